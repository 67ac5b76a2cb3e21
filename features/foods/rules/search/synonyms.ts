import { SAME_FOODS } from '#features/food-facts/rules/names/same-foods.ts';
import { stem } from './search-words.ts';

type Phrase = { words: string[]; group: number };

const PHRASES: Phrase[] = SAME_FOODS.flatMap((group, at) =>
  group.map((text) => ({ words: text.split(' ').map(stem), group: at })),
);

const byFirstWord = new Map<string, Phrase[]>();
for (const phrase of PHRASES) {
  const first = phrase.words[0] ?? '';
  byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), phrase]);
}

const MAX_VARIANTS = 8;

const foundAt = (words: readonly string[], at: number): Phrase[] =>
  (byFirstWord.get(words[at] ?? '') ?? []).filter((phrase) =>
    phrase.words.every((word, offset) => words[at + offset] === word),
  );

/**
 * What else could have been typed: the words with one phrase at a time exchanged for a synonym. The
 * words as typed are not among them. Takes and gives stems.
 */
export function synonymVariants(words: readonly string[]): string[][] {
  const variants = new Map<string, string[]>();
  words.forEach((_, at) => {
    // The longest phrase is what was meant: "sweet potato" is no kind of potato here.
    for (const { words: phrase, group } of foundAt(words, at)) {
      for (const other of PHRASES) {
        if (other.group !== group || other.words.join(' ') === phrase.join(' ')) continue;
        const variant = [
          ...words.slice(0, at),
          ...other.words,
          ...words.slice(at + phrase.length),
        ].filter((word, index, all) => all.indexOf(word) === index);
        variants.set(variant.join(' '), variant);
      }
    }
  });
  variants.delete(words.join(' '));
  return [...variants.values()].slice(0, MAX_VARIANTS);
}
