import { readFileSync } from 'node:fs';
import { readTree } from './structure/read-tree.ts';
import { findCodeProblems, readBannedCode } from './words/code-rules.ts';
import { readingLevel } from './words/hardness.ts';
import { findMisplacedSentences } from './words/place-rules.ts';
import { readSentences, wordsOf } from './words/read-sentences.ts';
import { findWordProblems, readBannedPhrases } from './words/word-rules.ts';

const HARDEST = 30;
/** Shorter ones are labels, whose level one long word decides. */
const MIN_WORDS_TO_RANK = 6;
const CODE_OR_RECORD = /\.(tsx?|mjs)$|^(?!docs\/words\.md).*\.md$/;

const tree = await readTree(process.cwd());
const sentences = tree.files.flatMap(readSentences);
const place = ({ path, line }: { path: string; line: number }) => `${path}:${line}`;

if (process.argv.includes('--list')) {
  for (const one of sentences) console.log(`${place(one)}\t${one.text}`);
} else if (process.argv.includes('--hardest')) {
  const ranked = sentences
    .filter(
      ({ text, path, isPart }) =>
        !isPart && wordsOf(text).length >= MIN_WORDS_TO_RANK && !/terms|privacy/.test(path),
    )
    .map((sentence) => ({ ...sentence, level: readingLevel(sentence.text) }))
    .sort((a, b) => b.level - a.level);
  for (const one of ranked.slice(0, HARDEST)) {
    console.log(`${one.level.toFixed(1)}  ${one.text}  (${place(one)})`);
  }
} else {
  const words = readFileSync('docs/words.md', 'utf8');
  const bannedCode = readBannedCode(words);
  const problems = [
    ...findWordProblems(sentences, readBannedPhrases(words)),
    ...findMisplacedSentences(sentences),
    ...tree.files
      .filter(({ path }) => CODE_OR_RECORD.test(path))
      .flatMap((file) => findCodeProblems(file, bannedCode)),
  ];
  for (const one of problems) console.error(`${place(one)}: ${one.problem}: ${one.text}`);
  console.log(`${sentences.length} sentences, ${problems.length} against docs/words.md`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
