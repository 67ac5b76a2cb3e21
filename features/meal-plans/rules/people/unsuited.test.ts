import { expect, it } from 'vitest';
import { eligibleRecipes } from '#features/meal-planner/rules/eligible-recipes.ts';
import { bookRecipes } from '#features/meal-planner/testing/book-recipes.ts';
import { readWishes } from '#features/meal-wishes/rules/read-wishes.ts';
import { ALLERGENS } from '#features/recipe-book/rules/allergen-kinds.ts';
import { DIETS } from '#features/recipe-book/rules/recipe-diets.ts';
import { aMeal } from '../../testing/plan-samples.ts';
import { HOST } from '../plan-day.ts';
import { DEFAULT_PLAN } from '../plan-settings.ts';
import { maySuit, unsuitedFor } from './unsuited.ts';

const facts = {
  diets: ['vegetarian' as const],
  allergens: { contains: ['milk' as const], mayContain: ['sesame' as const], unknown: 0 },
};
const [me] = DEFAULT_PLAN.people;
if (!me) throw new Error('Nobody eats.');
const kim = { id: 'kim', name: 'Kim', share: 1, without: ['milk' as const] };
const withWishes = (wishes: Partial<typeof DEFAULT_PLAN.wishes>) => ({
  ...DEFAULT_PLAN,
  people: [me, kim],
  wishes: { ...DEFAULT_PLAN.wishes, ...wishes },
});

it('is served to who may eat it, and says what speaks against it for others', () => {
  const settings = withWishes({});
  expect(unsuitedFor(facts, settings, [HOST])).toBeNull();
  expect(unsuitedFor(facts, settings, [HOST, 'kim'])).toEqual({
    diets: [],
    allergens: ['milk'],
    isUnknown: false,
  });
  expect(unsuitedFor(facts, withWishes({ diets: ['vegan'] }), [HOST])?.diets).toEqual(['vegan']);
  // Traces count, and so does what was said in words.
  expect(unsuitedFor(facts, withWishes({ without: ['sesame'] }), [HOST])).not.toBeNull();
  const said = readWishes('dairy free please').wishes;
  expect(unsuitedFor(facts, withWishes({ said }), [HOST])).not.toBeNull();
});

it('is not served where an ingredient is not known and somebody has an allergy', () => {
  const unknown = { diets: [], allergens: { contains: [], mayContain: [], unknown: 1 } };
  expect(unsuitedFor(unknown, withWishes({}), [HOST])).toBeNull();
  expect(unsuitedFor(unknown, withWishes({ without: ['egg'] }), [HOST])?.isUnknown).toBe(true);
});

it('keeps a meal from being planned again once its recipe or the wishes have changed', () => {
  const mayServe = maySuit(withWishes({}), new Map([['dal-tadka', facts]]));
  const [eater] = aMeal().eaters;
  if (!eater) throw new Error('Nobody eats.');
  expect(mayServe(aMeal())).toBe(true);
  expect(mayServe(aMeal({ eaters: [eater, { ...eater, personId: 'kim' }] }))).toBe(false);
  expect(mayServe(aMeal({ recipeId: null }))).toBe(true);
});

it('says of every recipe what the planner does', () => {
  for (const diets of DIETS.map((diet) => [diet])) {
    for (const without of ALLERGENS.map((allergen) => [allergen])) {
      const settings = withWishes({ diets, without });
      const planned = new Set(eligibleRecipes(bookRecipes, { diets, without }).map(({ id }) => id));
      for (const recipe of bookRecipes) {
        const { allergens } = recipe;
        const row = {
          diets: [...recipe.diets],
          allergens: {
            contains: [...(allergens ?? [])],
            mayContain: [],
            unknown: allergens ? 0 : 1,
          },
        };
        expect(unsuitedFor(row, settings, [HOST]) === null, recipe.id).toBe(planned.has(recipe.id));
      }
    }
  }
});
