import { expect, test } from 'vitest';
import { screens } from '../../e2e/screens.ts';
import { routes } from './router.tsx';

/** The components, which only a developer sees. */
const DEVELOPMENT_ONLY = '/ui';

test('every route is looked at by the sweep (e2e/screens.ts), and nothing else is', () => {
  const swept = new Set(Object.values(screens).flatMap((all) => all.map(({ route }) => route)));
  const paths = routes.map(({ path }) => path).filter((path) => path !== DEVELOPMENT_ONLY);
  expect([...swept].sort()).toEqual([...new Set(paths)].sort());
});
