import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInApi } from '#features/sign-in/contract.ts';
import { proveOwner } from '#platform/server/sessions/owner.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { CallError } from '../../../apps/server/testing/test-client.ts';
import { accountApi, type ProfileInput } from '../contract.ts';
import { profileOf } from './public.ts';

let test: TestApp;
let mia: Person;
let noah: Person;

beforeAll(async () => {
  test = await startTestApp();
  mia = await test.person({ profile: false });
  noah = await test.person({ profile: { firstName: 'Noah', age: 44, weight: 81.5, height: 183 } });
});
afterAll(() => test.close());

const body: ProfileInput = {
  firstName: 'Mia',
  age: 30,
  gender: 'female',
  weight: 65.5,
  height: 168,
  fitnessLevel: 'beginner',
  goals: ['get_fit', 'build_muscle'],
};
const agreed = (...kinds: ('parental_consent' | 'digital_age')[]) =>
  kinds.map((kind) => ({ kind, wordingVersion: '2026-11' }));
const save = (person: Person, input: ProfileInput) =>
  person.call(accountApi.saveProfile, { body: input });
const raw = (person: Person, payload: object) =>
  person.inject({ method: 'POST', url: '/api/auth/profile', payload });
const inStore = (person: Person) => profileOf(test.database.db, proveOwner(person.id));

describe('saving a profile', () => {
  it('keeps everything and answers with the updated person', async () => {
    const before = await noah.call(accountApi.currentUser, {});
    expect(await inStore(mia)).toBeNull();
    const schedule = { trainingDays: [1, 3, 5], sessionMinutes: 45 };
    const user = await save(mia, { ...body, role: 'trainer', schedule });
    expect(user).toMatchObject({
      id: mia.id,
      firstName: 'Mia',
      age: 30,
      gender: 'female',
      weight: 65.5,
      height: 168,
      fitnessLevel: 'beginner',
      goals: ['get_fit', 'build_muscle'],
      role: 'trainer',
      schedule,
    });
    expect(await mia.call(accountApi.currentUser, {})).toEqual(user);
    expect(await inStore(mia)).toEqual({
      age: 30,
      gender: 'female',
      weightKg: 65.5,
      heightCm: 168,
      fitnessLevel: 'beginner',
      goals: ['get_fit', 'build_muscle'],
      trainingDays: [1, 3, 5],
    });
    expect(await noah.call(accountApi.currentUser, {})).toEqual(before);
  });

  it('leaves what a later save does not mention', async () => {
    const user = await save(mia, { ...body, age: 31 });
    expect(user).toMatchObject({
      age: 31,
      role: 'trainer',
      schedule: { trainingDays: [1, 3, 5], sessionMinutes: 45 },
    });
  });

  it('shows the height from then on in the unit it was chosen in, and leaves it when none is said', async () => {
    expect((await save(mia, { ...body, heightUnit: 'inches' })).units.heightUnit).toBe('inches');
    expect((await save(mia, body)).units.heightUnit).toBe('inches');
    expect((await save(mia, { ...body, heightUnit: 'cm' })).units).toEqual({
      energyUnit: 'kcal',
      weightUnit: 'kg',
      heightUnit: 'cm',
    });
  });

  it('keeps kilograms to one decimal, each goal once, and 87 inches', async () => {
    const user = await save(mia, {
      ...body,
      weight: 65.4499,
      height: 221,
      goals: ['get_fit', 'get_fit'],
    });
    expect(user).toMatchObject({ weight: 65.4, height: 221, goals: ['get_fit'] });
  });

  it('keeps names of any script, and markup as text', async () => {
    for (const firstName of [
      'Zoë 💪🏽',
      'مُنى',
      "Robert'); DROP TABLE users;--",
      '<script>alert(1)</script>',
    ]) {
      expect((await save(mia, { ...body, firstName: `  ${firstName} ` })).firstName).toBe(
        firstName,
      );
    }
  });

  it.each([
    ['firstName', ''],
    ['firstName', '   '],
    ['firstName', 'x'.repeat(81)],
    ['firstName', 'a\u0000b'],
    ['age', 12],
    ['age', 81],
    ['age', 30.5],
    ['age', '30'],
    ['gender', 'other'],
    ['weight', 39.9],
    ['weight', 150.1],
    ['weight', null],
    ['weight', -70],
    ['height', 139],
    ['height', 222],
    ['height', 170.5],
    ['fitnessLevel', 'expert'],
    ['goals', []],
    ['goals', ['get_rich']],
    ['role', 'admin'],
    ['timeZone', 'Mars/Olympus'],
  ])('refuses %s %j, says so, and stores nothing', async (field, value) => {
    const before = await mia.call(accountApi.currentUser, {});
    const response = await raw(mia, { ...body, [field]: value });
    expect(response.statusCode).toBe(400);
    const named = Object.keys(response.json().fields ?? {});
    if (value !== 'a\u0000b') expect(named.map((name) => name.split('.')[0])).toEqual([field]);
    expect(await mia.call(accountApi.currentUser, {})).toEqual(before);
  });

  it('sets nothing that is not in the contract', async () => {
    const before = await mia.call(accountApi.currentUser, {});
    const noahBefore = await noah.call(accountApi.currentUser, {});
    const response = await raw(mia, {
      ...body,
      firstName: before.firstName,
      id: noah.id,
      ownerId: noah.id,
      owner_id: noah.id,
      email: 'root@example.test',
      emailVerified: true,
      subscriptionPlan: 'gymPro',
      createdAt: '2001-01-01T00:00:00Z',
      streakCount: 99,
      units: { energyUnit: 'kj' },
    });
    expect(response.statusCode).toBe(200);
    const after = await mia.call(accountApi.currentUser, {});
    expect(after).toMatchObject({
      id: mia.id,
      email: mia.email,
      emailVerified: false,
      subscriptionPlan: 'free',
      createdAt: before.createdAt,
      streakCount: 0,
      units: before.units,
    });
    expect(await noah.call(accountApi.currentUser, {})).toEqual(noahBefore);
  });

  it('survives ten saves at once', async () => {
    const ages = Array.from({ length: 10 }, (_, at) => 40 + at);
    await Promise.all(ages.map((age) => save(mia, { ...body, age })));
    const user = await mia.call(accountApi.currentUser, {});
    expect(ages).toContain(user.age);
  });
});

