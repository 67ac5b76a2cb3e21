import type { Db } from '#platform/server/db/database.ts';
import { forgivenErrors, listOneErrorVariants } from '#platform/shared/typing-errors.ts';
import { WordComparison } from '../../rules/search/food-match.ts';
import {
  type PlannedVariant,
  splitsOf,
  splitVariants,
  variantsOf,
} from '../../rules/search/search-plan.ts';
import { stem, type TypedQuery } from '../../rules/search/search-words.ts';
import {
  findKnownWords,
  findKnownWordsAndPrefixes,
  type LexiconWord,
  similarWords,
} from '../queries/food-search.ts';

const MAX_PREFIXES = 12;
const MAX_NEAR_WORDS = 6;
/** A word that fewer foods have may itself be a typing error of a person. */
const RARE = 4;
/** From this length on, two errors are looked for by trigrams. */
const LONG_WORD = 6;

type Lexicon = Map<string, number>;

/** Words of foods that `typed` may be meant for, the likeliest first. */
async function nearWords(
  db: Db,
  typed: string,
  open: boolean,
  lexicon: Lexicon,
): Promise<string[]> {
  if (forgivenErrors(typed) === 0) return [];
  const typedStem = stem(typed);
  const oneAway = await findKnownWords(db, [
    ...new Set([...listOneErrorVariants(typedStem), ...listOneErrorVariants(typed)]),
  ]);
  const found: LexiconWord[] = [...oneAway];
  if (typed.length >= LONG_WORD) found.push(...(await similarWords(db, typed, 12)));
  const compare = new WordComparison();
  const scored = found.map((entry) => ({
    ...entry,
    likeness: compare.of(typed, typedStem, entry.word, open) + Math.log10(1 + entry.foods) / 50,
  }));
  const near = scored
    .filter(({ likeness }) => likeness >= 0.5)
    .sort((a, b) => b.likeness - a.likeness);
  for (const { word, foods } of near) lexicon.set(word, foods);
  return [...new Set(near.map(({ word }) => word))].slice(0, MAX_NEAR_WORDS);
}

/**
 * What to ask the index for: every reading of what was typed, each of its words with the words of foods that it
 * may stand for; none for a word that nobody knows.
 */
export async function planSearch(db: Db, query: TypedQuery): Promise<PlannedVariant[]> {
  const first = variantsOf(query);
  const lastTyped = query.words.at(-1) ?? '';
  const asked = new Set(first.flatMap(({ words }) => words.map(stem)));
  for (const word of query.words) {
    for (const parts of splitsOf(word)) for (const part of parts) asked.add(stem(part));
  }
  const exact = [...asked];
  const entries = query.finished
    ? await findKnownWords(db, exact)
    : await findKnownWordsAndPrefixes(db, exact, lastTyped, MAX_PREFIXES);
  const lexicon: Lexicon = new Map(entries.map(({ word, foods }) => [word, foods]));
  const beginnings = query.finished
    ? []
    : entries
        .filter(({ word }) => word.startsWith(lastTyped))
        .sort((a, b) => b.foods - a.foods)
        .map(({ word }) => word);

  const near = new Map<string, string[]>();
  for (const [at, word] of query.words.entries()) {
    const open = at === query.words.length - 1 && !query.finished;
    const known = lexicon.get(stem(word)) ?? 0;
    if (known >= RARE || (open && beginnings.length > 0)) continue;
    near.set(word, await nearWords(db, word, open, lexicon));
  }

  const variants = [
    ...first,
    ...first.slice(0, 1).flatMap((one) => splitVariants(one, (word) => lexicon.has(word))),
  ];
  return variants.map((variant) => ({
    ...variant,
    planned: variant.words.map((typed, at) => {
      const alternatives = new Set<string>();
      if (lexicon.has(stem(typed))) alternatives.add(stem(typed));
      if (variant.openEnd && at === variant.words.length - 1 && typed === lastTyped) {
        for (const word of beginnings) alternatives.add(word);
      }
      for (const word of near.get(typed) ?? []) alternatives.add(word);
      return { typed, alternatives: [...alternatives] };
    }),
  }));
}
