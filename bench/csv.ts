import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type Page } from '@playwright/test';
import { csvImportApi } from '#features/csv-import/contract.ts';
import { organisationsApi } from '#features/organisations/contract.ts';
import { signInApi } from '#features/sign-in/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { startPostgres } from '../apps/server/testing/test-postgres.ts';
import { callAs, signUp } from '../e2e/person.ts';
import { launchChromium } from '../scripts/chromium.ts';
import { SERVER_FLAGS, SERVER_MEMORY } from '../scripts/server-process.mjs';
import type { Memory } from './csv/messages.ts';
import { goal, reportGoals } from './goals.ts';

/**
 * Trainees from a file: through the real page in Chromium to committed, and through the API while another person reads
 * their day. `npm run build` first; `npm run bench -- csv 100000 200000` are the rows of the page and of the API.
 */
const [pageRows = 100_000, apiRows = 200_000] = process.argv.slice(2).map(Number);
const MAX_TASK_MS = 200;
const MAX_P99_MS = 250;
const MAX_MEMORY_MB = 400;
const READ_EVERY_MS = 5;
const targetUrl = 'http://127.0.0.1:3999';

const columns = ['Email', 'First Name', 'Last Name', 'Phone', 'Note'];
const columnMapping = {
  Email: 'email',
  'First Name': 'firstName',
  'Last Name': 'lastName',
  Phone: 'phone',
};

/** About 120 bytes a row. */
const cellsOf = (who: string, at: number) => [
  `${who}-${at}@members.example.test`,
  `Ari ${at % 97}`,
  `Nguyen-${at}`,
  `0400 ${100_000 + (at % 899_999)}`,
  'came with the old system, paid until the end of the year',
];

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const before = performance.now();
  await work();
  return (performance.now() - before) / 1000;
};

function ask<Answer>(target: ChildProcess, question: string): Promise<Answer> {
  const answer = new Promise<Answer>((resolve) =>
    target.once('message', (message) => resolve(message as Answer)),
  );
  target.send(question);
  return answer;
}

