import type { CatalogueCategory, CatalogueFood } from './catalogue-file.ts';
import { KIND_EXCEPTIONS } from './kind-exceptions.ts';

/** What 100 g or 100 ml of nearly every food of a kind has: kcal, and mg of sodium. */
type Range = { kcal: readonly [number, number]; sodium: readonly [number, number] };

const perGrams: Partial<Record<CatalogueCategory, Range>> = {
  'bread-bakery': { kcal: [180, 560], sodium: [30, 1000] },
  breakfast: { kcal: [70, 500], sodium: [0, 900] },
  'cereals-grains-pasta': { kcal: [60, 430], sodium: [0, 500] },
  'dairy-alternatives': { kcal: [60, 600], sodium: [10, 900] },
  dishes: { kcal: [50, 330], sodium: [60, 650] },
  drinks: { kcal: [330, 450], sodium: [20, 520] }, // powders
  'eggs-dairy': { kcal: [40, 430], sodium: [10, 1500] },
  'fish-seafood': { kcal: [60, 300], sodium: [30, 1000] },
  fruit: { kcal: [20, 130], sodium: [0, 60] },
  'herbs-spices': { kcal: [15, 530], sodium: [0, 200] },
  'legumes-nuts-seeds': { kcal: [55, 720], sodium: [0, 1000] },
  meat: { kcal: [85, 420], sodium: [30, 1500] },
  'oils-spreads-sauces': { kcal: [10, 905], sodium: [0, 2500] },
  poultry: { kcal: [90, 420], sodium: [40, 1000] },
  'snacks-confectionery': { kcal: [330, 600], sodium: [0, 1250] },
  soups: { kcal: [12, 110], sodium: [130, 480] },
  'sports-supplements': { kcal: [150, 500], sodium: [0, 1300] },
  'takeaway-fast-food': { kcal: [90, 360], sodium: [90, 900] },
  vegetables: { kcal: [9, 250], sodium: [0, 600] },
};

const perMillilitres: Partial<Record<CatalogueCategory, Range>> = {
  alcohol: { kcal: [15, 400], sodium: [0, 60] },
  breakfast: { kcal: [40, 120], sodium: [20, 90] },
  'dairy-alternatives': { kcal: [10, 90], sodium: [0, 80] },
  drinks: { kcal: [0, 130], sodium: [0, 120] },
  'eggs-dairy': { kcal: [30, 350], sodium: [15, 200] },
  'oils-spreads-sauces': { kcal: [800, 830], sodium: [0, 5] },
  soups: { kcal: [4, 20], sodium: [30, 450] },
  'sports-supplements': { kcal: [0, 110], sodium: [5, 110] },
  'takeaway-fast-food': { kcal: [30, 90], sodium: [4, 60] },
};

const exceptions = new Map(
  Object.entries(KIND_EXCEPTIONS).flatMap(([reason, ids]) => ids.map((id) => [id, reason])),
);

/**
 * Whether a food's energy and sodium lie where those of its kind do. A food that lies elsewhere is a mistake, or
 * it was judged by a person and stands among the exceptions; one that stands there in vain is a problem too.
 */
export function kindProblems({ id, category, basis, nutrients }: CatalogueFood): string[] {
  const range = (basis === '100g' ? perGrams : perMillilitres)[category];
  if (!range) return [`no range for ${category} per ${basis}`];
  const outside = (figure: number | null, [least, most]: readonly [number, number]) =>
    figure !== null && (figure < least || figure > most);
  const problems = [
    ...(outside(nutrients.energyKcal, range.kcal)
      ? [`${nutrients.energyKcal} kcal is unlike ${category}`]
      : []),
    ...(outside(nutrients.sodium, range.sodium)
      ? [`${nutrients.sodium} mg of sodium is unlike ${category}`]
      : []),
  ];
  if (!exceptions.has(id)) return problems;
  return problems.length > 0 ? [] : ['is an exception of its kind that it does not need to be'];
}

/** Exceptions that name no food. */
export const strayExceptions = (foods: readonly CatalogueFood[]): string[] => {
  const ids = new Set(foods.map(({ id }) => id));
  return [...exceptions.keys()].filter((id) => !ids.has(id));
};
