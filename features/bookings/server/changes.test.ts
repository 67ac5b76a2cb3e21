import { afterAll, beforeAll, expect, it } from 'vitest';
import { classesApi, timetableApi } from '#features/classes/contract.ts';
import { myDataApi } from '#features/my-data/contract.ts';
import { membershipsApi } from '#features/organisations/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { MS_PER_WALL_DAY } from '#platform/shared/wall-clock.ts';
import { book, trainerWith, verifiedPerson } from '../../../apps/server/testing/booking-world.ts';
import {
  bookDate,
  datesOf,
  gymWithClass,
  joinGym,
} from '../../../apps/server/testing/class-world.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { bookingBlocksApi, bookingsApi, waitingApi } from '../contract.ts';

/** The test clock stands at 8:30 on Saturday 21 November in Sydney. */
const TUESDAY_9 = '2026-11-23T22:00:00.000Z';
const WEDNESDAY_9 = '2026-11-24T22:00:00.000Z';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const subjectsTo = (email: string) =>
  test.outbox.filter(({ to }) => to === email).map(({ subject }) => subject);

const hold = async (person: Person, offerId: string, start: string) => {
  const id = newId();
  const held = await person.call(bookingsApi.hold, { body: { id, offerId, start } });
  if (held.outcome !== 'booked') throw new Error('It was not kept.');
  return held.booking;
};

const finish = (person: Person, id: string) =>
  person.call(bookingsApi.finish, { params: { id }, body: { message: null, pay: 'directly' } });

const moveTo = (person: Person, { id, version }: { id: string; version: number }, start: string) =>
  person.call(bookingsApi.move, {
    params: { id },
    body: { version, start, newId: newId(), feeCents: 0, takesCredit: false, overrides: false },
  });

const waitsOf = (person: Person) => person.call(waitingApi.mine, {});

it('offers the place of a hold that ended to who waits, who then waits no longer', async () => {
  const { offerId } = await trainerWith(test, { priceCents: 0 });
  const [mia, ben] = [await verifiedPerson(test), await verifiedPerson(test)];
  const { sessionId } = await hold(mia, offerId, TUESDAY_9);
  await ben.call(waitingApi.join, { body: { sessionId } });
  test.clock.advance(11 * 60_000);
  await test.app.jobs.runDue();
  expect(subjectsTo(ben.email).at(-1)).toContain('A place is free');
  const body = { sessionId, id: newId(), pay: 'directly' as const };
  expect(await ben.call(waitingApi.accept, { body })).toMatchObject({ outcome: 'booked' });
  expect(await waitsOf(ben)).toEqual([]);
});

it('takes who books from the waiting list', async () => {
  const { offerId } = await trainerWith(test, { capacity: 2, priceCents: 0 });
  const [mia, noah, ben] = [
    await verifiedPerson(test),
    await verifiedPerson(test),
    await verifiedPerson(test),
  ];
  await book(noah, offerId, TUESDAY_9);
  const { sessionId } = await hold(mia, offerId, TUESDAY_9);
  await ben.call(waitingApi.join, { body: { sessionId } });
  test.clock.advance(11 * 60_000);
  await book(ben, offerId, TUESDAY_9);
  expect(await waitsOf(ben)).toEqual([]);
});

it('offers a place that a class has gained, and none to who is a member no longer', async () => {
  const { gym, owner, id, classId, content } = await gymWithClass(test, { capacity: 1 });
  const [mia, ben, cem] = [
    (await joinGym(test, gym)).person,
    (await joinGym(test, gym, 'trainee', 'Ben')).person,
    (await joinGym(test, gym, 'trainee', 'Cem')).person,
  ];
  const sessionId = String((await datesOf(mia, classId))[0]?.sessionId);
  await bookDate(mia, sessionId);
  for (const one of [ben, cem]) await one.call(timetableApi.wait, { params: { sessionId } });
  await ben.call(membershipsApi.leave, { params: { id } });
  await owner.call(classesApi.save, {
    params: { id, classId },
    body: { ...content, capacity: 2, version: 1 },
  });
  expect(subjectsTo(cem.email).at(-1)).toContain('A place is free');
  expect(subjectsTo(ben.email).some((subject) => subject.includes('A place is free'))).toBe(false);
  expect(await waitsOf(ben)).toEqual([]);
});

it('is moved only by a client who may still book', async () => {
  const { trainer, offerId } = await trainerWith(test, { priceCents: 0 });
  const mia = await verifiedPerson(test);
  const booking = await book(mia, offerId, TUESDAY_9);
  await trainer.call(bookingBlocksApi.block, { body: { bookingId: booking.id } });
  await expect(moveTo(mia, booking, WEDNESDAY_9)).rejects.toMatchObject({ reason: 'blocked' });
});

it('waits for its answer until the new start when a request has moved', async () => {
  const { trainer, offerId } = await trainerWith(test, { needsApproval: true });
  const mia = await verifiedPerson(test);
  const soon = new Date(Math.ceil(test.clock.now() / 3_600_000 + 1) * 3_600_000).toISOString();
  const { id, version } = await book(mia, offerId, soon);
  await moveTo(trainer, { id, version }, TUESDAY_9);
  test.clock.advance(3 * 3_600_000);
  await test.app.jobs.runDue();
  expect(await mia.call(bookingsApi.mine, {})).toMatchObject([{ id, state: 'requested' }]);
});

it('gives up what was kept of a session that moves, and tells who waits', async () => {
  const { trainer, offerId } = await trainerWith(test, { capacity: 2, priceCents: 0 });
  const [mia, ben, cem] = [
    await verifiedPerson(test),
    await verifiedPerson(test),
    await verifiedPerson(test),
  ];
  const booking = await book(mia, offerId, TUESDAY_9);
  const held = await hold(ben, offerId, TUESDAY_9);
  await cem.call(waitingApi.join, { body: { sessionId: booking.sessionId } });
  await moveTo(trainer, booking, WEDNESDAY_9);
  expect(subjectsTo(mia.email).at(-1)).toContain('Moved');
  await expect(finish(ben, held.id)).rejects.toMatchObject({ reason: 'not_held' });
  expect(subjectsTo(ben.email).some((subject) => subject.includes('Moved'))).toBe(false);
  expect(subjectsTo(cem.email).slice(-2)).toEqual([
    expect.stringContaining('Moved'),
    expect.stringContaining('A place is free'),
  ]);
});

it('ends with a trainer’s account: who booked and who waits are told, and nobody is offered a place', async () => {
  const { trainer, offerId } = await trainerWith(test, { priceCents: 0 });
  const [mia, ben] = [await verifiedPerson(test), await verifiedPerson(test)];
  const { sessionId } = await book(mia, offerId, '2026-12-13T22:00:00.000Z');
  await ben.call(waitingApi.join, { body: { sessionId } });
  await trainer.call(myDataApi.requestDeletion, {});
  test.clock.advance(14 * MS_PER_WALL_DAY + 60_000);
  await test.app.jobs.runDue();
  expect(await mia.call(bookingsApi.mine, {})).toEqual([]);
  expect(subjectsTo(mia.email).at(-1)).toContain('Cancelled');
  expect(subjectsTo(ben.email).at(-1)).toContain('Cancelled');
  expect(subjectsTo(ben.email).some((subject) => subject.includes('A place is free'))).toBe(false);
});
