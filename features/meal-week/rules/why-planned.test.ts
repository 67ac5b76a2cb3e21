import { expect, it } from 'vitest';
import { DEFAULT_PLAN } from '#features/meal-plans/rules/plan-settings.ts';
import { aMeal } from '#features/meal-plans/testing/plan-samples.ts';
import { readWishes } from '#features/meal-wishes/rules/read-wishes.ts';
import { whyPlanned } from './why-planned.ts';

const FRIDAY = '2026-11-20';
const saying = (text: string) => ({
  ...DEFAULT_PLAN,
  wishes: { ...DEFAULT_PLAN.wishes, said: readWishes(text).wishes },
});
const why = (change: Parameters<typeof aMeal>[0], said = '', date = FRIDAY) =>
  whyPlanned(aMeal(change), saying(said), date);

it('names the wishes that a meal keeps, first those that were asked for', () => {
  const said = 'Thai on Friday, dinners under 40 minutes, under $3 a serve';
  expect(why({ asked: ['thai'], uses: ['spinach'], season: ['mangoes'] }, said)).toEqual([
    { kind: 'asked', names: ['thai'] },
    { kind: 'uses', names: ['spinach'] },
    { kind: 'minutes', minutes: 35, limit: 40 },
    { kind: 'serve', aud: 2.4, limitAud: 3 },
    { kind: 'season', names: ['mangoes'] },
  ]);
});

it('says nothing of wishes that a meal does not keep, or that are not for it', () => {
  expect(why({}, 'dinners under 20 minutes, under $2 a serve')).toEqual([]);
  expect(why({}, 'lunches under 40 minutes')).toEqual([]);
});

it('says where leftovers come from, and not that they are quick', () => {
  expect(why({ cookedOn: FRIDAY }, 'dinners under 40 minutes', '2026-11-21')).toEqual([
    { kind: 'leftover', cookedOn: FRIDAY },
  ]);
});

it('gives no reason for what was added by hand', () => {
  expect(why({ kind: 'out', recipeId: null, season: ['mangoes'] })).toEqual([]);
});
