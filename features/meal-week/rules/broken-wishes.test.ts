import { describe, expect, it } from 'vitest';
import { HOST, type PlanMeal } from '#features/meal-plans/rules/plan-day.ts';
import { DEFAULT_PLAN } from '#features/meal-plans/rules/plan-settings.ts';
import { aDay, aMeal } from '#features/meal-plans/testing/plan-samples.ts';
import { readWishes } from '#features/meal-wishes/rules/read-wishes.ts';
import { brokenWishes } from './broken-wishes.ts';

const [friday, saturday] = ['2026-11-20', '2026-11-21'];
const saying = (text: string) => ({
  ...DEFAULT_PLAN,
  wishes: { ...DEFAULT_PLAN.wishes, said: readWishes(text).wishes },
});
const on = (date: string, ...meals: Partial<PlanMeal>[]) =>
  aDay(
    meals.map((meal) => aMeal({ cookedOn: date, title: 'Dal', recipeId: 'dal', ...meal })),
    { date },
  );
const broken = (text: string, ...days: ReturnType<typeof on>[]) =>
  brokenWishes(days, saying(text), friday);

describe('a wish that the week does not keep is listed with its figures', () => {
  it('a dish that is cooked twice where none is to be', () => {
    const days = [on(friday, {}), on(saturday, {})];
    expect(broken('no dish twice', ...days)).toEqual([
      { kind: 'repeats', title: 'Dal', times: 2, limit: 1 },
    ]);
    expect(broken('', ...days)).toEqual([]);
    // What is left over was cooked once, and a lunch that is the same every day is wished for.
    expect(broken('no dish twice', on(friday, {}), on(saturday, { cookedOn: friday }))).toEqual([]);
    const same = { slotId: 'lunch' };
    expect(
      broken('no dish twice, same lunch every day', on(friday, same), on(saturday, same)),
    ).toEqual([]);
  });

  it('minutes of a meal, and dollars of a serve', () => {
    expect(broken('quick lunches', on(friday, { slotId: 'lunch', minutes: 25 }))).toEqual([
      { kind: 'mealMinutes', date: friday, title: 'Dal', planned: 25, limit: 15 },
    ]);
    expect(broken('quick lunches', on(friday, { minutes: 25 }))).toEqual([]);
    expect(broken('under 5 dollars a serve', on(friday, { aud: 6.2 }))).toEqual([
      { kind: 'serve', title: 'Dal', aud: 6.2, limitAud: 5 },
    ]);
  });

  it('what was to be avoided, and what is not what was asked for, while that is still wished', () => {
    const hot = { avoided: ['spicy'] };
    expect(broken('nothing spicy', on(friday, hot))).toEqual([
      { kind: 'avoided', date: friday, title: 'Dal', what: ['spicy'] },
    ]);
    expect(broken('', on(friday, hot))).toEqual([]);
    expect(broken('Thai on Friday', on(friday, { unlike: ['thai'] }))).toEqual([
      { kind: 'unlike', date: friday, title: 'Dal', what: ['thai'] },
    ]);
  });

  it('food that was to be used up and is in no meal', () => {
    const text = 'use up spinach and 500 g pumpkin';
    expect(broken(text, on(friday, { uses: ['pumpkin'] }))).toEqual([
      { kind: 'useUp', what: ['spinach'] },
    ]);
    expect(broken(text, on(friday, { uses: ['pumpkin', 'spinach'] }))).toEqual([]);
    expect(broken(text, on(friday))).toEqual([]);
  });

  it('a lunch that is cooked where leftovers were wished for; none are left on the first day', () => {
    const lunch = { slotId: 'lunch', minutes: 20 };
    const days = [on(friday, lunch), on(saturday, { ...lunch, recipeId: 'b' })];
    expect(broken('leftovers for lunch', ...days)).toEqual([
      { kind: 'fresh', date: saturday, title: 'Dal', minutes: 20 },
    ]);
    expect(broken('', ...days)).toEqual([]);
    const left = on(saturday, { ...lunch, cookedOn: friday });
    expect(broken('leftovers for lunch', on(friday, lunch), left)).toEqual([]);
  });

  it('cooking on a day without it; what is put together is none', () => {
    const text = 'cook only on Saturday';
    expect(
      broken(text, on(friday, { minutes: 35 }), on(saturday, { minutes: 35, recipeId: 'b' })),
    ).toEqual([{ kind: 'noCooking', date: friday, title: 'Dal', minutes: 35 }]);
    expect(broken(text, on(friday, { minutes: 10 }))).toEqual([]);
  });

  it('nothing is said of what is over, eaten, locked or was added by hand', () => {
    const long = { slotId: 'lunch', minutes: 25 };
    const eater = { personId: HOST, portion: 1, entryId: null, undone: 0 };
    expect(broken('quick lunches', on('2026-11-19', long))).toEqual([]);
    expect(broken('quick lunches', on(friday, { ...long, locked: true }))).toEqual([]);
    expect(broken('quick lunches', on(friday, { ...long, kind: 'food', recipeId: null }))).toEqual(
      [],
    );
    const eaten = { ...long, eaters: [{ ...eater, state: 'eaten' as const }] };
    expect(broken('quick lunches', on(friday, eaten))).toEqual([]);
  });
});
