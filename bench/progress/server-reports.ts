import { billingApi } from '#features/billing/contract.ts';
import { reportsApi } from '#features/reports/contract.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { startTestApp } from '../../apps/server/testing/test-app.ts';
import { setup } from '../../apps/server/testing/test-postgres.ts';
import { liveFiveYears } from './five-years.ts';
import { benchPdfMemory, benchReports } from './reports.ts';

/** The test clock's day. */
const TODAY = '2026-11-20';
const DAYS = 31;

/** Reports of a month of a person with five years of everything: the PDF, fifty at once, and its memory. */
export async function measureReports(): Promise<void> {
  const stopPostgres = await setup();
  const test = await startTestApp();
  try {
    const person = await test.person();
    await person.call(billingApi.choose, {
      body: { priceId: 'price_starter_monthly', agreed: 'trial' },
    });
    await liveFiveYears((endpoint, input) => person.call(endpoint, input), TODAY);
    const period = { from: addDays(TODAY, -DAYS), to: addDays(TODAY, -1), date: TODAY };
    await benchReports({ person, ...period });
    const report = await person.call(reportsApi.read, { query: period });
    await benchPdfMemory(new URL('../../apps/server/worker.ts', import.meta.url), report, TODAY);
  } finally {
    await test.close();
    await stopPostgres();
  }
}
