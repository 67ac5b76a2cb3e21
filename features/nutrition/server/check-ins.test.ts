import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountApi } from '#features/account/contract.ts';
import { foodLogApi } from '#features/food-log/contract.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { checkInsApi, nutritionApi, targetsApi, weighInsApi } from '../contract.ts';

const TODAY = '2026-11-20';

let app: TestApp;
let startMs: number;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp();
  startMs = app.clock.now();
  ben = await app.person();
});
beforeEach(async () => {
  app.clock.set(startMs);
  ana = await app.person({
    profile: { age: 28, gender: 'female', weight: 65, height: 165, goals: ['lose_weight'] },
  });
});
afterAll(() => app.close());

const read = (person: Person, date = TODAY) => person.call(checkInsApi.read, { query: { date } });
const targetsOf = (person: Person) => person.call(targetsApi.read, { query: { date: TODAY } });

async function choose(person: Person, change: object) {
  const { settings } = await targetsOf(person);
  return person.call(targetsApi.save, { body: { ...settings, ...change } });
}

/** `days` days up to yesterday with one meal of `kcal` and a weigh-in. */
async function live(person: Person, days: number, kcal: number, weightKg = 65) {
  for (let back = 1; back <= days; back += 1) {
    const date = addDays(TODAY, -back);
    await person.call(weighInsApi.add, { body: { id: newId(), date, weightKg } });
    await person.call(foodLogApi.add, {
      body: {
        date,
        mealType: 'lunch',
        foodName: 'All',
        quantity: 1,
        unit: 'serving',
        calories: kcal,
      },
    });
  }
}

const accept = (person: Person, energyKcal: number, id = newId(), date = TODAY) =>
  person.call(checkInsApi.accept, { body: { id, date, energyKcal } });

