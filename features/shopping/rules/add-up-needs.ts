import type { NeededLine, NeedSource, ShoppingNeed } from './shopping-need.ts';

/** Grams add up to one line; other units stay lines of their own; "to taste" is named once. */
const kindOf = ({ grams, amount }: ShoppingNeed): string => {
  if (grams !== null) return 'g';
  return amount === null ? 'some' : amount.unit;
};

// Sorted, so that the order of meals changes not even the last digit.
const sum = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b).reduce((total, value) => total + value, 0);

function sourcesOf(needs: readonly ShoppingNeed[]): NeedSource[] {
  const byId = new Map(needs.map(({ source }) => [source.id, source]));
  return [...byId.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * One line for each food and kind of amount (domain 6). Needs that cannot be converted to grams are never
 * guessed: they stay beside the line in grams.
 */
export function addUpNeeds(needs: readonly ShoppingNeed[]): NeededLine[] {
  const groups = Map.groupBy(needs, (need) => `${need.food}|${kindOf(need)}`);
  return [...groups]
    .map(([key, same]) => {
      const first = same.reduce((least, need) => (need.name < least.name ? need : least));
      const unit = first.amount?.unit;
      return {
        key,
        food: first.food,
        name: first.name,
        aisle: first.aisle,
        grams: first.grams === null ? null : sum(same.map(({ grams }) => grams ?? 0)),
        amount:
          first.grams !== null || unit === undefined
            ? null
            : { value: sum(same.map(({ amount }) => amount?.value ?? 0)), unit },
        sources: sourcesOf(same),
      };
    })
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
}
