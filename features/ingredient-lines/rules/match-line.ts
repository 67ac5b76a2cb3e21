import type { FoodPhrase } from './food-phrase.ts';
import { type FactsMatch, matchFacts } from './match-facts.ts';

/** What a phrase may be called, the likeliest first: "beef or chicken stock" is first of all beef stock. */
export function toNames(
  { phrase, alternative, brackets }: FoodPhrase,
  isCanned: boolean,
): string[] {
  const canned = isCanned ? [`canned ${phrase}`] : [];
  const tail = alternative?.split(' ').at(-1);
  const joined = tail && !phrase.endsWith(tail) ? [`${phrase} ${tail}`] : [];
  const [first = '', second] = phrase.split(/\s+(?:and|&)\s+/i);
  const shared = second === undefined ? [] : [first];
  return [
    ...canned,
    phrase,
    ...joined,
    ...shared,
    ...(alternative ? [alternative] : []),
    ...brackets,
  ];
}

/** The food facts of the first name that is sure, else of the first that may be meant. */
export function matchPhrase(food: FoodPhrase, isCanned: boolean): FactsMatch | null {
  const names = toNames(food, isCanned);
  let unsure: FactsMatch | null = null;
  for (const [at, name] of names.entries()) {
    const match = matchFacts(name);
    if (!match) continue;
    // What only an alternative or a bracket names is for the person to confirm.
    const isAside = food.brackets.includes(name) || name === food.alternative;
    if (match.confidence === 'sure' && !isAside) return match;
    if (at === 0 || !unsure) unsure = { ...match, confidence: 'unsure' };
  }
  return unsure;
}
