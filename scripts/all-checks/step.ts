import type { Journey } from './budget.ts';
import { runCommand } from './run-command.ts';

export type StepResult = {
  passed: number;
  failed: number;
  skipped?: number;
  /** Names of tests that failed once and then passed: they count as passed, and are always told. */
  secondTry?: string[];
  /** Those of a browser run, for the budget. */
  journeys?: Journey[];
  output: string;
};

export type Step = {
  /** Its name on the command line and in the summary. */
  name: string;
  title: string;
  run: () => Promise<StepResult>;
};

/** A check that holds or does not: it counts as one. */
export function check(name: string, title: string, command: string, ...args: string[]): Step {
  return {
    name,
    title,
    // One that stands back takes as long as the tests do.
    run: async () => {
      const { ok, output } = await runCommand(command, args, { limitMs: 20 * 60_000 });
      return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
    },
  };
}

/** Nothing in such a check is timed, so it takes of the processor only what the tests leave. */
export const standingBack = (name: string, title: string, ...command: [string, ...string[]]) =>
  process.platform === 'win32'
    ? check(name, title, ...command)
    : check(name, title, 'nice', '-n', '19', ...command);

/** A program of node_modules. */
export const tool = (name: string): string => `node_modules/.bin/${name}`;

/** Results that hide nothing: a runner that fails without naming a test counts as one failure. */
export function honest(result: StepResult, runnerSucceeded: boolean): StepResult {
  if (result.failed > 0) return result;
  if (!runnerSucceeded) return { ...result, failed: 1 };
  if (result.passed > 0) return result;
  return { ...result, failed: 1, output: `${result.output}\nNo test was found.` };
}
