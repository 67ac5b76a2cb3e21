import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { trainingSessionsApi } from '#features/training-sessions/contract.ts';
import { makeItem, makeSession, makeSets } from '#features/training-sessions/rules/new-session.ts';
import { newId } from '#platform/shared/ids.ts';
import { callAs } from '../../e2e/person.ts';
import { goal, reportGoals } from '../goals.ts';
import { percentile } from '../percentile.ts';
import { CPU_SLOWDOWN, onPhone } from '../phone.ts';

const MAX_TICK_MS = 50;
const MAX_SCRIPT_KB = 60;
const EXERCISES = ['back-squat', 'bench-press', 'barbell-row', 'deadlift', 'overhead-press'];
const SETS = 5;
/** Offline work, sheets and every exercise are fetched some seconds after a page stands, ms. */
const QUIET_AFTER_MS = 6_000;
/** Between two ticks, ms: shorter than any set, and what follows from the one before is over. */
const PAUSE_MS = 2_000;
const TICKS = 12;

/** The scripts that a page has asked for, with their bytes as gzip; those of the worker come unpacked. */
async function scriptsOf(page: Page): Promise<[string, number][]> {
  const paths = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name }) => new URL(name).pathname),
  );
  return [...new Set(paths)].map((path) => [
    path,
    gzipSync(readFileSync(`build/web${path}`)).length,
  ]);
}

async function untilQuiet(page: Page): Promise<void> {
  await page.waitForTimeout(QUIET_AFTER_MS);
  await page.waitForLoadState('networkidle');
}

/** Milliseconds from the click on a tick to the frame after the one that shows it. */
const tick = (page: Page, at: number): Promise<number> =>
  page.evaluate(async (place) => {
    const button = document.querySelectorAll<HTMLElement>('[data-tick]')[place];
    if (!button) throw new Error(`There is no set ${place}.`);
    button.scrollIntoView({ block: 'center' });
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
    const before = performance.now();
    button.click();
    await new Promise<void>((drawn) => {
      const look = () => {
        const now = document.querySelectorAll<HTMLElement>('[data-tick]')[place];
        if (now?.getAttribute('aria-pressed') !== 'true') return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(drawn));
      };
      const watch = new MutationObserver(look);
      watch.observe(document.body, { attributes: true, childList: true, subtree: true });
    });
    return performance.now() - before;
  }, at);

/** The logger in a browser whose processor is four times slower, with and without a network; run by bench/training.ts. */
async function measureBrowser(today: string): Promise<void> {
  await onPhone(async (page, context) => {
    const id = newId();
    const items = EXERCISES.map((exerciseId, at) =>
      makeItem({
        id: `${at}`,
        exerciseId,
        measure: 'loadReps',
        restSeconds: 90,
        sets: makeSets(`${at}`, SETS, {
          loadKg: 60,
          reps: [8, 12],
          seconds: null,
          metres: null,
          reserve: 2,
        }),
      }),
    );
    const startedAt = new Date().toISOString();
    const session = makeSession({ date: today, origin: 'own', name: 'Bench', startedAt }, items);
    // The shell: all that Home has fetched of a person who has not trained yet, also in the background.
    await page.goto('/home', { waitUntil: 'networkidle' });
    await untilQuiet(page);
    const shell = new Set((await scriptsOf(page)).map(([name]) => name));
    await callAs(page, trainingSessionsApi.add, { body: { ...session, id } });

    const fresh = await context.newPage();
    await fresh.goto(`/workouts/log/${id}`);
    await fresh.locator('[data-tick]').first().waitFor();
    const own = (await scriptsOf(fresh)).filter(([name]) => !shell.has(name));
    const kb = own.reduce((sum, [, bytes]) => sum + bytes, 0) / 1_000;
    for (const [name, bytes] of own) console.log(`${name}: ${bytes} bytes`);
    goal(
      'the logger’s script over the shell',
      `at most ${MAX_SCRIPT_KB} kB`,
      `${kb.toFixed(0)} kB`,
      kb <= MAX_SCRIPT_KB,
    );

    // One page is open, as on a phone; it is left alone until what is fetched for later is here.
    await page.close();
    await untilQuiet(fresh);
    const later = (await scriptsOf(fresh)).filter(([name]) => !shell.has(name));
    const laterKb = later.reduce((sum, [, bytes]) => sum + bytes, 0) / 1_000 - kb;
    console.log(`fetched later, for where the network ends: ${laterKb.toFixed(0)} kB`);

    const devtools = await context.newCDPSession(fresh);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const ticksFrom = async (first: number): Promise<number[]> => {
      const all: number[] = [];
      for (let at = first; at < first + TICKS; at += 1) {
        all.push(await tick(fresh, at));
        await fresh.waitForTimeout(PAUSE_MS);
      }
      return all;
    };
    const online = await ticksFrom(0);
    await context.setOffline(true);
    const offline = await ticksFrom(TICKS);
    for (const [name, all] of [
      ['a tick drawn, with a network', online.slice(1)],
      ['a tick drawn, without one', offline],
    ] as const) {
      const p95 = percentile(all, 0.95);
      console.log(`${name}: ${all.map((ms) => ms.toFixed(0)).join(' ')} ms`);
      goal(`${name}, p95`, `within ${MAX_TICK_MS} ms`, `${p95.toFixed(0)} ms`, p95 <= MAX_TICK_MS);
    }
  });
}

await measureBrowser(process.argv[2] ?? '');
reportGoals();
