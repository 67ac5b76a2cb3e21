import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountApi } from '#features/account/contract.ts';
import { bookingsApi, waitingApi } from '#features/bookings/contract.ts';
import { guardianApi } from '#features/guardians/contract.ts';
import { membersApi, membershipsApi, organisationsApi } from '#features/organisations/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { book, trainerWith, verifiedPerson } from '../../../apps/server/testing/booking-world.ts';
import { CLASS } from '../../../apps/server/testing/class-samples.ts';
import {
  bookDate,
  datesOf,
  gymWithClass,
  joinGym,
} from '../../../apps/server/testing/class-world.ts';
import { mailedToken } from '../../../apps/server/testing/gyms.ts';
import {
  ADULT,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../apps/server/testing/test-app.ts';
import { classesApi, staffApi, taughtApi, timetableApi } from '../contract.ts';

/** Monday 23 November 2026, 6:00 pm in Sydney; the test begins on the Friday before. */
const FIRST = '2026-11-23T07:00:00.000Z';
const RANGE = { from: '2026-11-20T22:00:00.000Z', to: '2026-12-18T00:00:00.000Z' };

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const subjectsTo = (email: string) =>
  test.outbox.filter(({ to }) => to === email).map(({ subject }) => subject);

/** A person of 17 whose parent has confirmed that they may book. */
async function isSeventeen(person: Person, email: string): Promise<void> {
  const consents = [{ kind: 'parental_consent' as const, wordingVersion: '1' }];
  await person.call(accountApi.saveProfile, {
    body: { ...ADULT, firstName: 'Noah', age: 17, consents },
  });
  await person.call(guardianApi.ask, { body: { email } });
  const token = mailedToken(test, email, '/guardian');
  await test.newStranger().call(guardianApi.confirm, { body: { token } });
}

const historyOf = async (owner: Person, id: string) =>
  (await owner.call(organisationsApi.history, { params: { id }, query: {} })).entries.map(
    ({ event }) => event,
  );

it('makes dates that members of the gym see, and nobody else', async () => {
  const { gym, classId, trainer } = await gymWithClass(test);
  const mia = await joinGym(test, gym);
  const dates = await datesOf(mia.person, classId);
  expect(dates.map(({ start }) => start)).toEqual([
    FIRST,
    '2026-11-30T07:00:00.000Z',
    '2026-12-07T07:00:00.000Z',
    '2026-12-14T07:00:00.000Z',
  ]);
  expect(dates[0]).toMatchObject({ left: 12, trainerName: 'Priya', bar: null, own: null });
  const elsewhere = await gymWithClass(test);
  const noah = await joinGym(test, elsewhere.gym);
  expect(await datesOf(noah.person, classId)).toEqual([]);
  const sessionId = String(dates[0]?.sessionId);
  await expect(bookDate(noah.person, sessionId)).rejects.toMatchObject({ status: 404 });
  const wait = noah.person.call(timetableApi.wait, { params: { sessionId } });
  await expect(wait).rejects.toMatchObject({ status: 404 });
  const change = elsewhere.owner.call(staffApi.cancel, {
    params: { id: elsewhere.id, sessionId },
    body: { reason: 'Mine now' },
  });
  await expect(change).rejects.toMatchObject({ status: 404 });
  const people = noah.person.call(taughtApi.people, { params: { sessionId } });
  await expect(people).rejects.toMatchObject({ status: 404 });
  // Asking again makes nothing twice.
  await test.app.jobs.runDue();
  expect(await datesOf(mia.person, classId)).toHaveLength(4);
  expect(await trainer.person.call(taughtApi.list, { query: RANGE })).toHaveLength(4);
});

it('books in one call, which repeated answers the same, and cancels; the trainer is not mailed each', async () => {
  const { gym, classId, trainer } = await gymWithClass(test);
  const { person: mia } = await joinGym(test, gym);
  const [date] = await datesOf(mia, classId);
  const id = newId();
  const before = subjectsTo(trainer.person.email).length;
  const first = await bookDate(mia, String(date?.sessionId), id);
  expect(await bookDate(mia, String(date?.sessionId), id)).toEqual(first);
  expect(first).toMatchObject({
    outcome: 'booked',
    booking: { state: 'confirmed', organisationName: 'Iron House', may: { move: false } },
  });
  expect(subjectsTo(trainer.person.email)).toHaveLength(before);
  expect(subjectsTo(mia.email).at(-1)).toContain('Booked');
  const [mine] = await mia.call(bookingsApi.mine, {});
  expect(mine).toMatchObject({ id, start: FIRST, place: { name: 'Iron House' } });
  const [own] = await datesOf(mia, classId);
  expect(own).toMatchObject({ left: 11, own: { bookingId: id } });
  await expect(bookDate(mia, String(date?.sessionId))).rejects.toMatchObject({ status: 409 });
  await mia.call(bookingsApi.cancel, {
    params: { id },
    body: { version: own?.own?.version ?? 0, feeCents: 0, takesCredit: false, reason: null },
  });
  expect((await datesOf(mia, classId))[0]).toMatchObject({ left: 12, own: null });
});

it('keeps to who may book: verified, grown up, not the trainer, and a gym with a plan', async () => {
  const { gym, classId, trainer } = await gymWithClass(test);
  const { person: mia } = await joinGym(test, gym);
  const [date] = await datesOf(trainer.person, classId);
  expect(date?.bar).toBe('own-offer');
  await expect(bookDate(trainer.person, String(date?.sessionId))).rejects.toMatchObject({
    status: 403,
    reason: 'own_offer',
  });
  await test.database.pool.query('update profiles set age = 15 where owner_id = $1', [mia.id]);
  expect((await datesOf(mia, classId))[0]?.bar).toBe('too-young');
  await expect(bookDate(mia, String(date?.sessionId))).rejects.toMatchObject({
    reason: 'too_young',
  });
});

it('takes the trainer’s time elsewhere, and no time that is taken', async () => {
  const { trainer, offerId } = await trainerWith(test, { priceCents: 0 });
  const client = await verifiedPerson(test);
  await book(client, offerId, '2026-11-22T22:00:00.000Z');
  const { gym, owner, id } = await gymWithClass(test);
  const memberId = newId();
  await owner.call(membersApi.invite, {
    params: { id },
    body: {
      id: memberId,
      email: trainer.email,
      role: 'trainer',
      firstName: 'P',
      lastName: '',
      phone: '',
    },
  });
  await trainer.call(membershipsApi.answerInvitation, { params: { id }, body: { accept: true } });
  const times = [{ id: newId(), weekday: 1, startMinute: 540 }];
  const params = { id, classId: newId() };
  const body = { ...CLASS, times, trainerIds: [memberId], version: null };
  const { effect } = await owner.call(classesApi.save, { params, body });
  expect(effect).toMatchObject({ unplaced: ['2026-11-22T22:00:00.000Z'] });
  const hold = await client.call(bookingsApi.hold, {
    body: { id: newId(), offerId, start: '2026-11-29T22:00:00.000Z' },
  });
  expect(hold).toMatchObject({ outcome: 'clash', clashes: ['taken'] });
  const week = await owner.call(staffApi.week, { params: { id }, query: RANGE });
  expect(week.unplaced).toMatchObject([
    {
      start: '2026-11-22T22:00:00.000Z',
      takenRoom: null,
      busyTrainers: [{ clashes: ['taken'] }],
    },
  ]);
  const shown = week.trainers.find((one) => one.memberId === memberId);
  // The private booking is a time and no more.
  expect(shown?.busy).toEqual([
    { start: '2026-11-22T22:00:00.000Z', end: '2026-11-22T23:00:00.000Z' },
  ]);
  expect(JSON.stringify(week)).not.toContain(client.id);
  expect(gym.id).toBe(id);
});

describe('a change of a class', () => {
  it('moves who booked, with a mail; the preview says so and does nothing', async () => {
    const { gym, owner, id, classId, content } = await gymWithClass(test);
    const { person: mia } = await joinGym(test, gym);
    const [date] = await datesOf(mia, classId);
    await bookDate(mia, String(date?.sessionId));
    const times = content.times.map((time) => ({ ...time, startMinute: 1110 }));
    const params = { id, classId };
    const body = { ...content, times, version: 1 };
    const mails = test.outbox.length;
    const preview = await owner.call(classesApi.preview, { params, body });
    expect(preview).toMatchObject({ moved: 8, movedPeople: 1, cancelled: 0, added: 0 });
    expect(test.outbox).toHaveLength(mails);
    expect((await datesOf(mia, classId))[0]?.start).toBe(FIRST);
    await owner.call(classesApi.save, { params, body });
    expect((await datesOf(mia, classId))[0]).toMatchObject({
      start: '2026-11-23T07:30:00.000Z',
      own: { ifCancelledNow: { feeCents: 0 } },
    });
    expect(subjectsTo(mia.email).at(-1)).toContain('Moved');
    await expect(owner.call(classesApi.save, { params, body })).rejects.toMatchObject({
      status: 409,
      reason: 'edited_elsewhere',
    });
  });

  it('cancels who booked a time that is gone, and ends with the class', async () => {
    const { gym, owner, id, classId, content } = await gymWithClass(test);
    const { person: mia } = await joinGym(test, gym);
    const dates = await datesOf(mia, classId);
    await bookDate(mia, String(dates[0]?.sessionId));
    const times = [{ id: newId(), weekday: 2, startMinute: 1080 }];
    const params = { id, classId };
    const { effect } = await owner.call(classesApi.save, {
      params,
      body: { ...content, times, version: 1 },
    });
    expect(effect).toMatchObject({ cancelled: 8, cancelledPeople: 1, added: 8 });
    expect(subjectsTo(mia.email).at(-1)).toContain('Cancelled');
    const [next] = await datesOf(mia, classId);
    await bookDate(mia, String(next?.sessionId));
    expect(await owner.call(classesApi.end, { params })).toMatchObject({ cancelledPeople: 1 });
    expect(await datesOf(mia, classId)).toEqual([]);
    await test.app.jobs.runDue();
    expect(await datesOf(mia, classId)).toEqual([]);
  });

  it('refuses what is wrong with a sentence', async () => {
    const { owner, id, classId, content } = await gymWithClass(test);
    const params = { id, classId };
    const save = (changes: object) =>
      owner.call(classesApi.save, { params, body: { ...content, ...changes, version: 1 } });
    await expect(save({ times: [] })).rejects.toMatchObject({
      status: 400,
      fields: { times: 'Add a time.' },
    });
    await expect(save({ trainerIds: [newId()] })).rejects.toMatchObject({ status: 400 });
    await expect(save({ minutes: 0 })).rejects.toMatchObject({
      fields: { minutes: 'Use 5 to 480 minutes.' },
    });
    await expect(save({ roomId: newId() })).rejects.toMatchObject({ status: 400 });
    await expect(save({ timeZone: 'Sydney' })).rejects.toMatchObject({ status: 400 });
  });
});

describe('one date', () => {
  it('is cancelled with a reason that everybody reads, and stays so', async () => {
    const { gym, owner, id, classId, trainer } = await gymWithClass(test, { capacity: 1 });
    const { person: mia } = await joinGym(test, gym);
    const { person: noah } = await joinGym(test, gym, 'trainee', 'Noah');
    const [date] = await datesOf(mia, classId);
    const sessionId = String(date?.sessionId);
    await bookDate(mia, sessionId);
    await isSeventeen(noah, 'parent@example.test');
    await noah.call(timetableApi.wait, { params: { sessionId } });
    const reason = 'The floor is being repaired.';
    await owner.call(staffApi.cancel, { params: { id, sessionId }, body: { reason } });
    await test.app.jobs.runDue();
    expect((await datesOf(mia, classId))[0]).toMatchObject({ cancelReason: reason, own: null });
    const mail = test.outbox.findLast(({ to }) => to === mia.email);
    expect(mail?.text).toContain(reason);
    const waited = test.outbox.findLast(({ to }) => to === noah.email);
    expect(waited?.text).toContain('A session you’re waiting for is cancelled');
    expect(waited?.text).toContain(reason);
    const parent = test.outbox.findLast(({ to }) => to === 'parent@example.test');
    expect(parent?.text).toContain('A session Noah is waiting for is cancelled');
    expect(parent?.text).toContain(reason);
    expect(await noah.call(waitingApi.mine, {})).toEqual([]);
    expect((await historyOf(owner, id))[0]).toEqual({
      kind: 'class_cancelled',
      name: CLASS.name,
      start: FIRST,
    });
    expect(subjectsTo(trainer.person.email).at(-1)).toContain('cancelled');
    await expect(bookDate(mia, sessionId)).rejects.toMatchObject({ status: 409 });
  });

  it('goes to a substitute who is free, and to another room that is', async () => {
    const { gym, owner, id, classId, trainer } = await gymWithClass(test);
    const { person: mia } = await joinGym(test, gym);
    const other = await joinGym(test, gym, 'trainer', 'Tom');
    const roomId = newId();
    await owner.call(classesApi.saveRoom, {
      params: { id, roomId },
      body: { name: 'Studio 1', capacity: 12, version: null },
    });
    const [date] = await datesOf(mia, classId);
    const sessionId = String(date?.sessionId);
    await bookDate(mia, sessionId);
    const params = { id, sessionId };
    const found = await owner.call(staffApi.substitutes, { params });
    expect(found.trainers.find((one) => one.memberId === other.memberId)?.clashes).toEqual([]);
    expect(found.rooms).toMatchObject([{ name: 'Studio 1', isFree: true }]);
    await owner.call(staffApi.change, { params, body: { memberId: other.memberId, roomId } });
    expect((await datesOf(mia, classId))[0]).toMatchObject({
      trainerName: 'Tom',
      roomName: 'Studio 1',
      own: {},
    });
    expect(subjectsTo(mia.email).at(-1)).toContain('Trainer or room changed');
    const told = test.outbox.findLast(({ to }) => to === mia.email);
    expect(told?.text).toContain('Tom gives it now, instead of Priya.');
    const given = { kind: 'class_given', name: CLASS.name, start: FIRST };
    expect((await historyOf(owner, id))[0]).toEqual(given);
    expect(subjectsTo(other.person.email).at(-1)).toContain('take over');
    // The list of who comes goes with the class.
    const list = await other.person.call(taughtApi.people, { params: { sessionId } });
    expect(list.people).toMatchObject([{ name: 'Mia', isMissing: false }]);
    expect(JSON.stringify(list)).not.toContain(mia.email);
    const former = trainer.person.call(taughtApi.people, { params: { sessionId } });
    await expect(former).rejects.toMatchObject({ status: 404 });
    // A second class at that time finds its room taken.
    const again = newId();
    const { effect } = await owner.call(classesApi.save, {
      params: { id, classId: again },
      body: { ...CLASS, roomId, trainerIds: [trainer.memberId], version: null },
    });
    expect(effect.unplaced).toContain(FIRST);
    const remove = owner.call(classesApi.removeRoom, { params: { id, roomId } });
    await expect(remove).rejects.toMatchObject({ status: 409, reason: 'in_use' });
  });

  it('never has more people than places, and moves its list up', async () => {
    const { gym, classId } = await gymWithClass(test, { capacity: 3 });
    const people = await Promise.all(
      Array.from({ length: 8 }, (_, at) => joinGym(test, gym, 'trainee', `Member ${at}`)),
    );
    const [date] = await datesOf(people[0]?.person as never, classId);
    const sessionId = String(date?.sessionId);
    const answers = await Promise.all(people.map(({ person }) => bookDate(person, sessionId)));
    expect(answers.filter(({ outcome }) => outcome === 'booked')).toHaveLength(3);
    const late = people.find((_, at) => answers[at]?.outcome === 'clash')?.person;
    const early = people.find((_, at) => answers[at]?.outcome === 'booked')?.person;
    if (!late || !early) throw new Error('Nobody was late.');
    await late.call(timetableApi.wait, { params: { sessionId } });
    expect((await datesOf(late, classId))[0]?.waits).toEqual({ before: 0, offeredUntil: null });
    const own = (await datesOf(early, classId))[0]?.own;
    await early.call(bookingsApi.cancel, {
      params: { id: String(own?.bookingId) },
      body: { version: own?.version ?? 0, feeCents: 0, takesCredit: false, reason: null },
    });
    expect((await datesOf(late, classId))[0]?.waits?.offeredUntil).not.toBeNull();
  });
});

it('mails who booked when the gym closes', async () => {
  const { gym, owner, id, classId } = await gymWithClass(test);
  const { person: mia } = await joinGym(test, gym);
  const [date] = await datesOf(mia, classId);
  await bookDate(mia, String(date?.sessionId));
  await owner.call(organisationsApi.close, { params: { id } });
  expect(subjectsTo(mia.email).at(-1)).toContain('Cancelled');
});

it('frees the places of who is a member no longer, for the next who waits, and mails them', async () => {
  const { owner, id, classId } = await gymWithClass(test, { capacity: 1 });
  const { person: mia } = await joinGym(test, { owner, id });
  const { person: ben } = await joinGym(test, { owner, id }, 'trainee', 'Ben');
  const [first] = await datesOf(mia, classId);
  const sessionId = first?.sessionId ?? '';
  await bookDate(mia, sessionId);
  await ben.call(timetableApi.wait, { params: { sessionId } });
  await mia.call(membershipsApi.leave, { params: { id } });
  test.clock.advance(11 * 60_000);
  await test.app.jobs.runDue();
  const [booking] = await mia.call(bookingsApi.mine, {});
  expect(booking).toMatchObject({ state: 'cancelled', settlement: { feeCents: 0 } });
  expect(booking?.cancelReason).toContain('no longer a member');
  expect(
    test.outbox.some(({ to, text }) => to === mia.email && /no longer a member/.test(text)),
  ).toBe(true);
  const [date] = await datesOf(ben, classId);
  expect(date?.waits?.offeredUntil).not.toBeNull();
});
