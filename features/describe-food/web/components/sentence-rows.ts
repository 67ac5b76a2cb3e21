import type { MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import { kcalOf } from '#features/food-log/rules/item/exact-energy.ts';
import { scaleFigures } from '#features/food-log/rules/item/figures.ts';
import type { SentenceAnswer, SentenceChoice } from '#features/food-sentences/contract.ts';
import type { SearchResult } from '#features/foods/contract.ts';
import { type Eatable, eatenOf, toLoggedPortion } from '#features/foods/rules/amounts/portion.ts';
import type { Portion } from '#features/foods/web/public.ts';
import {
  type Amount,
  amountProblem,
  eatableResult,
  startAmount,
} from '#features/foods/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { formatDecimal } from '#platform/web/forms/decimal.ts';
import type { Corrected } from '../../rules.ts';

/** One thing that a sentence says was eaten, as it stands on the screen. */
export type SentenceRow = Corrected & {
  meal: MealType | null;
  confidence: SentenceAnswer['items'][number]['confidence'];
  /** what has to be answered before it is logged */
  doubts: string[];
  /** which of the foods it was is asked: none of them stands for the others */
  isAnyOf: boolean;
  answered: boolean;
  /** none where the food was not found: `food` is what to search for */
  choices: SentenceChoice[];
  food: string;
  chosen: number;
  amount: Amount;
  removed: boolean;
};

const DIGITS = 4;

/** null where no food was found. */
export const choiceOf = ({ choices, chosen }: SentenceRow): SentenceChoice | null =>
  choices[chosen] ?? null;

/** What a row's figures are made of; null where no food was found. */
export function eatableOfRow(row: SentenceRow): Eatable | null {
  const choice = choiceOf(row);
  return choice && eatableResult(choice.result);
}

/** The amount that was said of a food; without a figure where it has to be asked. */
function parsedAmount(choice: SentenceChoice, eatable: Eatable): Amount {
  const { quantity } = choice;
  const measure = eatable.measures.find(({ key }) => key === choice.measure);
  if (!measure) return startAmount(eatable);
  if (quantity === null) return { measure, text: '', eaten: null };
  return { measure, text: formatDecimal(quantity, DIGITS), eaten: eatenOf(quantity, measure) };
}

const NOTHING_FOUND: Pick<SentenceRow, 'choices' | 'confidence' | 'doubts' | 'isAnyOf' | 'amount'> =
  {
    choices: [],
    confidence: 'ask',
    doubts: [],
    isAnyOf: false,
    amount: {
      measure: { key: 'g', label: 'g', unit: 'g', perMeasure: 1, note: null, share: 0.01 },
      text: '',
      eaten: null,
    },
  };

/** The rows of an answer: the foods, then what was not found. */
export function rowsOf({ items, notFound }: SentenceAnswer): SentenceRow[] {
  const untouched = () => ({
    id: newId(),
    chosen: 0,
    answered: false,
    touched: false,
    removed: false,
  });
  const found = items.flatMap(({ choices, ...item }): SentenceRow[] => {
    const usable = choices.filter(({ result }) => eatableResult(result) !== null);
    const [first] = usable;
    const eatable = first && eatableResult(first.result);
    if (!eatable) return [];
    const amount = parsedAmount(first, eatable);
    return [{ ...untouched(), ...item, amount, choices: usable, food: '' }];
  });
  const others = notFound.map(({ said, food, meal }) => ({
    ...untouched(),
    ...NOTHING_FOUND,
    said,
    food,
    meal,
  }));
  return [...found, ...others];
}

/** Sizes to choose from, in g or ml, where a food has no portion that fits. */
const PLAIN_SIZES = [100, 200, 300];
const MAX_ANSWERS = 4;

/** What answers "How much is a bowl?" in one tap: the food's own portions, then plain amounts; as many as were said. */
export function answersOf(row: SentenceRow): { label: string; amount: Amount }[] {
  const measures = eatableOfRow(row)?.measures ?? [];
  const times = choiceOf(row)?.times ?? 1;
  const answer = (measure: Amount['measure'], size: number, label: string) => {
    const quantity = size * times;
    const text = formatDecimal(quantity, DIGITS);
    return { label, amount: { measure, text, eaten: eatenOf(quantity, measure) } };
  };
  const portions = measures.filter(({ key }) => !/^(g|ml|oz)$/.test(key)).slice(0, MAX_ANSWERS);
  const plain = measures.find(({ key }) => key === 'g' || key === 'ml');
  return [
    ...portions.map((measure) => answer(measure, 1, measure.label)),
    ...(plain ? PLAIN_SIZES.map((size) => answer(plain, size, `${size} ${plain.label}`)) : []),
  ];
}

const nounOf = ({ label }: Amount['measure']): string => label.split(' (')[0] ?? label;

/** The results that one row can be, with the energy of their usual portion; a saved meal is several. */
export const choosable = (results: readonly SearchResult[]) =>
  results.flatMap((result) => {
    const eatable = result.meal ? null : eatableResult(result);
    if (!eatable) return [];
    const { measure, quantity } = eatable.start;
    return [{ result, kcal: kcalOf(scaleFigures(eatable.figures, eatenOf(quantity, measure))) }];
  });

/** The row with a food that was searched for, in its usual portion. */
export function withFound(row: SentenceRow, result: SearchResult): SentenceRow {
  const eatable = eatableResult(result);
  if (!eatable) return row;
  const { measure, quantity } = eatable.start;
  const choice: SentenceChoice = {
    result,
    measure: measure.key,
    quantity,
    assumptions: [],
    question: null,
    times: 1,
    figures: scaleFigures(eatable.figures, eatenOf(quantity, measure)),
    unread: [],
  };
  return withChoice({ ...row, choices: [...row.choices, choice] }, row.choices.length);
}

/** The row with another of its foods. An amount typed by hand stays, where that food can be measured so. */
export function withChoice(row: SentenceRow, chosen: number): SentenceRow {
  const next = { ...row, chosen, touched: true, answered: true };
  const eatable = eatableOfRow(next);
  const choice = choiceOf(next);
  if (!eatable || !choice) return row;
  const { measure: before, text } = row.amount;
  const same = eatable.measures.find((one) => nounOf(one) === nounOf(before));
  const { eaten } = row.amount;
  if (!row.touched || !same || eaten === null) {
    return { ...next, amount: parsedAmount(choice, eatable) };
  }
  return { ...next, amount: { measure: same, text, eaten: eatenOf(eaten / before.share, same) } };
}

/** Whether it is still in doubt which food it is or whose amount it has. */
export const isInDoubt = ({ doubts, answered }: SentenceRow): boolean =>
  doubts.length > 0 && !answered;

/** What is logged of a row; null while anything about it has to be answered. */
export function portionOfRow(
  row: SentenceRow,
  date: CalendarDay,
  mealType: MealType,
): Portion | null {
  const eatable = eatableOfRow(row);
  const { measure, eaten } = row.amount;
  if (!eatable || isInDoubt(row) || eaten === null || amountProblem(eatable, row.amount))
    return null;
  const logged = toLoggedPortion(eatable, measure, eaten);
  return { id: row.id, origin: 'sentence', content: { ...logged, date, mealType } };
}
