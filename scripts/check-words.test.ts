import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import type { Node, SourceFile } from './structure/read-tree.ts';
import { findCodeProblems, readBannedCode } from './words/code-rules.ts';
import { countSyllables, readingLevel } from './words/hardness.ts';
import { findMisplacedSentences } from './words/place-rules.ts';
import { readSentences } from './words/read-sentences.ts';
import { findWordProblems, readBannedPhrases } from './words/word-rules.ts';

function fileOf(text: string, path = 'features/x/web/components/x.tsx'): SourceFile {
  const program = parseSync(path, text).program as unknown as Node;
  return { path, text, lineCount: 1, isSource: true, imports: [], program };
}
const textsOf = (...of: Parameters<typeof fileOf>) =>
  readSentences(fileOf(...of)).map((one) => one.text);
const banned = readBannedPhrases(readFileSync('docs/words.md', 'utf8'));
const problemsOf = (text: string) =>
  findWordProblems(readSentences(fileOf(text)), banned).map(({ problem }) => problem);

test('sentences are read out of markup, strings and templates, and code is not', () => {
  const source = [
    'const a = <p className="Flex items-center">Log <b>what</b> you eat. Then rest.</p>;',
    'const b = `Saved ${count} foods`;',
    "const c = 'flex items-center gap-2';",
    "const d = { path: 'Some path here', title: 'Your gym' };",
  ].join('\n');
  expect(textsOf(source)).toEqual(['Log what you eat.', 'Then rest.', 'Saved … foods', 'Your gym']);
});

test('tests and catalogues are not read', () => {
  const source = "const a = 'This is a sentence.';";
  expect(textsOf(source, 'features/x/web/x.test.tsx')).toEqual([]);
  expect(textsOf(source, 'features/x/catalogue/x.ts')).toEqual([]);
  expect(textsOf(source, 'features/x/server/actions.ts')).toEqual(['This is a sentence.']);
});

test('the table of banned phrases is read whole', () => {
  expect(banned).toContain('goes on by itself');
  expect(banned).toContain('way back');
  expect(banned).not.toContain('phrase');
});

test('a banned phrase is found in any case, as whole words', () => {
  expect(problemsOf("const a = 'Goes on by itself on 1 December.';")).toEqual([
    'banned phrase “Goes on by itself”',
  ]);
  expect(problemsOf("const a = 'Send Letters now';")).toEqual(['banned phrase “Letters”']);
  expect(problemsOf("const a = 'Use capital-letters or newsletters.';")).toEqual([]);
});

test('a part of a sentence may be long, but has no banned phrase', () => {
  expect(problemsOf("const a = 'synced by somebody else';")).toEqual(['banned phrase “somebody”']);
  expect(problemsOf(`const a = '${'kilo gram '.repeat(20)}';`)).toEqual([]);
});

test('twenty words are fine, twenty-one are not', () => {
  const words = (count: number) => `const a = 'You ${'eat '.repeat(count - 2)}well.';`;
  expect(problemsOf(words(20))).toEqual([]);
  expect(problemsOf(words(21))).toEqual(['21 words, 20 at most']);
});

const misplacedIn = (text: string, path?: string) =>
  findMisplacedSentences(readSentences(fileOf(text, path))).map((one) => one.text);

test('a sentence in the code of a screen is rejected, a label is not', () => {
  const source = [
    'const a = <p>Log a meal.</p>;',
    'const b = <Field hint={`Choose ${count} days?`} label="Weight of the food" />;',
    "const c = { detail: 'See what you ate today' };",
    "const d = 'two eggs and a slice of toast';",
    "throw new Error('This row has no day.');",
  ].join('\n');
  const sentences = ['Log a meal.', 'Choose … days?', 'See what you ate today'];
  expect(misplacedIn(source)).toEqual(sentences);
  expect(misplacedIn(source, 'platform/web/ui/page-error.tsx')).toEqual(sentences);
  expect(misplacedIn(source, 'features/x/web/pages/x-page.tsx')).toEqual(sentences);
});

test('messages, documents and the server may hold sentences', () => {
  const source = "export const noMealsYet = 'No meals yet. Log one.';";
  for (const path of [
    'features/x/web/messages.ts',
    'features/x/web/messages/meals.ts',
    'apps/web/shell/messages/frame.ts',
    'features/public-site/web/components/documents/terms-content.tsx',
    'features/x/rules.ts',
    'features/x/server/actions.ts',
  ]) {
    expect(misplacedIn(source, path), path).toEqual([]);
  }
});

const bannedCode = readBannedCode(readFileSync('docs/words.md', 'utf8'));
const codeProblemsOf = (text: string, path = 'features/x/rules.ts') =>
  findCodeProblems({ path, text }, bannedCode).map(({ line, problem }) => `${line} ${problem}`);

test('the tables of banned code are read whole', () => {
  expect(bannedCode.phrases).toEqual(expect.arrayContaining(['anew', 'by and by']));
  expect(bannedCode.names).toEqual(expect.arrayContaining(['MOST_', 'AtLeisure']));
  expect(bannedCode.phrases).not.toContain('phrase');
  expect(bannedCode.names).not.toContain('anew');
});

test('banned phrases are found in comments and records, and not in code', () => {
  const text = ['/** Made anew. */', 'const anew = 1;', ' * For whoever asks.', '// Fine.'].join(
    '\n',
  );
  expect(codeProblemsOf(text)).toEqual(['1 banned phrase “anew”', '3 banned phrase “whoever”']);
  expect(codeProblemsOf('Somebody decided.', 'docs/decisions/0001-x.md')).toHaveLength(1);
});

test('banned names are found in code, whole or by their beginning', () => {
  const text = ['const MOST_ROWS = 3;', 'letIn(reply);', 'letInside(reply);', '// letIn'].join(
    '\n',
  );
  expect(codeProblemsOf(text)).toEqual(['1 banned phrase “MOST_”', '2 banned phrase “letIn”']);
});

test('reading level follows Flesch–Kincaid', () => {
  expect([countSyllables('cat'), countSyllables('protein'), countSyllables('energy')]).toEqual([
    1, 2, 3,
  ]);
  // 6 words of one syllable: 0.39 × 6 + 11.8 − 15.59.
  expect(readingLevel('The cat sat on the mat.')).toBeCloseTo(-1.45, 2);
});
