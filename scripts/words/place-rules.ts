import { type Sentence, wordsOf } from './read-sentences.ts';
import type { WordProblem } from './word-rules.ts';

/** Shorter texts without a full stop are labels, which stand where they are shown. */
const MIN_SENTENCE_WORDS = 5;

/** The code of screens. */
const SCREENS = /^(features\/[^/]+\/web|apps\/web|platform\/web)\//;
/** Where a translator looks: messages, and documents of prose such as the terms. */
const TRANSLATABLE = /\/messages(\.ts$|\/)|-content\.tsx?$/;

function isSentence({ text, isPart, isThrown }: Sentence): boolean {
  if (isThrown) return false;
  if (/[.?!]["”’)]?$/.test(text)) return true;
  const words = wordsOf(text).filter((word) => !word.startsWith('…'));
  return !isPart && words.length >= MIN_SENTENCE_WORDS;
}

/** Finds sentences that stand in the code of a screen instead of its messages. */
export function findMisplacedSentences(sentences: readonly Sentence[]): WordProblem[] {
  return sentences
    .filter(({ path }) => SCREENS.test(path) && !TRANSLATABLE.test(path))
    .filter(isSentence)
    .map((sentence) => ({ ...sentence, problem: 'a sentence belongs in messages.ts' }));
}
