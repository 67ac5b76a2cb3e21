import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { foodLogApi } from '#features/food-log/contract.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { checkInsApi, targetsApi, weighInsApi } from '../contract.ts';

const TODAY = '2026-11-20';

let app: TestApp;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp();
  ben = await app.person();
});
beforeEach(async () => {
  ana = await app.person({
    profile: { age: 28, gender: 'female', weight: 65, height: 165, goals: ['lose_weight'] },
  });
});
afterAll(() => app.close());

/** Up to yesterday, with one meal and a weigh-in a day. */
async function threeWeeks(): Promise<void> {
  const dates = Array.from({ length: 21 }, (_, at) => addDays(TODAY, -1 - at));
  const meal = { mealType: 'lunch', foodName: 'All', quantity: 1, unit: 'serving' } as const;
  const entries = dates.map((date) => ({ ...meal, id: newId(), date, calories: 2000 }));
  await ana.call(foodLogApi.addMany, { body: { entries } });
  for (const date of dates) {
    await ana.call(weighInsApi.add, { body: { id: newId(), date, weightKg: 65 } });
  }
}

async function choose(change: object): Promise<void> {
  const { settings } = await ana.call(targetsApi.read, { query: { date: TODAY } });
  await ana.call(targetsApi.save, { body: { ...settings, ...change } });
}

const read = () => ana.call(checkInsApi.read, { query: { date: TODAY } });

/** Accepts what is proposed. */
async function accept() {
  const energyKcal = (await read()).proposal?.energyKcal ?? 0;
  return ana.call(checkInsApi.accept, { body: { id: newId(), date: TODAY, energyKcal } });
}

const explain = (person: Person, id: string) =>
  person.call(checkInsApi.explain, { params: { id } });

test('what a target was decided on is kept with it, day by day, and stays as it was whatever is edited later', async () => {
  await choose({ mode: 'automatic' });
  await threeWeeks();
  const { proposal, expenditure } = await read();
  const { id } = await accept();
  const first = await explain(ana, id);
  expect(first).toMatchObject({ id, date: TODAY, target: proposal, editedSince: false });
  expect(first.learnt).toEqual(expenditure);
  const { days } = await ana.call(checkInsApi.days, {
    query: { date: TODAY, from: addDays(TODAY, -90) },
  });
  expect(first.days.map(({ date }) => date)).toEqual(days.map(({ date }) => date));
  for (const [at, day] of first.days.entries()) {
    expect(day).toMatchObject({ reason: days[at]?.reason, state: days[at]?.state });
    expect(day.expenditureKcal).toBeCloseTo(days[at]?.expenditureKcal ?? Number.NaN, 1);
  }

  // A late weigh-in of the tenth day, and of a day before all of them.
  const late = { id: newId(), date: addDays(TODAY, -12), weightKg: 68 };
  await ana.call(weighInsApi.add, { body: late });
  expect(await explain(ana, id)).toEqual({ ...first, editedSince: true });
  await ana.call(weighInsApi.remove, { params: { id: late.id } });
  expect(await explain(ana, id)).toEqual(first);

  await expect(explain(ben, id)).rejects.toMatchObject({ status: 404 });
  const call = app.stranger.call(checkInsApi.explain, { params: { id } });
  await expect(call).rejects.toMatchObject({ status: 401 });
});

test('the next one keeps another breakdown, from the day that was edited on; the rest is kept once', async () => {
  await choose({ mode: 'automatic' });
  await threeWeeks();
  const one = await accept();
  const before = await explain(ana, one.id);
  app.clock.advance(60_000);
  const edited = addDays(TODAY, -5);
  await ana.call(weighInsApi.add, { body: { id: newId(), date: edited, weightKg: 63 } });
  await choose({ weeklyPercent: 0 });
  const two = await accept();
  const after = await explain(ana, two.id);
  const differing = after.days.filter(
    (day, at) => JSON.stringify(day) !== JSON.stringify(before.days[at]),
  );
  expect(differing.map(({ date }) => date)).toEqual(
    [-5, -4, -3, -2, -1].map((back) => addDays(TODAY, back)),
  );
  expect(after.editedSince).toBe(false);
  expect(await explain(ana, one.id)).toEqual({ ...before, editedSince: true });
  const { rows } = await app.database.pool.query<{ kept: number }>(
    'select count(*)::int as kept from expenditure_days where owner_id = $1',
    [ana.id],
  );
  expect(rows[0]?.kept).toBe(21 + 5);
});

test('a check-in of an earlier filter version does not claim that its log was edited', async () => {
  await choose({ mode: 'automatic' });
  await threeWeeks();
  const { id } = await accept();
  await app.database.pool.query(
    "update check_ins set filter_version = 2, inputs_hash = 'of that version' where owner_id = $1",
    [ana.id],
  );
  expect(await explain(ana, id)).toMatchObject({ filterVersion: 2, editedSince: false });
});

test('the low days of somebody who logs little count, and a day without dinner does not', async () => {
  const low = [700, 720, 690, 710, 740, 730, 700, 720, 300, 710];
  const entries = low.map((calories, at) => ({
    ...({ mealType: 'lunch', foodName: 'All', quantity: 1, unit: 'serving' } as const),
    id: newId(),
    date: addDays(TODAY, at - low.length),
    calories,
  }));
  await ana.call(foodLogApi.addMany, { body: { entries } });
  const { recentDays, expenditure } = await read();
  expect(expenditure?.formulaKcal).toBeGreaterThan(1500);
  expect(recentDays.map(({ kcal, logged }) => [kcal, logged])).toEqual(
    low.slice(-7).map((kcal) => [kcal, kcal !== 300]),
  );
});
