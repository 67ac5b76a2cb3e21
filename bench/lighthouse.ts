import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { startServer } from '../e2e/server.ts';
import { chromiumArguments, findChromium } from '../scripts/chromium.ts';
import { goal, reportGoals } from './goals.ts';

/**
 * Lighthouse (mobile: Slow 4G, 4x slower processor, simulated) on the public pages of the production
 * build: `npm run bench lighthouse`. Prints the four scores and the figures behind the first. npx fetches
 * it, because it is a tenth of what every fresh clone would install.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const MIN_SCORE = 95;
const paths = ['/', '/pricing', '/login', '/terms'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Audit = {
  id: string;
  title: string;
  score: number | null;
  scoreDisplayMode: string;
  displayValue?: string;
};
type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, Audit>;
};

const run = promisify(execFile);

async function inspect(url: string, port: number): Promise<Report> {
  const only = `--only-categories=${categories.join(',')}`;
  const options = [`--port=${port}`, '--output=json', '--quiet', only];
  const { stdout } = await run('npx', ['--yes', LIGHTHOUSE, url, ...options], {
    maxBuffer: 50_000_000,
  });
  return JSON.parse(stdout) as Report;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const executablePath = findChromium();
const port = await freePort();
const server = await startServer();
const browser = await chromium.launch({
  args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  ...(executablePath ? { executablePath } : {}),
});
try {
  for (const path of paths) {
    const { categories: scored, audits } = await inspect(`${server.url}${path}`, port);
    const scores = categories.map(
      (name) => `${name} ${Math.round((scored[name]?.score ?? 0) * 100)}`,
    );
    const lowest = Math.min(...categories.map((name) => scored[name]?.score ?? 0)) * 100;
    const lowestScore = Math.round(lowest);
    goal(`${path}: lowest score`, `at least ${MIN_SCORE}`, lowestScore, lowestScore >= MIN_SCORE);
    const figure = (name: string) => audits[name]?.displayValue ?? '?';
    console.log(
      `${path.padEnd(9)} ${scores.join('  ')}  (FCP ${figure('first-contentful-paint')}, LCP ${figure('largest-contentful-paint')}, TBT ${figure('total-blocking-time')}, CLS ${figure('cumulative-layout-shift')})`,
    );
    const lost = Object.values(audits).filter(
      (audit) => audit.score !== null && audit.score < 1 && audit.scoreDisplayMode === 'binary',
    );
    for (const audit of lost) console.log(`          lost: ${audit.id}: ${audit.title}`);
  }
} finally {
  await browser.close();
  await server.dispose();
}
reportGoals();
