import type { Agreement } from '#features/told-words/rules/food-choice.ts';
import type { SentenceItem } from './sentence-items.ts';

const quoted = (words: readonly string[]): string => `“${words.join(' ')}”`;

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
