import { expect, it } from 'vitest';
import { bookRecipes } from '#features/meal-planner/testing/book-recipes.ts';
import { readWishes } from '#features/meal-wishes/rules/read-wishes.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { aDay, aMeal } from '../../testing/plan-samples.ts';
import { GUESTS, HOST } from '../plan-kinds.ts';
import { type PlanRequest, toPlanDays } from '../plan-request.ts';
import { DEFAULT_PLAN } from '../plan-settings.ts';

const friday = '2026-11-27';
const recipe = bookRecipes.find(
  ({ slots, id }) => slots.includes('dinner') && !id.startsWith('food'),
);
if (!recipe) throw new Error('No dinner.');
const request = (text: string, change: Partial<PlanRequest['days'][number]> = {}): PlanRequest => ({
  settings: {
    ...DEFAULT_PLAN,
    people: [...DEFAULT_PLAN.people, { id: 'sam', name: 'Sam', share: 1 }],
    wishes: { ...DEFAULT_PLAN.wishes, said: readWishes(text).wishes },
  },
  personId: HOST,
  days: [0, 1].map((at) => ({
    day: aDay([], { date: addDays(friday, at) }),
    target: { calories: 2_000, protein: 90, carbs: null, fat: null, fiber: null, sodium: null },
    open: 'all',
    notBefore: null,
    logged: null,
    ...change,
  })),
  pantry: [],
  isSouthern: true,
  seed: 1,
});
const dinners = [0, 1].map((day) => ({
  day,
  slotId: 'dinner',
  recipeId: recipe.id,
  portion: 1.5,
  cookedOn: day,
}));
const eatersOf = (wanted: PlanRequest) =>
  toPlanDays(wanted, { meals: dinners }, bookRecipes, newId).map(({ meals }) =>
    meals.flatMap(({ eaters }) => eaters.map(({ personId, portion }) => [personId, portion])),
  );

it('cooks a serve more for each guest of the day, beside the people of the plan', () => {
  const household = [
    [HOST, 1.5],
    ['sam', 1.5],
  ];
  expect(eatersOf(request('guests on Saturday, 6 people'))).toEqual([
    household,
    [...household, [GUESTS, 6]],
  ]);
  expect(eatersOf(request('6 guests for lunch on Saturday'))).toEqual([household, household]);
});

it('keeps the energy of the others at the table where a day is planned around one person’s log', () => {
  const eater = { state: 'planned' as const, entryId: null, undone: 0 };
  const before = aMeal({
    perServing: recipe.amounts,
    eaters: [
      { ...eater, personId: HOST, portion: 1 },
      { ...eater, personId: 'sam', portion: 1 },
    ],
  });
  const wanted = request('', {
    day: aDay([before], { date: friday }),
    logged: [],
  });
  const [first] = eatersOf({ ...wanted, days: wanted.days.slice(0, 1) });
  expect(first).toEqual([
    [HOST, 1.5],
    ['sam', 1],
  ]);
});
