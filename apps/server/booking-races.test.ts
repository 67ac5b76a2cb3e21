import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingsApi } from '#features/bookings/contract/bookings.ts';
import { waitingApi } from '#features/bookings/contract/waiting.ts';
import { newId } from '#platform/shared/ids.ts';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { book, trainerWith, verifiedPerson } from './testing/booking-world.ts';
import { type Person, startTestApp, type TestApp } from './testing/test-app.ts';
import { TestClient } from './testing/test-client.ts';

const MONDAY_9 = '2026-11-22T22:00:00.000Z';
const DAY_MS = 86_400_000;

let test: TestApp;
let people: Person[];
let second: Awaited<ReturnType<TestApp['secondServer']>>;

beforeAll(async () => {
  test = await startTestApp();
  second = await test.secondServer();
  await second.ready();
  people = await Promise.all(Array.from({ length: 10 }, () => verifiedPerson(test)));
});
afterAll(async () => {
  await second.close();
  await test.close();
});

/** The same person at the other server. */
function atSecond(person: Person): TestClient {
  const there = new TestClient(second, '10.9.9.9');
  for (const [name, value] of person.cookies) there.cookies.set(name, value);
  return there;
}

it('50 requests for one time on two servers make one booking; 49 are told the next times', async () => {
  const { offerId } = await trainerWith(test);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => {
      const person = people[at % people.length] as Person;
      const client = at % 2 === 0 ? person : atSecond(person);
      return client.call(bookingsApi.hold, { body: { id: newId(), offerId, start: MONDAY_9 } });
    }),
  );
  const clashes = answers.filter((answer) => answer.outcome === 'clash');
  expect(clashes).toHaveLength(49);
  for (const clash of clashes) {
    expect(clash).toMatchObject({ clashes: ['taken'] });
    expect(clash.outcome === 'clash' && clash.next).toHaveLength(3);
  }
  const { rows } = await test.database.pool.query(
    'select count(*)::int as sessions from booked_sessions where offer_id = $1',
    [offerId],
  );
  expect(rows[0].sessions).toBe(1);
});

it('the same request at once on two servers makes one booking', async () => {
  const { offerId } = await trainerWith(test);
  const [mia] = people as [Person];
  const body = { id: newId(), offerId, start: MONDAY_9 };
  const answers = await Promise.all(
    [mia, atSecond(mia), mia, atSecond(mia)].map((one) => one.call(bookingsApi.hold, { body })),
  );
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]?.outcome).toBe('booked');
});

it('never has more people in a session than its capacity, whoever comes and goes', async () => {
  const { offerId } = await trainerWith(test, { capacity: 3 });
  let day = 0;
  const acts = fc.array(
    fc.record({
      who: fc.nat(people.length - 1),
      act: fc.constantFrom('book', 'cancel', 'wait', 'accept'),
      there: fc.boolean(),
    }),
    { minLength: 8, maxLength: 20 },
  );
  await fc.assert(
    fc.asyncProperty(acts, async (list) => {
      const start = new Date(Date.parse(MONDAY_9) + (day++ % 55) * DAY_MS).toISOString();
      await Promise.all(
        list.map(async ({ who, act, there }) => {
          const person = people[who] as Person;
          const client = there ? atSecond(person) : person;
          const id = newId();
          if (act === 'book') {
            await client.call(bookingsApi.hold, { body: { id, offerId, start } }).catch(() => {}); // may have a place there
            return;
          }
          const mine = (await client.call(bookingsApi.mine, {})).find(
            (one) => one.start === start && one.state === 'held',
          );
          if (act === 'cancel' && mine) {
            const agreed = { feeCents: 9_000, takesCredit: true, reason: null };
            const body = { version: mine.version, ...agreed };
            await client
              .call(bookingsApi.cancel, { params: { id: mine.id }, body })
              .catch(() => {}); // another was quicker
          }
          const { rows } = await test.database.pool.query(
            `select id from booked_sessions where offer_id = $1 and starts_at = $2 and state = 'open'`,
            [offerId, start],
          );
          const sessionId = rows[0]?.id;
          if (!sessionId) return;
          const call =
            act === 'wait'
              ? client.call(waitingApi.join, { body: { sessionId } })
              : client.call(waitingApi.accept, { body: { sessionId, id, pay: 'directly' } });
          await call.catch(() => {}); // there may be a place, or none offered
        }),
      );
      const { rows } = await test.database.pool.query(
        `select s.capacity, count(distinct b.id)::int as people,
           (select count(*)::int from booking_waiting w where w.session_id = s.id and w.state = 'offered') as offered
         from booked_sessions s join bookings b on b.session_id = s.id
         where s.offer_id = $1 and b.state in ('held', 'requested', 'confirmed')
         group by s.id`,
        [offerId],
      );
      for (const row of rows) expect(row.people + row.offered).toBeLessThanOrEqual(row.capacity);
    }),
    { numRuns: timesToRun(1_000, 5) },
  );
}, 600_000);

it('a place that comes free is offered in order, for two hours, and to the next after that', async () => {
  const { offerId } = await trainerWith(test, { capacity: 1 + 1 });
  const [mia, noah, ava, eli] = people as [Person, Person, Person, Person];
  const first = await book(mia, offerId, MONDAY_9);
  await book(noah, offerId, MONDAY_9);
  const { rows } = await test.database.pool.query(
    `select id from booked_sessions where offer_id = $1`,
    [offerId],
  );
  const sessionId = String(rows[0].id);
  const own = async (person: Person) =>
    (await person.call(waitingApi.mine, {})).find((one) => one.sessionId === sessionId);
  await ava.call(waitingApi.join, { body: { sessionId } });
  test.clock.advance(1_000);
  await eli.call(waitingApi.join, { body: { sessionId } });
  expect(await own(eli)).toMatchObject({ before: 1, offeredUntil: null });
  await mia.call(bookingsApi.cancel, {
    params: { id: first.id },
    body: { version: first.version, feeCents: 0, takesCredit: false, reason: null },
  });
  expect((await own(ava))?.offeredUntil).toBe(
    new Date(test.clock.now() + 2 * 3_600_000).toISOString(),
  );
  expect(test.outbox.filter(({ to }) => to === ava.email).at(-1)?.subject).toContain(
    'A place is free',
  );
  // Kept for her: nobody else gets it.
  const mias = mia.call(bookingsApi.hold, { body: { id: newId(), offerId, start: MONDAY_9 } });
  expect(await mias).toMatchObject({ outcome: 'clash', clashes: [] });
  const accept = (person: Person) =>
    person.call(waitingApi.accept, { body: { sessionId, id: newId(), pay: 'directly' } });
  await expect(accept(eli)).rejects.toMatchObject({ status: 409, reason: 'too_late' });

  test.clock.advance(2 * 3_600_000 + 1);
  await test.app.jobs.runDue();
  await expect(accept(ava)).rejects.toMatchObject({ reason: 'too_late' });
  expect(await accept(eli)).toMatchObject({ outcome: 'booked', booking: { state: 'confirmed' } });
});
