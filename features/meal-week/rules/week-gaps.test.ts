import { expect, test } from 'vitest';
import { HOST } from '#features/meal-plans/rules/plan-day.ts';
import { DEFAULT_PLAN } from '#features/meal-plans/rules/plan-settings.ts';
import { aDay, aMeal } from '#features/meal-plans/testing/plan-samples.ts';
import { NO_MEAL_WISHES } from '#features/meal-wishes/rules/meal-wishes.ts';
import { type GapWeek, listGaps } from './week-gaps.ts';

const [friday, saturday] = ['2026-11-20', '2026-11-21'];
const target = { calories: 2_000, protein: 100, carbs: 250, fat: 70, fiber: 30, sodium: 2_000 };
const slots = ['breakfast', 'lunch', 'snack', 'dinner'] as const;
const perServing = { calories: 500, protein: 25, carbs: 62, fat: 17, fiber: 8, sodium: 400 };
const eaters = [
  { personId: HOST, portion: 1, state: 'planned' as const, entryId: null, undone: 0 },
];
const whole = (date: string, change: Partial<Parameters<typeof aMeal>[0]> = {}) =>
  aDay(
    slots.map((slotId) =>
      aMeal({ slotId, perServing, eaters, minutes: 10, cookedOn: date, ...change }),
    ),
    { date },
  );
const week = (change: Partial<GapWeek> = {}): GapWeek => ({
  days: [whole(friday), whole(saturday)],
  goals: [friday, saturday].map((date) => ({ date, target })),
  settings: DEFAULT_PLAN,
  personId: HOST,
  today: friday,
  offPlan: null,
  ...change,
});

test('a week within its ranges has no gaps', () => {
  expect(listGaps(week())).toEqual([]);
});

test('a gap has the figures of the day’s card, and only the day that is furthest off', () => {
  const less = { perServing: { ...perServing, protein: 20 } };
  const least = { perServing: { ...perServing, protein: 15 } };
  const gaps = listGaps(week({ days: [whole(friday, less), whole(saturday, least)] }));
  expect(gaps).toEqual([
    { kind: 'nutrient', nutrient: 'protein', date: saturday, planned: 60, target: 100 },
  ]);
});

test('days that are over, half planned or let vary say nothing', () => {
  const least = whole(friday, { perServing: { ...perServing, protein: 10 } });
  expect(listGaps(week({ days: [least], today: saturday }))).toEqual([]);
  expect(listGaps(week({ days: [{ ...least, meals: least.meals.slice(1) }] }))).toEqual([]);
  const settings = {
    ...DEFAULT_PLAN,
    wishes: { ...DEFAULT_PLAN.wishes, free: ['protein' as const] },
  };
  expect(listGaps(week({ days: [least], settings }))).toEqual([]);
});

test('a day without breakfast is whole where words leave breakfast out, and says what it is short of', () => {
  const later = { perServing: { ...perServing, calories: 640, protein: 32, carbs: 78, fat: 22 } };
  const day = whole(friday, later);
  const meals = day.meals.filter(({ slotId }) => slotId !== 'breakfast');
  const said = {
    ...NO_MEAL_WISHES,
    skips: [{ isOut: false, days: [], slots: ['breakfast' as const] }],
  };
  const settings = { ...DEFAULT_PLAN, wishes: { ...DEFAULT_PLAN.wishes, said } };
  const short = { ...day, meals: meals.map((meal) => ({ ...meal, perServing })) };
  const amounts = listGaps(week({ days: [short], settings })).flatMap((gap) =>
    gap.kind === 'nutrient' ? [[gap.nutrient, gap.planned, gap.target]] : [],
  );
  expect(amounts).toContainEqual(['calories', 1_500, 2_000]);
  expect(amounts).toContainEqual(['protein', 75, 100]);
  const shown = listGaps(week({ days: [{ ...day, meals }], settings }));
  expect(shown.filter((gap) => gap.kind === 'nutrient' && gap.nutrient === 'calories')).toEqual([]);
});

test('cooking counts on the day it is done, also where no target is known', () => {
  const long = whole(friday, { minutes: 20 });
  const late = aDay([aMeal({ minutes: 200, cookedOn: friday, eaters })], { date: saturday });
  expect(listGaps(week({ days: [long, late], goals: [] }))).toEqual([
    { kind: 'minutes', date: friday, planned: 80, limit: 60 },
  ]);
});
