export type FeatureNames = {
  /** `shopping-lists` */
  folder: string;
  /** `shoppingLists` */
  camel: string;
  /** `ShoppingLists` */
  pascal: string;
  /** `Shopping lists` */
  title: string;
};

/** The names a feature goes by; null when `folder` is not lower case words joined by hyphens. */
export function featureNames(folder: string): FeatureNames | null {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(folder)) return null;
  const words = folder.split('-');
  const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
  const pascal = words.map(capital).join('');
  return {
    folder,
    pascal,
    camel: pascal.slice(0, 1).toLowerCase() + pascal.slice(1),
    title: capital(words.join(' ')),
  };
}

const readme = ({ title, camel, folder }: FeatureNames): string => `# ${title}

## What a person can do

Say it in a few sentences, as a person would.

## Screens

- \`/${folder}\`: the \`${title}\` page

## Rules

The rules that decide something, with the source of each formula.

## Tables

None yet. A personal table has \`ownerId\` first in its primary key and in every index.

## What is next

\`server/${folder}.test.ts\` fails and says so. \`contract.ts\` is where \`${camel}Api\` says what crosses the wire.
`;

const contract = ({ camel, folder, title }: FeatureNames): string => `import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';

export const ${camel}Overview = z.object({ count: z.number().int() });

export const ${camel}Api = {
  overview: endpoint({
    method: 'GET',
    path: '/api/${folder}',
    access: 'signed-in',
    rate: 'read',
    summary: '${title} of the signed-in person',
    response: ${camel}Overview,
  }),
};
`;

const routes = ({
  camel,
  title,
}: FeatureNames): string => `import { handle, type Route } from '#platform/server/http/handle.ts';
import { AppError } from '#platform/shared/errors.ts';
import { ${camel}Api } from '../contract.ts';

export const ${camel}Routes: Route[] = [
  handle(${camel}Api.overview, async () => {
    throw new AppError('unavailable', { message: '${title} cannot be read yet.' });
  }),
];
`;

const serverTest = ({
  camel,
  folder,
}: FeatureNames): string => `import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { ${camel}Api } from '../contract.ts';

let app: TestApp;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.person();
  ben = await app.person();
});
afterAll(() => app.close());

const nextStep = \`
  1. List ${camel}Routes in apps/server/app.ts and ${camel}PageRoutes in apps/web/router.tsx.
  2. List ${folder} with what it stands on in ARCHITECTURE.md.
  3. Say in contract.ts what crosses the wire, and answer it in server/routes.ts.
  4. Replace this test: what ana stores, ana reads; ben does not see it; a stranger is refused.\`;

test('what one person stores, nobody else sees', async () => {
  for (const person of [ana, ben]) {
    const answer = await person.call(${camel}Api.overview, {}).catch((error: unknown) => error);
    expect(answer, nextStep).toEqual({ count: 0 });
  }
});
`;

const api = ({
  camel,
  pascal,
}: FeatureNames): string => `import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/web/query/query-of.ts';
import { ${camel}Api } from '../contract.ts';

export const use${pascal}Overview = () => useQuery(queryOf(${camel}Api.overview, {}));
`;

const page = ({
  pascal,
  title,
}: FeatureNames): string => `import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { use${pascal}Overview } from '../api.ts';

export function ${pascal}Page() {
  const overview = use${pascal}Overview();
  return (
    <>
      <PageHeader title="${title}" />
      <p>{overview.data?.count}</p>
    </>
  );
}
`;

const pageRoutes = ({
  camel,
  folder,
  pascal,
}: FeatureNames): string => `import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export const ${camel}PageRoutes: PageRoute[] = [
  {
    path: '/${folder}',
    page: lazyPage(() => import('./pages/${folder}-page.tsx').then((m) => m.${pascal}Page)),
    frame: 'tab',
  },
];
`;

/** The files of a new feature, by their path inside its folder. */
export function featureFiles(names: FeatureNames): Record<string, string> {
  return {
    'README.md': readme(names),
    'contract.ts': contract(names),
    'server/routes.ts': routes(names),
    [`server/${names.folder}.test.ts`]: serverTest(names),
    'web/api.ts': api(names),
    'web/routes.tsx': pageRoutes(names),
    [`web/pages/${names.folder}-page.tsx`]: page(names),
  };
}
