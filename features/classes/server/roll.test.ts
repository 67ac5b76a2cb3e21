import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingsApi, waitingApi } from '#features/bookings/contract.ts';
import { afterwardsApi } from '#features/missed-sessions/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import {
  bookDate,
  datesOf,
  gymWithClass,
  joinGym,
} from '../../../apps/server/testing/class-world.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { staffApi, taughtApi, timetableApi } from '../contract.ts';

/** Monday 23 November 2026, 6:00 pm in Sydney; the test begins on the Friday before. */
const FIRST = '2026-11-23T07:00:00.000Z';
const RANGE = { from: '2026-11-20T22:00:00.000Z', to: '2026-12-18T00:00:00.000Z' };

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('tells who runs the gym who comes and who waits, by full name, and no other member', async () => {
  const { gym, owner, classId, trainer } = await gymWithClass(test, { capacity: 1 });
  const admin = await joinGym(test, gym, 'admin', 'Alex');
  const { person: mia } = await joinGym(test, gym, 'trainee', 'Mia', 'Bui');
  const { person: noah } = await joinGym(test, gym, 'trainee', 'Noah', 'Adams');
  const { person: lena } = await joinGym(test, gym, 'trainee', 'Lena');
  const [date] = await datesOf(mia, classId);
  const params = { sessionId: String(date?.sessionId) };
  await bookDate(mia, params.sessionId);
  for (const person of [lena, noah]) await person.call(timetableApi.wait, { params });
  await lena.call(waitingApi.leave, { params });
  for (const reader of [owner, admin.person]) {
    const list = await reader.call(taughtApi.people, { params });
    expect(list).toMatchObject({
      people: [{ name: 'Mia Bui', message: null, maySayMissing: false, saidBy: null }],
      isForGym: true,
      waiting: ['Noah Adams'],
    });
  }
  const week = await owner.call(staffApi.week, { params: { id: gym.id }, query: RANGE });
  expect(week.sessions.find(({ id }) => id === params.sessionId)).toMatchObject({ waiting: 1 });
  expect((await trainer.person.call(taughtApi.people, { params })).waiting).toEqual(['Noah Adams']);
  const query = { from: date?.start ?? '', to: date?.end ?? '' };
  const calendar = await trainer.person.call(bookingsApi.calendar, { query });
  expect(calendar.map(({ clientName }) => clientName)).toEqual(['Mia Bui']);
  const other = await joinGym(test, gym, 'trainer', 'Tom');
  for (const reader of [noah, other.person]) {
    await expect(reader.call(taughtApi.people, { params })).rejects.toMatchObject({ status: 404 });
  }
});

it('keeps a roll: the trainer says who did not come, and takes it back', async () => {
  const { gym, classId, trainer } = await gymWithClass(test);
  const { person: mia } = await joinGym(test, gym);
  const [date] = await datesOf(mia, classId);
  const params = { sessionId: String(date?.sessionId) };
  await bookDate(mia, params.sessionId);
  const roll = async () => (await trainer.person.call(taughtApi.people, { params })).people[0];
  expect(await roll()).toMatchObject({ name: 'Mia', maySayMissing: false });
  test.clock.set(Date.parse(FIRST) + 11 * 60_000);
  const before = await roll();
  expect(before).toMatchObject({ maySayMissing: true, isMissing: false });
  const say = (act: 'say' | 'withdraw', version: number) =>
    trainer.person.call(afterwardsApi.missing, {
      params: { id: String(before?.bookingId) },
      body: { version, act },
    });
  await say('say', before?.version ?? 0);
  const after = await roll();
  expect(after).toMatchObject({ isMissing: true });
  await say('withdraw', after?.version ?? 0);
  expect(await roll()).toMatchObject({ isMissing: false });
});

it('who runs the gym says who did not come, which both sides read with their name', async () => {
  const { gym, owner, classId, trainer } = await gymWithClass(test);
  const { person: alex } = await joinGym(test, gym, 'admin', 'Alex', 'Chen');
  const { person: mia } = await joinGym(test, gym, 'trainee', 'Mia', 'Bui');
  const [date] = (await datesOf(mia, classId)).toSorted((a, b) => a.start.localeCompare(b.start));
  const params = { sessionId: String(date?.sessionId) };
  await bookDate(mia, params.sessionId);
  const roll = async (reader: Person) =>
    (await reader.call(taughtApi.people, { params })).people[0];
  const id = String((await roll(owner))?.bookingId);
  const say = async (person: Person, act: 'say' | 'withdraw', booking = id) =>
    person.call(taughtApi.sayMissing, {
      params: { ...params, bookingId: booking },
      body: { version: (await roll(owner))?.version ?? 0, act },
    });
  // Not before it has begun for ten minutes.
  await expect(say(alex, 'say')).rejects.toMatchObject({ status: 409 });
  test.clock.set(Date.parse(String(date?.start)) + 11 * 60_000);
  for (const stranger of [mia, trainer.person]) {
    await expect(say(stranger, 'say')).rejects.toMatchObject({ status: 404 });
  }
  await expect(say(alex, 'say', newId())).rejects.toMatchObject({ status: 404 });

  await say(alex, 'say');
  const said = { isMissing: true, isDisputed: false, saidBy: 'Alex Chen' };
  expect(await roll(owner)).toMatchObject(said);
  expect(await roll(trainer.person)).toMatchObject(said);
  const booking = await mia.call(bookingsApi.one, { params: { id } });
  expect(booking).toMatchObject({
    missing: { side: 'client', saidBy: 'Alex Chen' },
    may: { dispute: true },
  });
  const mail = test.outbox.filter(({ to }) => to === mia.email).at(-1);
  expect(mail?.text).toMatch(/Alex Chen of .+ says so\./);
  const dispute = { version: booking.version, act: 'dispute' as const };
  await mia.call(afterwardsApi.missing, { params: { id }, body: dispute });
  expect(await roll(alex)).toMatchObject({ isMissing: true, isDisputed: true });
  // The trainer, who was there, takes it back; what the trainer says the gym may take back, too.
  const back = { version: booking.version + 1, act: 'withdraw' as const };
  await trainer.person.call(afterwardsApi.missing, { params: { id }, body: back });
  expect(await roll(alex)).toMatchObject({ isMissing: false, saidBy: null });
  const again = { version: (await roll(owner))?.version ?? 0, act: 'say' as const };
  await trainer.person.call(afterwardsApi.missing, { params: { id }, body: again });
  expect(await roll(alex)).toMatchObject({ isMissing: true, saidBy: 'Priya' });
  await say(owner, 'withdraw');
  expect(await roll(alex)).toMatchObject({ isMissing: false });
});
