import { describe, expect, it } from 'vitest';
import { aWeek } from '../testing/book-recipes.ts';
import { cheapestAud, listShortfalls, RELAXATIONS, rankRelaxations } from './explain-week.ts';
import { rollWeek } from './roll-week.ts';

/** The worked example of domain 5.5: vegan, no gluten, no soy, 1,500 kcal with 150 g of protein, AUD 50, 25 minutes. */
describe('a week that cannot be met', () => {
  const week7 = aWeek({
    targets: { calories: 1500, protein: 150, carbs: 150, fat: 33, fiber: 25, sodium: 2300 },
    minutes: 25,
    wishes: { diets: ['vegan', 'gluten free'], without: ['soy'], budgetAud: (50 * 3) / 7 },
  });
  // Three of its days: nine wishes are let go of in turn, each with a plan of its own.
  const input = { ...week7, days: week7.days.slice(0, 3) };
  const week = rollWeek(input);
  const recipeOf = new Map(input.recipes.map((recipe) => [recipe.id, recipe]));

  it('is planned whole, and keeps diets, allergens and energy all the same', () => {
    expect(week.meals).toHaveLength(12);
    for (const { recipeId } of week.meals) {
      const recipe = recipeOf.get(recipeId);
      expect(recipe?.diets).toEqual(expect.arrayContaining(['vegan', 'gluten free']));
      expect(recipe?.allergens).not.toContain('soy');
    }
    const names = listShortfalls(input, week).map((one) => 'nutrient' in one && one.nutrient);
    expect(names).not.toContain('calories');
  });

  it('says what is short, with figures of its worst day', () => {
    const short = listShortfalls(input, week);
    const protein = short.find((one) => 'nutrient' in one && one.nutrient === 'protein');
    expect(protein).toMatchObject({ off: expect.closeTo(-78, -1.3) });
    expect(short.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['nutrient', 'minutes', 'budget']),
    );
  });

  it('says to relax protein first, and never offers diets, allergens or energy', () => {
    const ranked = rankRelaxations(input, week);
    expect(ranked[0]?.what).toBe('protein');
    expect(ranked.map(({ saved }) => saved)).toEqual(
      ranked.map(({ saved }) => saved).toSorted((a, b) => b - a),
    );
    expect(RELAXATIONS.filter((one) => /diet|allergen|without|calories/.test(one))).toEqual([]);
  });

  it('says what the cheapest week costs that keeps energy and protein, and what it costs without a wish', () => {
    const least = cheapestAud(input, week) ?? 0;
    expect(least).toBeGreaterThan((50 * 3) / 7);
    expect(least).toBeLessThan((70 * 3) / 7);
    const minutes = rankRelaxations(input, week).find(({ what }) => what === 'minutes');
    expect(minutes?.aud).toBeLessThan(least);
  });
});

it('says nothing of the cheapest week while the money lasts', () => {
  const input = aWeek({ wishes: { budgetAud: 150 } });
  expect(cheapestAud(input, rollWeek(input))).toBeNull();
});

it('finds a week for AUD 52 and 1,900 kcal, of what is cheap', () => {
  const input = aWeek({
    targets: { calories: 1900, protein: 80, carbs: 240, fat: 65, fiber: 30, sodium: 2300 },
    wishes: { budgetAud: 52, leftovers: true },
  });
  const week = rollWeek(input);
  expect(listShortfalls(input, week)).toEqual([]);
});