describe('a check-in', () => {
  test('needs days and weigh-ins first, and proposes nothing without being asked to', async () => {
    await choose(ana, { mode: 'automatic' });
    await live(ana, 6, 2000);
    expect(await read(ana)).toMatchObject({
      mode: 'automatic',
      proposal: null,
      expenditure: { state: 'learning', days: 6, weighedDays: 6, loggedDays: 6 },
    });
    await choose(ana, { mode: 'formula' });
    expect(await read(ana)).toMatchObject({ mode: 'formula', proposal: null, dueOn: null });
  });

  test('proposes what follows from the log, and changes nothing until it is accepted', async () => {
    await choose(ana, { mode: 'automatic' });
    await live(ana, 21, 2000);
    const before = await read(ana);
    expect(before.expenditure?.state).toBe('ready');
    expect(before.proposal?.method).toBe('learnt');
    expect(before.proposal?.steps.at(-1)?.resultKcal).toBe(before.proposal?.energyKcal);
    expect((await targetsOf(ana)).target).toEqual(before.current);

    const energyKcal = before.proposal?.energyKcal ?? 0;
    const accepted = await accept(ana, energyKcal);
    const after = await read(ana);
    expect(after).toMatchObject({ proposal: null, history: [accepted], dueOn: '2026-11-27' });
    expect(after.current).toEqual(before.proposal);
    const summary = await ana.call(nutritionApi.summary, { query: { date: TODAY } });
    expect(summary.target?.energyKcal).toBe(energyKcal);
    // Yesterday's target was another one, and still is.
    const past = await ana.call(nutritionApi.summary, { query: { date: addDays(TODAY, -1) } });
    expect(past.target).toEqual(before.current);
    expect((await read(ben)).history).toEqual([]);
  });

  test('is accepted once: repeated, from two tabs at once, and by no other figure', async () => {
    await choose(ana, { mode: 'automatic' });
    await live(ana, 21, 2000);
    const energyKcal = (await read(ana)).proposal?.energyKcal ?? 0;
    await expect(accept(ana, energyKcal + 10)).rejects.toMatchObject({
      status: 409,
      reason: 'proposal_changed',
    });
    const id = newId();
    const [one, two] = await Promise.all([accept(ana, energyKcal, id), accept(ana, energyKcal)]);
    expect(two).toEqual(one);
    expect(await accept(ana, energyKcal, id)).toEqual(one);
    expect((await read(ana)).history).toHaveLength(1);
    await expect(accept(ben, energyKcal)).rejects.toMatchObject({ status: 409 });
    const yesterday = accept(ana, energyKcal, newId(), '2026-11-10');
    await expect(yesterday).rejects.toMatchObject({
      status: 400,
      fields: { date: expect.any(String) },
    });
  });

  test('comes again after a week, or at once when the settings change', async () => {
    await choose(ana, { mode: 'automatic' });
    await live(ana, 21, 1700);
    await accept(ana, (await read(ana)).proposal?.energyKcal ?? 0);
    expect((await read(ana)).proposal).toBeNull();
    app.clock.advance(60_000);
    await choose(ana, { weeklyPercent: 0 });
    const slower = await read(ana);
    expect(slower.dueOn).toBe(TODAY);
    expect(slower.proposal?.energyKcal).toBeGreaterThan(slower.current?.energyKcal ?? Infinity);
  });

  test('moves by at most 150 in a week, however often the settings are changed', async () => {
    const start = (await targetsOf(ana)).target?.energyKcal ?? Number.NaN;
    await choose(ana, { mode: 'automatic', weeklyPercent: 0.5 });
    await live(ana, 28, 2600);
    for (const weeklyPercent of [0.5, 0.45, 0.4]) {
      app.clock.advance(60_000);
      await choose(ana, { weeklyPercent });
      await accept(ana, (await read(ana)).proposal?.energyKcal ?? 0);
    }
    const now = (await read(ana)).current?.energyKcal ?? Number.NaN;
    expect(now - start).toBeGreaterThan(100);
    expect(now - start).toBeLessThanOrEqual(155);
  });

  test('rests while hardly anything is logged, and counts a day that is called complete', async () => {
    await choose(ana, { mode: 'automatic' });
    await live(ana, 28, 2000);
    const { history: _, ...ready } = await read(ana);
    expect(ready.recentDays).toHaveLength(7);
    for (let back = 1; back <= 4; back += 1) {
      const date = addDays(TODAY, -back);
      const [entry] = await ana.call(foodLogApi.ofDay, { query: { date } });
      await ana.call(foodLogApi.remove, { params: { id: entry?.id ?? '' } });
    }
    expect(await read(ana)).toMatchObject({
      proposal: null,
      expenditure: { state: 'holding', loggedLastWeek: 3 },
    });
    const params = { date: addDays(TODAY, -1) };
    await ana.call(checkInsApi.markDay, { params });
    await ana.call(checkInsApi.markDay, { params });
    const fasted = await read(ana);
    expect(fasted.expenditure).toMatchObject({ state: 'ready', loggedLastWeek: 4 });
    expect(fasted.recentDays.at(-1)).toEqual({
      date: params.date,
      entryCount: 0,
      kcal: null,
      kcalKnown: 0,
      logged: true,
      marked: true,
      weighed: true,
    });
    expect((await read(ben)).recentDays.some(({ marked }) => marked)).toBe(false);
    await ana.call(checkInsApi.unmarkDay, { params });
    expect((await read(ana)).expenditure?.state).toBe('holding');
  });
});

test('a day with something whose energy is not known is not taken for all that was eaten; water changes nothing', async () => {
  await live(ana, 1, 2000);
  const date = addDays(TODAY, -1);
  const dayOf = async () => (await read(ana)).recentDays.find((day) => day.date === date);
  const soup = { mealType: 'dinner', foodName: 'Soup', quantity: 1, unit: 'serving' } as const;
  await ana.call(foodLogApi.add, { body: { ...soup, foodName: 'Water', date, calories: 0 } });
  expect(await dayOf()).toMatchObject({ kcal: 2000, logged: true });
  await ana.call(foodLogApi.add, { body: { ...soup, date, calories: null } });
  const partly = { kcal: 2000, logged: false, entryCount: 3, kcalKnown: 2 };
  expect(await dayOf()).toMatchObject(partly);
  await ana.call(checkInsApi.markDay, { params: { date } });
  expect(await dayOf()).toMatchObject({ ...partly, logged: true, marked: true });
});

