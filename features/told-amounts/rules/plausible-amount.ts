import type { Basis } from '#features/food-facts/rules/food-kinds.ts';

/** Parsed amount of one food. */
type Eaten = {
  category: string | null;
  state: string | null;
  basis: Basis;
  /** g or ml, by the basis */
  amount: number;
  /** of which how many pieces; null where it was measured */
  pieces: number | null;
  calories: number | null;
};

/** Plausible maximum per kind of food, g or ml. More becomes a question. */
const MAX_AMOUNT: Readonly<Record<string, number>> = {
  alcohol: 3000,
  'bread-bakery': 700,
  breakfast: 1000,
  'cereals-grains-pasta': 1200,
  'dairy-alternatives': 1500,
  dishes: 1500,
  drinks: 3000,
  'eggs-dairy': 1500,
  'fish-seafood': 1000,
  fruit: 1500,
  'herbs-spices': 50,
  'legumes-nuts-seeds': 800,
  meat: 1200,
  'oils-spreads-sauces': 250,
  poultry: 1200,
  'snacks-confectionery': 600,
  soups: 1500,
  'sports-supplements': 1000,
  'takeaway-fast-food': 1500,
  vegetables: 1500,
};
const MAX_OTHER_AMOUNT = 3000;
/** Of what is dry or a powder and swells: a third of the same food cooked. */
const MAX_DRY_AMOUNT = 400;
const MAX_ENERGY_KCAL = 3000;
/** Of pieces that weigh something: two dozen oysters are eaten, two dozen eggs are not. */
const MAX_PIECES = 12;
const MIN_PIECE_G = 40;

/** Whether the amount needs a question. */
export function isTooMuch({ category, state, amount, pieces, calories }: Eaten): boolean {
  const usual = MAX_AMOUNT[category ?? ''] ?? MAX_OTHER_AMOUNT;
  const most = state === 'dried' ? Math.min(usual, MAX_DRY_AMOUNT) : usual;
  if (amount > most || (calories !== null && calories > MAX_ENERGY_KCAL)) return true;
  return pieces !== null && pieces > MAX_PIECES && amount / pieces >= MIN_PIECE_G;
}

const written = (value: number): string => Number(value.toPrecision(4)).toLocaleString('en-AU');

/** Question about an implausible amount. */
export function tooMuchQuestion({ basis, amount }: Pick<Eaten, 'basis' | 'amount'>): string {
  const unit = basis === '100ml' ? 'ml' : 'g';
  return `That’s ${written(amount)} ${unit}, more than anyone eats at once. How much was it?`;
}
