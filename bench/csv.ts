import { type ChildProcess, fork } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import Papa from 'papaparse';
import pg from 'pg';
import { accountApi } from '#features/account/contract.ts';
import { csvImportApi } from '#features/csv-import/contract.ts';
import { PART_BYTES } from '#features/csv-import/rules/limits.ts';
import { organisationsApi } from '#features/organisations/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { startPostgres } from '../apps/server/testing/test-postgres.ts';
import { callAs, signUp } from '../e2e/person.ts';
import { chromiumArguments, findChromium } from '../scripts/chromium.ts';
import type { CsvTarget, Memory } from './csv/messages.ts';

/**
 * Trainees from a file: through the real page in Chromium to committed, and through the stream, in rows
 * a second as a ratio to bare parse (Papa Parse) + COPY of the same file in the same run.
 * `npm run build` first; `npm run bench -- csv 1000000 100000` are the rows of the stream and of the page.
 */
const [streamed = 1_000_000, paged = 100_000] = process.argv.slice(2).map(Number);
const columnMapping = {
  Email: 'email',
  'First Name': 'firstName',
  'Last Name': 'lastName',
  Phone: 'phone',
};

/** About 120 bytes a row. */
function fileOf(rows: number, who: string): string {
  const lines = Array.from({ length: rows }, (_, at) => {
    const note = 'came with the old system, paid until the end of the year';
    return `${who}-${at}@members.example.test,Ari ${at % 97},Nguyen-${at},0400 ${100_000 + (at % 899_999)},"${note}"`;
  });
  return `Email,First Name,Last Name,Phone,Note\n${lines.join('\n')}\n`;
}

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const before = performance.now();
  await work();
  return (performance.now() - before) / 1000;
};
const parseAll = async (file: string) => {
  Papa.parse(await readFile(file, 'utf8'));
};
const TABLE = 'create table bare (email text, first text, last text, phone text, note text)';

async function bareOnPostgres(url: string, file: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`drop table if exists bare; ${TABLE}`);
  const took = await seconds(async () => {
    await parseAll(file);
    await client.query(`copy bare from '${file}' csv header`);
  });
  await client.query('drop table bare');
  await client.end();
  return took;
}

/** The least that a commit can be: rows that are in the database already become members, with all their indexes. */
const membersOnly = (rows: number) => `
  insert into organisation_members (organisation_id, id, email, first_name, last_name, phone, role, name_key,
    state, version, created_at, updated_at)
  select organisations.id, ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
    'bare-' || n || '@members.example.test', 'Ari ' || n % 97, 'Nguyen-' || n, '0400 100100', 'trainee',
    'nguyen-' || n || ' ari ' || n % 97 || ' bare-' || n || '@members.example.test', 'invited', 1, now(), now()
  from organisations, generate_series(1, ${rows}) n`;

async function membersOnPostgres(url: string, rows: number): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const took = await seconds(() => client.query(membersOnly(rows)));
  await client.end();
  return took;
}

function ask<Answer>(target: ChildProcess, question: string): Promise<Answer> {
  const answer = new Promise<Answer>((resolve) =>
    target.once('message', (message) => resolve(message as Answer)),
  );
  target.send(question);
  return answer;
}

const targetUrl = 'http://127.0.0.1:3999';

