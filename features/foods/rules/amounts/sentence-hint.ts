import { amountAt } from './sentence-numbers.ts';
import { unitAt } from './sentence-units.ts';
import { sentenceWords } from './sentence-words.ts';

const JOINS = new Set(['and', 'with', 'plus', 'then']);
const TELLS = new Set(['i', 'ive', 'had', 'ate', 'for']);

/** Whether a query looks like a meal sentence: "2 eggs and toast", "200 g of chicken". */
export function looksLikeSentence(text: string): boolean {
  const words = sentenceWords(text);
  if (words.length < 3) return false;
  const amounts = words.filter((_, at) => {
    const amount = amountAt(words, at);
    return amount !== null && (!amount.article || unitAt(words, amount.end) !== null);
  });
  if (amounts.length > 0) return true;
  const joined = words.some(
    ({ folded, gap }, at) => at > 0 && (JOINS.has(folded) || gap !== 'none'),
  );
  return (joined && words.length > 3) || (TELLS.has(words[0]?.folded ?? '') && words.length > 3);
}
