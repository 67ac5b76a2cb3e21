import { bookingsApi, timesApi } from '#features/bookings/contract.ts';
import { USUAL_POLICY } from '#features/bookings/rules/policy.ts';
import { requestOf } from '#platform/shared/endpoint.ts';
import { newId } from '#platform/shared/ids.ts';
import { trainerWith, verifiedPerson } from '../apps/server/testing/booking-world.ts';
import { type Person, startTestApp } from '../apps/server/testing/test-app.ts';
import { TestClient } from '../apps/server/testing/test-client.ts';
import { setup } from '../apps/server/testing/test-postgres.ts';
import { goal, reportGoals } from './goals.ts';
import { measured, tableHead } from './server-time/measured.ts';

/**
 * Free times, the search of a large market, and people who want the same time at once, on two servers.
 * Two of three trainers have 60 sessions booked. `npm run bench -- bookings [TRAINERS] [RACES]`.
 */
const TRAINERS = Number(process.argv[2] ?? 2_000);
const RACES = Number(process.argv[3] ?? 1_000);
const MAX_TIMES_MS = 60;
const MAX_SEARCH_MS = 150;
const DAY_MS = 86_400_000;
const AT_ONCE = 50;
const CAPACITY = 3;

const stopPostgres = await setup();
const test = await startTestApp();
const second = await test.secondServer();
await second.ready();
const { pool } = test.database;
const { offerId } = await trainerWith(test, { gridMinutes: 15 });
const people = await Promise.all(Array.from({ length: 10 }, () => verifiedPerson(test)));
const [viewer] = people as [Person];
const now = new Date(test.clock.now());

await pool.query(
  `insert into users (id, name, email, email_verified, created_at, updated_at)
   select gen_random_uuid(), 'Trainer ' || n, 'bench-' || n || '@example.test', true, now(), now()
   from generate_series(1, $1::int) n`,
  [TRAINERS],
);
await pool.query(
  `insert into availabilities (owner_id, time_zone, week, usual_travel_minutes, version, updated_at)
   select id, (array['Australia/Sydney', 'Australia/Perth', 'Australia/Adelaide'])[1 + abs(hashtext(email)) % 3],
     (select jsonb_agg(jsonb_build_object('weekday', d, 'startMinute', s, 'endMinute', s + 240))
      from generate_series(1, 5) d cross join unnest(array[360, 900]) s), 20, 1, now()
   from users where email like 'bench-%'`,
);
await pool.query(
  `insert into offers (owner_id, id, content, version, created_at, updated_at)
   select users.id, gen_random_uuid(), $1::jsonb || jsonb_build_object('name', 'Offer ' || k,
     'minutes', 30 * k, 'priceCents', 4000 + 500 * (abs(hashtext(email || k)) % 20)), 1, now(), now()
   from users cross join generate_series(1, 3) k where email like 'bench-%'`,
  [
    JSON.stringify({
      gridMinutes: 30,
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 15,
      noticeHours: 12,
      daysAhead: 42,
      maxPerDay: null,
      maxPerWeek: null,
      hours: null,
      placeId: null,
      capacity: 1,
      isOnline: false,
      link: null,
      needsApproval: false,
      policy: USUAL_POLICY,
      packs: [],
    }),
  ],
);
await pool.query(
  `insert into trainer_listings (trainer_id, slug, chosen_at, is_shown, name, headline, bio, specialties,
     languages, formats, gender, places, positions, reviews, stars, updated_at)
   select id, replace(email, '@example.test', ''), null, true, name, 'Strong and well', repeat('About me. ', 60),
     array[(array['Strength', 'Running', 'Yoga', 'Boxing', 'Pilates', 'Mobility'])[1 + h % 6], 'Beginners'],
     array['English', (array['Greek', 'Hindi', 'Mandarin', 'Arabic'])[1 + h % 4]],
     array[(array['in-person', 'online', 'group'])[1 + h % 3]], null,
     '[{"suburb": "Bondi", "state": "NSW", "postcode": "2026"}]',
     jsonb_build_array(jsonb_build_object('latitude', -33.9 + (h % 100) / 100.0, 'longitude', 151.2 - (h % 70) / 100.0)),
     0, case when h % 2 = 0 then 3 + (h % 20) / 10.0 end, now()
   from (select *, abs(hashtext(email)) as h from users where email like 'bench-%') u`,
);
await pool.query(
  `insert into booked_sessions (id, trainer_id, offer_id, starts_at, ends_at, keeps_from, keeps_until,
     capacity, state, created_at, updated_at)
   select gen_random_uuid(), u.id, o.id, at, at + interval '1 hour', at, at + interval '75 minutes', 1, 'open', now(), now()
   from users u
   cross join lateral (select id from offers where owner_id = u.id limit 1) o
   cross join lateral (select $1::timestamptz + make_interval(hours => 12 * k + 1) as at from generate_series(1, 60) k) t
   where email like 'bench-%' and abs(hashtext(email)) % 3 > 0`,
  [now],
);
await pool.query(
  `insert into bookings (id, session_id, client_id, is_by_trainer, state, agreement, paid_cents, version, created_at, updated_at)
   select gen_random_uuid(), s.id, $1, false, 'confirmed', '{}', 0, 1, now(), now() from booked_sessions s`,
  [viewer.id],
);
await pool.query('analyze');

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
  ],
  'search by day and time': ['weekday=6', 'timeOfDay=evening', 'weekday=2&timeOfDay=morning'],
};
for (const [what, queries] of Object.entries(searches)) {
  await expectFast(
    what,
    queries.map((query) => `/api/trainers?timeZone=Australia/Sydney&${query}`),
    MAX_SEARCH_MS,
  );
}

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

const group = await trainerWith(test, { capacity: CAPACITY });
let most = 0;
for (let race = 0; race < RACES; race += 1) {
  const start = new Date(MONDAY_9 + (race % 50) * DAY_MS + (Math.floor(race / 50) % 8) * 3_600_000);
  const wanting = 4 + (race % 5);
  await Promise.all(
    Array.from({ length: wanting }, (_, at) =>
      hold(at + race, start.toISOString(), group.offerId).catch(() => null),
    ),
  );
  const { rows } = await pool.query(
    `select count(*)::int as people from booked_sessions s join bookings b on b.session_id = s.id
     where s.offer_id = $1 and s.starts_at = $2 and b.state = 'held'`,
    [group.offerId, start],
  );
  most = Math.max(most, Number(rows[0].people));
}
goal(
  `${RACES} races for ${CAPACITY} places`,
  `at most ${CAPACITY} people`,
  `${most} people`,
  most === CAPACITY,
);
await second.close();
await test.close();
await stopPostgres();
reportGoals();
