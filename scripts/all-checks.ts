import { existsSync } from 'node:fs';
import { findAffectedTests } from './all-checks/affected-tests.ts';
import { weighJourneys } from './all-checks/budget.ts';
import { readChangedFiles } from './all-checks/changed-files.ts';
import { ensureBrowser } from './all-checks/ensure-browser.ts';
import { readOptions } from './all-checks/options.ts';
import { check, type Step, type StepResult, standingBack, tool } from './all-checks/step.ts';
import { playwright, vitest } from './all-checks/test-runs.ts';
import { readTree } from './structure/read-tree.ts';

/** What a change can break, or all there is. */
type Steps = {
  /** Two at once, before the browser. */
  beside: Step[];
  /** One after the other from the start to the end, on what the others leave of the processor. */
  standingBack: Step[];
  browser: Step | null;
};

const format = standingBack(
  'format',
  'formatting and import order',
  tool('biome'),
  'ci',
  '--colors=off',
  '.',
);

const lint = (title: string, ...what: string[]): Step =>
  standingBack('lint', title, tool('oxlint'), '--type-aware', '--deny-warnings', ...what);

const types = standingBack(
  'types',
  'types of server, web and tests',
  tool('tsc'),
  '-b',
  '--builders',
  '2',
  'tsconfig.json',
);

const node = process.execPath;
const others: Step[] = [
  standingBack('structure', 'architecture', node, 'scripts/check-structure.ts'),
  standingBack('words', 'words on screen', node, 'scripts/check-words.ts'),
  standingBack('migrations', 'migrations', node, 'scripts/check-migrations.ts'),
  standingBack('leftovers', 'unused files and exports', tool('knip')),
];

const build = check('build', 'production build', node, 'scripts/build.mjs');

const whole: Steps = {
  // The longest first: what is left at the end is shared by both lanes.
  beside: [
    vitest('server', 'server on PostgreSQL', ['server']),
    build,
    vitest('unit', 'rules, platform and scripts', ['unit']),
    vitest('web', 'components', ['web', 'web-alone']),
    vitest('zones', 'days in other time zones', ['zone-*']),
  ],
  standingBack: [
    format,
    ...others,
    // The linter works out all types, so the compiler need not do it once more. Last, as it uses both
    // cores if it is left alone.
    lint('types and type-aware lint', '--type-check'),
  ],
  browser: playwright('browser', 'journeys in Chromium'),
};

/** What the difference from a commit can break, from the graph that the structure check reads. */
async function stepsSince(commit: string): Promise<Steps> {
  const changed = await readChangedFiles(commit);
  const tree = await readTree(process.cwd());
  const { tests, journeys, passedOver, swept, guarded } = findAffectedTests(tree, changed);
  console.log(
    `${changed.length} files changed: ${tests.length} test files, ${journeys.length} journey files.`,
  );
  if (passedOver.length > 0) {
    console.log(
      `${passedOver.length} more journey files open its pages: npm test and npm run test:long run them.`,
    );
  }
  if (guarded && guarded.length > 0) process.env['GUARDED'] = guarded.join(',');
  if (swept) process.env['SWEPT'] = swept.join(',');
  if (swept === null || swept.length > MAX_SCREENS_IN_FULL) process.env['USUAL'] = '1';
  return {
    beside: [
      ...(tests.length > 0 ? [vitest('tests', 'tests that stand on them', [], tests)] : []),
      ...(changed.length > 0 ? [build] : []),
    ],
    standingBack: changed.length > 0 ? [format, ...others, types, lintOf(changed)] : [],
    browser: journeys.length > 0 ? playwright('browser', 'journeys through them', journeys) : null,
  };
}

/** Only what differs: what stands on it, the compiler checks. */
function lintOf(changed: string[]): Step {
  const files = changed.filter((path) => /\.(tsx?|mjs)$/.test(path) && existsSync(path));
  return lint('type-aware lint of what differs', '--no-error-on-unmatched-pattern', ...files);
}

/** More screens than these are looked at as in the usual run, or `--since` takes too long. */
const MAX_SCREENS_IN_FULL = 6;

const names = [...whole.beside, ...whole.standingBack, { name: 'browser' }].map(({ name }) => name);

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

async function run(step: Step): Promise<StepResult> {
  const startedAt = performance.now();
  const result = await step.run();
  const took = seconds(performance.now() - startedAt);
  const counts = `${result.passed} passed, ${result.failed} failed`;
  const skipped = result.skipped ? `, ${result.skipped} skipped` : '';
  const mark = result.failed > 0 ? '✗' : '✓';
  console.log(`${mark} ${step.name.padEnd(10)} ${step.title} (${counts}${skipped}, ${took})`);
  if (result.failed > 0) console.log(`\n${result.output}\n`);
  return result;
}

async function runBrowser(step: Step, browserFound: Promise<string | null>): Promise<StepResult> {
  const missing = await browserFound;
  if (missing === null) return run(step);
  return run({ ...step, run: async () => ({ passed: 0, failed: 1, output: missing }) });
}

/** Says what the journeys of a whole run cost, and fails when they cost too much. */
function checkBudget({ journeys = [] }: StepResult): Step {
  return {
    name: 'budget',
    title: 'journeys within their budget',
    run: async () => {
      const { lines, broken } = weighJourneys(journeys);
      console.log(lines.join('\n'));
      return {
        passed: broken.length === 0 ? 1 : 0,
        failed: broken.length,
        output: broken.join('\n'),
      };
    },
  };
}

const startedAt = performance.now();
const options = readOptions(process.argv.slice(2), names);
if (typeof options === 'string') {
  console.error(options);
  process.exit(2);
}
if (options.isLong) process.env['LONG'] = '1';
else if (options.since === null) process.env['USUAL'] = '1';
const steps = options.since === null ? whole : await stepsSince(options.since);
const isChosen = ({ name }: Step) => options.since !== null || options.steps.includes(name);

const results: StepResult[] = [];
/** Takes the next step that waits until there is none. */
async function runLane(waiting: Step[]): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await run(step));
}

/** Two lanes at once, for two cores. The browser comes when both are through. */
const runTests = async (): Promise<void> => {
  const browser = steps.browser && isChosen(steps.browser) ? steps.browser : null;
  // To have it brought takes longer than to find it, and hardly any of the processor.
  const browserFound = browser ? ensureBrowser() : Promise.resolve(null);
  const waiting = steps.beside.filter(isChosen);
  await Promise.all([runLane(waiting), runLane(waiting)]);
  if (!browser) return;
  const result = await runBrowser(browser, browserFound);
  results.push(result);
  if (options.since === null && !options.isLong) results.push(await run(checkBudget(result)));
};

await Promise.all([runTests(), runLane(steps.standingBack.filter(isChosen))]);

const sum = (key: 'passed' | 'failed'): number =>
  results.reduce((total, result) => total + result[key], 0);
for (const name of results.flatMap(({ secondTry = [] }) => secondTry)) {
  console.log(`passed at the second try: ${name}`);
}
console.log(`\nTook ${seconds(performance.now() - startedAt)}.`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
