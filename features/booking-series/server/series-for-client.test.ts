import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingsApi } from '#features/bookings/contract.ts';
import { packsApi } from '#features/packs/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { book, trainerWith, verifiedPerson } from '../../../apps/server/testing/booking-world.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { seriesApi } from '../contract.ts';

/** The test clock stands at 8:30 on Saturday 21 November in Sydney. */
const MONDAY_9 = Date.parse('2026-11-22T22:00:00.000Z');
const HOUR_MS = 3_600_000;
const SATURDAY_11 = '2026-11-21T00:00:00.000Z';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const at = (week: number, hours = 0): string =>
  new Date(MONDAY_9 + week * 168 * HOUR_MS + hours * HOUR_MS).toISOString();
const mailsTo = (email: string) => test.outbox.filter(({ to }) => to === email);
const since = (person: Person, from: number) => mailsTo(person.email).slice(from);

/** A trainer and a client who has booked them before. */
async function pair(offer: Parameters<typeof trainerWith>[1] = {}) {
  const { trainer, offerId } = await trainerWith(test, { daysAhead: 60, ...offer });
  const kim = await verifiedPerson(test);
  await book(kim, offerId, SATURDAY_11);
  const ask = (times: { id: string; start: string; overrides: boolean }[]) => {
    const body = { seriesId: newId(), offerId, clientId: kim.id, times };
    return trainer.call(seriesApi.bookForClient, { body });
  };
  const toCome = (person: Person, id: string) => person.call(seriesApi.toCome, { params: { id } });
  return { trainer, offerId, kim, ask, toCome };
}
const week = (start: string, overrides = false) => ({ id: newId(), start, overrides });
const seen = (bookings: readonly { id: string; version: number }[]) =>
  bookings.map(({ id, version }) => ({ id, version }));

it('a trainer sees what is against each week, of their own and of the client', async () => {
  const { trainer, offerId, kim } = await pair();
  const other = await trainerWith(test);
  const mia = await verifiedPerson(test);
  await book(mia, offerId, at(1));
  await book(kim, other.offerId, at(2));
  const preview = (person: Person, start: string, clientId = kim.id) =>
    person.call(seriesApi.previewForClient, { body: { offerId, clientId, start, weeks: 4 } });
  const weeks = await preview(trainer, at(0));
  expect(weeks.map(({ clashes }) => clashes)).toEqual([[], ['taken'], [], []]);
  expect(weeks.map((one) => one.isClientElsewhere)).toEqual([false, false, true, false]);
  // Outside their hours, in every week.
  expect((await preview(trainer, at(0, -2))).map(({ clashes }) => clashes[0])).toEqual(
    Array.from({ length: 4 }, () => 'closed'),
  );
  await expect(preview(other.trainer, at(0))).rejects.toMatchObject({ status: 404 });
  await expect(preview(trainer, at(0), other.trainer.id)).rejects.toMatchObject({ status: 404 });
});

it('asks once for all weeks that are free, also outside hours where that is meant', async () => {
  const { trainer, offerId, kim, ask, toCome } = await pair();
  const mia = await verifiedPerson(test);
  await book(mia, offerId, at(1));
  const [kims, trainers] = [mailsTo(kim.email).length, mailsTo(trainer.email).length];
  const times = [week(at(0)), week(at(1)), week(at(2, -2), true), week(at(3, -2))];
  const body = { seriesId: newId(), offerId, clientId: kim.id, times };
  for (const _ of [1, 2]) {
    const answers = await trainer.call(seriesApi.bookForClient, { body });
    expect(answers.map(({ outcome }) => outcome)).toEqual(['booked', 'clash', 'booked', 'clash']);
  }
  const [mail, ...more] = since(kim, kims);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Please confirm: 2 sessions from Monday 23 November 2026, 9:00 am');
  expect(mail?.text).toContain('Your trainer booked sessions for you');
  expect(mail?.text).toContain('Confirm or decline by');
  expect(mail?.calendar?.content.match(/UID:booking-/g)).toHaveLength(2);
  expect(since(trainer, trainers).map(({ subject }) => subject)).toEqual([
    'Waiting for your client: 2 sessions from Monday 23 November 2026, 9:00 am',
  ]);
  // Nothing is booked of a person who is no client.
  const stranger = await verifiedPerson(test);
  await expect(
    trainer.call(seriesApi.bookForClient, { body: { ...body, clientId: stranger.id } }),
  ).rejects.toMatchObject({ status: 404 });
  await expect(stranger.call(seriesApi.bookForClient, { body })).rejects.toMatchObject({
    status: 404,
  });
  expect(await ask([week(at(0, 1))])).toMatchObject([{ booking: { waitsFor: 'client' } }]);
  expect(await toCome(kim, times[0]?.id ?? '')).toHaveLength(2);
});

