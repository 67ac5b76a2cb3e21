import { MAKERS } from '#features/food-facts/rules/names/makers.ts';

/** Amounts and sizes, which say how much rather than what: "a large latte", "two slices of toast". */
const AMOUNTS = `
large small medium regular big cup cups glass glasses bowl plate piece pieces slice slices serve serving can tin jar
bottle tub packet bag box spoonful tablespoon teaspoon tbsp tsp scoop handful pint schooner pot mug shot couple few some
half one two three four five six 1 2 3 4 5 6 10 12 20`;

const byFirstWord = (phrases: readonly string[]) =>
  Map.groupBy(
    phrases.map((text) => text.trim().split(' ')).toSorted((a, b) => b.length - a.length),
    ([first = '']) => first,
  );

const amounts = byFirstWord(AMOUNTS.trim().split(/\s+/));
const makers = byFirstWord(MAKERS.replaceAll('\n', ' ').split(';'));

function without(words: readonly string[], phrases: typeof amounts): readonly string[] {
  const left: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const found = phrases
      .get(words[at] ?? '')
      ?.find((phrase) => phrase.every((word, of) => words[at + of] === word));
    if (found) at += found.length - 1;
    else left.push(words[at] ?? '');
  }
  return left.length === 0 ? words : left;
}

/** Fewer words as they may be meant, with how far they are trusted: a maker says more than an amount. */
export function listFewerWords(
  typed: readonly string[],
): { words: readonly string[]; trust: number }[] {
  const told = without(typed, amounts);
  const named = without(told, makers);
  return [
    { words: told, trust: 0.96 },
    { words: named, trust: 0.8 },
  ].filter(({ words }, at) => words.length < (at === 0 ? typed : told).length);
}