describe('people under age', () => {
  const teen = (age: number, consents?: ProfileInput['consents']): ProfileInput => ({
    ...body,
    age,
    goals: ['lose_weight'],
    ...(consents ? { consents } : {}),
  });

  it.each([
    [17, undefined, 'parent or guardian'],
    [17, agreed('digital_age'), 'parent or guardian'],
    [15, agreed('parental_consent'), 'old enough'],
    [13, agreed('digital_age'), 'parent or guardian'],
  ])('at %d with %j are told what is missing', async (age, consents, words) => {
    const person = await test.person({ profile: false });
    const error = await save(person, teen(age, consents)).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ status: 400, reason: 'consent_needed' });
    expect((error as CallError).fields['consents']).toContain(words);
    expect(await inStore(person)).toBeNull();
  });

  it('are taken with their statements, which are kept with date and wording, once', async () => {
    const person = await test.person({ profile: false });
    await save(person, teen(15, agreed('parental_consent', 'digital_age')));
    // Given once, they need not be given again.
    await save(person, teen(15));
    await save(person, teen(15, agreed('parental_consent', 'digital_age')));
    const { rows } = await test.database.pool.query(
      'select kind, wording_version, agreed_at from consents where owner_id = $1 order by kind',
      [person.id],
    );
    expect(rows).toEqual([
      { kind: 'digital_age', wording_version: '2026-11', agreed_at: new Date(test.clock.now()) },
      {
        kind: 'parental_consent',
        wording_version: '2026-11',
        agreed_at: new Date(test.clock.now()),
      },
    ]);
    expect(await inStore(person)).toMatchObject({ age: 15, goals: ['lose_weight'] });
  });

  it('one person’s statement does not count for another', async () => {
    await save(mia, teen(17, agreed('parental_consent')));
    await expect(save(noah, teen(17))).rejects.toMatchObject({ reason: 'consent_needed' });
  });

  it('an adult’s statements are not kept: there is nothing to consent to', async () => {
    const person = await test.person({ profile: { consents: agreed('parental_consent') } });
    const { rowCount } = await test.database.pool.query(
      'select 1 from consents where owner_id = $1',
      [person.id],
    );
    expect(rowCount).toBe(0);
  });
});

