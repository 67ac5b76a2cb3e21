import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkTree, ruleNames } from './structure/all-rules.ts';
import { readTree } from './structure/read-tree.ts';

type Files = Record<string, string>;

const lines = (count: number): string => 'export {};\n'.repeat(count);

/** A small repository in which everything is where it belongs. */
const sound: Files = {
  'ARCHITECTURE.md': '- `tea` → nothing\n- `cake` → `tea`\n',
  'apps/server/app.ts': "import { teaRoutes } from '#features/tea/server/routes.ts';\nteaRoutes;\n",
  'apps/server/config.ts': 'export const port = process.env.PORT;\n',
  'apps/server/testing/test-app.ts': 'export const app = 1;\n',
  'features/tea/README.md': 'Tea.\n',
  'features/tea/contract.ts': "import { steep } from './rules.ts';\nexport const tea = steep;\n",
  'features/tea/rules.ts': 'export const steep = (nowMs: number) => new Date(nowMs);\n',
  'features/tea/server/tables.ts':
    "import { t } from 'drizzle-orm/pg-core';\nexport const pots = t;\n",
  'features/tea/server/queries.ts': "import { pots } from './tables.ts';\nexport const q = pots;\n",
  'features/tea/server/actions.ts': "import { q } from './queries.ts';\nexport const brew = q;\n",
  'features/tea/server/routes.ts':
    "import { handle } from '#platform/server/http/handle.ts';\nimport { brew } from './actions.ts';\nexport const teaRoutes = [handle, brew];\n",
  'features/tea/server/routes.test.ts':
    "import { app } from '../../../apps/server/testing/test-app.ts';\napp;\nDate.now();\n",
  'features/tea/web/api.ts':
    "import { call } from '#platform/web/api-client/call.ts';\nexport const getTea = call;\n",
  'features/tea/web/pages/tea-page.tsx':
    "import { getTea } from '../api.ts';\nexport function TeaPage() { return <p>{String(getTea)}</p>; }\n",
  'features/cake/rules/slice.ts':
    "import type { tea } from '#features/tea/contract.ts';\nexport const slice = (t: typeof tea) => t;\n",
  'platform/shared/units.ts': 'export const grams = 1;\n',
  'platform/server/db/database.ts': "import pg from 'pg';\nexport const db = pg;\n",
  'platform/server/http/handle.ts':
    "import '#platform/shared/units.ts';\nexport const handle = 1;\n",
  'platform/web/api-client/call.ts': 'export const call = () => fetch("/");\n',
};

