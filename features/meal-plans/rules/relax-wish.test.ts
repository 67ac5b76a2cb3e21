import { expect, it } from 'vitest';
import { RELAXATIONS } from '#features/meal-planner/rules/explain-week.ts';
import { DEFAULT_PLAN } from './plan-settings.ts';
import { planWishes } from './plan-settings-schema.ts';
import { relaxWish } from './relax-wish.ts';

const strict = {
  ...DEFAULT_PLAN.wishes,
  diets: ['vegan' as const],
  without: ['peanut' as const],
  dislikes: ['olives'],
  budgetAud: 80,
  cookDays: [3, 7],
  cuisines: [{ weekday: 5, kind: 'dinner' as const, cuisine: 'thai' as const }],
};

it.each([...RELAXATIONS, 'asks', 'cookDays'] as const)(
  'lets go of %s once, and never of diets or allergens',
  (what) => {
    const relaxed = relaxWish(strict, what);
    expect(relaxed).not.toEqual(strict);
    expect(relaxWish(relaxed, what)).toEqual(relaxed);
    expect(relaxed).toMatchObject({ diets: ['vegan'], without: ['peanut'] });
    expect(planWishes.parse(relaxed)).toEqual(relaxed);
  },
);
