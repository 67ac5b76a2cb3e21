import type { Tree } from '../structure/read-tree.ts';

export type AffectedTests = {
  /** Test files for Vitest. */
  tests: string[];
  journeys: string[];
};

/** Where everything is put together. What a change breaks beyond it shows in guards and journeys. */
const ASSEMBLY = new Set([
  'apps/server/app.ts',
  'apps/server/personal-data.ts',
  'apps/web/router.tsx',
]);
/** What every endpoint is held to, whichever feature it belongs to. */
const GUARD = /^apps\/server\/[a-z-]+\.test\.ts$/;
const TEST = /\.test\.tsx?$/;
const JOURNEY = /^e2e\/[a-z-]+\.spec\.ts$/;
/** Looks at every screen. */
const SWEEP = 'e2e/sweep.spec.ts';
/** Settings of tools and the database, which the graph knows nothing of. */
const EVERYTHING =
  /^(package(-lock)?\.json|[a-z]+\.config\.ts|tsconfig.*\.json|apps\/server\/migrations\/)/;

const featureOf = (path: string): string | undefined => /^features\/([^/]+)\//.exec(path)?.[1];

/** Every file that stands on one of these, and they themselves. */
function filesUpon(tree: Tree, changed: string[]): Set<string> {
  const importers = new Map<string, string[]>();
  for (const { path, imports } of tree.files) {
    for (const { target } of imports) {
      importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  }
  const found = new Set(changed);
  for (const path of found) {
    if (ASSEMBLY.has(path) && !changed.includes(path)) continue;
    for (const importer of importers.get(path) ?? []) found.add(importer);
  }
  return found;
}

type Route = {
  feature: string;
  address: string /** null: nobody can tell. */;
  page: string | null;
};

/** The addresses that each feature's routes name, with the page behind each. */
function routesOf(tree: Tree): Route[] {
  return tree.files.flatMap(({ path, text }) => {
    const feature = featureOf(path);
    if (!feature || !path.endsWith('/web/routes.tsx')) return [];
    const pages = new Map(
      [...text.matchAll(/const (\w+) = lazyPage\([^;]*?'\.\/(pages\/[\w-]+\.tsx)'/g)].map(
        ([, name = '', page = '']) => [name, page],
      ),
    );
    return [...text.matchAll(/\{[^{}]*path: '(\/[a-z][a-z/-]*)[^{}]*\}/g)].map(
      ([route, address = '']) => {
        const named = pages.get(/page: (\w+)/.exec(route)?.[1] ?? '');
        const page = named ?? /'\.\/(pages\/[\w-]+\.tsx)'/.exec(route)?.[1];
        const file = page === undefined ? null : `features/${feature}/web/${page}`;
        return { feature, address: address.replace(/\/$/, ''), page: file };
      },
    );
  });
}

/** Whether a journey goes where the change is: by its name, the contracts it calls, the addresses it opens. */
function goesThrough(tree: Tree, journey: string, product: string[]): boolean {
  const file = tree.files.find(({ path }) => path === journey);
  const behind = new Set(
    product.filter((path) => !path.includes('/web/')).flatMap((path) => featureOf(path) ?? []),
  );
  const inWeb = new Set(product.flatMap((path) => featureOf(path) ?? []));
  if ([...inWeb].some((feature) => new RegExp(`^e2e/${feature}[-.]`).test(journey))) return true;
  if (file?.imports.some(({ target }) => behind.has(featureOf(target) ?? ''))) return true;
  return routesOf(tree)
    .filter(({ feature, page }) =>
      page === null ? inWeb.has(feature) : behind.has(feature) || product.includes(page),
    )
    .some(({ address }) => new RegExp(`['"\`]${address}(['"\`?]|$)`).test(file?.text ?? ''));
}

/** What a change can break: the tests that stand on it, and the journeys through its features. */
export function findAffectedTests(tree: Tree, different: string[]): AffectedTests {
  const changed = different.filter((path) => !path.endsWith('.md'));
  const paths = tree.files.map(({ path }) => path);
  const journeys = paths.filter((path) => JOURNEY.test(path));
  const known = new Set(paths);
  // What the graph does not know (a table of foods, a picture) belongs to the feature it lies in.
  const strangers = changed.filter((path) => !known.has(path) || !/\.(tsx?|mjs)$/.test(path));
  if (changed.some((path) => EVERYTHING.test(path))) {
    return { tests: paths.filter((path) => TEST.test(path)), journeys };
  }
  const touched = strangers.flatMap((path) => featureOf(path) ?? []);
  const upon = filesUpon(tree, [
    ...changed,
    ...paths.filter((path) => touched.includes(featureOf(path) ?? '')),
  ]);
  const product = [...upon].filter((path) => !TEST.test(path) && !path.startsWith('e2e/'));
  const reachesServer = product.some((path) => /\/(server|contract|rules)[./]/.test(path));
  const reachesScreens = product.some((path) => /^(apps|platform)\/web\/|\/web\//.test(path));
  const ofAllScreens = changed.some((path) => /^(apps|platform)\/web\//.test(path));
  return {
    tests: paths.filter(
      (path) => TEST.test(path) && (upon.has(path) || (reachesServer && GUARD.test(path))),
    ),
    journeys: journeys.filter(
      (path) =>
        upon.has(path) ||
        ofAllScreens ||
        (path === SWEEP ? reachesScreens : goesThrough(tree, path, product)),
    ),
  };
}
