import type { LoggedItem } from './item/logged-item.ts';

/** A food's usual portion is the commonest of so many last ones: one meal left half is no new usual. */
export const LAST_TIMES = 5;

type Portion = Pick<LoggedItem, 'quantity' | 'unit' | 'portionNote'>;

/**
 * The entry of a food that says its usual portion: the latest one of the portion that is commonest among the last
 * ones, the last of all where none is commoner. `latestFirst` has at least one. The server says the same in SQL
 * (server/queries/usual-portion.ts).
 */
export function usualPortionOf<Entry extends Portion>(
  latestFirst: readonly [Entry, ...Entry[]],
): Entry {
  const portions = new Map<string, { entry: Entry; often: number }>();
  for (const entry of latestFirst.slice(0, LAST_TIMES)) {
    const key = JSON.stringify([entry.quantity, entry.unit, entry.portionNote]);
    const known = portions.get(key);
    if (known) known.often += 1;
    else portions.set(key, { entry, often: 1 });
  }
  let usual = { entry: latestFirst[0], often: 0 };
  for (const portion of portions.values()) if (portion.often > usual.often) usual = portion;
  return usual.entry;
}
