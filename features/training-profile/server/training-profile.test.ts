import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountApi } from '#features/account/contract.ts';
import { createSealer } from '#platform/server/secrets/sealer.ts';
import { proveOwner } from '#platform/server/sessions/owner.ts';
import { newId } from '#platform/shared/ids.ts';
import {
  type Person,
  startTestApp,
  TEST_SECRET,
  type TestApp,
} from '../../../apps/server/testing/test-app.ts';
import {
  healthScreeningApi,
  type TrainingProfileChange,
  trainingPlacesApi,
  trainingProfileApi,
} from '../contract.ts';
import { HEALTH_SEAL, readPlanPerson } from './public.ts';

const TODAY = '2026-11-20';
const UNANSWERED = { sleep: null, soreness: null, stress: null };

let app: TestApp;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp();
  const schedule = { trainingDays: [5, 1], sessionMinutes: 40 };
  [ana, ben] = [await app.person({ profile: { schedule } }), await app.person()];
});
afterAll(() => app.close());

const read = (person: Person) => person.call(trainingProfileApi.read, {});
const change = (person: Person, body: TrainingProfileChange) =>
  person.call(trainingProfileApi.change, { body });
const scheduleOf = async (person: Person) =>
  (await person.call(accountApi.currentUser, {})).schedule;
const screeningOf = async (person: Person) =>
  (await person.call(healthScreeningApi.read, {})).screening;
const planned = (person: Person) => {
  const sealer = createSealer(TEST_SECRET, HEALTH_SEAL);
  return readPlanPerson(app.database.db, proveOwner(person.id), { sealer, today: TODAY });
};

const answered = {
  answers: { heart: false, injury: true },
  wordingVersion: '2026-11',
  answeredOn: TODAY,
  clearedOn: null,
};

test('the days of onboarding are there before anything else was said', async () => {
  expect(await read(ana)).toEqual({
    days: [
      { weekday: 1, minutes: 40, placeId: null },
      { weekday: 5, minutes: 40, placeId: null },
    ],
    avoid: [],
    recovery: UNANSWERED,
  });
});

test('each part changes alone, and the days are the account’s too', async () => {
  const placeId = newId();
  const days = [
    { weekday: 6, minutes: 90, placeId: null },
    { weekday: 2, minutes: 30, placeId },
  ];
  await change(ana, { days });
  await change(ana, { avoid: ['knee', 'noise'] });
  await change(ana, { recovery: { sleep: 'poor', soreness: 'poor', stress: null } });
  expect(await read(ana)).toEqual({
    days: [days[1], days[0]],
    avoid: ['knee', 'noise'],
    recovery: { sleep: 'poor', soreness: 'poor', stress: null },
  });
  expect(await scheduleOf(ana)).toEqual({ trainingDays: [2, 6], sessionMinutes: 30 });
  expect(await read(ben)).toMatchObject({ avoid: [], recovery: UNANSWERED });
});

test.each([
  [{ days: [{ weekday: 8, minutes: 30, placeId: null }] }],
  [{ days: [{ weekday: 1, minutes: 9, placeId: null }] }],
  [{ days: [{ weekday: 1, minutes: 181, placeId: null }] }],
  [{ days: [1, 1].map((weekday) => ({ weekday, minutes: 30, placeId: null })) }],
  [{ avoid: ['toe'] }],
  [{ recovery: { sleep: 'great', soreness: null, stress: null } }],
])('%j is refused', async (body) => {
  await expect(change(ben, body as TrainingProfileChange)).rejects.toMatchObject({ status: 400 });
});

test('a day whose place was deleted has no equipment until Undo', async () => {
  const place = await ben.call(trainingPlacesApi.add, {
    body: { id: newId(), name: 'Garage', kind: 'home', equipment: ['dumbbells'] },
  });
  await change(ben, { days: [{ weekday: 3, minutes: 45, placeId: place.id }] });
  const params = { id: place.id };
  expect((await planned(ben)).days).toMatchObject([
    { weekday: 3, placeName: 'Garage', kit: { equipment: ['dumbbells'] } },
  ]);
  await ben.call(trainingPlacesApi.remove, { params });
  expect(await planned(ben)).toMatchObject({
    days: [{ weekday: 3, placeName: null, kit: { equipment: [] } }],
    notes: [{ kind: 'placeGone', weekday: 3 }],
  });
  await ben.call(trainingPlacesApi.restore, { params });
  expect(await planned(ben)).toMatchObject({ days: [{ placeName: 'Garage' }], notes: [] });
});

test('somebody else’s place gives nothing', async () => {
  const hers = await ana.call(trainingPlacesApi.add, {
    body: { id: newId(), name: 'Hers', kind: 'gym', equipment: ['barbell'] },
  });
  await change(ben, { days: [{ weekday: 3, minutes: 45, placeId: hers.id }] });
  expect((await planned(ben)).days).toMatchObject([{ placeName: null, kit: { equipment: [] } }]);
});

test('health answers cap the effort, until a doctor has cleared the person', async () => {
  expect(await planned(ana)).toMatchObject({ intensityCapped: true, health: 'unanswered' });
  await ana.call(healthScreeningApi.save, { body: answered });
  expect(await planned(ana)).toMatchObject({ intensityCapped: true, health: 'flagged' });
  await ana.call(healthScreeningApi.save, { body: { ...answered, clearedOn: TODAY } });
  expect(await planned(ana)).toMatchObject({ intensityCapped: false, health: 'cleared' });
  expect(await screeningOf(ana)).toEqual({ ...answered, clearedOn: TODAY });
  expect(await screeningOf(ben)).toBeNull();
});

test('health answers are unreadable in the database and gone when deleted', async () => {
  await ben.call(healthScreeningApi.save, { body: answered });
  const { rows } = await app.database.pool.query<{ sealed: string }>(
    'select sealed from health_screenings where owner_id = $1',
    [ben.id],
  );
  const sealed = rows[0]?.sealed ?? '';
  expect(sealed).not.toBe('');
  expect(`${sealed}${Buffer.from(sealed, 'base64').toString('latin1')}`).not.toContain('heart');
  await ben.call(healthScreeningApi.remove, {});
  await ben.call(healthScreeningApi.remove, {});
  expect(await screeningOf(ben)).toBeNull();
});

test.each([
  [{ answeredOn: '2026-11-22' }],
  [{ clearedOn: '2027-01-01' }],
  [{ answers: {} }],
  [{ answeredOn: '2026-02-30' }],
])('a screening with %j is refused', async (part) => {
  await expect(
    ben.call(healthScreeningApi.save, { body: { ...answered, ...part } }),
  ).rejects.toMatchObject({ status: 400 });
});
