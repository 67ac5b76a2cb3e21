import { expect, test } from 'vitest';
import { aDay, aMeal } from '../../testing/plan-samples.ts';
import { cookedAsIn, newlyCooked, replanned, replannedDays } from './replanned-day.ts';

const [monday, tuesday] = ['2026-11-23', '2026-11-24'];

test('what was noted at a meal stays with its time of day', () => {
  const now = aDay([aMeal({ slotId: 'dinner', note: 'Dave cooks' })]);
  const made = aDay([aMeal({ slotId: 'dinner', title: 'Soup', recipeId: 'soup' })]);
  const [meal] = replanned(now, made, 'all').meals;
  expect(meal).toMatchObject({ title: 'Soup', note: 'Dave cooks' });
});

test('leftovers of a meal that is planned again are cooked on their own day, and that is told', () => {
  const couscous = { title: 'Couscous', recipeId: 'couscous', cookedOn: monday };
  const days = [
    aDay([aMeal({ ...couscous, slotId: 'lunch' })], { date: monday }),
    aDay([aMeal({ ...couscous, slotId: 'lunch' })], { date: tuesday }),
  ];
  const soup = aMeal({ slotId: 'lunch', recipeId: 'soup', cookedOn: monday });
  const made = [aDay([soup], { date: monday }), days[1] ?? aDay([])];
  const after = replannedDays(days, made, ({ date }) => (date === monday ? 'all' : []));
  expect(after[1]?.meals[0]).toMatchObject({ title: 'Couscous', cookedOn: tuesday });
  expect(newlyCooked(days, after).map(({ date, meal }) => [date, meal.title])).toEqual([
    [tuesday, 'Couscous'],
  ]);
  const [, leftovers = aDay([])] = days;
  expect(cookedAsIn(leftovers, after[1]).meals[0]?.cookedOn).toBe(tuesday);
  // Where the dish is planned again as well, its leftovers stay leftovers.
  const again = aMeal({ ...couscous, slotId: 'dinner' });
  const same = replannedDays(days, [aDay([again], { date: monday })], () => 'all');
  expect(same[1]?.meals[0]?.cookedOn).toBe(monday);
});
