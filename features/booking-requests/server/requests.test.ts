import { afterAll, beforeAll, expect, it } from 'vitest';
import { seriesApi } from '#features/booking-series/contract.ts';
import { bookingsApi, timesApi } from '#features/bookings/contract.ts';
import { packsApi } from '#features/packs/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { book, trainerWith, verifiedPerson } from '../../../apps/server/testing/booking-world.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { bookingRequestsApi } from '../contract.ts';

/** The test clock stands at 8:30 on Saturday 21 November in Sydney. */
const MONDAY_9 = '2026-11-22T22:00:00.000Z';
const MONDAY_10 = '2026-11-22T23:00:00.000Z';
const TUESDAY_9 = '2026-11-23T22:00:00.000Z';
const HOUR_MS = 3_600_000;
const PACK = { credits: 5, priceCents: 40_000, validDays: 365 };

let test: TestApp;
let mia: Person;
let noah: Person;
beforeAll(async () => {
  test = await startTestApp();
  [mia, noah] = [await verifiedPerson(test), await verifiedPerson(test)];
});
afterAll(() => test.close());

const mailsTo = (person: Person) => test.outbox.filter(({ to }) => to === person.email);
const subjectsTo = (person: Person) => mailsTo(person).map(({ subject }) => subject);
const one = (person: Person, id: string) => person.call(bookingsApi.one, { params: { id } });
const decide = (person: Person, id: string, approves: boolean, version: number) =>
  person.call(bookingRequestsApi.decide, {
    params: { id },
    body: { version, approves, ...(!approves && { reason: 'I am away' }) },
  });
const reopen = (person: Person, id: string, version: number) =>
  person.call(bookingRequestsApi.reopen, { params: { id }, body: { version } });

it('is approved or declined by its trainer alone, and runs out after a day', async () => {
  const asked = await trainerWith(test, { needsApproval: true });
  const first = await book(mia, asked.offerId, MONDAY_9);
  expect(first.state).toBe('requested');
  await expect(decide(mia, first.id, true, first.version)).rejects.toMatchObject({ status: 403 });
  await expect(decide(noah, first.id, true, first.version)).rejects.toMatchObject({ status: 404 });
  const approved = await decide(asked.trainer, first.id, true, first.version);
  expect(approved.state).toBe('confirmed');

  const second = await book(mia, asked.offerId, MONDAY_10);
  await decide(asked.trainer, second.id, false, second.version);
  const declined = mailsTo(mia).find(({ subject }) => subject.startsWith('Declined'));
  expect(declined?.calendar?.method).toBe('CANCEL');
  expect(declined?.text).toContain('They wrote: I am away');
  expect(mailsTo(asked.trainer).at(-1)?.text).toContain('You wrote: I am away');

  const third = await book(mia, asked.offerId, TUESDAY_9);
  test.clock.advance(24 * HOUR_MS);
  await test.app.jobs.runDue();
  expect((await one(mia, third.id)).state).toBe('lapsed');
  expect((await mia.call(bookingsApi.mine, {})).map(({ id }) => id)).toContain(third.id);
  expect(subjectsTo(mia)).toContain('Request expired: Tuesday 24 November 2026, 9:00 am');
  const { starts } = await mia.call(timesApi.between, {
    params: { offerId: asked.offerId },
    query: { from: TUESDAY_9, to: '2026-11-24T02:00:00.000Z' },
  });
  expect(starts.map(({ start }) => start)).toContain(TUESDAY_9);
  test.clock.advance(-24 * HOUR_MS);
});

