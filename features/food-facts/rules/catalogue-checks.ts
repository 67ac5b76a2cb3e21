import { atwaterKilojoules, KILOJOULES_PER_KCAL } from './atwater.ts';
import { CATALOGUE_CATEGORIES, type Catalogue, type CatalogueFood } from './catalogue-file.ts';
import { compositionProblems } from './composition.ts';
import { portionProblems, strayPortions } from './kinds/kind-portions.ts';
import { kindProblems, strayExceptions } from './kinds/kind-ranges.ts';

export type CatalogueProblem = {
  /** The food's id, or the category that it is about. */
  id: string;
  problem: string;
};

/** The least a first start without a network has to offer. */
export const CATALOGUE_MINIMUM = 1_200;

/** Grams or millilitres that a household portion may have. */
const PORTION_LIMITS = { min: 0.1, max: 2_000 };
/** Air in whipped cream, lead in nothing edible. */
const DENSITY_LIMITS = { min: 0.2, max: 1.6 };

const needed = ['energyKcal', 'protein', 'fat', 'saturatedFat', 'sodium'] as const;
/** Of these nobody has measured the sugar, and little is eaten. */
const SUGAR_UNKNOWN = /^herbs-spices\/|\/(orange-peel-raw|pectin-dry)$/;

const folded = (text: string): string => text.trim().toLowerCase();

/** What a stated energy may differ by from what its parts give: each is rounded, and sugar alcohols give less. */
const ENERGY_TOLERANCE = { kcal: 12, share: 0.1 };

/**
 * Energy against macronutrients, fibre and alcohol (Schedule 11), unless the food states why it lies outside.
 * A reason that is not needed is a problem too: it would hide the next mistake.
 */
function energyProblems(food: CatalogueFood): string[] {
  const { energyKcal, protein, carbs, fat, fiber, alcohol } = food.nutrients;
  if (energyKcal === null || protein === null || carbs === null || fat === null) return [];
  const parts = { protein, carbs, fat, fiber, alcohol };
  const given = atwaterKilojoules(parts) / KILOJOULES_PER_KCAL;
  const { kcal, share } = ENERGY_TOLERANCE;
  const fits = Math.abs(energyKcal - given) <= Math.max(kcal, share * Math.max(energyKcal, given));
  if (fits) return food.reason === null ? [] : ['states a reason that it does not need'];
  return food.reason === null ? [`${energyKcal} kcal, its parts give ${Math.round(given)}`] : [];
}

function labelProblems(food: CatalogueFood): string[] {
  if (food.portions.length === 0) return ['has no portion'];
  const labels = new Set(food.portions.map(({ label }) => folded(label)));
  const problems = labels.size < food.portions.length ? ['names a portion twice'] : [];
  for (const { label, amount } of food.portions) {
    if (!(amount >= PORTION_LIMITS.min && amount <= PORTION_LIMITS.max)) {
      problems.push(`portion "${label}" of ${amount}`);
    }
  }
  return problems;
}

function foodProblems(food: CatalogueFood): string[] {
  const problems = [...energyProblems(food), ...labelProblems(food), ...portionProblems(food)];
  // Volumes are heavier or lighter than water: what holds for 100 g is checked per 100 g.
  const factor = food.basis === '100ml' ? 1 / (food.densityGramsPerMl ?? 1) : 1;
  const per100g = Object.fromEntries(
    Object.entries(food.nutrients).map(([key, figure]) => [
      key,
      figure === null ? null : figure * factor,
    ]),
  ) as CatalogueFood['nutrients'];
  problems.push(...compositionProblems(per100g), ...kindProblems(food));
  for (const key of needed) if (food.nutrients[key] === null) problems.push(`${key} is missing`);
  if (food.nutrients.sugar === null && !SUGAR_UNKNOWN.test(`${food.category}/${food.id}`))
    problems.push('sugar is missing');
  for (const [key, figure] of Object.entries(food.nutrients)) {
    if (figure !== null && !(figure >= 0)) problems.push(`${key} is ${figure}`);
  }
  const density = food.densityGramsPerMl;
  if (density === null && food.basis === '100ml') problems.push('a volume needs a density');
  if (density !== null && (density < DENSITY_LIMITS.min || density > DENSITY_LIMITS.max)) {
    problems.push(`density ${density}`);
  }
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(food.id)) problems.push('id is not a slug');
  if (food.source === '') problems.push('no source');
  return problems;
}

function repeated(catalogue: Catalogue): CatalogueProblem[] {
  const problems: CatalogueProblem[] = [];
  const ids = new Set<string>();
  const names = new Map<string, string>();
  for (const { id, name } of catalogue.foods) {
    if (ids.has(id)) problems.push({ id, problem: 'id used twice' });
    if (names.has(folded(name))) problems.push({ id, problem: `name used twice: ${name}` });
    ids.add(id);
    names.set(folded(name), id);
  }
  for (const food of catalogue.foods) {
    const own = new Set<string>();
    for (const synonym of food.synonyms.map(folded)) {
      if (own.has(synonym)) problems.push({ id: food.id, problem: `synonym twice: ${synonym}` });
      own.add(synonym);
      const other = names.get(synonym);
      if (other === food.id) problems.push({ id: food.id, problem: 'its name as a synonym' });
      else if (other)
        problems.push({ id: food.id, problem: `"${synonym}" is the name of ${other}` });
    }
  }
  return problems;
}

/** Everything that is wrong with the catalogue; the committed file must give an empty list. */
export function catalogueProblems(catalogue: Catalogue): CatalogueProblem[] {
  const { foods } = catalogue;
  const problems = foods.flatMap((food) =>
    foodProblems(food).map((problem) => ({ id: food.id, problem })),
  );
  problems.push(...repeated(catalogue));
  const ids = new Set(foods.map(({ id }) => id));
  for (const [id, into] of Object.entries(catalogue.merged ?? {})) {
    if (ids.has(id)) problems.push({ id, problem: 'merged, and still there' });
    if (!ids.has(into)) problems.push({ id, problem: `merged into ${into}, which is no food` });
  }
  for (const id of strayExceptions(foods))
    problems.push({ id, problem: 'an exception of no food' });
  for (const id of strayPortions(foods)) problems.push({ id, problem: 'portions of no food' });
  for (const category of CATALOGUE_CATEGORIES) {
    if (!foods.some((food) => food.category === category)) {
      problems.push({ id: category, problem: 'category without a food' });
    }
  }
  if (foods.length < CATALOGUE_MINIMUM) {
    problems.push({ id: 'catalogue', problem: `${foods.length} foods, too few` });
  }
  return problems;
}
