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
  /** Empty for what is not TypeScript. */
  imports: Import[];
  program: Node | null;
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

/** Every node below, the given one first. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) yield* nodesOf(child);
    }
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

function namesIn(node: Node): string[] {
  const specifiers = Array.isArray(node.specifiers) ? node.specifiers : [];
  return specifiers.flatMap((part: Record<string, { name?: string } | undefined>) => {
    const name = (part.imported ?? part.local)?.name;
    return name === undefined ? [] : [name];
  });
}

function importsOf(root: string, path: string, text: string, program: Node): Import[] {
  const imports: Import[] = [];
  for (const node of nodesOf(program)) {
    if (!/^(Import(Declaration|Expression)|Export(Named|All)Declaration)$/.test(node.type))
      continue;
    if (!isNode(node.source) || typeof node.source.value !== 'string') continue;
    const specifier = node.source.value;
    const target = resolve(root, path, specifier);
    imports.push({ specifier, target, line: lineAt(text, node.start), names: namesIn(node) });
  }
  return imports;
}

/** Reads every text file of the repository and what each source file imports. */
export async function readTree(root: string): Promise<Tree> {
  const files: SourceFile[] = [];
  for (const path of await pathsBelow(root)) {
    const text = readFileSync(join(root, path), 'utf8');
    let program: Node | null = null;
    if (source.test(path)) {
      const parsed = parseSync(path, text);
      if (parsed.errors.length > 0) throw new Error(`${path}: ${parsed.errors[0]?.message}`);
      program = parsed.program as unknown as Node;
    }
    const imports = program ? importsOf(root, path, text, program) : [];
    files.push({ path, text, lineCount: text.split('\n').length - 1, imports, program });
  }
  return { root, files };
}
