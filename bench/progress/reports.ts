import { Worker } from 'node:worker_threads';
import { weighInsApi } from '#features/nutrition/contract.ts';
import type { Report } from '#features/reports/rules/report.ts';
import type { TestClient } from '../../apps/server/testing/test-client.ts';
import { goal } from '../goals.ts';
import { percentile } from '../percentile.ts';

const MAX_PDF_MS = 1_500;
const MAX_PDF_MB = 150;
const AT_ONCE = 50;
/** Other calls may take so much longer while fifty reports are made. */
const MAX_SLOWER_MS = 100;

type Counted = { person: Pick<TestClient, 'inject'>; from: string; to: string; date: string };

const timed = async (run: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await run();
  return performance.now() - start;
};

/** The PDF of a period, and other calls while fifty are made at once. */
export async function benchReports({ person, from, to, date }: Counted): Promise<void> {
  const query = new URLSearchParams({ from, to, date }).toString();
  const pdf = async () => {
    const answer = await person.inject({ method: 'GET', url: `/api/reports/pdf?${query}` });
    if (answer.statusCode !== 200) throw new Error(answer.body.slice(0, 300));
  };
  const url = `${weighInsApi.list.path}?from=${from}`;
  const other = () => timed(() => person.inject({ method: 'GET', url }));
  await pdf();
  const one = await timed(pdf);
  goal('PDF of a report', `at most ${MAX_PDF_MS} ms`, `${one.toFixed(0)} ms`, one <= MAX_PDF_MS);

  const alone: number[] = [];
  for (let at = 0; at < 30; at += 1) alone.push(await other());
  const all = Promise.all(Array.from({ length: AT_ONCE }, pdf));
  const beside: number[] = [];
  let isDone = false;
  void all.finally(() => {
    isDone = true;
  });
  const start = performance.now();
  while (!isDone) beside.push(await other());
  await all;
  const took = performance.now() - start;
  const slower = percentile(beside, 0.95) - percentile(alone, 0.95);
  goal(
    `other calls beside ${AT_ONCE} PDFs, p95`,
    `at most ${MAX_SLOWER_MS} ms slower`,
    `${slower.toFixed(0)} ms slower, all in ${(took / 1000).toFixed(1)} s`,
    slower <= MAX_SLOWER_MS,
  );
}

/** Memory of the thread that writes a PDF, with the server's own files as it loads them. */
export async function benchPdfMemory(worker: URL, report: Report, madeOn: string): Promise<void> {
  const before = process.memoryUsage().rss;
  const thread = new Worker(worker, {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 },
  });
  let most = 0;
  for (let at = 0; at < 5; at += 1) {
    await new Promise<void>((resolve, reject) => {
      thread.once('message', () => resolve());
      thread.once('error', reject);
      thread.postMessage({ name: 'writeReport', input: { report, madeOn, madeAtMs: 0 } });
    });
    most = Math.max(most, process.memoryUsage().rss);
  }
  await thread.terminate();
  const mb = (most - before) / 1e6;
  goal('memory for PDFs', `at most ${MAX_PDF_MB} MB`, `${mb.toFixed(0)} MB`, mb <= MAX_PDF_MB);
}
