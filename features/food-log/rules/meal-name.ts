import { formatList } from '#platform/shared/format-list.ts';

const MAX_NAME_LENGTH = 100;

/** A name to begin with, from what is in a meal: "Porridge", "Porridge and Banana", "Porridge, Banana and 2 more". */
export function nameOfMeal(items: readonly { foodName: string }[]): string {
  const names = items.slice(0, 2).map(({ foodName }) => foodName);
  const others = items.length > 2 ? [`${items.length - 2} more`] : [];
  const name = formatList([...names, ...others]);
  // By characters, so that none is cut through.
  return [...name].slice(0, MAX_NAME_LENGTH).join('').trim();
}
