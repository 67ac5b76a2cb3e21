import { afterAll, beforeAll, expect, it } from 'vitest';
import { weekApi } from '#features/availability/contract.ts';
import { bookingsApi, waitingApi } from '#features/bookings/contract.ts';
import { classesApi, taughtApi, timetableApi } from '#features/classes/contract.ts';
import { myDataApi } from '#features/my-data/contract.ts';
import { membersApi, membershipsApi } from '#features/organisations/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { MS_PER_WALL_DAY } from '#platform/shared/wall-clock.ts';
import { book, SYDNEY } from '../../../apps/server/testing/booking-world.ts';
import { GYM_OFFER } from '../../../apps/server/testing/class-samples.ts';
import {
  bookDate,
  datesOf,
  gymWithClass,
  joinGym,
} from '../../../apps/server/testing/class-world.ts';
import { startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { gymOffersApi } from '../contract.ts';

const RANGE = { from: '2026-11-20T22:00:00.000Z', to: '2026-12-18T00:00:00.000Z' };
/** 9:00 on a Monday in Sydney. */
const MONDAY_9 = '2026-11-22T22:00:00.000Z';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const lastMailTo = (email: string) => test.outbox.findLast(({ to }) => to === email);

it('gives what a removed trainer was to give to another trainer of the class', async () => {
  const { gym, owner, id, classId, content, trainer } = await gymWithClass(test);
  const { person: mia } = await joinGym(test, gym);
  const [date] = await datesOf(mia, classId);
  const sessionId = String(date?.sessionId);
  await bookDate(mia, sessionId);
  const tom = await joinGym(test, gym, 'trainer', 'Tom');
  await owner.call(classesApi.save, {
    params: { id, classId },
    body: { ...content, trainerIds: [trainer.memberId, tom.memberId], version: 1 },
  });
  await owner.call(membersApi.remove, { params: { id, memberId: trainer.memberId } });
  const dates = await datesOf(mia, classId);
  expect(new Set(dates.map(({ trainerName }) => trainerName))).toEqual(new Set(['Tom']));
  expect(dates[0]?.own).not.toBeNull();
  expect(lastMailTo(mia.email)?.text).toContain('Tom gives it now, instead of Priya.');
  expect(lastMailTo(tom.person.email)?.subject).toContain('You take over a class');
  expect(lastMailTo(owner.email)?.text).toContain('takes over 8 sessions');
  expect(await trainer.person.call(taughtApi.list, { query: RANGE })).toEqual([]);
  const people = trainer.person.call(taughtApi.people, { params: { sessionId } });
  await expect(people).rejects.toMatchObject({ status: 404 });
});

it('ends what a trainer who leaves gives alone, with mails to who booked, waits and runs the gym', async () => {
  const { gym, owner, id, classId, trainer } = await gymWithClass(test, { capacity: 1 });
  const { person: mia } = await joinGym(test, gym);
  const { person: noah } = await joinGym(test, gym, 'trainee', 'Noah');
  const [date] = await datesOf(mia, classId);
  const sessionId = String(date?.sessionId);
  await bookDate(mia, sessionId);
  await noah.call(timetableApi.wait, { params: { sessionId } });
  await trainer.person.call(membershipsApi.leave, { params: { id } });
  const [booking] = await mia.call(bookingsApi.mine, {});
  const reason = 'Priya no longer gives sessions at Iron House.';
  expect(booking).toMatchObject({
    state: 'cancelled',
    cancelReason: reason,
    settlement: { feeCents: 0 },
  });
  expect(lastMailTo(mia.email)?.text).toContain(reason);
  expect(lastMailTo(noah.email)?.text).toContain('A session you’re waiting for is cancelled');
  expect(await noah.call(waitingApi.mine, {})).toEqual([]);
  expect(lastMailTo(owner.email)?.text).toContain('We cancelled 8 sessions');
  test.clock.advance(61 * 60_000);
  await test.app.jobs.runDue();
  expect((await datesOf(mia, classId)).filter(({ cancelReason }) => !cancelReason)).toEqual([]);
});

it('ends the one-to-one sessions of a trainer who becomes a trainee', async () => {
  const { gym, owner, id, trainer } = await gymWithClass(test);
  const { person: mia } = await joinGym(test, gym);
  const week = [{ weekday: 1, startMinute: 540, endMinute: 720 }];
  await trainer.person.call(weekApi.save, {
    body: { timeZone: SYDNEY, week, usualTravelMinutes: 0, version: null },
  });
  const offerId = newId();
  await owner.call(gymOffersApi.save, {
    params: { id, offerId },
    body: { ...GYM_OFFER, trainerIds: [trainer.memberId], version: null },
  });

  await book(mia, offerId, MONDAY_9);
  const params = { id, memberId: trainer.memberId };
  const { email, firstName, lastName, phone, version } = await owner.call(membersApi.read, {
    params,
  });
  await owner.call(membersApi.save, {
    params,
    body: { email, firstName, lastName, phone, version, role: 'trainee' },
  });
  const [booking] = await mia.call(bookingsApi.mine, {});
  expect(booking).toMatchObject({ state: 'cancelled', settlement: { feeCents: 0 } });
  const rows = await trainer.person.call(bookingsApi.calendar, { query: RANGE });
  expect(rows.filter(({ state }) => state === 'confirmed')).toEqual([]);
});

it('gives the classes of a trainer whose account goes to another, with the people in them', async () => {
  const { gym, owner, id, classId, content, trainer } = await gymWithClass(test);
  const { person: mia } = await joinGym(test, gym);
  const date = (await datesOf(mia, classId)).at(-1);
  await bookDate(mia, String(date?.sessionId));
  const tom = await joinGym(test, gym, 'trainer', 'Tom');
  await owner.call(classesApi.save, {
    params: { id, classId },
    body: { ...content, trainerIds: [trainer.memberId, tom.memberId], version: 1 },
  });
  await trainer.person.call(myDataApi.requestDeletion, {});
  test.clock.advance(14 * MS_PER_WALL_DAY + 60_000);
  await test.app.jobs.runDue();
  const kept = (await datesOf(mia, classId)).find(({ start }) => start === date?.start);
  expect(kept).toMatchObject({ trainerName: 'Tom', own: expect.anything() });
});
