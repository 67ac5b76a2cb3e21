import type { Node, SourceFile, Tree } from './read-tree.ts';
import type { Violation } from './violation.ts';

const largest = 400;
const usual = 250;
const MAX_FEATURE_LINES = 6_000;
/** Larger when the limit was written down; none of them grows, and what is split leaves this list. */
const LARGER_FEATURES: Readonly<Record<string, number>> = {
  'csv-import': 6_200,
  exercises: 8_000,
  figures: 7_800,
  'food-log': 10_600,
  foods: 9_000,
  nutrition: 11_600,
  organisations: 8_300,
  'plan-generator': 6_300,
  'sign-in': 10_100,
};
const MAX_FLAT_FILES = 20;
/** Folders that are there stay until so few files are left. */
const MIN_GROUPED_FILES = 15;
const kebab = '[a-z0-9]+(?:-[a-z0-9]+)*';

/** What a feature is made of. A new kind of file needs a decision record and a line here. */
const featureVocabulary = new RegExp(
  `^features/${kebab}/(?:${[
    String.raw`README\.md`,
    String.raw`(?:contract|rules)(?:\.test)?\.ts`,
    String.raw`(?:contract|rules(?:/${kebab})?)/${kebab}(?:\.test)?\.ts`,
    String.raw`catalogue/catalogue\.ndjson`,
    String.raw`catalogue/authored/${kebab}\.csv`,
    String.raw`server/(?:routes|actions|queries|tables|config|jobs|public)\.ts`,
    String.raw`server/(?:routes|actions|queries)/${kebab}\.ts`,
    String.raw`server/${kebab}\.test\.ts`,
    String.raw`server/providers/${kebab}(?:\.test)?\.ts`,
    String.raw`testing/${kebab}\.ts`,
    String.raw`web/routes\.tsx`,
    String.raw`web/(?:api|messages|public)(?:\.test)?\.ts`,
    String.raw`web/(?:api|messages)/${kebab}\.ts`,
    String.raw`web/pages/${kebab}-page(?:\.test)?\.tsx`,
    String.raw`web/(?:components(?:/${kebab})?|hooks)/${kebab}(?:\.test)?\.tsx?`,
  ].join('|')})$`,
);

const forbiddenNames =
  /(^|\/)(index|utils?|helpers?|types|common|misc|shared)(\.test)?\.(tsx?|mjs)$/;
const kebabPath = new RegExp(
  `^(?:[^/]+/)*${kebab}(?:\\.(?:config|test|spec|d))?\\.(?:tsx?|mjs|css)$`,
);
const outside = ['..', 'shared'].join('/');

function exportedNames(file: SourceFile): string[] {
  if (!file.program) return [];
  const names: string[] = [];
  for (const node of file.program.body as Node[]) {
    const declaration = node.declaration as Node | null | undefined;
    if (node.type !== 'ExportNamedDeclaration' || !declaration) continue;
    const declared = (declaration.declarations as Node[] | undefined) ?? [declaration];
    for (const part of declared) names.push(String((part.id as Node | undefined)?.name));
  }
  return names;
}

function pageName(path: string): string | undefined {
  const file = /^features\/[^/]+\/web\/pages\/([a-z0-9-]+-page)\.tsx$/.exec(path)?.[1];
  return file?.replace(/(^|-)([a-z0-9])/g, (_, _dash, letter: string) => letter.toUpperCase());
}

function checkFile(file: SourceFile): Violation[] {
  const { path } = file;
  const found: Violation[] = [];
  const report = (rule: string, message: string): void => void found.push({ rule, path, message });

  if (path.startsWith('features/') && !featureVocabulary.test(path)) {
    report('file-vocabulary', 'Not a file a feature is made of; see the list in ARCHITECTURE.md.');
  }
  if (path.startsWith('platform/') && !/^platform\/(shared|server|web)\//.test(path)) {
    report('file-vocabulary', 'The platform has three parts: shared, server and web.');
  }
  if (forbiddenNames.test(path)) {
    report('telling-names', 'A drawer for anything. Name the file after the one thing it holds.');
  }
  if (file.isSource && !kebabPath.test(path)) {
    report('kebab-case-names', 'File names are lower case words joined by hyphens.');
  }
  if (file.isSource && file.lineCount > largest) {
    report('small-files', `${file.lineCount} lines; at most ${largest}. Split it by concept.`);
  }
  if (file.text.includes(outside)) {
    report(
      'stands-alone',
      `Mentions ${outside}: the repository stands alone; import by #platform/shared.`,
    );
  }
  if (
    path.endsWith('.tsx') &&
    !path.endsWith('.test.tsx') &&
    !path.startsWith('platform/web/forms/') &&
    /<form\b[^>]*\bonSubmit\b/s.test(file.text)
  ) {
    report('one-form-kit', 'A form is made with useForm and Form of platform/web/forms.');
  }
  const page = pageName(path);
  if (page && !exportedNames(file).includes(page)) {
    report('pages-named-like-files', `A page's file exports the page of the same name: ${page}.`);
  }
  return found;
}

