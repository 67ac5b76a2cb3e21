import { bookingsApi, timesApi } from '#features/bookings/contract.ts';
import { requestOf } from '#platform/shared/endpoint.ts';
import { newId } from '#platform/shared/ids.ts';
import { offerOf, trainerWith, verifiedPerson } from '../apps/server/testing/booking-world.ts';
import { type Person, startTestApp } from '../apps/server/testing/test-app.ts';
import { TestClient } from '../apps/server/testing/test-client.ts';
import { setup } from '../apps/server/testing/test-postgres.ts';
import { fillMarket } from './bookings/fill-market.ts';
import { runRaces } from './bookings/races.ts';
import { goal, reportGoals } from './goals.ts';
import { measured, tableHead } from './server-time/measured.ts';

/**
 * Free times, the search of a large market, and people who want the same time at once, on two servers.
 * `npm run bench -- bookings [TRAINERS] [RACES]`.
 */
const TRAINERS = Number(process.argv[2] ?? 2_000);
const RACES = Number(process.argv[3] ?? 1_000);
const MAX_TIMES_MS = 60;
const MAX_SEARCH_MS = 150;
const DAY_MS = 86_400_000;
const AT_ONCE = 50;
const CAPACITY = 3;
/** Trainers whose times change between two runs of the task that finds next free times. */
const CHANGED = 40;

const stopPostgres = await setup();
const test = await startTestApp();
const second = await test.secondServer();
await second.ready();
const { pool } = test.database;
const { offerId } = await trainerWith(test, { gridMinutes: 15 });
const people = await Promise.all(Array.from({ length: 10 }, () => verifiedPerson(test)));
const [viewer] = people as [Person];
const now = new Date(test.clock.now());

await fillMarket(pool, { trainers: TRAINERS, client: viewer.id, now });

const filling = performance.now();
await test.app.jobs.runDue();
console.log(`next free times of all in ${Math.round(performance.now() - filling)} ms\n`);
console.log(`${TRAINERS.toLocaleString('en-AU')} trainers, ms of the server\n`);
console.log(tableHead);

async function expectFast(what: string, urls: readonly string[], maxMs: number): Promise<void> {
  const p95 = await measured(viewer, what, urls);
  goal(`${what}, p95`, `at most ${maxMs} ms`, `${p95.toFixed(0)} ms`, p95 <= maxMs);
}
const { rows: offers } = await pool.query('select id from offers order by id limit 30');
const to = new Date(now.getTime() + 14 * DAY_MS).toISOString();
await expectFast(
  'free times of one trainer, 14 days',
  offers.map(
    ({ id }) =>
      requestOf(timesApi.between, {
        params: { offerId: String(id) },
        query: { from: now.toISOString(), to },
      }).url,
  ),
  MAX_TIMES_MS,
);
const searches = {
  'search, all': ['', 'page=2', 'page=50', 'sort=price'],
  'search with filters': [
    'specialty=Yoga',
    'format=online&maxPrice=80',
    'language=Greek&sort=reviews',
    'suburb=Bondi&state=NSW&maxKm=25&sort=distance',
    'freeWithinDays=2',
    'certified=yes&gender=female',
    'certified=yes',
  ],
  'search by day and time': ['weekday=6', 'timeOfDay=evening', 'weekday=2&timeOfDay=morning'],
};
const search = (what: string, queries: readonly string[]) =>
  expectFast(
    what,
    queries.map((query) => `/api/trainers?timeZone=Australia/Sydney&${query}`),
    MAX_SEARCH_MS,
  );
for (const [what, queries] of Object.entries(searches)) await search(what, queries);
await pool.query(
  `update next_free set changes = changes + 1 where owner_id in (select owner_id from next_free limit $1)`,
  [CHANGED],
);
await search(`search after ${CHANGED} trainers’ times changed`, Object.values(searches).flat());

/** The same person at the other server. */
function atSecond(person: Person): TestClient {
  const there = new TestClient(second, '10.9.9.9');
  for (const [name, value] of person.cookies) there.cookies.set(name, value);
  return there;
}
const hold = (at: number, start: string, id = offerId) => {
  const person = people[at % people.length] as Person;
  const client = at % 2 === 0 ? person : atSecond(person);
  return client.call(bookingsApi.hold, { body: { id: newId(), offerId: id, start } });
};

const MONDAY_9 = Date.parse('2026-11-22T22:00:00.000Z');
const answers = await Promise.all(
  Array.from({ length: AT_ONCE }, (_, at) => hold(at, new Date(MONDAY_9).toISOString())),
);
const booked = answers.filter(({ outcome }) => outcome === 'booked').length;
const told = answers.filter((one) => one.outcome === 'clash' && one.next.length > 0).length;
goal(
  `${AT_ONCE} at once on two servers`,
  `1 booked, ${AT_ONCE - 1} told the next times`,
  `${booked} booked, ${told} told`,
  booked === 1 && told === AT_ONCE - 1,
);

if (RACES > 0) {
  const { trainer, offerId: alone } = await trainerWith(test, { gridMinutes: 15 });
  const group = await offerOf(trainer, { capacity: CAPACITY, gridMinutes: 15, minutes: 45 });
  const raced = await runRaces(RACES, {
    test,
    people: people.map((person) => [person, atSecond(person)]),
    trainerId: trainer.id,
    offers: [alone, group],
    fromMs: MONDAY_9 + 3 * DAY_MS,
  });
  goal(
    `${RACES} random races for 1 or ${CAPACITY} places`,
    'nobody too many, no overlap',
    `${raced.booked} places, ${raced.tooMany} sessions too full, ${raced.overlaps} overlaps`,
    raced.booked > 0 && raced.tooMany === 0 && raced.overlaps === 0,
  );
}
await second.close();
await test.close();
await stopPostgres();
reportGoals();
