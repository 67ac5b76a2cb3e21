import type { MealType } from '#features/food-log/rules/entry-kinds.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { formatDecimal } from '#platform/web/forms/decimal.ts';
import type { SentenceAnswer, SentenceChoice } from '../../contract.ts';
import { type Eatable, eatenOf, loggedPortion } from '../../rules/portion.ts';
import type { Corrected } from '../../rules/sentence-corrections.ts';
import type { Portion } from '../api.ts';
import { type Amount, amountProblem, startAmount } from './amount.ts';
import { eatableResult } from './eatable-result.ts';

/** One thing that a sentence says was eaten, as it stands on the screen. */
export type SentenceRow = Corrected & {
  meal: MealType | null;
  confidence: 'sure' | 'check';
  choices: SentenceChoice[];
  /** which of them */
  chosen: number;
  amount: Amount;
  removed: boolean;
};

const DIGITS = 4;

export const choiceOf = ({ choices, chosen }: SentenceRow): SentenceChoice =>
  choices[chosen] as SentenceChoice;

/** What a row's figures are made of; the server only sends what can be measured. */
export const eatableOfRow = (row: SentenceRow): Eatable | null =>
  eatableResult(choiceOf(row).result);

/** The amount that was said of a food; without a figure where it has to be asked. */
function saidAmount(choice: SentenceChoice, eatable: Eatable): Amount {
  const { quantity } = choice;
  const measure = eatable.measures.find(({ key }) => key === choice.measure);
  if (!measure) return startAmount(eatable);
  if (quantity === null) return { measure, text: '', eaten: null };
  return { measure, text: formatDecimal(quantity, DIGITS), eaten: eatenOf(quantity, measure) };
}

/** The rows of an answer. */
export function rowsOf({ items }: SentenceAnswer): SentenceRow[] {
  return items.flatMap(({ said, meal, confidence, choices }): SentenceRow[] => {
    const usable = choices.filter(({ result }) => eatableResult(result) !== null);
    const [first] = usable;
    const eatable = first && eatableResult(first.result);
    if (!eatable) return [];
    const amount = saidAmount(first, eatable);
    const row = { said, meal, confidence, amount, choices: usable, chosen: 0 };
    return [{ ...row, id: newId(), touched: false, removed: false }];
  });
}

/** Sizes to choose from, in g or ml, where a food has no portion that fits. */
const PLAIN_SIZES = [100, 200, 300];
const MOST_ANSWERS = 4;

/** What answers "How much is a bowl?" in one tap: the food's own portions, then plain amounts; as many as were said. */
export function answersOf(row: SentenceRow): { label: string; amount: Amount }[] {
  const measures = eatableOfRow(row)?.measures ?? [];
  const { times } = choiceOf(row);
  const answer = (measure: Amount['measure'], size: number, label: string) => {
    const quantity = size * times;
    const text = formatDecimal(quantity, DIGITS);
    return { label, amount: { measure, text, eaten: eatenOf(quantity, measure) } };
  };
  const portions = measures.filter(({ key }) => !/^(g|ml|oz)$/.test(key)).slice(0, MOST_ANSWERS);
  const plain = measures.find(({ key }) => key === 'g' || key === 'ml');
  return [
    ...portions.map((measure) => answer(measure, 1, measure.label)),
    ...(plain ? PLAIN_SIZES.map((size) => answer(plain, size, `${size} ${plain.label}`)) : []),
  ];
}

const nounOf = ({ label }: Amount['measure']): string => label.split(' (')[0] ?? label;

/** The row with another of its foods. An amount typed by hand stays, where that food can be measured so. */
export function withChoice(row: SentenceRow, chosen: number): SentenceRow {
  const next = { ...row, chosen, touched: true };
  const eatable = eatableOfRow(next);
  if (!eatable) return row;
  const { measure: before, text } = row.amount;
  const same = eatable.measures.find((one) => nounOf(one) === nounOf(before));
  const { eaten } = row.amount;
  if (!row.touched || !same || eaten === null) {
    return { ...next, amount: saidAmount(choiceOf(next), eatable) };
  }
  return { ...next, amount: { measure: same, text, eaten: eatenOf(eaten / before.share, same) } };
}

/** What is logged of a row; null while its amount is not known. */
export function portionOfRow(
  row: SentenceRow,
  date: CalendarDay,
  mealType: MealType,
): Portion | null {
  const eatable = eatableOfRow(row);
  const { measure, eaten } = row.amount;
  if (!eatable || eaten === null || amountProblem(eatable, row.amount)) return null;
  const logged = loggedPortion(eatable, measure, eaten);
  return { id: row.id, origin: 'sentence', content: { ...logged, date, mealType } };
}
