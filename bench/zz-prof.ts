import { fork } from 'node:child_process';
import { request } from '@playwright/test';
import { readFileSync, readdirSync } from 'node:fs';
import pg from 'pg';
import { accountApi } from '#features/account/contract.ts';
import { csvImportApi } from '#features/csv-import/contract.ts';
import { PART_BYTES } from '#features/csv-import/rules/limits.ts';
import { organisationsApi } from '#features/organisations/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { startRealPostgres } from '../apps/server/testing/real-postgres.ts';
import { callAs, signUp } from '../e2e/person.ts';
import Papa from 'papaparse';
import { writeFile } from 'node:fs/promises';
const N = Number(process.argv[2] ?? 100000), J = Number(process.argv[3] ?? 20000), engine = process.argv[4] ?? 'postgres', prof = process.argv[5] === 'prof';
const fileOf = (rows: number, who: string) => 'Email,First Name,Last Name,Phone,Note\n' + Array.from({ length: rows }, (_, at) => `${who}-${at}@members.example.test,Ari ${at % 97},Nguyen-${at},0400 ${100_000 + (at % 899_999)},"came with the old system, paid until the end of the year"`).join('\n') + '\n';
const columnMapping = { Email: 'email', 'First Name': 'firstName', 'Last Name': 'lastName', Phone: 'phone' };
const server = engine === 'postgres' ? await startRealPostgres({ durable: true }) : null;
let c: pg.Client | null = null;
if (server) {
  c = new pg.Client({ connectionString: server.url }); await c.connect();
  for (let i = 0; i < 2; i++) {
  await c.query('drop table if exists bare; create table bare (email text, first text, last text, phone text, note text)');
  const text = fileOf(N, 'x'); await writeFile('/tmp/csvlab/b.csv', text);
  const s = performance.now(); Papa.parse(readFileSync('/tmp/csvlab/b.csv', 'utf8')); await c.query(`copy bare from '/tmp/csvlab/b.csv' csv header`);
  console.log('yardstick', (performance.now() - s).toFixed(0)); }
  await c.query("alter system set log_min_duration_statement=0"); await c.query("alter system set log_parameter_max_length=0"); await c.query('select pg_reload_conf()');
}
const target = fork('bench/csv/target.ts', [JSON.stringify({ engine, at: server?.url ?? '/tmp/csvlab/db' + Date.now() })], { stdio: 'inherit', execArgv: prof ? ['--cpu-prof', '--cpu-prof-dir=/tmp/csvlab/prof'] : [] });
await new Promise((r) => target.once('message', r));
const ask = (q: string) => { const p = new Promise<any>((r) => target.once('message', r)); target.send(q); return p; };
const ctx = await request.newContext({ baseURL: 'http://127.0.0.1:3999' });
const page = { request: ctx } as any;
const person = await signUp(page); await ask('verify'); await callAs(page, accountApi.signIn, { body: person });
await callAs(page, organisationsApi.create, { body: { id: newId(), name: 'Iron', kind: 'gym', priceId: 'price_gym_pro_monthly' } });
const { csrfToken } = await (await ctx.get('/api/csrf-token')).json();
const cookie = (await ctx.storageState()).cookies.map((k: any) => `${k.name}=${k.value}`).join('; ');
const post = async (method: string, url: string, body?: unknown) => { const a = await fetch('http://127.0.0.1:3999' + url, { method, headers: { 'x-csrf-token': csrfToken, origin: 'http://127.0.0.1:3999', cookie, ...(body ? { 'content-type': 'application/json' } : {}) }, ...(body ? { body: JSON.stringify(body) } : {}) }); const j = await a.json() as any; if (!a.ok) throw new Error(JSON.stringify(j)); return j; };
const m0 = await ask('memory');
const t = async <T>(n: string, rows: number, f: () => Promise<T>) => { const s = performance.now(); const r = await f(); const ms = performance.now() - s; console.log(n.padEnd(40), ms.toFixed(0), 'ms', Math.round(rows / ms * 1000), 'rows/s'); return r; };
if (J > 0) {
const rows = Array.from({ length: J }, (_, at) => ({ Email: `json-${at}@members.example.test`, 'First Name': 'Ari', 'Last Name': 'N' + at, Phone: '0400 100100', Note: 'came with the old system, paid until the end of the year' }));
const v = await t('json validate', J, () => post('POST', '/api/csv-imports', { importType: 'trainees', columnMapping, csvData: rows }));
await t('json commit', J, () => post('POST', `/api/csv-imports/${v.id}/commit`));
}
console.log('memory growth', (await ask('memory')).peakMb - m0.nowMb);
const bytes = Buffer.from(fileOf(N, 'stream'));
const id = newId();
const begin = performance.now();
await t('upload', N, async () => {
await post('POST', '/api/csv-import-uploads', { importType: 'trainees', columnMapping, format: { encoding: 'utf-8', delimiter: ',', quote: '"', decimal: '.' }, id, sizeBytes: bytes.length });
for (let part = 0; part * PART_BYTES < bytes.length; part++) await post('PUT', `/api/csv-imports/${id}/parts/${part}`, { data: bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES).toString('base64') });
});
await t('reading', N, async () => { let s: any = { state: 'reading' }; let seen = 0; while (s.state === 'reading') { await new Promise((r) => setTimeout(r, 30)); s = await post('GET', `/api/csv-imports/${id}`); if (s.bytesRead === bytes.length && !seen) { seen = 1; console.log('  all staged at', (performance.now() - begin).toFixed(0)); } } if (s.state !== 'validated') throw new Error(JSON.stringify(s)); });
await t('commit', N, () => post('POST', `/api/csv-imports/${id}/commit`));
console.log('TOTAL', (performance.now() - begin).toFixed(0), 'ms', Math.round(N / (performance.now() - begin) * 1000));
console.log('memory growth', (await ask('memory')).peakMb - m0.nowMb);
if (c) await c.query("select 1 as done");
if (server) { const { rows } = await c!.query("show data_directory"); const log = rows[0].data_directory.replace(/\/data$/, '/log');
 const by = new Map<string, [number, number]>();
 for (const m of readFileSync(log, 'utf8').matchAll(/duration: ([\d.]+) ms\s+(?:statement|execute [^:]*|bind [^:]*|parse [^:]*): ([\s\S]{0,70})/g)) { const k = m[0].includes(' bind ') ? 'BIND ' + m[2]!.replace(/\s+/g, ' ') : m[2]!.replace(/\s+/g, ' '); const e = by.get(k) ?? [0, 0]; e[0] += Number(m[1]); e[1]++; by.set(k, e); }
 for (const [k, [ms, n]] of [...by].sort((a, b) => b[1][0] - a[1][0]).slice(0, 22)) console.log(ms.toFixed(0).padStart(7), String(n).padStart(5), k);
}
target.send('end'); await new Promise((r) => target.once('exit', r)); await c?.end(); await server?.stop();
process.exit(0);
