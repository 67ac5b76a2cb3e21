import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { foodLogApi } from '#features/food-log/contract.ts';
import { targetsApi } from '#features/nutrition/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { mealPlansApi, planSettingsApi, planTargetsApi } from '../contract.ts';
import { plannedAmounts } from '../rules/day-sums.ts';
import { entryIdOf } from '../rules/meal-state.ts';
import { HOST, type PlanMeal } from '../rules/plan-day.ts';
import { DEFAULT_PLAN } from '../rules/plan-settings.ts';
import { aMeal } from '../testing/plan-samples.ts';

const DAY = '2026-11-20';
const week = { query: { from: DAY, to: '2026-11-26' } };

let app: TestApp;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  [ana, ben] = [await app.person(), await app.person()];
});
afterAll(() => app.close());

const save = (person: Person, meals: PlanMeal[], version = 0) =>
  person.call(mealPlansApi.save, { params: { date: DAY }, body: { meals, note: null, version } });
const days = (person: Person) => person.call(mealPlansApi.days, week);
const logged = (person: Person) => person.call(foodLogApi.ofDay, { query: { date: DAY } });

function entryFor(meal: PlanMeal) {
  const [eater] = meal.eaters;
  if (!eater) throw new Error('Nobody eats it.');
  return {
    id: entryIdOf(meal, eater),
    foodName: meal.title,
    quantity: 1.5,
    unit: 'serving' as const,
    calories: 630,
    date: DAY,
    mealType: 'dinner' as const,
  };
}
const eat = (person: Person, meal: PlanMeal) =>
  person.call(mealPlansApi.eat, {
    params: { date: DAY },
    body: { mealId: meal.id, entry: entryFor(meal) },
  });
const undo = (person: Person, meal: PlanMeal) =>
  person.call(mealPlansApi.undoEat, {
    params: { date: DAY },
    body: { mealId: meal.id, entryId: entryFor(meal).id },
  });

test('a day is stored for its owner alone, and a repeated save changes nothing', async () => {
  const meal = aMeal();
  const first = await save(ana, [meal]);
  expect(first).toMatchObject({ date: DAY, version: 1, meals: [meal] });
  expect(await save(ana, [meal])).toEqual(first);
  expect(await days(ana)).toEqual([first]);
  expect(await days(ben)).toEqual([]);
  expect((await save(ben, [])).meals).toEqual([]);
  expect(await days(ana)).toEqual([first]);
});

test('a save on an older day answers the current one', async () => {
  await save(ana, [aMeal()]);
  const now = await save(ana, [], 1);
  await expect(save(ana, [aMeal()], 1)).rejects.toMatchObject({
    status: 409,
    reason: 'edited_elsewhere',
    current: now,
  });
});

test('a planned meal is logged once, from the plan, and undone', async () => {
  const meal = aMeal();
  await save(ana, [meal]);
  await eat(ana, meal);
  await eat(ana, meal);
  expect(await logged(ana)).toMatchObject([{ foodName: 'Dal tadka', origin: 'plan' }]);
  const [eaten] = await days(ana);
  expect(eaten?.meals[0]?.eaters[0]).toMatchObject({ state: 'eaten' });
  expect(eaten?.version).toBe(2);
  await undo(ana, meal);
  await undo(ana, meal);
  expect(await logged(ana)).toEqual([]);
  const [planned] = await days(ana);
  expect(planned?.meals[0]?.eaters[0]).toMatchObject({ state: 'planned', undone: 1 });
  // A late repetition of the first press brings nothing back.
  await eat(ana, meal);
  expect(await logged(ana)).toEqual([]);
  expect((await days(ana))[0]?.meals[0]?.eaters[0]?.state).toBe('planned');
});

test('half a portion counts as half until it is undone', async () => {
  const meal = aMeal();
  await save(ana, [meal]);
  const entry = { ...entryFor(meal), quantity: 0.75, calories: 315 };
  const body = { mealId: meal.id, entry, servings: 0.75 };
  await ana.call(mealPlansApi.eat, { params: { date: DAY }, body });
  const [eaten] = await days(ana);
  expect(eaten?.meals[0]?.eaters[0]).toMatchObject({ portion: 1.5, eaten: 0.75, state: 'eaten' });
  expect(eaten && plannedAmounts(eaten, HOST).amounts.calories).toBe(315);
  await undo(ana, meal);
  const [planned] = await days(ana);
  expect(planned && plannedAmounts(planned, HOST).amounts.calories).toBe(630);
  expect(planned?.meals[0]?.eaters[0]).not.toHaveProperty('eaten');
});

