import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Journey } from './budget.ts';
import { runCommand } from './run-command.ts';
import { honest, type Step, type StepResult, tool } from './step.ts';

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

type PlaywrightTest = {
  projectName: string;
  status: string;
  annotations?: { type: string; description?: string }[];
};

type PlaywrightSuite = {
  specs?: { title: string; file: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
};

async function withReport<Report>(
  run: (file: string) => Promise<{ ok: boolean; output: string }>,
  count: (report: Report) => Omit<StepResult, 'output'>,
): Promise<StepResult> {
  const folder = await mkdtemp(join(tmpdir(), 'vigour-report-'));
  const file = join(folder, 'report.json');
  try {
    const { ok, output } = await run(file);
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text === null) return { passed: 0, failed: 1, output };
    return honest({ ...count(JSON.parse(text) as Report), output }, ok);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export function countVitest(report: VitestReport): Omit<StepResult, 'output'> {
  // A file that does not even load has no test to count.
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests,
  };
}

/** Some projects, or some files in whichever projects they belong to. */
export function vitest(
  name: string,
  title: string,
  projects: string[],
  files: string[] = [],
): Step {
  const chosen = projects.flatMap((project) => ['--project', project]);
  return {
    name,
    title,
    run: () =>
      withReport<VitestReport>(
        (file) =>
          runCommand(tool('vitest'), [
            'run',
            ...files,
            ...chosen,
            // A guard may have nothing to try of the features that changed.
            ...(files.length > 0 ? ['--passWithNoTests'] : []),
            '--allowOnly=false',
            '--reporter=default',
            '--reporter=json',
            `--outputFile.json=${file}`,
          ]),
        countVitest,
      ),
  };
}

/** Journeys that passed only when they were tried again. */
function secondTries({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `${file}, ${title} (${projectName})`),
  );
  return [...own, ...suites.flatMap(secondTries)];
}

/** What each journey was, and used of the processor where that is known (e2e/harness.ts). */
function journeysIn({ specs = [], suites = [] }: PlaywrightSuite): Journey[] {
  const own = specs.flatMap(({ file, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ annotations = [] }) => {
        const noted = annotations.find(({ type }) => type === 'processor')?.description;
        return { file, processorSeconds: noted === undefined ? null : Number(noted) };
      }),
  );
  return [...own, ...suites.flatMap(journeysIn)];
}

export function countPlaywright({ stats, suites }: PlaywrightReport): Omit<StepResult, 'output'> {
  return {
    journeys: journeysIn({ suites }),
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    secondTry: secondTries({ suites }),
  };
}

export function playwright(name: string, title: string, files: string[] = []): Step {
  return {
    name,
    title,
    run: () =>
      withReport<PlaywrightReport>(
        (file) =>
          runCommand(tool('playwright'), ['test', '--reporter=list,json', ...files], {
            // Playwright colours what its workers print whatever it is told, and Node warns of a
            // NO_COLOR beside that.
            env: {
              PLAYWRIGHT_JSON_OUTPUT_FILE: file,
              FORCE_COLOR: '0',
              NO_COLOR: undefined,
              // Node reads TypeScript by itself; Playwright's own reader takes 5 s longer to begin.
              PW_DISABLE_TS_ESM: '1',
            },
            // Several times what it takes on two idle cores.
            limitMs: 20 * 60_000,
          }),
        countPlaywright,
      ),
  };
}
