import { weighInsApi } from '#features/nutrition/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import type { Person, TestApp } from './test-app.ts';

/** A weigh-in, and what takes weeks of them, straight into its tables. */
export async function keepTargets(
  app: TestApp,
  person: Person,
  { date, timeZone }: { date: string; timeZone: string },
): Promise<void> {
  await person.call(weighInsApi.add, {
    body: { id: newId(), date, weightKg: 72.4, timeZone },
  });
  const target = {
    energyKcal: 2210,
    proteinGrams: 144,
    fatGrams: 69,
    carbsGrams: 253,
    fiberGrams: 31,
    method: 'learnt',
    steps: [{ label: 'You use', working: '2,210', why: '=why', resultKcal: 2210 }],
    notes: ['floor'],
  };
  const { pool } = app.database;
  await pool.query(
    `insert into target_settings (owner_id, mode, weekly_percent, pregnancy, safe_mode, version, updated_at)
       values ($1, 'automatic', -0.5, false, true, 1, now())`,
    [person.id],
  );
  const learnt = {
    state: 'ready',
    expenditureKcal: 2210.5,
    sdKcal: 90.25,
    lowKcal: 2062.04,
    highKcal: 2358.96,
    trendKg: 72.4,
    formulaKcal: 2100,
    days: 21,
    weighedDays: 20,
    loggedDays: 19,
    loggedLastWeek: 7,
  };
  const id = newId();
  await pool.query(
    `insert into check_ins (owner_id, id, date, target, expenditure_kcal, sd_kcal, trend_kg, filter_version, learnt, inputs_hash, accepted_at)
       values ($1, $2, $3, $4, 2210.5, 90.25, 72.4, 1, $5, 'a1', now())`,
    [person.id, id, date, JSON.stringify(target), JSON.stringify(learnt)],
  );
  await pool.query(
    `insert into expenditure_days values ($1, $2, $3, now(), 1, 72.4, null, 2210.5, 2062.04, 2358.96, 72.4, 'ready', 'weighed')`,
    [person.id, date, id],
  );
  await pool.query('insert into complete_days values ($1, $2, now())', [person.id, date]);
}