/** For each rule the files that break it, added to the sound repository. */
const plants: Record<string, Files> = {
  'platform-knows-no-product': {
    'platform/server/a.ts': "import '#features/tea/contract.ts';\n",
  },
  'platform-shared-is-the-floor': {
    'platform/shared/a.ts': "import '../server/http/handle.ts';\n",
  },
  'platform-sides-apart': { 'platform/web/a.ts': "import '#platform/server/http/handle.ts';\n" },
  'features-know-no-app': {
    'features/tea/server/jobs.ts': "import '../../../apps/server/app.ts';\n",
  },
  'product-knows-no-tools': {
    'platform/server/a.ts': "import '../../scripts/a.ts';\n",
    'scripts/a.ts': 'export {};\n',
  },
  'web-never-imports-server': {
    'features/tea/web/messages.ts': "import '../server/actions.ts';\n",
  },
  'web-knows-no-node': { 'platform/web/a.ts': "import 'node:fs';\n" },
  'server-never-imports-web': { 'features/tea/server/jobs.ts': "import '../web/api.ts';\n" },
  'contract-imports-only-rules': {
    'features/cake/contract.ts': "import '#platform/server/http/handle.ts';\n",
  },
  'rules-stand-alone': {
    'features/cake/rules/a.ts': "import '../contract.ts';\n",
    'features/cake/contract.ts': 'export {};\n',
  },
  'features-by-the-door': {
    'features/cake/server/actions.ts': "import '#features/tea/server/actions.ts';\n",
  },
  'foreign-tables-for-foreign-keys': {
    'features/cake/server/queries.ts': "import '#features/tea/server/tables.ts';\n",
  },
  'apps-by-the-listing-door': { 'apps/server/a.ts': "import '#features/tea/server/actions.ts';\n" },
  'only-queries-use-tables': {
    'features/tea/server/jobs.ts': "import { eq } from 'drizzle-orm';\n",
  },
  'queries-decide-nothing': {
    'features/cake/server/queries.ts': "import './actions.ts';\n",
    'features/cake/server/actions.ts': 'export {};\n',
  },
  'actions-call-down': {
    'features/cake/server/actions.ts': "import './routes.ts';\n",
    'features/cake/server/routes.ts': 'export {};\n',
  },
  'only-routes-know-http': {
    'features/cake/server/actions.ts':
      "import { handle } from '#platform/server/http/handle.ts';\n",
  },
  'only-api-calls-the-server': {
    'features/tea/web/components/pot.tsx': "import '#platform/web/api-client/call.ts';\n",
  },
  'pages-above-components-above-api': {
    'features/tea/web/components/pot.tsx': "import '../pages/tea-page.tsx';\n",
  },
  'api-draws-nothing': {
    'features/cake/web/api.ts': "import { useLocation } from 'wouter';\n",
  },
  'drivers-in-one-place': { 'platform/server/a.ts': "import pg from 'pg';\n" },
  'vendors-behind-providers': { 'features/tea/server/actions.ts': "import 'better-auth';\n" },
  'test-helpers-for-tests': { 'apps/server/a.ts': "import './testing/test-app.ts';\n" },
  'imports-name-a-file': { 'apps/server/a.ts': "import './config';\n" },
  'environment-in-config': { 'platform/server/a.ts': 'export const a = process.env.PORT;\n' },
  'rules-are-pure': { 'features/tea/rules.ts': 'export const steep = () => new Date();\n' },
  'owner-proof-in-two-places': {
    'features/tea/server/actions.ts':
      "import { proveOwner } from '#platform/server/sessions/owner.ts';\nproveOwner;\n",
    'platform/server/sessions/owner.ts': 'export const proveOwner = 1;\n',
  },
  'one-place-fetches': {
    'features/tea/web/components/pot.tsx': "export const pour = () => fetch('/api/tea');\n",
  },
  'calls-from-api': {
    'features/tea/web/components/pot.tsx':
      "import { teaApi } from '../../contract.ts';\nexport const calls = teaApi;\n",
  },
  'forms-library-in-the-kit': {
    'features/tea/web/components/order.tsx': "import 'react-hook-form';\n",
  },
  'forms-by-the-kit': {
    'features/tea/web/components/order.tsx':
      'export const Order = () => <form onSubmit={() => undefined} />;\n',
    'features/tea/web/components/search.tsx':
      'export const Search = () => <form action="/search" />;\n',
  },
  'colours-in-the-design-system': {
    'features/tea/web/components/pot.tsx': "export const red = 'text-[#ff0000]';\n",
  },
  'named-exports-only': { 'platform/shared/a.ts': 'export default 1;\n' },
  'file-vocabulary': { 'features/tea/server/tea-service.ts': 'export {};\n' },
  'folders-for-many': { 'features/tea/rules/water/boil.ts': 'export {};\n' },
  'telling-names': { 'platform/shared/utils.ts': 'export {};\n' },
  'kebab-case-names': { 'platform/shared/teaPot.ts': 'export {};\n' },
  'small-files': { 'platform/shared/a.ts': lines(401) },
  'small-features': { 'features/tea/rules/a.ts': lines(6_001) },
  'nine-in-ten-short': {
    'platform/shared/a.ts': lines(251),
    'platform/shared/b.ts': lines(251),
    'platform/shared/c.ts': lines(251),
  },
  'stands-alone': { 'features/tea/README.md': `See ${'..'}/shared/spec.md\n` },
  'documents-name-files': { 'features/tea/README.md': 'Brews in `server/pots.ts`.\n' },
  'one-form-kit': {
    'features/tea/web/components/order.tsx':
      'export const Order = () => <form className="a" onSubmit={() => undefined} />;\n',
  },
  'pages-named-like-files': {
    'features/tea/web/pages/pot-page.tsx': 'export function Pot() { return null; }\n',
  },
  'no-feature-cycles': {
    'features/tea/server/actions.ts': "import '#features/cake/rules/slice.ts';\n",
  },
  'no-file-cycles': {
    'platform/shared/a.ts': "import './b.ts';\n",
    'platform/shared/b.ts': "import './a.ts';\n",
  },
  'feature-graph-as-written': { 'ARCHITECTURE.md': '- `tea` → nothing\n- `cake` → nothing\n' },
};

async function rulesBrokenBy(added: Files): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), 'vigour-structure-'));
  try {
    for (const [path, text] of Object.entries({ ...sound, ...added })) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
    return checkTree(await readTree(root)).map((violation) => violation.rule);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

describe('the structure check', () => {
  test('finds nothing where everything is in its place', async () => {
    expect(await rulesBrokenBy({})).toEqual([]);
  });

  test('has a planted violation for each rule', () => {
    expect(Object.keys(plants).sort()).toEqual([...ruleNames].sort());
  });

  test('asks for folders of one concept above 20 files', async () => {
    const flat = (count: number): Files =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `features/tea/rules/leaf-${index}.ts`,
          `export const leaf${index} = ${index};\n`,
        ]),
      );
    expect(await rulesBrokenBy(flat(20))).toEqual([]);
    expect(await rulesBrokenBy(flat(21))).toEqual(['folders-for-many']);
  });

  test.each(Object.entries(plants))('%s', async (rule, files) => {
    expect(await rulesBrokenBy(files)).toContain(rule);
  });
});
