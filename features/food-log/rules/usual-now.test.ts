import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MEAL_TYPES, type MealType } from './entry/entry-kinds.ts';
import { foodKey, type UsualTime, usualKey, usualNow } from './usual-now.ts';

const food = (foodName: string, mealType: MealType, times: UsualTime[], foodId = null) => ({
  foodName,
  foodId: foodId as string | null,
  mealType,
  times,
});
const everyDay = (hour: number | null, weight = 1, days = [1, 2, 3, 4, 5, 6, 7]): UsualTime[] =>
  days.map((weekday) => [weekday, hour, weight]);
const coffee = food('Coffee', 'breakfast', everyDay(7, 4));
const porridge = food('Porridge', 'breakfast', everyDay(7, 4, [1, 2, 3, 4, 5]));
const pancakes = food('Pancakes', 'breakfast', everyDay(9, 4, [6]));
const salad = food('Salad', 'lunch', everyDay(12, 3));
const curry = food('Curry', 'dinner', everyDay(19, 3));
const tea = food('Tea', 'snack', everyDay(10, 2));
const all = [curry, salad, tea, pancakes, porridge, coffee];

const names = (weekday: number, localTime: string, logged = [] as typeof all) =>
  usualNow(all, { weekday, localTime }, logged, 4).map(({ foodName }) => foodName);

it.each([
  [1, '07:30', ['Coffee', 'Porridge', 'Pancakes']],
  // Pancakes are for Saturdays, and pass the porridge of the other days.
  [6, '09:00', ['Coffee', 'Pancakes', 'Porridge', 'Tea']],
  [3, '12:30', ['Salad', 'Tea']],
  [3, '19:00', ['Curry']],
  // What is eaten at this hour counts although it is another meal's.
  [2, '10:30', ['Coffee', 'Tea', 'Porridge', 'Salad']],
  // Midnight is near to what is eaten late.
  [2, '02:00', ['Tea']],
] as const)('weekday %d at %s: %j', (weekday, localTime, expected) => {
  expect(names(weekday, localTime)).toEqual(expected);
});

it('leaves out what is logged in that meal, and only there', () => {
  expect(names(1, '07:30', [coffee])).not.toContain('Coffee');
  const elsewhere = { ...coffee, foodName: 'COFFEE', mealType: 'snack' as const };
  expect(names(1, '07:30', [elsewhere])).toContain('Coffee');
  const sameThing = { ...coffee, foodName: 'COFFEE' };
  expect(names(1, '07:30', [sameThing])).not.toContain('Coffee');
});

it('knows a food that was chosen from a catalogue by its id, whatever its name', () => {
  const banana = { ...food('Banana', 'snack', everyDay(10)), foodId: 'catalogue:banana' };
  const renamed = { ...banana, foodName: 'Banana, raw', times: everyDay(10, 9) };
  const now = { weekday: 1, localTime: '10:00' };
  expect(usualNow([banana, renamed], now, [], 4)).toEqual([renamed]);
  expect(usualNow([banana], now, [renamed], 4)).toEqual([]);
});

it('goes by the meal where the hour was never said', () => {
  const soup = food('Soup', 'lunch', everyDay(null));
  const now = { weekday: 1, localTime: '12:00' };
  expect(usualNow([soup], now, [], 4)).toEqual([soup]);
  expect(usualNow([soup], { ...now, localTime: '18:00' }, [], 4)).toEqual([]);
});

const anyMeal = fc.constantFrom(...MEAL_TYPES);
const anyTime: fc.Arbitrary<UsualTime> = fc.tuple(
  fc.integer({ min: 1, max: 7 }),
  fc.option(fc.integer({ min: 0, max: 23 })),
  fc.double({ min: 0.01, max: 30, noNaN: true }),
);
const anyFood = fc.record({
  foodName: fc.constantFrom('Tea', 'TEA', 'Soup', 'Rice', 'Egg', 'Nuts'),
  foodId: fc.constantFrom(null, null, 'own:1', 'catalogue:2'),
  mealType: anyMeal,
  times: fc.array(anyTime, { minLength: 1, maxLength: 6 }),
});
const anyMoment = fc.record({
  weekday: fc.integer({ min: 1, max: 7 }),
  localTime: fc
    .integer({ min: 0, max: 1439 })
    .map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16)),
});

it('never repeats a food, never offers what is logged, never more than wanted', () => {
  fc.assert(
    fc.property(
      fc.array(anyFood),
      anyMoment,
      fc.array(anyFood),
      fc.nat(6),
      (foods, now, logged, limit) => {
        const shown = usualNow(foods, now, logged, limit);
        expect(shown.length).toBeLessThanOrEqual(limit);
        expect(new Set(shown.map(foodKey)).size).toBe(shown.length);
        const there = new Set(logged.map(usualKey));
        expect(shown.filter((one) => there.has(usualKey(one)))).toEqual([]);
        expect(shown.every((one) => foods.includes(one))).toBe(true);
      },
    ),
  );
});

it('does not depend on the order in which foods come', () => {
  fc.assert(
    fc.property(fc.array(anyFood), anyMoment, (foods, now) => {
      const one = usualNow(foods, now, [], 99).map(foodKey);
      expect(usualNow(foods.toReversed(), now, [], 99).map(foodKey)).toEqual(one);
    }),
  );
});

it('never drops a food because it was eaten once more about now', () => {
  fc.assert(
    fc.property(fc.array(anyFood, { minLength: 1 }), anyMoment, (foods, now) => {
      const [first, ...others] = foods as [(typeof foods)[number], ...typeof foods];
      const placeOf = (shown: readonly (typeof foods)[number][]) => {
        const place = shown.map(foodKey).indexOf(foodKey(first));
        return place < 0 ? 99 : place;
      };
      const hour = Number(now.localTime.slice(0, 2));
      const more = { ...first, times: [...first.times, [now.weekday, hour, 1] as UsualTime] };
      expect(placeOf(usualNow([more, ...others], now, [], 99))).toBeLessThanOrEqual(
        placeOf(usualNow(foods, now, [], 99)),
      );
    }),
  );
});
