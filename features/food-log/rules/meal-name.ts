const MOST_LETTERS = 100;

/** A name to begin with, from what is in a meal: "Porridge", "Porridge and Banana", "Porridge, Banana and 2 more". */
export function nameOfMeal(items: readonly { foodName: string }[]): string {
  const [first = '', second = ''] = items.map(({ foodName }) => foodName);
  const name =
    items.length < 2
      ? first
      : items.length === 2
        ? `${first} and ${second}`
        : `${first}, ${second} and ${items.length - 2} more`;
  // By characters, so that none is cut through.
  return [...name].slice(0, MOST_LETTERS).join('').trim();
}
