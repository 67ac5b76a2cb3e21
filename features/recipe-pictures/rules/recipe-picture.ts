import type { DishType } from '#features/recipe-book/rules/dish-types.ts';
import { factsByKey, factsOfFood } from '#features/recipe-book/rules/food-facts.ts';
import type { Aisle } from '#features/recipe-book/rules/read-facts.ts';
import type { Recipe } from '#features/recipe-book/rules/recipe.ts';
import { COLOURS, type PieceShape, shapeOf } from './picture-shapes.ts';

export type Piece = { shape: PieceShape; colour: string };

/** What a recipe's drawing shows. The same recipe always gives the same drawing. */
export type RecipePicture = {
  dish: DishType;
  /** Colour of the sauce, soup or batter. */
  base: string;
  /** Rice, noodles or bread that it is served with or made of. */
  starch: Piece | null;
  /** Colour of what is spread on bread; null if nothing is. */
  spread: string | null;
  /** Toppings and pieces, most visible first. */
  pieces: Piece[];
  /** Whole number for the layout. */
  seed: number;
};

const MAX_PIECES = 6;
const STARCHES: readonly PieceShape[] = ['grain', 'noodle', 'bread'];
const DEFAULT_BASE = '#d9a662';

/** How much stronger than its weight an ingredient colours a sauce. */
const PIGMENTS: Record<string, number> = {
  turmeric: 40,
  'curry-powder': 30,
  paprika: 25,
  'smoked-paprika': 25,
  'tomato-paste': 6,
  cocoa: 12,
  soy: 2,
  tamari: 2,
  'thai-paste': 5,
  'green-paste': 5,
  spinach: 12,
  'frozen-berries': 8,
  'frozen-blueberries': 5,
  'beetroot-can': 4,
};

/** Colours of spices, which are not drawn themselves. */
const PIGMENT_COLOURS: Record<string, string> = {
  turmeric: '#e2a320',
  paprika: '#c4471f',
  'smoked-paprika': '#b5441f',
};

/** Herbs and seeds weigh little and show much; what cooks into the sauce shows less. */
const VISIBILITY: Partial<Record<PieceShape, number>> = {
  herb: 9,
  leaf: 3,
  berry: 1.6,
  egg: 2,
  prawn: 1.5,
  fillet: 1.5,
  dollop: 0.7,
};

export function mixColours(parts: readonly { colour: string; weight: number }[]): string {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  if (!(total > 0)) return DEFAULT_BASE;
  const channel = (start: number): string => {
    const sum = parts.reduce(
      (mixed, { colour, weight }) =>
        mixed + weight * Number.parseInt(colour.slice(start, start + 2), 16) ** 2,
      0,
    );
    return Math.round(Math.sqrt(sum / total))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** Share of its weight by which an ingredient that is seen in pieces colours the sauce around it. */
const TINT = 0.12;
/** The same for grains, whose starch clouds a soup. */
const GRAIN_TINT = 0.6;

/** Dishes in which eggs are seen as eggs; in others they are mixed in. */
const SHOWS_EGGS: readonly DishType[] = [
  'bowl',
  'burger',
  'eggs',
  'noodles',
  'pan',
  'plate',
  'porridge',
  'rice',
  'salad',
  'sandwich',
  'soup',
  'stew',
  'toast',
];

/** Dishes on which meat lies as one piece. */
const SHOWS_WHOLE_MEAT: readonly DishType[] = ['barbecue', 'plate', 'tray'];

function shapeIn(dish: DishType, key: string, aisle: Aisle): PieceShape {
  const shape = shapeOf(key, aisle);
  if (shape === 'egg' && !SHOWS_EGGS.includes(dish)) return 'none';
  return shape === 'strip' && aisle === 'meat' && SHOWS_WHOLE_MEAT.includes(dish) ? 'steak' : shape;
}

/** Dishes in which everything is blended, so that all ingredients colour the base. */
const BLENDED: readonly DishType[] = ['smoothie', 'dip', 'muffins', 'pancakes', 'bars', 'balls'];

/** Sticks and bread are served beside a dip, not blended into it. */
const BESIDE_DIP: readonly PieceShape[] = ['round', 'strip', 'bread', 'crumb'];

const isBlendedIn = (dish: DishType, shape: PieceShape): boolean =>
  BLENDED.includes(dish) && !(dish === 'dip' && BESIDE_DIP.includes(shape));

function seedOf(id: string): number {
  let seed = 7;
  for (const character of id) seed = (seed * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return seed;
}

/** Works out the drawing from dish type and ingredients. Ingredients without facts are left out. */
export function recipePicture(recipe: Pick<Recipe, 'id' | 'dish' | 'ingredients'>): RecipePicture {
  const seen = recipe.ingredients.flatMap(({ key, foodId, grams }) => {
    const facts = factsByKey(key) ?? factsOfFood(foodId);
    const colour = PIGMENT_COLOURS[key] ?? COLOURS[facts?.colour ?? ''];
    return facts && colour
      ? [{ key, colour, grams, shape: shapeIn(recipe.dish, key, facts.aisle) }]
      : [];
  });
  const base = mixColours(
    seen.map(({ key, colour, grams, shape }) => {
      const isBase =
        shape === 'base' || PIGMENTS[key] !== undefined || isBlendedIn(recipe.dish, shape);
      const tint = shape === 'grain' ? GRAIN_TINT : TINT;
      return { colour, weight: grams * (isBase ? (PIGMENTS[key] ?? 1) : tint) };
    }),
  );
  const byWeight = seen
    .filter(({ shape }) => shape !== 'base' && shape !== 'none')
    .map((one) => ({ ...one, show: one.grams * (VISIBILITY[one.shape] ?? 1) }))
    .toSorted((a, b) => b.show - a.show || a.key.localeCompare(b.key));
  const toPiece = ({ shape, colour }: Piece): Piece => ({ shape, colour });
  const starch = byWeight.find(({ shape }) => STARCHES.includes(shape));
  const pieces = byWeight.filter(({ shape }) => !STARCHES.includes(shape)).map(toPiece);
  const distinct = pieces.filter(
    (piece, index) =>
      pieces.findIndex(({ shape, colour }) => shape === piece.shape && colour === piece.colour) ===
      index,
  );
  return {
    dish: recipe.dish,
    base,
    spread:
      byWeight.find(({ shape, key }) => shape === 'dollop' || key === 'avocado')?.colour ?? null,
    starch: starch ? toPiece(starch) : null,
    pieces: distinct.slice(0, MAX_PIECES),
    seed: seedOf(recipe.id),
  };
}
