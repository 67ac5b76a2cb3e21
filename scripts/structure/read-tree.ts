import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

export type Import = {
  /** As written. */
  specifier: string;
  /** A path of the repository, `npm:name` or `node:name`. */
  target: string;
  line: number;
  names: string[];
};

export type Node = { type: string; start: number } & Record<string, unknown>;

export type SourceFile = {
  path: string;
  text: string;
  lineCount: number;
  isSource: boolean;
  /** Empty for what is not TypeScript. */
  readonly imports: Import[];
  /** Worked out when it is asked for: that takes longer than all else. */
  readonly program: Node | null;
};

export type Tree = { root: string; files: SourceFile[] };

const skippedFolders = new Set([
  'node_modules',
  '.git',
  'build',
  'data',
  'demo-data',
  'test-results',
]);
const textFile = /\.(tsx?|mjs|css|html|md|json|sql|ya?ml)$/;
const source = /\.(tsx?|mjs)$/;
const builtins = new Set(builtinModules);

async function pathsBelow(root: string): Promise<string[]> {
  const found: string[] = [];
  const visit = async (folder: string): Promise<void> => {
    for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!skippedFolders.has(entry.name)) await visit(path);
      } else if (textFile.test(entry.name) && entry.name !== 'package-lock.json') {
        found.push(path);
      }
    }
  };
  await visit('');
  return found.sort();
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Shows every node below, the given one first. */
export function visitNodes(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const key in node) {
    const value = node[key];
    if (typeof value !== 'object' || value === null) continue;
    if (!Array.isArray(value)) {
      if (isNode(value)) visitNodes(value, visit);
      continue;
    }
    for (const child of value) if (isNode(child)) visitNodes(child, visit);
  }
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function resolve(root: string, from: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.'))
    return posix.join(posix.dirname(from), specifier.replace(/\?.*/, ''));
  const [first = '', second] = specifier.split('/');
  if (first.startsWith('node:') || builtins.has(first)) return `node:${first.replace('node:', '')}`;
  if (specifier.startsWith('/') && existsSync(join(root, specifier))) return specifier.slice(1);
  return `npm:${first.startsWith('@') ? `${first}/${second}` : first}`;
}

type Parsed = ReturnType<typeof parseSync>;

/** What a file imports or exports again, in the order of the text. */
function importsIn(
  { module }: Parsed,
  text: string,
): (Omit<Import, 'target'> & { start: number })[] {
  const read = (start: number, specifier: string, names: (string | null | undefined)[]) => ({
    start,
    specifier,
    line: lineAt(text, start),
    names: names.filter((name) => typeof name === 'string'),
  });
  const statics = module.staticImports.map(({ start, moduleRequest, entries }) =>
    read(
      start,
      moduleRequest.value,
      entries.map(({ importName, localName }) => importName.name ?? localName.value),
    ),
  );
  const imported = new Set(statics.map(({ start }) => start));
  const exports = module.staticExports.flatMap(({ start, entries }) => {
    const specifier = entries[0]?.moduleRequest?.value;
    // What is imported and then exported is listed twice, both times at the import.
    if (specifier === undefined || imported.has(start)) return [];
    const named = entries.filter(({ importName }) => importName.kind === 'Name');
    return read(
      start,
      specifier,
      named.map(({ importName }) => importName.name),
    );
  });
  const dynamics = module.dynamicImports.flatMap(({ start, moduleRequest }) => {
    const quoted = text.slice(moduleRequest.start, moduleRequest.end);
    const specifier = /^(['"])([^'"]*)\1$/.exec(quoted)?.[2];
    return specifier === undefined ? [] : read(start, specifier, []);
  });
  return [...statics, ...exports, ...dynamics].sort((a, b) => a.start - b.start);
}

/** Parses when it is asked, once. */
function toSource(root: string, path: string, text: string): SourceFile {
  let parsed: Parsed | undefined;
  let imports: Import[] | undefined;
  const parse = (): Parsed => {
    if (parsed) return parsed;
    parsed = parseSync(path, text);
    if (parsed.errors.length > 0) throw new Error(`${path}: ${parsed.errors[0]?.message}`);
    return parsed;
  };
  return {
    path,
    text,
    lineCount: text.split('\n').length - 1,
    isSource: source.test(path),
    get imports() {
      if (!this.isSource) return [];
      imports ??= importsIn(parse(), text).map((one) => ({
        ...one,
        target: resolve(root, path, one.specifier),
      }));
      return imports;
    },
    get program() {
      return this.isSource ? (parse().program as unknown as Node) : null;
    },
  };
}

/** Reads every text file of the repository; what each source file imports is read when asked for. */
export async function readTree(root: string): Promise<Tree> {
  const paths = await pathsBelow(root);
  const files = paths.map((path) => toSource(root, path, readFileSync(join(root, path), 'utf8')));
  return { root, files };
}