describe('units', () => {
  it('are chosen one by one, also before onboarding, and for oneself only', async () => {
    const person = await test.person({ profile: false });
    const choose = (units: object) => person.call(accountApi.saveUnits, { body: units });
    expect((await choose({ energyUnit: 'kj' })).units).toEqual({
      energyUnit: 'kj',
      weightUnit: 'kg',
      heightUnit: 'cm',
    });
    expect((await choose({ heightUnit: 'inches', weightUnit: 'lb' })).units).toEqual({
      energyUnit: 'kj',
      weightUnit: 'lb',
      heightUnit: 'inches',
    });
    expect((await choose({})).units.energyUnit).toBe('kj');
    expect((await save(person, body)).units.energyUnit).toBe('kj');
    expect((await noah.call(accountApi.currentUser, {})).units.energyUnit).toBe('kcal');
  });

  it('are refused when unknown', async () => {
    const response = await noah.inject({
      method: 'PATCH',
      url: '/api/auth/units',
      payload: { energyUnit: 'horsepower' },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toHaveProperty('energyUnit');
  });
});

it('the day an age was given stays until the age changes', async () => {
  const person = await test.person({ profile: { age: 50 } });
  const recorded = async () => {
    const { rows } = await test.database.pool.query(
      'select age_recorded_on::text as day from profiles where owner_id = $1',
      [person.id],
    );
    return rows[0].day;
  };
  const first = await recorded();
  test.clock.advance(10 * 86_400_000);
  await save(person, { ...body, age: 50 });
  expect(await recorded()).toBe(first);
  await save(person, { ...body, age: 51 });
  expect(await recorded()).not.toBe(first);
});

it('a zone that was chosen stays, whatever zone a device says while saving something else', async () => {
  const person = await test.person();
  const zone = async () => (await person.call(accountApi.currentUser, {})).settings.timeZone;
  const settings = (input: object) => person.call(accountApi.saveSettings, { body: input });
  await settings({ notifications: ['weekly_summary'], timeZoneIfNone: 'Australia/Sydney' });
  expect(await zone()).toBe('Australia/Sydney');
  await settings({ timeZone: 'Australia/Perth' });
  await settings({ notifications: [], timeZoneIfNone: 'Australia/Sydney' });
  await save(person, { ...body, timeZone: 'Europe/Berlin' });
  expect(await zone()).toBe('Australia/Perth');
  for (let round = 0; round < 5; round += 1) {
    const other = await test.person();
    const chosen = { timeZone: 'Australia/Perth' };
    await Promise.all([
      other.call(accountApi.saveSettings, { body: chosen }),
      other.call(accountApi.saveSettings, { body: { timeZoneIfNone: 'Australia/Sydney' } }),
    ]);
    expect((await other.call(accountApi.currentUser, {})).settings).toMatchObject(chosen);
  }
});

it('strangers can neither read nor save', async () => {
  const { stranger } = test;
  for (const attempt of [
    () => stranger.call(accountApi.currentUser, {}),
    () => stranger.call(accountApi.saveProfile, { body }),
    () => stranger.call(accountApi.saveUnits, { body: { energyUnit: 'kj' } }),
    () => stranger.call(signInApi.verificationStatus, {}),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ status: 401 });
  }
});
