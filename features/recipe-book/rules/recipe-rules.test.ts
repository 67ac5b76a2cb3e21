import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FOOD_NUTRIENT_KEYS, mapFoodNutrients } from '#features/food-facts/rules/nutrient-kinds.ts';
import { catalogueFood, catalogueStates } from '../testing/catalogue-foods.ts';
import { ALLERGENS } from './allergen-kinds.ts';
import { ingredientText } from './amount-text.ts';
import { allFacts, factsByKey, factsOfFood } from './food-facts.ts';
import { toGrams } from './measures.ts';
import type { FoodFacts } from './read-facts.ts';
import { readRecipes } from './read-recipes.ts';
import { isFreeOf, isGlutenFree, recipeAllergens } from './recipe-allergens.ts';
import { costClassOf } from './recipe-cost.ts';
import { recipeDiets } from './recipe-diets.ts';
import { recipeFigures, shareFigures, sumFigures } from './recipe-figures.ts';
import { RECIPES } from './recipes.ts';
import { scaleByAmount, scaleByServings, scaleIngredients } from './scale-recipe.ts';
import { stepText } from './step-text.ts';

function factsOf(key: string): FoodFacts {
  const facts = factsByKey(key);
  if (!facts) throw new Error(`No facts of ${key}.`);
  return facts;
}
const declare = (...keys: string[]) =>
  keys.map((key) => ({ foodId: factsOf(key).foodId, facts: factsOf(key) }));
const dietsOf = (...keys: string[]) => recipeDiets(declare(...keys)).diets;
const recipes = fc.constantFrom(...RECIPES);

describe('Australian measures', () => {
  const unknown = { densityGramsPerMl: null, gramsPer: {} };

  it.each([
    ['olive-oil', 2, 'tbsp', 36.6],
    ['flour', 1, 'cup', 150],
    ['oats', 0.5, 'cup', 47.5],
    ['honey', 1, 'tbsp', 28.4],
    ['milk', 250, 'ml', 257.5],
    ['egg', 2, 'each', 100],
    ['chickpeas', 1, 'can', 240],
    ['sesame', 1, 'tsp', 3],
  ] as const)('%s: %d %s', (key, amount, unit, grams) => {
    expect(toGrams(amount, unit, factsOf(key))).toBeCloseTo(grams, 6);
  });

  it('leaves a volume or count without density or piece weight unknown', () => {
    expect(toGrams(2, 'cup', factsOf('chicken-breast'))).toBeNull();
    expect(toGrams(3, 'each', unknown)).toBeNull();
    expect(toGrams(3, 'g', unknown)).toBe(3);
  });

  it('takes 300 g of cooked rice for about 100 g dry', () => {
    expect(300 / factsOf('rice').yieldFactor).toBeCloseTo(111, 0);
  });
});

describe('figures', () => {
  const food = (protein: number | null) => ({
    basis: '100g' as const,
    density: null,
    nutrients: mapFoodNutrients((key) => (key === 'protein' ? protein : null)),
  });

  it('say from how many ingredients, and never take unknown for zero', () => {
    const { protein, fiber } = sumFigures([
      { grams: 50, food: food(10) },
      { grams: 200, food: food(null) },
      { grams: 10, food: null },
    ]);
    expect(protein).toEqual({ amount: 5, known: 1, of: 3 });
    expect(fiber).toEqual({ amount: null, known: 0, of: 3 });
  });

  it('need a density for foods measured by volume', () => {
    const milk = { ...food(3), basis: '100ml' as const, density: 1.03 };
    expect(sumFigures([{ grams: 103, food: milk }]).protein.amount).toBe(3);
    expect(
      sumFigures([{ grams: 103, food: { ...milk, density: null } }]).protein.amount,
    ).toBeNull();
  });

  it('do not depend on the order of ingredients', () => {
    fc.assert(
      fc.property(
        recipes.chain((recipe) =>
          fc.record({
            recipe: fc.constant(recipe),
            order: fc.shuffledSubarray(recipe.ingredients, {
              minLength: recipe.ingredients.length,
            }),
          }),
        ),
        ({ recipe, order }) => {
          const turned = { ...recipe, ingredients: order };
          expect(recipeFigures(turned, catalogueFood)).toEqual(
            recipeFigures(recipe, catalogueFood),
          );
        },
      ),
    );
  });

  it('double when the servings double', () => {
    fc.assert(
      fc.property(recipes, (recipe) => {
        const doubled = recipe.ingredients.map((one) => ({ ...one, grams: one.grams * 2 }));
        const sums = recipeFigures({ ingredients: doubled }, catalogueFood);
        const twice = shareFigures(recipeFigures(recipe, catalogueFood), 2);
        for (const key of FOOD_NUTRIENT_KEYS) {
          const [sum, expected] = [sums[key].amount, twice[key].amount];
          if (sum === null || expected === null) expect(sum).toBe(expected);
          else expect(Math.abs(sum - expected)).toBeLessThanOrEqual(1e-6 * Math.max(1, expected));
        }
      }),
    );
  });
});

