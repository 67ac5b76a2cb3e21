import type { SourceFile } from '../structure/read-tree.ts';
import type { WordProblem } from './word-rules.ts';

export type BannedCode = { phrases: readonly string[]; names: readonly string[] };

const COMMENT = /^\s*(?:\/\*\*?|\*|\/\/|\{\/\*)(.*)$/;

/** Reads the phrases and names that are banned in code out of docs/words.md. */
export function readBannedCode(words: string): BannedCode {
  const section = words.split('## Banned in code and records')[1]?.split('\n## ')[0] ?? '';
  const [, phrases = '', names = ''] = section.split(/^\| (?:phrase|name) .*$/m);
  const firstColumn = (table: string) =>
    [...table.matchAll(/^\| (?!---)([^|]+?) \|/gm)].map((row) => row[1] ?? '');
  return { phrases: firstColumn(phrases), names: firstColumn(names) };
}

function findInLines(
  { path, text }: Pick<SourceFile, 'path' | 'text'>,
  pattern: RegExp,
  partOf: (line: string) => string,
): WordProblem[] {
  return text.split('\n').flatMap((line, at) => {
    const phrase = pattern.exec(partOf(line))?.[0];
    if (!phrase) return [];
    const place = { path, line: at + 1, text: line.trim(), isPart: false, isThrown: false };
    return [{ ...place, problem: `banned phrase “${phrase}”` }];
  });
}

/** Finds banned phrases in comments and records, and banned names in code. Tests of this check plant some. */
export function findCodeProblems(
  file: Pick<SourceFile, 'path' | 'text'>,
  { phrases, names }: BannedCode,
): WordProblem[] {
  if (file.path === 'scripts/check-words.test.ts') return [];
  const spoken = new RegExp(`(?<![\\p{L}-])(?:${phrases.join('|')})(?![\\p{L}-])`, 'iu');
  if (file.path.endsWith('.md')) return findInLines(file, spoken, (line) => line);
  // A name that ends in "_" bans a beginning, any other the whole name.
  const named = new RegExp(
    `(?<!\\w)(?:${names.map((name) => (name.endsWith('_') ? name : `${name}(?!\\w)`)).join('|')})`,
    'u',
  );
  return [
    ...findInLines(file, spoken, (line) => COMMENT.exec(line)?.[1] ?? ''),
    ...findInLines(file, named, (line) => (COMMENT.test(line) ? '' : line)),
  ];
}