/** Up to 20 files lie side by side; more are grouped by concept, so that each folder is read at a glance. */
function checkConceptFolders({ files }: Tree): Violation[] {
  const layer = /^(features\/[^/]+\/(?:rules|web\/components)\/)/;
  const sources = files.filter(({ path }) => !/\.test\.tsx?$/.test(path));
  const layers = Map.groupBy(sources, ({ path }) => layer.exec(path)?.[1]);
  layers.delete(undefined);
  return [...layers].flatMap(([folder = '', inside]) => {
    const isNested = ({ path }: SourceFile) => path.slice(folder.length).includes('/');
    const nested = inside.find(isNested);
    const flat = inside.filter((file) => !isNested(file));
    const report = (path: string, message: string) => [{ rule: 'folders-for-many', path, message }];
    if (nested && inside.length < MIN_GROUPED_FILES) {
      return report(
        nested.path,
        `${folder} has ${inside.length} files: folders begin above ${MAX_FLAT_FILES} and end below ${MIN_GROUPED_FILES}.`,
      );
    }
    if (flat[0] && flat.length > MAX_FLAT_FILES) {
      return report(
        flat[0].path,
        `${folder} has ${flat.length} files side by side: group them in folders of one concept.`,
      );
    }
    return [];
  });
}

/** A feature is read in one sitting: its code and its tests together have so many lines. */
function checkFeatureSizes({ files }: Tree): Violation[] {
  const sources = files.filter(({ isSource }) => isSource);
  const features = Map.groupBy(sources, ({ path }) => /^features\/([^/]+)\//.exec(path)?.[1]);
  features.delete(undefined);
  return [...features].flatMap(([feature = '', inside]) => {
    const lines = inside.reduce((sum, { lineCount }) => sum + lineCount, 0);
    const most = LARGER_FEATURES[feature] ?? MAX_FEATURE_LINES;
    if (lines <= most) return [];
    const path = `features/${feature}`;
    const message = `${lines} lines; at most ${most}. Split it where one part stands without the other.`;
    return [{ rule: 'small-features', path, message }];
  });
}

const namedFile = /`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|mjs))`/g;

/** A document that names a file of the code names one that exists, by its path or the end of it. */
function checkDocuments({ files }: Tree): Violation[] {
  const isThere = (name: string) =>
    files.some(({ path }) => path === name || path.endsWith(`/${name}`));
  return files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(namedFile)]
        .map(([, name = '']) => name)
        .filter((name) => !isThere(name))
        .map((name) => ({
          rule: 'documents-name-files',
          path,
          message: `Names ${name}, which does not exist.`,
        })),
    );
}

export function checkFiles(tree: Tree): Violation[] {
  const violations = [
    ...tree.files.flatMap(checkFile),
    ...checkConceptFolders(tree),
    ...checkFeatureSizes(tree),
    ...checkDocuments(tree),
  ];
  const sources = tree.files.filter(({ isSource }) => isSource);
  const long = sources.filter((file) => file.lineCount > usual);
  if (long.length * 10 > sources.length && long[0]) {
    const share = `${long.length} of ${sources.length} files have more than ${usual} lines`;
    const longest = long.sort((a, b) => b.lineCount - a.lineCount).map((file) => file.path);
    violations.push({
      rule: 'nine-in-ten-short',
      path: long[0].path,
      message: `${share}; at most one in ten. The longest: ${longest.slice(0, 5).join(', ')}.`,
    });
  }
  return violations;
}