it('a client confirms all at once, with credits for the first ones', async () => {
  const pack = { credits: 2, priceCents: 16_000, validDays: 365 };
  const { trainer, offerId, kim, ask, toCome } = await pair({ packs: [pack] });
  const sold = { id: newId(), offerId, clientId: kim.id, pack: 0 };
  await trainer.call(packsApi.sell, { body: sold });
  const times = [0, 1, 2].map((one) => week(at(one)));
  await ask(times);
  expect(mailsTo(kim.email).at(-1)?.text).toContain('or a credit: you have 2.');
  const params = { id: times[0]?.id ?? '' };
  const bookings = seen(await toCome(kim, params.id));
  const yes = { bookings, approves: true, reason: null, pay: 'credit' as const };
  // It waits for the client alone, and for no more credits than there are.
  await expect(
    trainer.call(seriesApi.decide, { params, body: { ...yes, pay: 'directly' } }),
  ).rejects.toMatchObject({ status: 403 });
  await expect(kim.call(seriesApi.decide, { params, body: yes })).rejects.toMatchObject({
    reason: 'no_credit',
  });
  const [kims, trainers] = [mailsTo(kim.email).length, mailsTo(trainer.email).length];
  const body = { ...yes, credits: 2 };
  const decided = await kim.call(seriesApi.decide, { params, body });
  expect(decided.map(({ state, hasCredit }) => [state, hasCredit])).toEqual([
    ['confirmed', true],
    ['confirmed', true],
    ['confirmed', false],
  ]);
  const [own, theirs] = [since(kim, kims), since(trainer, trainers)];
  expect([own, theirs].map(({ length }) => length)).toEqual([1, 1]);
  expect(own[0]?.text).toContain('Paid with 2 of your credits.');
  expect(theirs[0]?.text).toContain('Your client confirmed');
});

it('a client declines all at once, and the trainer reads why', async () => {
  const { trainer, offerId, kim, ask, toCome } = await pair();
  const times = [0, 1].map((one) => week(at(one)));
  await ask(times);
  const params = { id: times[0]?.id ?? '' };
  const bookings = seen(await toCome(kim, params.id));
  const body = { bookings, approves: false, reason: 'I am away' };
  const declined = await kim.call(seriesApi.decide, { params, body });
  expect(declined.map(({ state }) => state)).toEqual(['declined', 'declined']);
  const mail = mailsTo(trainer.email).at(-1);
  expect(mail?.text).toContain('Your requests were declined');
  expect(mail?.text).toContain('They wrote: I am away');
  expect(mailsTo(kim.email).at(-1)?.text).toContain('You wrote: I am away');
  await book(await verifiedPerson(test), offerId, at(0));
});

it('requests of a series that nobody answers end with one mail to each side', async () => {
  const { trainer, kim, ask } = await pair();
  await ask([0, 1, 2].map((one) => week(at(one, 2))));
  const [kims, trainers] = [mailsTo(kim.email).length, mailsTo(trainer.email).length];
  test.clock.advance(24 * HOUR_MS);
  await test.app.jobs.runDue();
  const expired = (person: Person, from: number) =>
    since(person, from).filter(({ subject }) => subject.includes('expired'));
  const subject = 'Requests expired: 3 sessions from Monday 23 November 2026, 11:00 am';
  for (const mails of [expired(kim, kims), expired(trainer, trainers)]) {
    expect(mails.map((mail) => mail.subject)).toEqual([subject]);
    expect(mails[0]?.calendar?.content.match(/STATUS:CANCELLED/g)).toHaveLength(3);
  }
  const states = await kim.call(bookingsApi.mine, {});
  expect(states.filter(({ state }) => state === 'lapsed')).toHaveLength(3);
  test.clock.advance(-24 * HOUR_MS);
});

it('never mixes two clients, even under one series id', async () => {
  const { trainer, offerId, kim } = await pair();
  const lee = await verifiedPerson(test);
  await book(lee, offerId, '2026-11-21T02:00:00.000Z');
  const seriesId = newId();
  const asked = async (client: Person, hours: number) => {
    const times = [0, 1].map((one) => week(at(one, hours)));
    await trainer.call(seriesApi.bookForClient, {
      body: { seriesId, offerId, clientId: client.id, times },
    });
    return times[0]?.id ?? '';
  };
  const id = await asked(kim, 3);
  await asked(lee, 4);
  expect(await trainer.call(seriesApi.toCome, { params: { id } })).toHaveLength(2);
  const before = [kim, lee].map(({ email }) => mailsTo(email).length);
  test.clock.advance(24 * HOUR_MS);
  await test.app.jobs.runDue();
  for (const [nth, client] of [kim, lee].entries()) {
    const mails = since(client, before[nth] ?? 0).filter(({ subject }) =>
      subject.includes('expired'),
    );
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Requests expired: 2 sessions from Monday 23 November 2026, ${nth === 0 ? '12' : '1'}:00 pm`,
    ]);
  }
  test.clock.advance(-24 * HOUR_MS);
});
