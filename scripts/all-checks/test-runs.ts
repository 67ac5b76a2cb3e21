import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';
import { honest, type Step, type StepResult, tool } from './step.ts';

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
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

export function vitest(name: string, title: string, projects: string[]): Step {
  const chosen = projects.flatMap((project) => ['--project', project]);
  return {
    name,
    title,
    run: () =>
      withReport<VitestReport>(
        (file) =>
          runCommand(tool('vitest'), [
            'run',
            ...chosen,
            '--allowOnly=false',
            '--reporter=default',
            '--reporter=json',
            `--outputFile.json=${file}`,
          ]),
        countVitest,
      ),
  };
}

export function countPlaywright({ stats }: PlaywrightReport): Omit<StepResult, 'output'> {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
}

export function playwright(name: string, title: string): Step {
  return {
    name,
    title,
    run: () =>
      withReport<PlaywrightReport>(
        (file) =>
          runCommand(tool('playwright'), ['test', '--reporter=list,json'], {
            env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
            // Two to three minutes on two idle cores; several times that on busy ones.
            limitMs: 20 * 60_000,
          }),
        countPlaywright,
      ),
  };
}