async function startTarget(target: CsvTarget): Promise<ChildProcess> {
  // As `npm start` runs it.
  const execArgv = ['--max-semi-space-size=16'];
  const child = fork('bench/csv/target.ts', [JSON.stringify(target)], {
    stdio: 'inherit',
    execArgv,
  });
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The target ended with ${code}.`)));
  });
  return child;
}

/** A page of somebody who owns a gym. */
async function gymOwner(browser: Browser, target: ChildProcess): Promise<Page> {
  const context = await browser.newContext({ baseURL: targetUrl, locale: 'en-AU' });
  const page = await context.newPage();
  const person = await signUp(page);
  await ask(target, 'verify');
  // The session knows the address as it was.
  await callAs(page, accountApi.signIn, { body: person });
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
  const longestMs = await page.evaluate(
    () => (window as unknown as { longest: { ms: number } }).longest.ms,
  );
  return { read, validated, committed, longestMs };
}

async function throughStream(page: Page, file: string) {
  const bytes = await readFile(file);
  const id = newId();
  const params = { id };
  const format = { encoding: 'utf-8', delimiter: ',', quote: '"', decimal: '.' } as const;
  const validated = await seconds(async () => {
    const about = { importType: 'trainees' as const, columnMapping, format };
    await callAs(page, csvImportApi.begin, { body: { ...about, id, sizeBytes: bytes.length } });
    for (let part = 0; part * PART_BYTES < bytes.length; part += 1) {
      const piece = bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES);
      const body = { data: piece.toString('base64') };
      await callAs(page, csvImportApi.sendPart, { params: { id, part }, body });
    }
    let state = 'reading';
    while (state === 'reading') {
      await pause(200);
      const read = await callAs(page, csvImportApi.read, { params });
      ({ state } = read);
      if (state === 'failed') throw new Error(`${read.failure}`);
    }
  });
  const committed = await seconds(async () => {
    const { csrfToken } = (await (await page.request.get('/api/csrf-token')).json()) as {
      csrfToken: string;
    };
    const answer = await page.request.post(`/api/csv-imports/${id}/commit`, {
      headers: { 'x-csrf-token': csrfToken, origin: targetUrl },
      timeout: 900_000,
    });
    if (!answer.ok()) throw new Error(await answer.text());
  });
  return { validated, committed };
}

const folder = await mkdtemp(join(tmpdir(), 'vigour-bench-'));
// The server, which may be another user, reads a file in it.
await chmod(folder, 0o777);
const executablePath = findChromium();
const browser = await chromium.launch({
  args: chromiumArguments,
  ...(executablePath ? { executablePath } : {}),
});
console.log(
  '| what | rows | seconds | rows/s | of bare parse + COPY | memory growth MB | longest task ms |',
);
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
try {
  const small = join(folder, 'small.csv');
  const large = join(folder, 'large.csv');
  await writeFile(small, fileOf(paged, 'page'));
  await writeFile(large, fileOf(streamed, 'stream'));
  const server = await startPostgres({ durable: true });
  try {
    const bareOf = (file: string) => bareOnPostgres(server.url, file);
    const bare = { small: await bareOf(small), large: await bareOf(large) };
    const target = await startTarget({ url: server.url });
    const print = (what: string, rows: number, took: number, base: number, more: string) =>
      console.log(
        `| ${what} | ${rows.toLocaleString('en-AU')} | ${took.toFixed(1)} | ${Math.round(rows / took).toLocaleString('en-AU')} | ${(base / took).toFixed(2)} | ${more} |`,
      );
    print('bare parse + COPY', streamed, bare.large, bare.large, ' | ');
    const page = await gymOwner(browser, target);
    const start = await ask<Memory>(target, 'memory');
    const paging = await throughPage(page, small);
    const afterPage = await ask<Memory>(target, 'memory');
    const growth = (memory: Memory) => (memory.peakMb - start.nowMb).toFixed(0);
    const { read, validated, committed } = paging;
    const more = `${growth(afterPage)} | ${paging.longestMs.toFixed(0)}`;
    print('page, file read', paged, read, bare.small, ' | ');
    print('page, to validated', paged, read + validated, bare.small, ' | ');
    print('page, to committed', paged, read + validated + committed, bare.small, more);
    const stream = await throughStream(page, large);
    const after = await ask<Memory>(target, 'memory');
    print('stream, to validated', streamed, stream.validated, bare.large, `${growth(after)} | `);
    print(
      'stream, to committed',
      streamed,
      stream.validated + stream.committed,
      bare.large,
      `${growth(after)} | `,
    );
    target.send('end');
    await new Promise((gone) => target.once('exit', gone));
    const members = await membersOnPostgres(server.url, paged);
    print('one INSERT … SELECT of members', paged, members, bare.small, ' | ');
  } finally {
    await server.stop();
  }
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}
