import type { SentenceWord } from '#features/foods/rules/amounts/sentence-words.ts';
import { isSizeWord } from '#features/told-amounts/rules/told-sizes.ts';
import type { SentenceItem } from './sentence-items.ts';
import { clauseAround } from './sentence-said.ts';

/** Chains by what people call them, and what the catalogue calls them. */
const CHAINS: readonly (readonly [called: string, said: RegExp])[] = [
  [
    'mcdonalds',
    /\b(?:maccas|macca['’]s|mackers|mcdonald['’]?s|big mac|mcnuggets|mcchicken|quarter pounder)\b/i,
  ],
  ['kfc', /\b(?:kfc|zinger|wicked wings?)\b/i],
  ['hungry jacks', /\b(?:hungry jack['’]?s|hjs|whopper)\b/i],
  ['red rooster', /\b(?:red rooster|rippa)\b/i],
  ['nandos', /\bnando['’]?s\b/i],
  ['dominos', /\bdomino['’]?s\b/i],
  ['grilld', /\bgrill['’]?d\b/i],
];

/** What every chain has its own of. */
const OWN =
  /^(?:(?:small|regular|medium|large) )?(?:hot )?(?:chips|fries|nuggets|cheeseburgers?|hash browns?|coleslaw|sundae|soft serve)(?: (?:small|regular|medium|large))?$/;

/** Where a clause says which chain it was, its own chips are meant: "KFC: zinger and chips". */
export function foodOfChain(
  food: string,
  { text, at }: { text: string; at: number },
  isName: (name: string) => boolean,
): string {
  if (!OWN.test(food)) return food;
  const plain = food
    .replace(/^(?:(?:small|regular|medium|large) )?(?:hot )?/, '')
    .replace(/ (?:small|regular|medium|large)$/, '');
  const clause = clauseAround(text, at).join('');
  const own = CHAINS.filter(([, said]) => said.test(clause)).map(
    ([called]) => `${called} ${plain}`,
  );
  return (own.length === 1 ? own.find(isName) : null) ?? food;
}

const NAMES =
  /^(?:kfc|maccas|mcdonalds|nandos|dominos|grilld|oporto|subway|red rooster|hungry jacks?|hjs)$/;
/** A chain's name by itself says where something is from. */
export const isChain = (food: string): boolean => NAMES.test(food);

/** The chips of the chain that their clause names, in the size that was said. */
export function tellChains(
  items: readonly SentenceItem[],
  { text, words }: { text: string; words: readonly SentenceWord[] },
  isName: (name: string) => boolean,
): void {
  for (const item of items) {
    const at = words[item.words[0] ?? 0]?.from ?? 0;
    const own = foodOfChain(item.food, { text, at }, isName);
    const size = item.food.split(' ').find(isSizeWord);
    if (own !== item.food && size) item.size ??= size;
    item.food = own;
  }
}
