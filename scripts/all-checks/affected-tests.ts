import type { Tree } from '../structure/read-tree.ts';

export type AffectedTests = {
  /** Test files for Vitest. */
  tests: string[];
  journeys: string[];
  /** Journeys that also go near; `npm test` and `npm run test:long` run them. */
  passedOver: string[];
  /** The routes that the sweep looks at; null: all. */
  swept: string[] | null;
  /** The features whose endpoints the guards try; null: all. */
  guarded: string[] | null;
};

/** Where everything is put together. What a change breaks beyond it shows in guards and journeys. */
const ASSEMBLY = new Set([
  'apps/server/app.ts',
  'apps/server/personal-data.ts',
  'apps/web/router.tsx',
]);
/** What every endpoint is held to, whichever feature it belongs to. */
const GUARD =
  /^apps\/server\/(access-matrix|bad-input|body-limits|endpoints|ownership|personal-data|security)\.test\.ts$/;
/** Journeys that only open a page of the change, beside those named for its feature: more take too long. */
const MAX_NEAR = 4;
/** They cost several times what others do, so they come last. */
const OWN_SERVER = /from '\.\/(own-server|server|site)\.ts'/;
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
  /** As the router has it. */
  route: string;
  /** As a journey writes it. */
  address: string;
  /** null: nobody can tell. */
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
    return [...text.matchAll(/\{[^{}]*path: '((\/[a-z][a-z/-]*)[^']*)'[^{}]*\}/g)].map(
      ([written, route = '', address = '']) => {
        const named = pages.get(/page: (\w+)/.exec(written)?.[1] ?? '');
        const page = named ?? /'\.\/(pages\/[\w-]+\.tsx)'/.exec(written)?.[1];
        const file = page === undefined ? null : `features/${feature}/web/${page}`;
        return { feature, route, address: address.replace(/\/$/, ''), page: file };
      },
    );
  });
}

type Change = { changed: string[]; product: string[] };

/** The routes whose page stands on the change. */
const routesUpon = (tree: Tree, { changed, product }: Change): Route[] =>
  routesOf(tree).filter(({ feature, page }) =>
    page === null
      ? changed.some((path) => featureOf(path) === feature && path.includes('/web/'))
      : product.includes(page),
  );

/** How near a journey goes: 2 if it is named for the feature, 1 if it opens a page of the change, else 0. */
function nearnessOf(tree: Tree, journey: string, change: Change): 0 | 1 | 2 {
  const text = tree.files.find(({ path }) => path === journey)?.text ?? '';
  const features = new Set(change.changed.flatMap((path) => featureOf(path) ?? []));
  if ([...features].some((name) => new RegExp(`^e2e/${name}[-.]`).test(journey))) return 2;
  // What a server or a contract does shows on the pages of its own feature.
  const behind = change.changed.flatMap((path) =>
    /\/(server|contract)[./]/.test(path) ? (featureOf(path) ?? []) : [],
  );
  const routes = [
    ...routesUpon(tree, change),
    ...routesOf(tree).filter(({ feature }) => behind.includes(feature)),
  ];
  const opens = routes.some(({ address }) => new RegExp(`['"\`]${address}(['"\`?]|$)`).test(text));
  return opens ? 1 : 0;
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
    const tests = paths.filter((path) => TEST.test(path));
    return { tests, journeys, passedOver: [], swept: null, guarded: null };
  }
  const touched = strangers.flatMap((path) => featureOf(path) ?? []);
  const upon = filesUpon(tree, [
    ...changed,
    ...paths.filter((path) => touched.includes(featureOf(path) ?? '')),
  ]);
  const product = [...upon].filter((path) => !TEST.test(path) && !path.startsWith('e2e/'));
  const own = [...changed, ...touched.map((feature) => `features/${feature}/web/`)].filter(
    (path) => !TEST.test(path) && !path.startsWith('e2e/'),
  );
  const ofServer = own.filter((path) => /\/(server|contract)[./]/.test(path));
  const guarded = ofServer.every((path) => featureOf(path))
    ? [...new Set(ofServer.flatMap((path) => featureOf(path) ?? []))]
    : null;
  const ofAllScreens = own.some((path) => /^(apps|platform)\/web\//.test(path));
  const change = { changed: own, product };
  const swept = ofAllScreens ? null : routesUpon(tree, change).map(({ route }) => route);
  // A journey that changed itself is run; one that only calls the server by a contract is near.
  const retold = filesUpon(
    tree,
    changed.filter((path) => path.startsWith('e2e/')),
  );
  const textOf = (journey: string) => tree.files.find(({ path }) => path === journey)?.text ?? '';
  const near = journeys
    .filter((path) => !retold.has(path) && path !== SWEEP)
    .map((path) => ({
      path,
      nearness: ofAllScreens ? 1 : Math.max(nearnessOf(tree, path, change), upon.has(path) ? 1 : 0),
      isDear: OWN_SERVER.test(textOf(path)),
    }))
    .filter(({ nearness }) => nearness > 0)
    .sort((a, b) => b.nearness - a.nearness || Number(a.isDear) - Number(b.isDear));
  const named = near.filter(({ nearness }) => nearness === 2).length;
  const taken = new Set(
    (ofAllScreens ? near : near.slice(0, named + MAX_NEAR)).map(({ path }) => path),
  );
  return {
    tests: paths.filter(
      (path) => TEST.test(path) && (upon.has(path) || (ofServer.length > 0 && GUARD.test(path))),
    ),
    journeys: journeys.filter(
      (path) =>
        retold.has(path) ||
        taken.has(path) ||
        (path === SWEEP && (swept === null || swept.length > 0)),
    ),
    passedOver: near.map(({ path }) => path).filter((path) => !taken.has(path)),
    swept,
    guarded,
  };
}
