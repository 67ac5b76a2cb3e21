import { type Sentence, wordsOf } from './read-sentences.ts';

export const MAX_WORDS = 20;

export type WordProblem = Sentence & { problem: string };

/** Where longer sentences are fine: legal texts, fixed texts and the README inside an export. */
const MAY_BE_LONG =
  /(-content|public-site\/web\/messages\/(footer|landing))\.tsx?$|write-export\.ts$/;

/** Reads the banned phrases out of the table in docs/words.md. */
export function readBannedPhrases(words: string): string[] {
  const table = words.split('## Banned phrases')[1]?.split('\n## ')[0] ?? '';
  return [...table.matchAll(/^\| (?!phrase |---)([^|]+?) \|/gm)].map((row) => row[1] ?? '');
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds banned phrases, and whole sentences that are too long. */
export function findWordProblems(
  sentences: readonly Sentence[],
  banned: readonly string[],
): WordProblem[] {
  const anyBanned = new RegExp(
    `(?<![\\p{L}-])(${banned.map(escaped).join('|')})(?![\\p{L}-])`,
    'iu',
  );
  return sentences.flatMap((sentence) => {
    const phrase = banned.length > 0 ? anyBanned.exec(sentence.text)?.[1] : undefined;
    const count = wordsOf(sentence.text).length;
    return [
      ...(phrase ? [{ ...sentence, problem: `banned phrase “${phrase}”` }] : []),
      ...(count > MAX_WORDS && !sentence.isPart && !MAY_BE_LONG.test(sentence.path)
        ? [{ ...sentence, problem: `${count} words, ${MAX_WORDS} at most` }]
        : []),
    ];
  });
}
