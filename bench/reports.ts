import { billingApi } from '#features/billing/contract.ts';
import { foodLogApi } from '#features/food-log/contract.ts';
import { weighInsApi } from '#features/nutrition/contract.ts';
import { reportsApi } from '#features/reports/contract.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { startTestApp } from '../apps/server/testing/test-app.ts';
import { setup } from '../apps/server/testing/test-postgres.ts';
import { reportGoals } from './goals.ts';
import { benchPdfMemory, benchReports } from './progress/reports.ts';

/** Reports of a month with something on each day: `npm run bench -- reports`. */
const TODAY = '2026-11-20';
const DAYS = 31;

const stopPostgres = await setup();
const test = await startTestApp();
const person = await test.person();
await person.call(billingApi.choose, {
  body: { priceId: 'price_starter_monthly', agreed: 'trial' },
});
for (let back = 0; back < DAYS; back += 1) {
  const date = addDays(TODAY, -back);
  await person.call(foodLogApi.add, {
    body: {
      date,
      mealType: 'lunch',
      foodName: 'Rice',
      quantity: 1,
      unit: 'serving',
      calories: 1_900,
    },
  });
  await person.call(weighInsApi.add, {
    body: { id: newId(), date, weightKg: 70, enteredUnit: 'kg' },
  });
}
const period = { from: addDays(TODAY, 1 - DAYS), to: TODAY, date: TODAY };
await benchReports({ person, ...period });
const report = await person.call(reportsApi.read, { query: period });
await benchPdfMemory(new URL('../apps/server/worker.ts', import.meta.url), report, TODAY);
await test.close();
await stopPostgres();
reportGoals();
