import { expect, test } from 'vitest';
import { honest } from './step.ts';
import { countPlaywright, countVitest } from './test-runs.ts';

test('a test file that does not load counts as a failure', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 0,
    testResults: [
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
    ],
  };
  expect(countVitest(report)).toEqual({ passed: 2, failed: 2, skipped: 0 });
});

test('a journey that passes only at the second try counts as passed once, and is named', () => {
  const tried = (title: string, status: string) => ({
    title,
    file: 'a.spec.ts',
    tests: [
      { projectName: 'phone', status, annotations: [{ type: 'processor', description: '2.50' }] },
    ],
  });
  const report = {
    stats: { expected: 4, unexpected: 1, flaky: 2, skipped: 0 },
    suites: [
      {
        specs: [
          tried('holds', 'expected'),
          tried('flickers', 'flaky'),
          tried('fails', 'unexpected'),
        ],
        suites: [{ specs: [tried('flickers inside', 'flaky')] }],
      },
    ],
  };
  expect(countPlaywright(report)).toEqual({
    passed: 6,
    failed: 1,
    skipped: 0,
    journeys: Array(4).fill({ file: 'a.spec.ts', processorSeconds: 2.5 }),
    secondTry: ['a.spec.ts, flickers (phone)', 'a.spec.ts, flickers inside (phone)'],
  });
});

test('a runner that fails without naming a test counts as one failure', () => {
  expect(honest({ passed: 5, failed: 0, output: '' }, false).failed).toBe(1);
});

test('a run that finds no test counts as one failure', () => {
  expect(honest({ passed: 0, failed: 0, output: '' }, true).failed).toBe(1);
  expect(honest({ passed: 1, failed: 0, output: '' }, true).failed).toBe(0);
});
