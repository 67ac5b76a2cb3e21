import { scaleFigures } from '#features/food-log/rules/item/figures.ts';
import type { Food } from '#features/foods/contract.ts';
import {
  eatableAgain,
  eatableOf,
  eatenOf,
  type Measure,
} from '#features/foods/rules/amounts/portion.ts';
import { lastLoggedOf } from '#features/foods/server/public.ts';
import { isTooMuch, tooMuchQuestion } from '#features/told-amounts/rules/plausible-amount.ts';
import type { SaidPortion } from '#features/told-amounts/rules/said-portion.ts';
import { choosePortion } from '#features/told-amounts/rules/told-portion.ts';
import { findMissingParts } from '#features/told-words/rules/food-choice.ts';
import { formatList } from '#platform/shared/format-list.ts';
import type { SentenceChoice } from '../../contract.ts';
import type { SentenceItem } from '../../rules/sentence-items.ts';
import type { Line } from './sentence-foods.ts';

/** A food that an item may be, with the item as it is read for it. */
export type Candidate = { line: Line; item: SentenceItem };

function groupOf(food: Food | null): SentenceChoice['result']['group'] {
  const source = food?.source.id;
  return source === 'own' || source === 'catalogue' ? source : 'product';
}

/** A food with the amount that the item says of it; null where nothing of it can be measured. */
export function choiceOf(
  { line, item }: Candidate,
  foods: ReadonlyMap<string, Food>,
  { beside, slices }: Pick<SaidPortion, 'beside' | 'slices'>,
): SentenceChoice | null {
  const food = line.foodId === null ? null : (foods.get(line.foodId) ?? null);
  const current = food && !food.retired ? food : null;
  if (!current && !line.usual) return null;
  const agreeing = current && line.usual ? eatableOf(current, line.usual) : null;
  const last = current && !agreeing ? null : line.usual;
  const eatable = current
    ? eatableOf(current, last)
    : last && eatableAgain({ name: line.name, brand: line.brand }, last);
  if (!eatable) return null;
  const portion = choosePortion(
    {
      name: eatable.name,
      category: current?.category ?? null,
      basis: current?.basis ?? '100g',
      portions: current?.portions ?? [],
      measures: eatable.measures,
      usual: last ? eatable.start : null,
    },
    { ...item, words: item.food.split(' '), beside, slices },
  );
  const measure = eatable.measures.find(({ key }) => key === portion.measure);
  const said = portion.quantity === null || !measure ? null : eatenOf(portion.quantity, measure);
  const asLast = last !== null && item.amount === null;
  const tooMuch =
    said === null || !measure || asLast
      ? null
      : questionOfTooMuch(current, portion.quantity, {
          eaten: said,
          measure,
          calories: scaleFigures(eatable.figures, said).calories,
        });
  const unsaid = last ? [] : findMissingParts(item.food.split(' '), eatable.name);
  const counted = unsaid.length > 0 ? [`Counted with ${formatList(unsaid)}.`] : [];
  const amount = tooMuch === null ? portion : { quantity: null, times: 1, question: tooMuch };
  return {
    result: {
      key: line.foodId ?? `log:${line.usual?.entryId}`,
      group: last ? 'recent' : groupOf(current),
      name: eatable.name,
      brand: eatable.brand,
      food: current,
      lastLogged: last ? lastLoggedOf(last) : null,
      meal: null,
    },
    measure: portion.measure,
    quantity: amount.quantity,
    question: amount.question,
    times: amount.times,
    assumptions: [...portion.assumptions, ...counted],
    figures: said === null || tooMuch !== null ? null : scaleFigures(eatable.figures, said),
    unread: [...(item.doubtful?.unknown ?? []), ...line.unanswered],
  };
}

function questionOfTooMuch(
  food: Food | null,
  quantity: number | null,
  { eaten, measure, calories }: { eaten: number; measure: Measure; calories: number | null },
): string | null {
  const said = {
    category: food?.category ?? null,
    state: food?.state ?? null,
    basis: food?.basis ?? '100g',
    amount: eaten * 100,
    pieces: /^(g|ml|oz)$/.test(measure.key) ? null : quantity,
    calories,
  };
  return isTooMuch(said) ? tooMuchQuestion(said) : null;
}