describe('allergens and diets', () => {
  const keys = fc.constantFrom(...allFacts().map(({ key }) => key));

  it('never drop an allergen, whatever else is added', () => {
    fc.assert(
      fc.property(fc.array(keys, { minLength: 1, maxLength: 25 }), keys, (chosen, added) => {
        const before = recipeAllergens(declare(...chosen));
        const after = recipeAllergens(declare(...chosen, added));
        for (const allergen of ALLERGENS) {
          if (!isFreeOf(before, allergen)) expect(isFreeOf(after, allergen)).toBe(false);
        }
        for (const key of chosen) {
          for (const allergen of factsOf(key).contains) expect(after.contains).toContain(allergen);
        }
      }),
    );
  });

  it('count traces as contained, and oats as gluten', () => {
    expect(isGlutenFree(recipeAllergens(declare('oats')))).toBe(false);
    expect(isGlutenFree(recipeAllergens(declare('quinoa')))).toBe(false);
    expect(isGlutenFree(recipeAllergens(declare('gf-quinoa', 'tamari')))).toBe(true);
    expect(dietsOf('dark-chocolate')).not.toContain('dairy free');
  });

  it('declare what is in sauces', () => {
    const { contains } = recipeAllergens(declare('oyster-sauce', 'thai-paste', 'worcestershire'));
    expect(contains).toEqual(
      expect.arrayContaining(['mollusc', 'wheat', 'soy', 'crustacean', 'fish', 'barley']),
    );
  });

  it('treat a food without facts as unfit for everything', () => {
    const stranger = { foodId: 'off:9300675024235' as const, facts: null };
    expect(recipeDiets([...declare('carrot'), stranger]).diets).toEqual([]);
    const allergens = recipeAllergens([stranger]);
    expect(ALLERGENS.some((allergen) => isFreeOf(allergens, allergen))).toBe(false);
  });

  it.each([
    [
      ['carrot', 'tofu'],
      ['vegetarian', 'vegan', 'gluten free', 'dairy free', 'halal'],
    ],
    [
      ['carrot', 'honey'],
      ['vegetarian', 'gluten free', 'dairy free', 'halal'],
    ],
    [['parmesan'], ['gluten free', 'halal']],
    [['bacon'], ['gluten free', 'dairy free']],
    [['red-wine'], ['vegetarian', 'vegan', 'gluten free', 'dairy free']],
  ])('of %j are %j', (chosen, expected) => {
    expect(dietsOf(...chosen)).toEqual(expected);
  });

  it('say which foods have to be halal certified', () => {
    const { buyCertified } = recipeDiets(declare('chicken-breast', 'carrot'));
    expect(buyCertified).toEqual(['catalogue:chicken-breast-raw-skinless']);
  });

  it('share what holds of any form of a food', () => {
    expect(factsOfFood('catalogue:quinoa-raw')?.mayContain).toContain('wheat');
    expect(factsOfFood('catalogue:nothing')).toBeNull();
  });

  it('give raw foods of the catalogue as raw', () => {
    const wrong = allFacts().filter(
      ({ foodId, state }) => catalogueStates.get(foodId) === 'raw' && state !== 'raw',
    );
    expect(wrong).toEqual([]);
  });
});

describe('scaling', () => {
  const [recipe] = readRecipes(`= scaling | Scaling
snack | australian | - | 4 | 5/5 | 1/0 | pan | pan
- 3 egg; 1 tsp salt; 500 g potato; 2 tsp baking-powder; 2 tbsp oil
Mix {egg}, {salt}, {potato}, {baking-powder} and {oil 1/4}. Use {oil 3/4} to fry.
`);
  if (!recipe) throw new Error('No recipe.');
  const amountsAt = (factor: number) =>
    Object.fromEntries(
      scaleIngredients(recipe.ingredients, factor).map(({ key, amount }) => [key, amount]),
    );

  it('keeps eggs whole and seasons with a lighter hand', () => {
    expect(amountsAt(1.5)).toMatchObject({ egg: 5, potato: 750, oil: 3 });
    expect(amountsAt(0.2)).toMatchObject({ egg: 1, potato: 100, salt: 0.2 });
    const large = amountsAt(4);
    expect(large['salt']).toBeCloseTo(4 ** 0.85, 6);
    expect(large['baking-powder']).toBeCloseTo(4 * 2 ** 0.85, 6);
    expect(amountsAt(2)['baking-powder']).toBe(4);
  });

  it('follows what the cook has', () => {
    expect(scaleByAmount(500, 700)).toBe(1.4);
    expect(scaleByAmount(0, 700)).toBeNull();
    expect(scaleByAmount(500, -1)).toBeNull();
    expect(scaleByServings(4, 6)).toBe(1.5);
    expect(scaleByServings(4, -2)).toBeNull();
  });

  it('scales the amounts in steps', () => {
    const [step = ''] = recipe.steps;
    expect(stepText(step, scaleIngredients(recipe.ingredients, 2))).toBe(
      'Mix 6 eggs, 1¾ tsp salt, 1 kg potatoes, 4 tsp baking powder and 1 tbsp canola oil. Use 3 tbsp canola oil to fry.',
    );
  });
});

describe('amounts in words', () => {
  const text = (key: string, amount: number, unit: Parameters<typeof toGrams>[1]) =>
    ingredientText({ ...factsOf(key), unit }, amount);

  it.each([
    [text('onion', 2, 'each'), '2 brown onions'],
    [text('onion', 0.5, 'each'), '½ brown onion'],
    [text('chickpeas', 2, 'can'), '2 cans chickpeas'],
    [text('oats', 1.5, 'cup'), '1½ cups rolled oats'],
    [text('oil', 0.5, 'tbsp'), '2 tsp canola oil'],
    [text('potato', 1234, 'g'), '1.24 kg potatoes'],
    [text('garlic', 1, 'clove'), '1 clove garlic'],
    [text('lettuce', 4, 'leaf'), '4 cos lettuce leaves'],
    [text('tuna-can', 1, 'small-can'), '1 small can tuna in springwater'],
  ])('%s', (actual, expected) => {
    expect(actual).toBe(expected);
  });
});

describe('cost', () => {
  it('measures a snack as a snack', () => {
    expect(costClassOf(2, ['dinner'])).toBe('low');
    expect(costClassOf(2, ['snack'])).toBe('medium');
    expect(costClassOf(9, ['dinner'])).toBe('high');
  });
});
