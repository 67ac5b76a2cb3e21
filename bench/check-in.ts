import { usualFoodsApi } from '#features/food-log/contract.ts';
import { checkInsApi, targetsApi } from '#features/nutrition/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { startTestApp } from '../apps/server/testing/test-app.ts';
import { setup } from '../apps/server/testing/test-postgres.ts';
import { goal, reportGoals } from './goals.ts';
import { measured, tableHead } from './server-time/measured.ts';

/**
 * A person with three years of history, 12,000 foods and 1,100 weigh-ins: how long
 * the server takes for today, the usual foods, the check-in, the chart of all of it, and explaining what was decided on.
 * `npm run bench -- check-in`.
 */
const DAYS = 1_100;
const FOODS = 12_000;
const TODAY = '2026-11-20';
const MAX_P95_MS = 200;
const USUAL_FOODS_MAX_MS = 60;

const stopPostgres = await setup();
const test = await startTestApp();
const { pool } = test.database;
const ana = await test.person({
  profile: { age: 28, gender: 'female', weight: 70, height: 168, goals: ['lose_weight'] },
});

await pool.query(
  `insert into food_log_entries (owner_id, id, date, meal_type, food_name, quantity, unit, calories, protein,
     carbs, fat, origin, source_type, ai_analyzed, logged_at, updated_at, version)
   select $1, gen_random_uuid(), $2::date - n % $3::int, (array['breakfast', 'lunch', 'dinner', 'snack'])[1 + n % 4],
     'Food ' || n % 200, 100, 'g', 150 + n % 80, n % 12, n % 40, n % 9, 'manual', 'manual', false, now(), now(), 1
   from generate_series(1, $4::int) n`,
  [ana.id, TODAY, DAYS, FOODS],
);
await pool.query(
  `insert into weigh_ins (owner_id, id, date, weight_kg, entered_unit, created_at, updated_at, version)
   select $1, gen_random_uuid(), $2::date - n, 65 + n * 0.004 + (hashtext(n::text) % 100) * 0.005, 'kg', now(), now(), 1
   from generate_series(1, $3::int) n`,
  [ana.id, TODAY, DAYS],
);
await pool.query('analyze');
const { settings } = await ana.call(targetsApi.read, { query: { date: TODAY } });
await ana.call(targetsApi.save, { body: { ...settings, mode: 'automatic' } });
const { proposal } = await ana.call(checkInsApi.read, { query: { date: TODAY } });
if (!proposal) throw new Error('Nothing is proposed.');
const id = newId();

const url = (endpoint: { path: string }, from = '') => `${endpoint.path}?date=${TODAY}${from}`;

console.log(`${FOODS} foods and ${DAYS} weigh-ins, ms of the server\n`);
console.log(tableHead);
async function expectFast(what: string, address: string, maxMs = MAX_P95_MS): Promise<void> {
  const p95 = await measured(ana, what, [address]);
  goal(`${what}, p95`, `at most ${maxMs} ms`, `${p95.toFixed(0)} ms`, p95 <= maxMs);
}

await expectFast('today', `/api/home?date=${TODAY}`);
await expectFast('the usual foods', url(usualFoodsApi.list), USUAL_FOODS_MAX_MS);
await expectFast('the check-in, with its proposal', url(checkInsApi.read));
await expectFast('what was learnt, all days', url(checkInsApi.days, `&from=2023-11-17`));
await ana.call(checkInsApi.accept, {
  body: { id, date: TODAY, energyKcal: proposal.energyKcal },
});
await expectFast('what it was decided on', checkInsApi.explain.path.replace(':id', id));
await test.close();
await stopPostgres();
reportGoals();