describe('a target that applies itself', () => {
  const DAY_MS = 86_400_000;
  const summaryOf = (date = TODAY) => ana.call(nutritionApi.summary, { query: { date } });

  test('does so on its day, once, with a notice, and each week', async () => {
    await choose(ana, { mode: 'automatic', appliesItself: true });
    await live(ana, 21, 2000);
    const { proposal } = await read(ana);
    expect((await summaryOf()).newTarget).toBeNull();
    await app.app.jobs.runDue();
    await app.app.jobs.runDue();
    const after = await read(ana);
    expect(after.proposal).toBeNull();
    expect(after.current).toEqual(proposal);
    expect(after.history).toMatchObject([{ date: TODAY, appliedItself: true }]);
    const id = after.history[0]?.id ?? '';
    expect((await summaryOf()).newTarget).toMatchObject({ id, energyKcal: proposal?.energyKcal });
    await expect(ben.call(checkInsApi.seen, { params: { id } })).rejects.toMatchObject({
      status: 404,
    });
    await ana.call(checkInsApi.seen, { params: { id } });
    await ana.call(checkInsApi.seen, { params: { id } });
    expect((await summaryOf()).newTarget).toBeNull();

    app.clock.advance(7 * DAY_MS);
    await app.app.jobs.runDue();
    // A week without a log: it rests, and nothing changes by itself.
    expect((await read(ana, addDays(TODAY, 7))).history).toHaveLength(1);
  });

  test('is taken back, and then waits for its next week', async () => {
    await choose(ana, { mode: 'automatic', appliesItself: true });
    await live(ana, 21, 2000);
    const before = await read(ana);
    await app.app.jobs.runDue();
    const id = (await read(ana)).history[0]?.id ?? '';
    await expect(ben.call(checkInsApi.undo, { params: { id } })).rejects.toMatchObject({
      status: 404,
    });
    await ana.call(checkInsApi.undo, { params: { id } });
    await ana.call(checkInsApi.undo, { params: { id } });
    await app.app.jobs.runDue();
    const after = await read(ana);
    expect(after).toMatchObject({ history: [], current: before.current });
    expect(after.proposal).toEqual(before.proposal);
    expect((await summaryOf()).newTarget).toBeNull();
    app.clock.advance(DAY_MS);
    await app.app.jobs.runDue();
    expect((await read(ana)).history).toEqual([]);
  });

  test('does not for who only wants proposals', async () => {
    await choose(ana, { mode: 'automatic' });
    await live(ana, 21, 2000);
    await app.app.jobs.runDue();
    expect(await read(ana)).toMatchObject({ history: [], proposal: expect.anything() });
  });
});

describe('days of the week', () => {
  // 2026-11-20 is a Friday.
  const energyOn = async (date: string) =>
    (await ana.call(nutritionApi.summary, { query: { date } })).target?.energyKcal ?? Number.NaN;
  const week = Array.from({ length: 7 }, (_, at) => addDays('2026-11-16', at));

  test('have their own targets, which add up to seven times the mean', async () => {
    const mean = await energyOn(TODAY);
    await choose(ana, { dayPattern: 'chosen', higherDays: [5, 6], higherPercent: 15 });
    const energies = [];
    for (const date of week) energies.push(await energyOn(date));
    expect(energies.reduce((sum, kcal) => sum + kcal, 0)).toBe(7 * mean);
    expect(energies[4]).toBeGreaterThan(mean);
    expect(energies[0]).toBeLessThan(mean);
    const { target, week: from } = await targetsOf(ana);
    expect(target?.steps.at(-1)).toMatchObject({ label: 'Higher day', resultKcal: energies[4] });
    expect(from).toMatchObject({ meanKcal: mean, trainingDays: [] });
    expect((await read(ana)).current?.energyKcal).toBe(mean);
  });

  test('are all alike for training days that are not decided, and in the gentle mode', async () => {
    await choose(ana, { dayPattern: 'training' });
    expect(await energyOn(TODAY)).toBe((await targetsOf(ana)).week?.meanKcal);
    await choose(ana, { dayPattern: 'chosen', higherDays: [5], safeMode: true });
    expect(await energyOn(TODAY)).toBe((await targetsOf(ana)).week?.meanKcal);
  });
});