it('a decline is taken back by who declined, while its time is free and its day lasts', async () => {
  const asked = await trainerWith(test, { needsApproval: true });
  const { id, version, keptUntil } = await book(mia, asked.offerId, MONDAY_9);
  const no = await decide(asked.trainer, id, false, version);
  expect(no).toMatchObject({ state: 'declined', cancelReason: 'I am away', may: { reopen: true } });
  expect((await one(mia, id)).may.reopen).toBe(false);
  await expect(reopen(mia, id, no.version)).rejects.toMatchObject({ status: 403 });
  await expect(reopen(noah, id, no.version)).rejects.toMatchObject({ status: 404 });
  await expect(reopen(asked.trainer, id, version)).rejects.toMatchObject({
    reason: 'edited_elsewhere',
  });

  const open = await reopen(asked.trainer, id, no.version);
  expect(open).toMatchObject({ state: 'requested', keptUntil, cancelReason: null });
  const again = mailsTo(mia).find(({ subject }) => subject.startsWith('Open again'));
  expect(again?.text).toContain('Your request is open again');
  expect(again?.calendar?.method).toBe('REQUEST');
  // The time is taken again.
  const held = { id: newId(), offerId: asked.offerId, start: MONDAY_9 };
  expect(await noah.call(bookingsApi.hold, { body: held })).toMatchObject({ outcome: 'clash' });

  const second = await decide(asked.trainer, id, false, open.version);
  await noah.call(bookingsApi.hold, { body: { ...held, id: newId() } });
  await expect(reopen(asked.trainer, id, second.version)).rejects.toMatchObject({
    status: 409,
    reason: 'time_taken',
  });
  test.clock.advance(25 * HOUR_MS);
  expect((await one(asked.trainer, id)).may.reopen).toBe(false);
  await expect(reopen(asked.trainer, id, second.version)).rejects.toMatchObject({
    reason: 'too_late',
  });
  test.clock.advance(-25 * HOUR_MS);
});

it('a credit that a decline gave back pays again', async () => {
  const own = await trainerWith(test, { needsApproval: true, packs: [PACK] });
  const { offerId } = own;
  const met = await book(mia, offerId, TUESDAY_9);
  await decide(own.trainer, met.id, true, met.version);
  await own.trainer.call(packsApi.sell, {
    body: { id: newId(), offerId, clientId: mia.id, pack: 0 },
  });
  const left = async () =>
    (await mia.call(packsApi.mine, {})).bought.find((pack) => pack.offerId === offerId)?.left;
  const id = newId();
  await mia.call(bookingsApi.hold, { body: { id, offerId, start: MONDAY_10 } });
  await mia.call(bookingsApi.finish, { params: { id }, body: { message: null, pay: 'credit' } });
  expect(await left()).toBe(4);
  const { version } = await one(own.trainer, id);
  const no = await decide(own.trainer, id, false, version);
  expect(await left()).toBe(5);
  await reopen(own.trainer, id, no.version);
  expect(await left()).toBe(4);
});

it('a client pays for what a trainer booked with a credit as they confirm', async () => {
  const own = await trainerWith(test, { packs: [PACK] });
  const { offerId, trainer } = own;
  const kim = await verifiedPerson(test);
  await book(kim, offerId, TUESDAY_9);
  const left = async () => (await kim.call(packsApi.mine, {})).bought[0]?.left;
  const asked = async (start: string) => {
    const body = { id: newId(), offerId, clientId: kim.id, start, overrides: false };
    await trainer.call(bookingsApi.forClient, { body });
    return one(kim, body.id);
  };
  const confirm = ({ id, version }: { id: string; version: number }) =>
    kim.call(bookingRequestsApi.decide, {
      params: { id },
      body: { version, approves: true, pay: 'credit' },
    });
  const before = await asked(MONDAY_9);
  await expect(confirm(before)).rejects.toMatchObject({ reason: 'no_credit' });
  expect((await one(kim, before.id)).state).toBe('requested');

  await trainer.call(packsApi.sell, { body: { id: newId(), offerId, clientId: kim.id, pack: 0 } });
  const second = await asked(MONDAY_10);
  expect(mailsTo(kim).at(-1)?.text).toContain('Price: 1 of your 5 credits, or $90.');
  expect(await left()).toBe(5);
  expect(await confirm(second)).toMatchObject({ state: 'confirmed', hasCredit: true });
  expect(mailsTo(kim).at(-1)?.text).toContain('Paid with a credit.');
  expect(await left()).toBe(4);
  // A trainer has no say in how it is paid.
  const asks = await trainerWith(test, { needsApproval: true, packs: [PACK] });
  const theirs = await book(kim, asks.offerId, '2026-11-24T22:00:00.000Z');
  const body = { version: theirs.version, approves: true, pay: 'credit' as const };
  const approved = await asks.trainer.call(bookingRequestsApi.decide, {
    params: { id: theirs.id },
    body,
  });
  expect(approved.hasCredit).toBe(false);
});

