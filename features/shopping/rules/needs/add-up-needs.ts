import type { NeededLine, NeedSource, ShoppingNeed } from './shopping-need.ts';

/**
 * Grams add up to one line; other units stay lines of their own. What has no amount ("to taste") goes with the
 * grams, so that a food does not stand twice because one recipe says nothing.
 */
const keyOf = ({ food, grams, amount }: ShoppingNeed): string =>
  grams === null && amount !== null ? `${food}|${amount.unit}` : food;

// Sorted, so that the order of meals changes not even the last digit.
const sum = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b).reduce((total, value) => total + value, 0);

function sourcesOf(needs: readonly ShoppingNeed[]): NeedSource[] {
  const ids = Map.groupBy(needs, ({ source }) => source.id);
  return [...ids.values()]
    .map((same) => {
      const [first] = same as [ShoppingNeed, ...ShoppingNeed[]];
      const texts = same.flatMap(({ text }) => (text === '' ? [] : [text])).toSorted();
      const values = same.flatMap(({ grams, amount }) => grams ?? amount?.value ?? []);
      return {
        ...first.source,
        texts,
        value: values.length === 0 ? null : sum(values),
        isUncooked: same.some(({ isUncooked }) => isUncooked === true),
      };
    })
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * One line for each food and kind of amount (domain 6). Needs that cannot be converted to grams are never
 * guessed: they stay beside the line in grams.
 */
export function addUpNeeds(needs: readonly ShoppingNeed[]): NeededLine[] {
  return [...Map.groupBy(needs, keyOf)]
    .map(([key, same]) => {
      const first = same.reduce((least, need) => (need.name < least.name ? need : least));
      const grams = same.flatMap((need) => need.grams ?? []);
      const unit = same.find(({ amount }) => amount !== null)?.amount?.unit;
      const isCounted = key !== first.food && unit !== undefined;
      return {
        key,
        food: first.food,
        name: first.name,
        aisle: first.aisle,
        grams: grams.length === 0 ? null : sum(grams),
        amount: isCounted
          ? { value: sum(same.map(({ amount }) => amount?.value ?? 0)), unit }
          : null,
        isGuess: same.some(({ isGuess }) => isGuess),
        sources: sourcesOf(same),
      };
    })
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
}