describe('whoever is protected', () => {
  const consents = [{ kind: 'parental_consent' as const, wordingVersion: '1' }];

  test('under 18 gets no deficit in any mode', async () => {
    const kim = await app.person({
      profile: { age: 16, weight: 60, height: 165, goals: ['lose_weight'], consents },
    });
    const { target: formula } = await targetsOf(kim);
    const used = formula?.steps[0]?.resultKcal ?? Infinity;
    await choose(kim, { mode: 'manual', manualEnergyKcal: 1000 });
    const own = await targetsOf(kim);
    expect(own).toMatchObject({ protection: 'minor', target: { method: 'own' } });
    expect(own.target?.energyKcal).toBeGreaterThanOrEqual(used);
    await choose(kim, { mode: 'automatic', weeklyPercent: -0.75 });
    await live(kim, 21, 1500, 60);
    const { proposal } = await read(kim);
    expect(proposal?.energyKcal).toBeGreaterThanOrEqual(used);
  });

  test('by a weight that fell below BMI 18.5, whatever the profile says', async () => {
    await choose(ana, { mode: 'manual', manualEnergyKcal: 1300 });
    expect(await targetsOf(ana)).toMatchObject({ protection: null, target: { energyKcal: 1300 } });
    for (let back = 1; back <= 10; back += 1) {
      const date = addDays(TODAY, -back);
      await ana.call(weighInsApi.add, { body: { id: newId(), date, weightKg: 48 } });
    }
    const { protection, target } = await targetsOf(ana);
    expect(protection).toBe('underweight');
    expect(target?.energyKcal).toBeGreaterThan(1500);
  });

  test('in the gentle mode nothing is taken away, and the first screens are told to hide numbers', async () => {
    const before = await targetsOf(ana);
    await choose(ana, { safeMode: true });
    const after = await targetsOf(ana);
    expect(after.protection).toBe('safe_mode');
    expect(after.target?.energyKcal).toBeGreaterThan(before.target?.energyKcal ?? Infinity);
    const summary = await ana.call(nutritionApi.summary, { query: { date: TODAY } });
    expect(summary.numbersHidden).toBe(true);
    expect((await ana.call(accountApi.currentUser, {})).numbersHidden).toBe(true);
    expect((await ben.call(accountApi.currentUser, {})).numbersHidden).toBe(false);
    expect((await read(ana)).numbersHidden).toBe(true);
  });
});

describe('settings', () => {
  test('are saved against the version that was seen, and are each person’s own', async () => {
    const { settings } = await targetsOf(ana);
    expect(settings).toMatchObject({ mode: 'formula', version: 0 });
    const body = { ...settings, mode: 'automatic' as const, weeklyPercent: -0.3 };
    const saved = await ana.call(targetsApi.save, { body });
    expect(saved).toEqual({ ...body, version: 1 });
    expect(await ana.call(targetsApi.save, { body })).toEqual(saved);
    const late = ana.call(targetsApi.save, { body: { ...body, weeklyPercent: 0 } });
    await expect(late).rejects.toMatchObject({
      status: 409,
      reason: 'edited_elsewhere',
      current: saved,
    });
    expect((await targetsOf(ben)).settings.version).toBe(0);
  });

  test.each([
    [{ weeklyPercent: -0.8 }, 'weeklyPercent'],
    [{ weeklyPercent: 0.6 }, 'weeklyPercent'],
    [{ mode: 'manual' }, 'manualEnergyKcal'],
    [{ mode: 'manual', manualEnergyKcal: 500 }, 'manualEnergyKcal'],
    [{ dayPattern: 'chosen' }, 'higherDays'],
    [{ higherDays: [1, 2, 3, 4, 5, 6, 7] }, 'higherDays'],
    [{ higherDays: [2, 2] }, 'higherDays'],
    [{ higherPercent: 31 }, 'higherPercent'],
    [{ manualEnergyKcal: 1000, manualProteinGrams: 200, manualFatGrams: 50 }, 'manualFatGrams'],
  ])('%j are refused by name', async (change, field) => {
    await expect(choose(ana, change)).rejects.toMatchObject({
      status: 400,
      fields: { [field]: expect.any(String) },
    });
  });
});

test('a stranger sees nothing', async () => {
  const call = app.stranger.call(checkInsApi.read, { query: { date: TODAY } });
  await expect(call).rejects.toMatchObject({ status: 401 });
});
