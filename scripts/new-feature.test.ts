import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { featureNames } from './new-feature/feature-names.ts';
import { wireFeature } from './new-feature/wire-feature.ts';

const run = promisify(execFile);
const project = process.cwd();
let root: string;

/** Output of a command in the copy of the project; its failure is a failed test that shows it. */
async function inCopy(command: string, ...args: string[]): Promise<string> {
  const path = [join(project, 'node_modules/.bin'), process.env['PATH']].join(':');
  const env = { ...process.env, PATH: path, NO_COLOR: '1', LONG: '' };
  const done = run(command, args, { cwd: root, env, maxBuffer: 50_000_000 }).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => expect.fail(stdout + stderr),
  );
  return (await done).stdout;
}

vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 });

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vigour-feature-'));
  const parts = ['apps', 'features', 'platform', 'scripts', 'e2e', 'bench', 'docs'];
  const files = [
    '.gitignore',
    'package.json',
    'biome.json',
    'drizzle.config.ts',
    'vitest.config.ts',
  ];
  const configs = ['base', 'web', 'server'].map((name) => `tsconfig.${name}.json`);
  for (const path of [...parts, ...files, ...configs, 'ARCHITECTURE.md', 'CONTRIBUTING.md']) {
    await cp(join(project, path), join(root, path), { recursive: true });
  }
  await symlink(join(project, 'node_modules'), join(root, 'node_modules'));
  const says = await inCopy('node', 'scripts/new-feature.ts', 'water-intakes');
  expect(says).not.toContain('by hand');
});
afterAll(() => rm(root, { recursive: true, force: true }));

test('a new feature keeps to the structure, the words and the format', async () => {
  expect(await inCopy('node', 'scripts/check-structure.ts')).toContain(' 0 against the structure');
  expect(await inCopy('node', 'scripts/check-words.ts')).toContain(' 0 against docs/words.md');
  await inCopy('biome', 'ci', 'features/water-intakes', 'apps', 'e2e/screens.ts');
});

test('the server answers for its page', async () => {
  const pages = await readFile(join(root, 'apps/server/web-pages.ts'), 'utf8');
  expect(pages).toContain("  '/water-intakes',\n];");
});

test('a new feature compiles', async () => {
  const config = {
    extends: './tsconfig.web.json',
    compilerOptions: { composite: false, noEmit: true, rootDir: '.' },
    include: ['features/water-intakes/**/*'],
    exclude: ['**/*.test.ts'],
  };
  await writeFile(join(root, 'tsconfig.feature.json'), JSON.stringify(config));
  await inCopy('tsc', '-p', 'tsconfig.feature.json');
});

// A minute of processor: `npm run test:long`.
test.runIf(process.env['LONG'])('a new feature passes the guards and its own tests', async () => {
  await inCopy('node', 'node_modules/drizzle-kit/bin.cjs', 'generate');
  await inCopy('tsc', '-p', 'tsconfig.server.json', '--composite', 'false');
  await inCopy('oxlint', '--type-aware', '--deny-warnings', 'features/water-intakes');
  const tests = ['records', 'endpoints', 'ownership', 'personal-data', 'bad-input', 'web-pages'];
  const guards = tests.map((name) => `apps/server/${name}.test.ts`);
  await inCopy('vitest', 'run', '--project', 'server', 'features/water-intakes', ...guards);
  await inCopy('vitest', 'run', '--project', 'unit', 'features/water-intakes');
  await inCopy('vitest', 'run', '--project', 'web', 'apps/web/screens.test.ts');
});

test('an existing feature is left alone', async () => {
  const file = join(root, 'features/water-intakes/README.md');
  const before = await readFile(file, 'utf8');
  await writeFile(file, 'mine\n');
  const script = ['scripts/new-feature.ts', 'water-intakes'];
  await expect(run(process.execPath, script, { cwd: root })).rejects.toMatchObject({ code: 1 });
  expect(await readFile(file, 'utf8')).toBe('mine\n');
  await writeFile(file, before);
});

test('what cannot be listed is said', () => {
  const names = featureNames('water-intakes') ?? expect.fail('no names');
  expect(wireFeature(names, () => 'another file')).toContainEqual({
    path: 'e2e/screens.ts',
    missing: "  { route: '/water-intakes' },\n",
  });
});

test.each(['', 'Meals', 'meal_plans', '../meals', 'meals-', '9lives', 'sleep'])(
  '%j is no name',
  (name) => {
    expect(featureNames(name)).toBeNull();
  },
);

test.each([
  ['recipes', undefined, 'recipe'],
  ['body-batteries', undefined, 'body-battery'],
  ['sleep', 'night', 'night'],
])('one of %s, called %s, is a %s', (folder, record, one) => {
  expect(featureNames(folder, record)?.one.kebab).toBe(one);
});
