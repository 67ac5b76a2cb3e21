import { billingApi } from '#features/billing/contract.ts';
import { gymOwner } from '../apps/server/testing/gyms.ts';
import { startTestApp } from '../apps/server/testing/test-app.ts';
import { setup } from '../apps/server/testing/test-postgres.ts';
import { goal, reportGoals } from './goals.ts';
import { measured, tableHead } from './server-time/measured.ts';

/**
 * The people of a gym: how long the server takes for the dashboard, a page of the
 * members, and a search while it is typed. Half of them have joined, half of those show their activity
 * and log every other day. `npm run bench -- gym [MEMBERS]`.
 */
const MEMBERS = Number(process.argv[2] ?? 10_000);
const MAX_LIST_MS = 300;
const MAX_SEARCH_MS = 100;

const FIRST = ['Mia', 'Noah', 'Olivia', 'Jack', 'Zoë', 'Liam', 'Ava', 'Ethan', 'Chloé', 'Wei'];
const LAST = ['Nguyen', 'Smith', 'Singh', 'O’Brien', 'Papadopoulos', 'Kaur', 'Jones', 'Núñez'];

const stopPostgres = await setup();
const test = await startTestApp();
const { pool } = test.database;
const { owner, gym } = await gymOwner(test);

// 500 seats and 99 times 100.
await owner.call(billingApi.choose, {
  body: { priceId: 'price_gym_pro_monthly', addOns: { traineeSeats: 99 }, agreed: 'switch' },
});
await pool.query(
  `insert into users (id, name, email, email_verified, created_at, updated_at)
   select gen_random_uuid(), 'Somebody', 'bench-' || n || '@example.test', true, now(), now()
   from generate_series(1, $1::int / 2) n`,
  [MEMBERS],
);
await pool.query(
  `insert into organisation_members (organisation_id, id, role, state, email, first_name, last_name,
     phone, name_key, user_id, shares_activity_at, version, created_at, updated_at, joined_at)
   select $1, gen_random_uuid(), 'trainee', case when users.id is null then 'invited' else 'active' end,
     'bench-' || n || '@example.test', first, last, '', lower(last || ' ' || first) || ' bench-' || n || '@example.test',
     users.id, case when n % 2 = 0 then now() end, 1, now(), now(), now()
   from generate_series(1, $2::int) n
   cross join lateral (select ($3::text[])[1 + n % 10] as first, ($4::text[])[1 + n / 10 % 8] as last) named
   left join users on users.email = 'bench-' || n || '@example.test'`,
  [gym.id, MEMBERS, FIRST, LAST],
);
await pool.query(
  `insert into food_log_entries (owner_id, id, date, meal_type, food_name, quantity, unit, calories, origin,
     source_type, ai_analyzed, logged_at, updated_at, version)
   select user_id, gen_random_uuid(), '2026-11-20'::date - day, 'lunch', 'Rice', 100, 'g', 130, 'manual',
     'manual', false, now(), now(), 1
   from organisation_members cross join generate_series(0, 18, 2) day
   where organisation_id = $1 and shares_activity_at is not null and user_id is not null
     and hashtext(user_id::text) % 3 <> 0`,
  [gym.id],
);
await pool.query('analyze');

const members = `/api/organisations/${gym.id}/members`;
const typed = [
  'm',
  'mi',
  'mia',
  'mia ng',
  'nguyen mia',
  'nun',
  'bench-4711',
  'zzz',
  'o’b',
  'chloe',
];

console.log(`${MEMBERS.toLocaleString('en-AU')} members, ms of the server\n`);
console.log(tableHead);
async function expectFast(what: string, urls: readonly string[], maxMs: number): Promise<void> {
  const p95 = await measured(owner, what, urls);
  goal(`${what}, p95`, `at most ${maxMs} ms`, `${p95.toFixed(0)} ms`, p95 <= maxMs);
}

await expectFast('the dashboard', [`/api/organisations/${gym.id}`], MAX_LIST_MS);
await expectFast('first page of the members', [members], MAX_LIST_MS);
await expectFast('last page', [`${members}?page=${Math.floor(MEMBERS / 50)}`], MAX_LIST_MS);
const searches = typed.map((q) => `${members}?q=${encodeURIComponent(q)}`);
await expectFast('search as it is typed', searches, MAX_SEARCH_MS);
await expectFast('who is quiet', [`${members}?activity=quiet`], MAX_LIST_MS);
await test.close();
await stopPostgres();
reportGoals();
