import { toItem } from '#features/food-log/rules/entry/pending-entries.ts';
import { mealPlansApi } from '#features/meal-plans/contract.ts';
import { DEFAULT_PLAN } from '#features/meal-plans/rules/plan-settings.ts';
import { aMeal } from '#features/meal-plans/testing/plan-samples.ts';
import { readWishes } from '#features/meal-wishes/rules/read-wishes.ts';
import { newId } from '#platform/shared/ids.ts';
import type { Sample } from './sample-inputs.ts';
import type { Person } from './test-app.ts';

/** The test clock's day, and the one after it. */
const DAY = '2026-11-20';
const NEXT = '2026-11-21';

const item = { foodName: 'Dal', quantity: 1, unit: 'serving' as const, calories: 420, protein: 19 };
const newEntry = () => ({ ...item, id: newId(), date: DAY, mealType: 'dinner' as const });
const range = { from: DAY, to: NEXT };
const food = toItem({ ...item, otherNutrients: { iron: 1.5 } });
const meal = aMeal({ kind: 'food', recipeId: null, food });
const said = readWishes('Less fish, quick lunches, Thai on Friday, under 100 dollars').wishes;
/** Saved again it is the same. */
const body = { meals: [meal], note: '=Market day', version: 0 };

/** Accepted inputs of the calls about the meal plan, and of what a model reads about meals. */
export const mealPlanSamples: Record<string, (owner: Person) => Sample | Promise<Sample>> = {
  'mealWishesApi.read': () => ({ body: { text: 'Thai on Friday' } }),
  'foodSentencesApi.readByModel': () => ({ body: { text: 'two eggs and toast' } }),
  'mealPlansApi.days': () => ({ query: range }),
  'mealPlansApi.save': () => ({ params: { date: NEXT }, body }),
  'mealPlansApi.eat': () => ({
    params: { date: DAY },
    body: { mealId: meal.id, entry: newEntry() },
  }),
  'mealPlansApi.undoEat': async (owner) => {
    const entry = newEntry();
    const params = { date: DAY };
    await owner.call(mealPlansApi.eat, { params, body: { mealId: meal.id, entry } });
    return { params, body: { mealId: meal.id, entryId: entry.id } };
  },
  'planSettingsApi.save': () => ({
    body: { ...DEFAULT_PLAN, wishes: { ...DEFAULT_PLAN.wishes, said } },
  }),
  'planTargetsApi.list': () => ({ query: range }),
};

const MEAL = '6f1c7a52-1111-4a7e-9d6f-0242ac120002';
const templateOf = (change: Parameters<typeof aMeal>[0]) => [
  { date: DAY, meals: [aMeal({ id: MEAL, kind: 'food', recipeId: null, food, ...change })] },
];

/** A template of meals, and how it is changed. */
export const templateSample = {
  content: { name: 'Usual day', days: templateOf({}) },
  changed: { name: 'Quick day', days: templateOf({ note: 'Salt' }) },
};