test('what another person eats by the same id is theirs', async () => {
  const meal = aMeal();
  await save(ana, [meal]);
  await eat(ben, meal);
  expect(await logged(ana)).toEqual([]);
  expect((await days(ana))[0]?.meals[0]?.eaters[0]?.state).toBe('planned');
});

test('settings are those of the person', async () => {
  expect(await ana.call(planSettingsApi.read, {})).toEqual({
    settings: null,
    people: DEFAULT_PLAN.people,
    personId: 'host',
  });
  const wishes = { ...DEFAULT_PLAN.wishes, diets: ['vegan' as const] };
  await ana.call(planSettingsApi.save, { body: { ...DEFAULT_PLAN, wishes } });
  expect((await ana.call(planSettingsApi.read, {})).settings?.wishes.diets).toEqual(['vegan']);
  expect((await ben.call(planSettingsApi.read, {})).settings).toBeNull();
  const people = [{ id: newId(), name: 'Kim', share: 1 }];
  await expect(
    ana.call(planSettingsApi.save, { body: { ...DEFAULT_PLAN, people } }),
  ).rejects.toMatchObject({ status: 400, fields: { people: 'Keep yourself.' } });
});

test('who is taken out of the settings is taken out of planned meals', async () => {
  const kim = { id: 'kim', name: 'Kim', share: 1 };
  const people = [...DEFAULT_PLAN.people, kim];
  await ana.call(planSettingsApi.save, { body: { ...DEFAULT_PLAN, people } });
  const meal = aMeal();
  const [mine] = meal.eaters;
  if (!mine) throw new Error('Nobody eats it.');
  await save(ana, [{ ...meal, eaters: [mine, { ...mine, personId: 'kim' }] }]);
  await ben.call(planSettingsApi.save, { body: DEFAULT_PLAN });
  const eaters = async () => (await days(ana))[0]?.meals[0]?.eaters.map(({ personId }) => personId);
  expect(await eaters()).toEqual([HOST, 'kim']);
  await ana.call(planSettingsApi.save, { body: DEFAULT_PLAN });
  expect(await eaters()).toEqual([HOST]);
});

test('targets are those of each day, and children have no limit of sodium', async () => {
  const goals = await ana.call(planTargetsApi.list, week);
  expect(goals).toHaveLength(7);
  expect(goals[0]).toMatchObject({ target: { sodium: 2000 }, expecting: null });
  const kim = await app.person({
    profile: {
      age: 15,
      consents: (['parental_consent', 'digital_age'] as const).map((kind) => ({
        kind,
        wordingVersion: '1',
      })),
    },
  });
  const [first] = await kim.call(planTargetsApi.list, week);
  expect(first?.target?.sodium).toBeNull();
  expect(first?.target?.carbs).toBeGreaterThan(0);
  // Nobody in the gentle mode is told of too much or too little of anything else, at any age.
  for (const person of [ana, kim]) {
    const body = { mode: 'automatic' as const, weeklyPercent: 0, safeMode: true, version: 0 };
    await person.call(targetsApi.save, { body });
    const [gentle] = await person.call(planTargetsApi.list, week);
    expect(gentle?.target).toMatchObject({ carbs: null, fat: null, fiber: null, sodium: null });
    expect(gentle?.target?.calories).toBeGreaterThan(1_000);
  }
});

test('a pregnancy is known to the plan, also without a target', async () => {
  const first = async () => (await ana.call(planTargetsApi.list, week))[0];
  const pregnant = { mode: 'automatic', weeklyPercent: 0, pregnancy: true } as const;
  await ana.call(targetsApi.save, { body: { ...pregnant, version: 0 } });
  expect(await first()).toMatchObject({ target: null, expecting: 'pregnant' });
  const stage = { pregnancyStage: 'partly_breastfeeding', version: 1 } as const;
  await ana.call(targetsApi.save, { body: { ...pregnant, ...stage } });
  expect(await first()).toMatchObject({ expecting: 'breastfeeding' });
});
