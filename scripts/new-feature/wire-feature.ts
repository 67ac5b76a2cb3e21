import type { FeatureNames } from './feature-names.ts';

/** One line that makes a feature known to a file outside its folder. */
type Wire = {
  path: string;
  /** The line before which `text` is put; the first that is found after `after`. */
  before: string;
  after?: string;
  text: string;
  /** What the file imports for it. */
  imports?: string;
};

/** What has to be said of a feature outside its folder. */
const wires = ({ folder, camel }: FeatureNames): Wire[] => [
  {
    path: 'apps/server/app.ts',
    imports: `import { ${camel}Routes } from '#features/${folder}/server/routes.ts';`,
    before: '    ],\n    db: database.db,',
    text: `      ...${camel}Routes,\n`,
  },
  {
    path: 'apps/server/personal-data.ts',
    imports: `import { ${camel}PersonalData } from '#features/${folder}/server/public.ts';`,
    before: '];\n\n/** Tables deleted with the account but not exported. */',
    text: `  ...${camel}PersonalData,\n`,
  },
  {
    path: 'apps/server/testing/records.ts',
    imports: `import { ${camel}Api } from '#features/${folder}/contract.ts';`,
    after: 'export const plainRecords',
    before: '];\n',
    text: `  recordKind('${camel}Api', ${camel}Api, {
    content: { name: 'First', note: null },
    changed: { name: 'Second', note: 'Soon' },
  }),\n`,
  },
  {
    path: 'apps/server/web-pages.ts',
    after: 'export const PAGES',
    before: '];\n',
    text: `  '/${folder}',\n`,
  },
  {
    path: 'apps/web/router.tsx',
    imports: `import { ${camel}Routes } from '#features/${folder}/web/routes.tsx';`,
    before: '  ...shellRoutes,\n',
    text: `  ...${camel}Routes,\n`,
  },
  {
    path: 'apps/web/offline-later.ts',
    imports: `import { ${camel}Offline } from '#features/${folder}/web/public.ts';`,
    after: 'const laterFeatures',
    before: '];\n',
    text: `  ${camel}Offline,\n`,
  },
  {
    path: 'apps/web/offline.ts',
    after: 'const LATER_PATHS',
    before: '];\n',
    text: `  '/api/${folder}',\n`,
  },
  {
    path: 'e2e/screens.ts',
    after: 'const ofPeople',
    before: '];\n',
    text: `  { route: '/${folder}' },\n`,
  },
];

export type Wired = { path: string; text: string } | { path: string; missing: string };

function insertInto(
  text: string,
  { after = '', before, text: line, imports }: Wire,
): string | null {
  const from = text.indexOf(after);
  const at = from < 0 ? -1 : text.indexOf(before, from);
  if (at < 0) return null;
  const body = text.slice(0, at) + line + text.slice(at);
  return imports ? `${imports}\n${body}` : body;
}

/** The list of features in ARCHITECTURE.md with one more, in order. */
function addToArchitecture(text: string, folder: string): string | null {
  const line = `- \`${folder}\` → \`account\``;
  const lines = text.split('\n');
  const listed = lines.flatMap((one, index) => (/^- `[a-z-]+` → /.test(one) ? [index] : []));
  const last = listed.at(-1);
  if (last === undefined) return null;
  const next = listed.find((index) => (lines[index] ?? '') > line) ?? last + 1;
  return lines.toSpliced(next, 0, line).join('\n');
}

/** Files outside the feature's folder as they are with it; or what a person has to add where. */
export function wireFeature(names: FeatureNames, read: (path: string) => string): Wired[] {
  const wired: Wired[] = wires(names).map((wire) => {
    const text = insertInto(read(wire.path), wire);
    const { path } = wire;
    return text === null
      ? { path, missing: [wire.imports, wire.text].filter(Boolean).join('\n') }
      : { path, text };
  });
  const path = 'ARCHITECTURE.md';
  const text = addToArchitecture(read(path), names.folder);
  const missing = `- \`${names.folder}\` → \`account\``;
  return [...wired, text === null ? { path, missing } : { path, text }];
}
