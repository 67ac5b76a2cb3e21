import type { Db } from '#platform/server/db/database.ts';
import { listAttempts, type PlannedVariant, tsqueryOf } from '../../rules/search/search-plan.ts';
import type { TypedQuery } from '../../rules/search/search-words.ts';
import {
  type Candidate,
  catalogueCandidates,
  productCandidates,
  productsNamed,
} from '../queries/food-search.ts';
import { planSearch } from './plan-search.ts';

/** Foods that may fit, to be ranked. */
export type Found = {
  candidates: Candidate[];
  variants: PlannedVariant[];
  /** how many words of the query a food need not have */
  forgivenWords: number;
};

const MAX_CATALOGUE_FOODS = 400;
const MAX_PRODUCTS = 400;
const MAX_NAMED = 60;
/** A single beginning shorter than this is that of half the products: their names alone are looked at. */
const MIN_WORD_LENGTH = 3;
/** No food has a longer word, and likeness to one of hundreds of letters takes a second to work out. */
const MAX_WORD_LENGTH = 60;

async function ask(
  db: Db,
  query: TypedQuery,
  variants: PlannedVariant[],
  relaxed: boolean,
): Promise<Candidate[]> {
  const generic = tsqueryOf(variants, { begin: true, relaxed });
  const products = tsqueryOf(variants, { begin: false, relaxed });
  const broad = query.words.length === 1 && (query.words[0]?.length ?? 0) < MIN_WORD_LENGTH;
  const found = await Promise.all([
    generic === null ? [] : catalogueCandidates(db, generic, MAX_CATALOGUE_FOODS),
    products === null || broad ? [] : productCandidates(db, products, MAX_PRODUCTS),
    relaxed ? [] : productsNamed(db, query.words.join(' '), MAX_NAMED),
  ]);
  const byId = new Map(found.flat().map((one) => [`${one.source}:${one.sourceId}`, one] as const));
  return [...byId.values()];
}

const unknownIn = ({ planned }: PlannedVariant): number =>
  planned.filter(({ alternatives }) => alternatives.length === 0).length;

/** The shared foods that have all words of the query; when there is none, those that lack one of them. */
export async function findCandidates(db: Db, query: TypedQuery): Promise<Found> {
  let found: Found = { candidates: [], variants: [], forgivenWords: 0 };
  if (query.words.some(({ length }) => length > MAX_WORD_LENGTH)) return found;
  const attempts = listAttempts(await planSearch(db, query), unknownIn);
  for (const { variants, relaxed, forgivenWords } of attempts) {
    const candidates = await ask(db, query, variants, relaxed);
    found = { candidates, variants, forgivenWords };
    if (candidates.length > 0) break;
  }
  return found;
}
