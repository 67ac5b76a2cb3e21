import { isCommon } from '#features/told-words/rules/common-words.ts';
import type { Agreement } from '#features/told-words/rules/food-choice.ts';
import { FILLERS } from './sentence-chunk.ts';
import type { SentenceItem } from './sentence-items.ts';
import { STORY } from './sentence-story.ts';

const quoted = (words: readonly string[]): string => `“${[...new Set(words)].join(' ')}”`;

/** What is asked of a food that may be another one, or may not have been eaten, or not beside the dish it is told of. */
export function questionsOf(
  { doubtful, text }: SentenceItem,
  { unanswered, guessed }: Agreement,
  { isPoor, head }: { isPoor: boolean; head: SentenceItem | undefined },
): string[] {
  const questions: string[] = [];
  const { unknown = [], misspelt = [] } = doubtful ?? {};
  if (unknown.length > 0) questions.push(`${quoted(unknown)} was not found. Is it this food?`);
  if (misspelt.length > 0) questions.push(`Is ${quoted(misspelt)} this food?`);
  if (unanswered.length > 0)
    questions.push(`${quoted(unanswered)} was not found. Is it this food?`);
  else if (guessed.length > 0) questions.push(`Is ${quoted(guessed)} this food?`);
  else if (isPoor) questions.push('Is this the food you mean?');
  if (questions.length > 0) return questions;
  return [
    head && head.text !== text
      ? `Did you have this as well as “${head.text}”?`
      : 'Did you have this?',
  ];
}

/** Words that were read as others although nothing else speaks against the food: said beside it. */
export const readAsNote = ({ doubtful, food }: SentenceItem): string[] => {
  const known = food.split(' ');
  const misspelt = (doubtful?.misspelt ?? []).filter((word) => !known.includes(word.toLowerCase()));
  return misspelt.length > 0 ? [`${quoted(misspelt)} was read as this food.`] : [];
};

const CHAT = /^(probs?|oops|em|tmrw|yay|gonna|ish)$/;

/** Everyday words without an amount name no food that is missing: nobody has to answer for them. */
export const isChat = ({ food, amount, unit, each }: SentenceItem): boolean =>
  (amount === null || amount.article) &&
  unit === null &&
  each === null &&
  food
    .split(' ')
    .every((word) => isCommon(word) || STORY.has(word) || FILLERS.has(word) || CHAT.test(word));
