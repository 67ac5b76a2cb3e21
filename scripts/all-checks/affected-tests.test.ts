import { expect, test } from 'vitest';
import type { SourceFile, Tree } from '../structure/read-tree.ts';
import { findAffectedTests } from './affected-tests.ts';

const file = (path: string, targets: string[] = [], text = ''): SourceFile => ({
  path,
  text,
  lineCount: 1,
  imports: targets.map((target) => ({ specifier: target, target, line: 1, names: [] })),
  isSource: true,
  program: null,
});

const tree: Tree = {
  root: '.',
  files: [
    file('apps/server/app.ts', ['features/tea/server/routes.ts', 'features/cake/server/routes.ts']),
    file('apps/server/testing/test-app.ts', ['apps/server/app.ts']),
    file('apps/server/endpoints.test.ts', ['apps/server/testing/test-app.ts']),
    file('features/tea/rules.ts'),
    file('features/tea/rules.test.ts', ['features/tea/rules.ts']),
    file('features/tea/contract.ts', ['features/tea/rules.ts']),
    file('features/tea/server/routes.ts', ['features/tea/contract.ts']),
    file('features/tea/server/tea.test.ts', [
      'features/tea/contract.ts',
      'apps/server/testing/test-app.ts',
    ]),
    file(
      'features/tea/web/routes.tsx',
      ['features/tea/web/pages/tea-page.tsx'],
      "{ path: '/tea' }",
    ),
    file('features/tea/web/pages/tea-page.tsx', ['platform/web/ui/button.tsx']),
    file('features/tea/catalogue/catalogue.ndjson'),
    file('features/cake/server/routes.ts'),
    file('features/cake/server/cake.test.ts', ['apps/server/testing/test-app.ts']),
    file('features/cake/web/routes.tsx', [], "{ path: '/cake' }"),
    file('platform/web/ui/button.tsx'),
    file('platform/web/ui/button.test.tsx', ['platform/web/ui/button.tsx']),
    file('e2e/tea.spec.ts', [], "goto('/tea')"),
    file('e2e/cake.spec.ts', [], "goto('/cake')"),
    file('e2e/teatime.spec.ts', [], "goto('/teatime')"),
    file('e2e/sweep.spec.ts'),
  ],
};

test.each<[about: string, changed: string[], tests: string[], journeys: string[]]>([
  [
    'a screen',
    ['features/tea/web/pages/tea-page.tsx'],
    [],
    ['e2e/tea.spec.ts', 'e2e/sweep.spec.ts'],
  ],
  [
    'a rule, through the contract to the server, and no further',
    ['features/tea/rules.ts'],
    ['features/tea/rules.test.ts', 'features/tea/server/tea.test.ts'],
    ['e2e/tea.spec.ts'],
  ],
  [
    'what a server does, and the guards of all servers',
    ['features/tea/server/routes.ts'],
    ['apps/server/endpoints.test.ts'],
    ['e2e/tea.spec.ts'],
  ],
  [
    'a control of all screens',
    ['platform/web/ui/button.tsx'],
    ['platform/web/ui/button.test.tsx'],
    ['e2e/tea.spec.ts', 'e2e/cake.spec.ts', 'e2e/teatime.spec.ts', 'e2e/sweep.spec.ts'],
  ],
  ['a test alone', ['features/tea/rules.test.ts'], ['features/tea/rules.test.ts'], []],
  ['a journey alone', ['e2e/cake.spec.ts'], [], ['e2e/cake.spec.ts']],
  ['words for people who read the code', ['README.md', 'features/tea/README.md'], [], []],
])('%s', (_, changed, tests, journeys) => {
  expect(findAffectedTests(tree, changed)).toMatchObject({ tests, journeys, passedOver: [] });
});

test('the sweep looks at the screens of the change alone, or at all of them', () => {
  const sweptAfter = (path: string) => findAffectedTests(tree, [path]).swept;
  expect(sweptAfter('features/tea/web/pages/tea-page.tsx')).toEqual(['/tea']);
  expect(sweptAfter('platform/web/ui/button.tsx')).toBeNull();
  expect(sweptAfter('features/tea/rules.test.ts')).toEqual([]);
});

test('the guards try the endpoints of the change alone, or all of them', () => {
  const guardedAfter = (path: string) => findAffectedTests(tree, [path]).guarded;
  expect(guardedAfter('features/tea/server/routes.ts')).toEqual(['tea']);
  expect(guardedAfter('apps/server/app.ts')).toBeNull();
});

test('of many journeys that only open the page, a few are taken', () => {
  const many = Array.from({ length: 9 }, (_, at) =>
    file(`e2e/a${'b'.repeat(at)}.spec.ts`, [], "goto('/tea')"),
  );
  const { journeys, passedOver } = findAffectedTests({ ...tree, files: [...tree.files, ...many] }, [
    'features/tea/web/pages/tea-page.tsx',
  ]);
  expect(journeys).toContain('e2e/tea.spec.ts');
  expect(journeys).toHaveLength(6);
  expect(passedOver).toHaveLength(5);
});

test('what the graph knows nothing of breaks anything', () => {
  const { tests, journeys } = findAffectedTests(tree, ['package.json']);
  expect([tests.length, journeys.length]).toEqual([5, 4]);
});

test('a table of a feature breaks what the feature can break', () => {
  const { tests, journeys } = findAffectedTests(tree, ['features/tea/catalogue/catalogue.ndjson']);
  expect(tests).toContain('features/tea/server/tea.test.ts');
  expect(tests).not.toContain('features/cake/server/cake.test.ts');
  expect(journeys).toContain('e2e/tea.spec.ts');
});
