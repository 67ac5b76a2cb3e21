import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountApi, type ProfileInput } from '#features/account/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { nutritionApi, weighInsApi } from '../contract.ts';

const DAY = '2026-11-20';

let app: TestApp;
let ana: Person;
let ben: Person;

const profile: ProfileInput = {
  firstName: 'Ana',
  age: 30,
  gender: 'female',
  weight: 78.4,
  height: 168,
  fitnessLevel: 'beginner',
  goals: ['get_fit'],
};

beforeAll(async () => {
  app = await startTestApp();
  ben = await app.person({ profile: { ...profile, weight: 90 } });
});
beforeEach(async () => {
  ana = await app.person({ profile });
});
afterAll(() => app.close());

const save = (person: Person, change: Partial<ProfileInput>) =>
  person.call(accountApi.saveProfile, { body: { ...profile, weight: undefined, ...change } });
const weigh = (person: Person, weightKg: number, date = DAY) =>
  person.call(weighInsApi.add, { body: { id: newId(), date, weightKg } });
const shown = async (person: Person) => (await person.call(accountApi.currentUser, {})).weight;
const list = (person: Person) => person.call(weighInsApi.list, { query: { from: '2026-01-01' } });
/** "10 × 75.1 kg + …" */
const reckonedOn = async (person: Person, date = DAY) => {
  const { target } = await person.call(nutritionApi.summary, { query: { date } });
  return target?.steps[0]?.working.split(' kg')[0];
};

describe('one weight', () => {
  test('the profile and the targets show the latest weigh-in, and the one before when it is deleted', async () => {
    expect(await shown(ana)).toBe(78.4);
    expect(await list(ana)).toEqual([]);
    const first = await weigh(ana, 76, '2026-01-10');
    // Older than the trend looks back, and the weight all the same.
    expect(await reckonedOn(ana)).toBe('10 × 76');
    const last = await weigh(ana, 75.1);
    expect(await shown(ana)).toBe(75.1);
    expect(await reckonedOn(ana)).toBe('10 × 75.1');
    await ana.call(weighInsApi.remove, { params: { id: last.id } });
    expect(await shown(ana)).toBe(76);
    await ana.call(weighInsApi.restore, { params: { id: last.id } });
    expect(await shown(ana)).toBe(75.1);
    for (const { id } of [last, first]) await ana.call(weighInsApi.remove, { params: { id } });
    expect(await shown(ana)).toBe(78.4);
    expect(await shown(ben)).toBe(90);
  });

  test('another weight on the profile is a weigh-in of today, once a day and however often it is sent', async () => {
    await weigh(ana, 75.1, '2026-11-01');
    const { weight } = await save(ana, { weight: 74.2, timeZone: 'Australia/Sydney' });
    expect(weight).toBe(74.2);
    await save(ana, { weight: 74.2, timeZone: 'Australia/Sydney' });
    const [today, ...others] = await list(ana);
    expect(today).toMatchObject({
      weightKg: 74.2,
      enteredUnit: 'kg',
      timeZone: 'Australia/Sydney',
    });
    expect(today?.localTime).toMatch(/^\d\d:\d\d$/);
    expect(others).toHaveLength(1);
    await Promise.all([save(ana, { weight: 74 }), save(ana, { weight: 74 })]);
    expect(await list(ana)).toHaveLength(2);
    expect(await shown(ana)).toBe(74);
    // Deleted, and said again: it is back.
    await ana.call(weighInsApi.remove, { params: { id: today?.id ?? '' } });
    expect(await shown(ana)).toBe(75.1);
    expect((await save(ana, { weight: 74 })).weight).toBe(74);
    expect(await list(ana)).toHaveLength(2);
  });

  test('the targets follow at once; where the trend differs from the profile, they say so', async () => {
    const whyOf = async () => {
      const { target } = await ana.call(nutritionApi.summary, { query: { date: DAY } });
      return target?.steps[0]?.why ?? '';
    };
    const said = 'The weight is your trend, not your last weigh-in.';
    await save(ana, { weight: 76 });
    expect(await reckonedOn(ana)).toBe('10 × 76');
    expect(await whyOf()).not.toContain(said);
    const day = Date.parse(DAY);
    for (const back of [1, 3, 5]) {
      await weigh(ana, 75, new Date(day - back * 86_400_000).toISOString().slice(0, 10));
    }
    await save(ana, { weight: 73 });
    expect(await shown(ana)).toBe(73);
    const reckoned = Number((await reckonedOn(ana))?.slice('10 × '.length));
    expect(reckoned).toBeGreaterThan(73);
    expect(reckoned).toBeLessThan(75);
    expect(await whyOf()).toContain(said);
    const { target } = await ben.call(nutritionApi.summary, { query: { date: DAY } });
    expect(target?.steps[0]?.why).not.toContain(said);
  });

  test('a profile saved without a weight, or with the one that is shown, records nothing', async () => {
    await weigh(ana, 75.13);
    await save(ana, { goals: ['build_muscle'] });
    await save(ana, { weight: 75.1 });
    expect(await list(ana)).toHaveLength(1);
    expect(await shown(ana)).toBe(75.13);
  });

  test('the first profile needs a weight', async () => {
    const eva = await app.person({ profile: false });
    await expect(save(eva, {})).rejects.toMatchObject({
      status: 400,
      fields: { weight: 'Enter your weight.' },
    });
  });

  test('pounds stay what they were', async () => {
    for (const lb of [89, 150, 150.5, 233.5, 330]) {
      const kg = Math.round(lb * 453.59237) / 1000;
      const user = await save(ana, { weight: kg, weightUnit: 'lb' });
      expect(user.units.weightUnit).toBe('lb');
      expect(((user.weight ?? 0) / 0.45359237).toFixed(2)).toBe(lb.toFixed(2));
    }
    const eva = await app.person({ profile: { ...profile, weight: 68.039, weightUnit: 'lb' } });
    expect(await shown(eva)).toBe(68.039);
  });
});
