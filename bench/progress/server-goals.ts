import { progressApi } from '#features/progress/contract.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { requestOf } from '#platform/shared/endpoint.ts';
import { startPostgres } from '../../apps/server/testing/test-postgres.ts';
import { createBenchApp } from '../bench-app.ts';
import { signUpPerson } from '../bench-person.ts';
import { goal } from '../goals.ts';
import { percentile } from '../percentile.ts';
import { liveFiveYears } from './five-years.ts';

const TIMES = 100;
const WARM_UPS = 15;
const MAX_MS = 80;

/** How long the tab's answer takes with five years of everything behind it, over HTTP. */
export async function measureServer(today: string): Promise<void> {
  const postgres = await startPostgres({ durable: true });
  const database = await openDatabase({ kind: 'external', url: postgres.url });
  const app = await createBenchApp(database);
  try {
    await app.ready();
    const person = await signUpPerson(app, 'progress@example.test');
    await liveFiveYears((endpoint, input) => person.call(endpoint, input), today);
    // As the database itself leaves tables that are five years old.
    await database.pool.query('vacuum analyze');
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const [name, days] of [
      ['12 weeks and those before', 168],
      ['a year and the one before', 730],
      ['five years', 5 * 365],
    ] as const) {
      const query = { from: addDays(today, 1 - days), to: today };
      const address = url + requestOf(progressApi.read, { query }).url;
      const times: number[] = [];
      let bytes = 0;
      for (let at = 0; at < TIMES + WARM_UPS; at += 1) {
        const before = performance.now();
        const response = await fetch(address, { headers: { cookie } });
        bytes = (await response.arrayBuffer()).byteLength;
        if (!response.ok) throw new Error(`${address}: ${response.status}`);
        if (at >= WARM_UPS) times.push(performance.now() - before);
      }
      const p95 = percentile(times, 0.95);
      const median = percentile(times, 0.5).toFixed(1);
      console.log(`${name}: ${p95.toFixed(1)} ms (median ${median} ms), ${bytes} bytes`);
      goal(`progress, ${name}, p95`, `under ${MAX_MS} ms`, `${p95.toFixed(1)} ms`, p95 < MAX_MS);
    }
  } finally {
    await app.close();
    await database.close();
    await postgres.stop();
  }
}
