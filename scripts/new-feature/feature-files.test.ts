import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkTree } from '../structure/all-rules.ts';
import { readTree } from '../structure/read-tree.ts';
import { featureNames } from './feature-files.ts';

const run = promisify(execFile);
const script = join(process.cwd(), 'scripts/new-feature.ts');
let root: string;

const generate = (...args: string[]) =>
  run(process.execPath, [script, ...args], { cwd: root }).catch(
    (error: { code: number; stderr: string }) => error,
  );

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vigour-feature-'));
  // What the generated files import.
  for (const path of [
    'platform/shared/endpoint.ts',
    'platform/shared/errors.ts',
    'platform/server/http/handle.ts',
    'platform/web/query/query-of.ts',
    'platform/web/routing/lazy-page.ts',
    'platform/web/routing/page-route.ts',
    'platform/web/ui/page-header.tsx',
    'apps/server/testing/test-app.ts',
  ]) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), 'export {};\n');
  }
  await writeFile(join(root, 'ARCHITECTURE.md'), '- `shopping-lists` → nothing\n');
  await generate('shopping-lists');
});
afterAll(() => rm(root, { recursive: true, force: true }));

test('a new feature keeps to the structure', async () => {
  expect(checkTree(await readTree(root))).toEqual([]);
});

test('a new feature brings a test that says what to do next', async () => {
  const folder = join(root, 'features/shopping-lists/server');
  expect(await readdir(folder)).toContain('shopping-lists.test.ts');
  const text = await readFile(join(folder, 'shopping-lists.test.ts'), 'utf8');
  expect(text).toContain('List shoppingListsRoutes in apps/server/app.ts');
});

test('an existing feature is left alone', async () => {
  const file = join(root, 'features/shopping-lists/README.md');
  await writeFile(file, 'mine\n');
  expect(await generate('shopping-lists')).toMatchObject({ code: 1 });
  expect(await readFile(file, 'utf8')).toBe('mine\n');
});

test.each(['', 'Meals', 'meal_plans', '../meals', 'meals-', '9lives'])('%j is no name', (name) => {
  expect(featureNames(name)).toBeNull();
});
