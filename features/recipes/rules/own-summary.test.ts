import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allFacts } from '#features/recipe-book/rules/food-facts.ts';
import { catalogueFood } from '#features/recipe-book/testing/catalogue-foods.ts';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import type { RecipeLine } from './own-recipe.ts';
import { summariseForRow, summariseOwnRecipe } from './own-summary.ts';
import type { RecipeFoods } from './recipe-food.ts';

const FACTS = allFacts();
const FOODS: RecipeFoods = Object.fromEntries(
  FACTS.flatMap(({ foodId }) => {
    const food = catalogueFood(foodId);
    if (!food) return [];
    const nutrients = Object.fromEntries(
      Object.entries(food.nutrients).filter(([, value]) => value !== null),
    ) as Record<string, number>;
    return [[foodId, { ...food, name: foodId, nutrients }]];
  }),
);

const aLine = fc
  .record({
    facts: fc.option(fc.constantFrom(...FACTS), { freq: 8 }),
    grams: fc.option(fc.double({ min: 0.1, max: 2_000, noNaN: true }), { freq: 6 }),
    optional: fc.boolean(),
    hasKey: fc.boolean(),
  })
  .map(
    ({ facts, grams, optional, hasKey }): RecipeLine => ({
      id: '',
      text: facts?.many ?? 'a jar of that',
      amount: null,
      amountTo: null,
      unit: null,
      note: null,
      group: null,
      optional,
      food: facts && { foodId: facts.foodId, name: facts.many, key: hasKey ? facts.key : null },
      isConfirmed: true,
      grams: facts ? grams : null,
    }),
  );
const someLines = fc
  .array(aLine, { minLength: 1, maxLength: 25 })
  .map((lines) => lines.map((line, at) => ({ ...line, id: `line-${at}` })));
const someServings = fc.integer({ min: 1, max: 50 });

const sum = (ingredients: RecipeLine[], servings = 4) =>
  summariseOwnRecipe({ ingredients, servings, slots: ['dinner'], typed: null }, FOODS);
type Sum = ReturnType<typeof sum>;

/** All of it with lists as sets; ids of unknown lines say only how many there are. */
const unordered = ({ diets, ...rest }: Sum) => ({
  ...rest,
  audPerServing: rest.audPerServing && Number(rest.audPerServing.toPrecision(9)),
  gramsPerServing: rest.gramsPerServing && Number(rest.gramsPerServing.toPrecision(9)),
  allergens: { ...rest.allergens, unknown: rest.allergens.unknown.toSorted() },
  diets: { diets: diets.diets, buyCertified: diets.buyCertified.toSorted() },
});
const runs = { numRuns: timesToRun(1_000) };

const lineOf = (key: string, grams: number | null): RecipeLine => {
  const facts = FACTS.find((one) => one.key === key);
  if (!facts) throw new Error(`There is no ${key}.`);
  const food = { foodId: facts.foodId, name: facts.many, key };
  const read = { amount: grams, amountTo: null, unit: 'g', note: null, group: null };
  return { ...read, id: key, text: key, optional: false, food, isConfirmed: true, grams };
};

test('salt to taste has no energy, weight or price to know, but sodium that is not known', () => {
  const { figures, gramsPerServing, audPerServing } = sum([
    lineOf('carrot', 400),
    lineOf('salt', null),
  ]);
  expect(figures.calories).toMatchObject({ known: 2, of: 2 });
  expect(figures.sodium).toMatchObject({ known: 1, of: 2 });
  expect(gramsPerServing).not.toBeNull();
  expect(audPerServing).not.toBeNull();
  expect(sum([lineOf('carrot', 400), lineOf('olive-oil', null)])).toMatchObject({
    figures: { calories: { known: 1, of: 2 } },
    gramsPerServing: null,
    audPerServing: null,
  });
});

describe('whatever an own recipe is made of', () => {
  test('the order of its lines changes nothing', () => {
    const shuffled = someLines.chain((lines) =>
      fc.tuple(
        fc.constant(lines),
        fc.shuffledSubarray(lines, { minLength: lines.length, maxLength: lines.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, someServings, ([lines, other], servings) => {
        expect(unordered(sum(other, servings))).toEqual(unordered(sum(lines, servings)));
      }),
      runs,
    );
  });

  test('twice of everything for twice as many is the same for each', () => {
    fc.assert(
      fc.property(someLines, someServings, (lines, servings) => {
        const once = sum(lines, servings).figures;
        const twice = sum(
          lines.map((line) => ({ ...line, grams: line.grams && line.grams * 2 })),
          servings * 2,
        ).figures;
        for (const [key, { amount, known, of }] of Object.entries(once)) {
          const other = twice[key as keyof typeof twice];
          expect([other.known, other.of]).toEqual([known, of]);
          if (amount === null) expect(other.amount).toBeNull();
          else expect(Math.abs((other.amount ?? -1) - amount)).toBeLessThanOrEqual(amount * 1e-6);
        }
      }),
      runs,
    );
  });

  test('no allergen of a line is dropped, and a line that is not known leaves nothing free of anything', () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        const { allergens, diets } = sum(lines);
        const said = new Set([...allergens.contains, ...allergens.mayContain]);
        for (const { food } of lines) {
          const facts = food && FACTS.find(({ key }) => key === food.key);
          for (const allergen of facts?.contains ?? []) {
            expect(allergens.contains).toContain(allergen);
          }
          for (const allergen of facts?.mayContain ?? []) expect(said).toContain(allergen);
        }
        const unknown = lines.filter(({ food }) => food === null).length;
        expect(allergens.unknown).toHaveLength(unknown);
        if (unknown > 0) expect(diets.diets).toEqual([]);
      }),
      runs,
    );
  });

  test('taking a line out adds nothing', () => {
    fc.assert(
      fc.property(someLines, fc.nat(), (lines, nth) => {
        const whole = sum(lines);
        const less = sum(lines.toSpliced(nth % lines.length, 1));
        for (const [key, { amount, known, of }] of Object.entries(less.figures)) {
          const before = whole.figures[key as keyof typeof whole.figures];
          expect(known).toBeLessThanOrEqual(before.known);
          expect(of).toBeLessThanOrEqual(before.of);
          expect(amount ?? 0).toBeLessThanOrEqual((before.amount ?? 0) * (1 + 1e-7));
        }
        // Traces of what is contained elsewhere are not said twice, so both lists count together.
        const said = ({ allergens }: Sum) => [...allergens.contains, ...allergens.mayContain];
        expect(said(whole)).toEqual(expect.arrayContaining(said(less)));
        if (lines.length > 1) {
          expect(whole.allergens.contains).toEqual(expect.arrayContaining(less.allergens.contains));
        }
      }),
      runs,
    );
  });

  test('a list says the same as its page', () => {
    fc.assert(
      fc.property(someLines, someServings, (lines, servings) => {
        const recipe = { ingredients: lines, servings, slots: [], typed: null };
        const { figures, ...row } = summariseForRow(recipe, FOODS);
        const { figures: all, ...page } = summariseOwnRecipe(recipe, FOODS);
        expect(row).toEqual(page);
        expect(all).toMatchObject(figures);
      }),
      runs,
    );
  });
});
