import { listFewerWords } from '#features/food-facts/rules/names/words-left-out.ts';
import { type Reading, readingOf } from './food-match.ts';
import { stem, type TypedQuery } from './search-words.ts';
import { synonymVariants } from './synonyms.ts';

/** One interpretation of a query, before its words are looked up. */
export type Variant = { words: string[]; openEnd: boolean; trust: number };

const MIN_PART_LENGTH = 3;

/** "icecream" as "ice", "cream": every place where both halves are words by length. */
export function splitsOf(word: string): [string, string][] {
  const splits: [string, string][] = [];
  for (let at = MIN_PART_LENGTH; at <= word.length - MIN_PART_LENGTH; at += 1) {
    splits.push([word.slice(0, at), word.slice(at)]);
  }
  return splits;
}

/** The readings of a query: as typed, with synonyms, and with neighbouring words written together. */
export function variantsOf({ words, finished }: TypedQuery): Variant[] {
  const openEnd = !finished;
  const variants: Variant[] = [{ words, openEnd, trust: 1 }];
  for (const { words: fewer, trust } of listFewerWords(words)) {
    const sameEnd = fewer.at(-1) === words.at(-1);
    variants.push({ words: [...fewer], openEnd: openEnd && sameEnd, trust });
  }
  for (const other of synonymVariants(words.map(stem))) {
    const sameEnd = stem(words.at(-1) ?? '') === other.at(-1);
    variants.push({ words: other, openEnd: openEnd && sameEnd, trust: 0.93 });
  }
  for (let at = 0; at + 1 < words.length; at += 1) {
    const joined = `${words[at]}${words[at + 1]}`;
    const all = [...words.slice(0, at), joined, ...words.slice(at + 2)];
    variants.push({ words: all, openEnd, trust: 0.97 });
  }
  return variants;
}

/** Words that are two others written together, as further variants. `known` takes stems. */
export function splitVariants(variant: Variant, known: (word: string) => boolean): Variant[] {
  return variant.words.flatMap((word, at) =>
    known(stem(word))
      ? []
      : splitsOf(word)
          .filter(([a, b]) => known(stem(a)) && known(stem(b)))
          .map(([a, b]) => ({
            ...variant,
            words: [...variant.words.slice(0, at), a, b, ...variant.words.slice(at + 1)],
            trust: 0.95,
          })),
  );
}

/** Which readings to look for together, whether a food may lack one more word, and how many words it need not have. */
export type Attempt<Planned> = { variants: Planned[]; relaxed: boolean; forgivenWords: number };

/**
 * What to look for, one after the other until something is found: readings whose words are all known, then what was typed
 * without the words that nobody knows (two parts of a brand may be words by chance), then both, less one word.
 */
export function listAttempts<Planned extends Variant>(
  planned: readonly Planned[],
  unknownIn: (variant: Planned) => number,
): Attempt<Planned>[] {
  const asTyped = planned.slice(0, 1);
  const whole = planned.filter((variant) => unknownIn(variant) === 0);
  const partly = asTyped.filter((variant) => unknownIn(variant) > 0);
  const exact = [whole, partly]
    .filter((some) => some.length > 0)
    .map((variants) => ({
      variants,
      relaxed: false,
      forgivenWords: Math.max(0, ...variants.map(unknownIn)),
    }));
  if ((asTyped[0]?.words.length ?? 0) < 2) return exact;
  const variants = exact.flatMap((one) => one.variants);
  const forgivenWords = 1 + Math.max(...exact.map((one) => one.forgivenWords));
  return [...exact, { variants, relaxed: true, forgivenWords }];
}

/** A query word with its possible food words. */
export type PlannedWord = { typed: string; alternatives: string[] };
export type PlannedVariant = Variant & { planned: PlannedWord[] };

const quoted = (word: string): string => `'${word.replaceAll("'", "''").replaceAll('\\', '')}'`;

/**
 * The tsquery of one variant; null when none of its words is known. `begin`: the last word as a beginning
 * too, for an index that is small enough. `without` leaves one word out.
 */
function variantQuery(
  { planned, openEnd }: PlannedVariant,
  begin: boolean,
  without: number | null,
): string | null {
  const parts: string[] = [];
  planned.forEach(({ typed, alternatives }, at) => {
    if (at === without) return;
    // One letter more is a beginning of nearly everything: it orders what the other words find.
    const unfinished = openEnd && at > 0 && at === planned.length - 1;
    if (unfinished && !begin && typed.length === 1) return;
    const words = alternatives.map(quoted);
    if (begin && openEnd && at === planned.length - 1) words.push(`${quoted(typed)}:*`);
    if (words.length > 0) parts.push(`(${words.join(' | ')})`);
  });
  return parts.length === 0 ? null : `(${parts.join(' & ')})`;
}

/** The tsquery of all variants; `relaxed` allows one missing word. Null if empty. */
export function tsqueryOf(
  variants: readonly PlannedVariant[],
  options: { begin: boolean; relaxed: boolean },
): string | null {
  const queries = new Set<string>();
  for (const variant of variants) {
    const leftOut = options.relaxed ? variant.planned.map((_, at) => at) : [null];
    if (options.relaxed && variant.planned.length < 2) continue;
    for (const without of leftOut) {
      const query = variantQuery(variant, options.begin, without);
      if (query !== null) queries.add(query);
    }
  }
  return queries.size === 0 ? null : [...queries].join(' | ');
}

/** Compares variants with names. Unknown words are skipped and counted as forgiven. */
export function readingsOf(variants: readonly Variant[]): Reading[] {
  return variants.map(({ words, openEnd, trust }) => readingOf(words, openEnd, trust));
}
