import { ensureBrowser } from './all-checks/ensure-browser.ts';
import { check, type Step, type StepResult, tool } from './all-checks/step.ts';
import { playwright, vitest } from './all-checks/test-runs.ts';

/** Two lanes at once, for two cores; the browser comes when both are through. */
const lanes: Step[][] = [
  [
    vitest('unit', 'rules, platform and scripts; components', ['unit', 'web']),
    vitest('zones', 'days in four time zones', ['zone-*']),
    vitest('server', 'server on PostgreSQL', ['server']),
  ],
  [
    check('format', 'formatting and import order', tool('biome'), 'ci', '--colors=off', '.'),
    check('types', 'types of server, web and tests', tool('tsc'), '-b', 'tsconfig.json'),
    check('lint', 'type-aware lint', tool('oxlint'), '--type-aware', '--deny-warnings'),
    check('structure', 'architecture', process.execPath, 'scripts/check-structure.ts'),
    check('words', 'words on screen', process.execPath, 'scripts/check-words.ts'),
    check('migrations', 'migrations', process.execPath, 'scripts/check-migrations.ts'),
    check('leftovers', 'unused files and exports', tool('knip')),
    check('build', 'production build', process.execPath, 'scripts/build.mjs'),
  ],
];

const browser: Step = playwright('browser', 'journeys in Chromium with axe');

const names = [...lanes.flat(), browser].map((step) => step.name);

/** What `npm run test:long` tries in full. */
const reduced = ['unit', 'zones', 'server'];

function chosenNames(args: string[]): string[] {
  if (args.length === 0) return names;
  if (args.length === 1 && args[0] === '--long') return reduced;
  const wanted = args[0] === '--only' ? (args[1] ?? '').split(',') : [];
  const unknown = wanted.filter((name) => !names.includes(name));
  if (wanted.length === 0 || unknown.length > 0 || args.length !== 2) {
    console.error(`Use: npm test [-- --only NAME,NAME]   names: ${names.join(', ')}`);
    process.exit(2);
  }
  return wanted;
}

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

async function runBrowser(): Promise<StepResult> {
  const missing = await ensureBrowser();
  if (missing === null) return run(browser);
  return run({ ...browser, run: async () => ({ passed: 0, failed: 1, output: missing }) });
}

const startedAt = performance.now();
const args = process.argv.slice(2);
const chosen = new Set(chosenNames(args));
if (args.includes('--long')) process.env['LONG'] = '1';
const results = (
  await Promise.all(
    lanes.map(async (lane) => {
      const done: StepResult[] = [];
      for (const step of lane) if (chosen.has(step.name)) done.push(await run(step));
      return done;
    }),
  )
).flat();
if (chosen.has(browser.name)) results.push(await runBrowser());

const sum = (key: 'passed' | 'failed'): number =>
  results.reduce((total, result) => total + result[key], 0);
for (const name of results.flatMap(({ secondTry = [] }) => secondTry)) {
  console.log(`passed at the second try: ${name}`);
}
console.log(`\nTook ${seconds(performance.now() - startedAt)}.`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