it('the requests of a series are answered at once, with one mail to each side', async () => {
  const own = await trainerWith(test, { needsApproval: true, daysAhead: 60 });
  const kim = await verifiedPerson(test);
  const at = (week: number) => new Date(Date.parse(MONDAY_9) + week * 168 * HOUR_MS).toISOString();
  const times = [0, 1, 2].map((week) => ({ id: newId(), start: at(week) }));
  await kim.call(seriesApi.book, {
    body: {
      seriesId: newId(),
      offerId: own.offerId,
      times,
      message: null,
      pay: 'directly',
    },
  });
  const params = { id: times[0]?.id ?? '' };
  const toCome = await own.trainer.call(seriesApi.toCome, { params });
  const bookings = toCome.map(({ id, version }) => ({ id, version }));
  expect(bookings).toHaveLength(3);
  const body = { bookings, approves: true, reason: null };
  await expect(kim.call(seriesApi.decide, { params, body })).rejects.toMatchObject({ status: 403 });
  await expect(noah.call(seriesApi.decide, { params, body })).rejects.toMatchObject({
    status: 404,
  });
  // All or none: one of them is not as it was seen.
  const stale = bookings.map((seen, index) => (index === 2 ? { ...seen, version: 9 } : seen));
  await expect(
    own.trainer.call(seriesApi.decide, { params, body: { ...body, bookings: stale } }),
  ).rejects.toMatchObject({ reason: 'edited_elsewhere' });
  expect((await one(kim, params.id)).state).toBe('requested');

  const decided = await own.trainer.call(seriesApi.decide, { params, body });
  expect(decided.map(({ state }) => state)).toEqual(['confirmed', 'confirmed', 'confirmed']);
  const subject = 'Booked: 3 sessions from Monday 23 November 2026, 9:00 am';
  for (const person of [kim, own.trainer]) {
    const mails = mailsTo(person).filter((mail) => mail.subject === subject);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.calendar?.content.match(/STATUS:CONFIRMED/g)).toHaveLength(3);
  }
});

it('declined requests of a series lead to other times, and their times are free again', async () => {
  const own = await trainerWith(test, { needsApproval: true });
  const lee = await verifiedPerson(test);
  const times = [MONDAY_9, '2026-11-29T22:00:00.000Z'].map((start) => ({ id: newId(), start }));
  const how = { message: null, pay: 'directly' as const };
  const { offerId } = own;
  await lee.call(seriesApi.book, { body: { seriesId: newId(), offerId, times, ...how } });
  const params = { id: times[0]?.id ?? '' };
  const toCome = await own.trainer.call(seriesApi.toCome, { params });
  const bookings = toCome.map(({ id, version }) => ({ id, version }));
  const body = { bookings, approves: false, reason: 'I am away' };
  const declined = await own.trainer.call(seriesApi.decide, { params, body });
  expect(declined.map(({ state }) => state)).toEqual(['declined', 'declined']);
  const [mail, ...more] = mailsTo(lee).filter(({ subject }) => subject.startsWith('Declined'));
  expect(more).toEqual([]);
  expect(mail?.text).toContain('They wrote: I am away');
  expect(mailsTo(own.trainer).at(-1)?.text).toContain('You wrote: I am away');
  expect(mail?.text).toContain(`/trainers/book/${offerId}`);
  await book(noah, offerId, MONDAY_9);
});
