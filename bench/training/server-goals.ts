import { trainingHistoryApi } from '#features/training-history/contract.ts';
import { trainingSessionsApi } from '#features/training-sessions/contract.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { type Endpoint, type InputOf, requestOf } from '#platform/shared/endpoint.ts';
import { startPostgres } from '../../apps/server/testing/test-postgres.ts';
import { createBenchApp } from '../bench-app.ts';
import { signUpPerson } from '../bench-person.ts';
import { goal } from '../goals.ts';
import { percentile } from '../percentile.ts';
import { fiveYears, SESSIONS } from './five-years.ts';

const TIMES = 300;
const WARM_UPS = 30;

/** How long the server takes over five years of one person's training, over HTTP. */
export async function measureServer(today: string): Promise<void> {
  const postgres = await startPostgres({ durable: true });
  const database = await openDatabase({ kind: 'external', url: postgres.url });
  const app = await createBenchApp(database);
  try {
    await app.ready();
    const person = await signUpPerson(app, 'five-years@example.test');
    const sessions = fiveYears(today);
    const startedAt = performance.now();
    for (const body of sessions) await person.call(trainingSessionsApi.add, { body });
    const { rows } = await database.pool.query('select count(*)::int as sets from training_sets');
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0);
    console.log(`${SESSIONS} sessions, ${rows[0].sets} sets, stored in ${seconds} s`);
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

    async function timesOf<E extends Endpoint>(
      endpoint: E,
      inputOf: (at: number) => InputOf<E>,
    ): Promise<number[]> {
      const times: number[] = [];
      for (let at = 0; at < TIMES + WARM_UPS; at += 1) {
        const address = url + requestOf(endpoint, inputOf(at)).url;
        const before = performance.now();
        const response = await fetch(address, { headers: { cookie } });
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${address}: ${response.status}`);
        if (at >= WARM_UPS) times.push(performance.now() - before);
      }
      return times;
    }

    const measured = [
      {
        name: 'history, first page, p95',
        mostMs: 50,
        times: await timesOf(trainingHistoryApi.sessions, () => ({
          query: { from: addDays(today, -31), to: today },
        })),
      },
      {
        name: 'an exercise’s chart, p95',
        mostMs: 50,
        times: await timesOf(trainingHistoryApi.exercise, (at) => ({
          query: { exercise: ['back-squat', 'bench-press', 'deadlift'][at % 3] ?? '' },
        })),
      },
      {
        name: 'opening a session, p95',
        mostMs: 60,
        times: await timesOf(trainingSessionsApi.one, (at) => ({
          params: { id: sessions[(at * 37) % SESSIONS]?.id ?? '' },
        })),
      },
    ];
    for (const { name, mostMs, times } of measured) {
      const p95 = percentile(times, 0.95);
      console.log(`${name}: ${p95.toFixed(1)} ms (median ${percentile(times, 0.5).toFixed(1)} ms)`);
      goal(name, `under ${mostMs} ms`, `${p95.toFixed(1)} ms`, p95 < mostMs);
    }
  } finally {
    await app.close();
    await database.close();
    await postgres.stop();
  }
}
