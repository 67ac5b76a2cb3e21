/** An item of a sentence with what a person has done to it by hand. */
export type Corrected = {
  /** of the entry it becomes, however often the sentence is read again */
  id: string;
  /** the words it was read from */
  said: string;
  /** changed or taken out by hand */
  touched: boolean;
};

const spoken = (said: string): string => said.toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * What a sentence says when it is read again: items whose words have not changed stay as the person has corrected
 * them, all others are new. The same words twice are told apart by their order.
 */
export function keepCorrections<Item extends Corrected>(
  before: readonly Item[],
  fresh: readonly Item[],
): Item[] {
  const left = new Map<string, Item[]>();
  for (const item of before) {
    const key = spoken(item.said);
    left.set(key, [...(left.get(key) ?? []), item]);
  }
  return fresh.map((item) => {
    const known = left.get(spoken(item.said))?.shift();
    if (!known) return item;
    return known.touched ? known : { ...item, id: known.id };
  });
}