async function startTarget(databaseUrl: string): Promise<ChildProcess> {
  // As `npm start` runs it.
  const child = fork('bench/csv/target.ts', [databaseUrl], {
    stdio: 'inherit',
    execArgv: SERVER_FLAGS,
    env: { ...process.env, ...SERVER_MEMORY },
  });
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The target ended with ${code}.`)));
  });
  return child;
}

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: targetUrl, locale: 'en-AU' });
  return context.newPage();
}

/** A page of a person who owns a gym. */
async function gymOwner(browser: Browser, target: ChildProcess): Promise<Page> {
  const page = await newPage(browser);
  const person = await signUp(page);
  await ask(target, 'verify');
  // The session knows the address as it was.
  await callAs(page, signInApi.signIn, { body: person });
  const body = { id: newId(), name: 'Iron House', kind: 'gym' as const };
  await callAs(page, organisationsApi.create, {
    body: { ...body, priceId: 'price_gym_pro_monthly' },
  });
  return page;
}

async function throughPage(page: Page, file: string) {
  await page.addInitScript(() => {
    const longest = { ms: 0 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
    }).observe({ type: 'longtask' });
  });
  await page.goto('/csv-import');
  const button = (name: string) => page.getByRole('button', { name });
  await page.getByLabel('CSV file', { exact: true }).waitFor({ state: 'attached' });
  const read = await seconds(async () => {
    await page.getByLabel('CSV file', { exact: true }).setInputFiles(file);
    await button('Validate Import').waitFor({ timeout: 600_000 });
  });
  const validated = await seconds(async () => {
    await button('Validate Import').click();
    const refused = page.locator('[role=alert]').filter({ hasText: 'Failed' });
    await button('Confirm Import').or(refused).first().waitFor({ timeout: 600_000 });
    if (await refused.isVisible()) throw new Error(await refused.innerText());
  });
  const committed = await seconds(async () => {
    await button('Confirm Import').click();
    await page.getByRole('link', { name: 'Done' }).waitFor({ timeout: 600_000 });
  });
  const text = await page.getByText(/rows imported, /).innerText();
  const longestMs = await page.evaluate(
    () => (window as unknown as { longest: { ms: number } }).longest.ms,
  );
  const rows = Number(text.replaceAll(',', '').match(/^\d+/)?.[0]);
  return { rows, read, validated, committed, longestMs };
}

/** Answers of the server, called as the person of a page. */
async function callerOf(page: Page) {
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
  const token = (await (await page.request.get('/api/csrf-token')).json()) as { csrfToken: string };
  const headers = {
    cookie: cookie.join('; '),
    origin: targetUrl,
    'x-csrf-token': token.csrfToken,
  };
  return async (method: 'GET' | 'POST', path: string, body?: string) => {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await fetch(targetUrl + path, {
      method,
      headers: { ...headers, ...json },
      ...(body === undefined ? {} : { body }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text;
  };
}

type Caller = Awaited<ReturnType<typeof callerOf>>;

/** Milliseconds of one person's reads while `work` goes on. */
async function readsWhile(read: Caller, work: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  let isDone = false;
  const done = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const before = performance.now();
    await read('GET', '/api/food-logs?date=2026-11-20');
    times.push(performance.now() - before);
    await pause(READ_EVERY_MS);
  }
  await done;
  return times.toSorted((a, b) => a - b);
}

const percentile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

const folder = await mkdtemp(join(tmpdir(), 'vigour-bench-'));
const awake = setInterval(() => {}, 60_000);
const browser = await launchChromium();
const postgres = await startPostgres({ durable: true });
try {
  const target = await startTarget(postgres.url);
  const owner = await gymOwner(browser, target);
  const reader = await newPage(browser);
  await signUp(reader);
  const read = await callerOf(reader);

  const file = join(folder, 'people.csv');
  const lines = Array.from({ length: pageRows }, (_, at) => cellsOf('page', at).map(quoted).join());
  await writeFile(file, `${columns.join()}\n${lines.join('\n')}\n`);
  const page = await throughPage(owner, file);

  const call = await callerOf(owner);
  const csvData = Array.from({ length: apiRows }, (_, row) =>
    Object.fromEntries(cellsOf('api', row).map((cell, at) => [columns[at], cell])),
  );
  const id = newId();
  const body = JSON.stringify({ id, importType: 'trainees', columnMapping, csvData });
  const idle = await readsWhile(read, () => pause(3_000));
  const took = { validated: 0, committed: 0 };
  const validating = await readsWhile(read, async () => {
    took.validated = await seconds(() => call('POST', csvImportApi.validate.path, body));
  });
  const committing = await readsWhile(read, async () => {
    const path = csvImportApi.commit.path.replace(':id', id);
    took.committed = await seconds(() => call('POST', path));
  });
  const { peakMb } = await ask<Memory>(target, 'memory');
  target.send('end');
  await new Promise((gone) => target.once('exit', gone));

  const toMb = (bytes: number) => (bytes / 1_000_000).toFixed(1);
  const reads = (times: readonly number[]) =>
    `${times.length} reads, p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms, slowest ${times.at(-1)?.toFixed(1)} ms`;
  const inAll = page.read + page.validated + page.committed;
  console.log(
    `page: ${pageRows} rows, read ${page.read.toFixed(1)} s, validated ${page.validated.toFixed(1)} s, committed ${page.committed.toFixed(1)} s, in all ${inAll.toFixed(1)} s
API: ${apiRows} rows, ${toMb(body.length)} MB, validated ${took.validated.toFixed(1)} s, committed ${took.committed.toFixed(1)} s
another person, idle: ${reads(idle)}
another person, while rows are validated: ${reads(validating)}
another person, while rows are committed: ${reads(committing)}`,
  );
  const p99 = (name: string, times: readonly number[]) => {
    const ms = percentile(times, 0.99);
    goal(name, `under ${MAX_P99_MS} ms`, `${ms.toFixed(0)} ms`, ms < MAX_P99_MS);
  };
  goal('rows through the page, committed', `${pageRows}`, `${page.rows}`, page.rows === pageRows);
  const { longestMs } = page;
  const task = `${longestMs.toFixed(0)} ms`;
  goal('longest task of the page', `under ${MAX_TASK_MS} ms`, task, longestMs < MAX_TASK_MS);
  p99('another person’s p99 while rows are validated', validating);
  p99('another person’s p99 while rows are committed', committing);
  const memory = `${peakMb.toFixed(0)} MB`;
  goal('memory of the server', `under ${MAX_MEMORY_MB} MB`, memory, peakMb < MAX_MEMORY_MB);
  reportGoals();
} finally {
  clearInterval(awake);
  await browser.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

function quoted(cell: string): string {
  return cell.includes(',') ? `"${cell}"` : cell;
}
