import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { EXPORT_FORMAT } from '#features/my-data/rules.ts';
import { zipOf } from '#features/my-data/server/providers/zip.ts';
import { requestOf } from '#platform/shared/endpoint.ts';
import { allEndpoints, changes } from '../apps/server/testing/all-endpoints.ts';
import { worstBodies } from '../apps/server/testing/worst-bodies.ts';
import { SERVER_FLAGS, SERVER_MEMORY } from '../scripts/server-process.mjs';
import { Browser } from './abuse/browser.ts';
import { goal, reportGoals } from './goals.ts';

/**
 * Sends each endpoint its worst bodies, 600 a minute, each from an unverified account of its own, while another
 * person uses the app. `npm run build` first; `npm run bench -- abuse [SECONDS] [NAMES]`:
 * the seconds for each endpoint, and a pattern of the endpoints' names.
 */
const seconds = Number(process.argv[2] ?? 3);
const wanted = new RegExp(process.argv[3] ?? '');
const PORT = 20_000 + (process.pid % 20_000);
const ORIGIN = `http://127.0.0.1:${PORT}`;
const EVERY_MS = 100;
const MAX_P99_MS = 250;
const MAX_MEMORY_MB = 400;
const MAX_OUTSTANDING = 100;

const params = {
  id: '01900000-0000-7000-8000-000000000001',
  memberId: '01900000-0000-7000-8000-000000000002',
  token: 'x',
  provider: 'google',
  date: '2026-11-20',
  part: 0,
};

async function zipBombs(): Promise<string[]> {
  const ones = (count: number) => `[${'1,'.repeat(count - 1)}1]`;
  const contents = [ones(45_000_000), ones(6_500_000), ones(100_000), '['.repeat(900_000)];
  const zips = contents.map((content) =>
    zipOf(
      new Map([
        ['schema.json', JSON.stringify(EXPORT_FORMAT)],
        ['data/food_log_entries.json', content],
      ]),
      new Date(0),
    ),
  );
  return (await Promise.all(zips)).map((zip) => JSON.stringify({ zip: zip.toString('base64') }));
}

/** The product as `npm start` runs it, with its database in a process of its own. */
async function startServer(dataDir: string): Promise<ChildProcess> {
  const server = fork('build/server/main.js', {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: SERVER_FLAGS,
    // Each attacker comes from an address of its own.
    env: {
      ...process.env,
      ...SERVER_MEMORY,
      PORT: String(PORT),
      DATA_DIR: dataDir,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'fatal',
    },
  });
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`${ORIGIN}/api/health`).catch(() => null);
    if (answer?.ok) return server;
    await pause(100);
  }
  throw new Error('The server did not start.');
}

/** The most memory that a process has used, in MB (Linux). */
function peakMbOf({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) / 1_000;
}

const p99 = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;

/** The next message of the other person's thread. */
const nextMessage = <Message>(person: Worker): Promise<Message> =>
  new Promise((resolve, reject) => {
    person.once('message', resolve);
    person.once('error', reject);
  });

function takeTimes(person: Worker): Promise<number[]> {
  const times = nextMessage<number[]>(person);
  person.postMessage('times');
  return times;
}

type Attack = { name: string; method: string; url: string; bodies: () => Promise<string[]> };

/** Gives the answers by status. */
async function attack({ method, url, bodies }: Attack, attacker: Browser): Promise<string> {
  const json = await bodies();
  const answers = new Map<number | string, number>();
  const outstanding = new Set<Promise<void>>();
  for (let sent = 0; sent < (seconds * 1_000) / EVERY_MS; sent += 1) {
    const call = attacker
      .send(method, url, json[sent % json.length])
      .catch(() => 'cut off')
      .then((status) => {
        answers.set(status, (answers.get(status) ?? 0) + 1);
        outstanding.delete(call);
      });
    outstanding.add(call);
    await pause(EVERY_MS);
    if (outstanding.size >= MAX_OUTSTANDING) await Promise.race(outstanding);
  }
  await Promise.all(outstanding);
  return [...answers].map(([status, count]) => `${count} × ${status}`).join(', ');
}

const all: Attack[] = (await allEndpoints()).filter(changes).map(({ name, endpoint }) => ({
  name,
  ...requestOf(endpoint, { params }),
  bodies: async () => worstBodies(endpoint).map(({ json }) => json),
}));
const importing = all.find(({ name }) => name === 'myDataApi.import');
if (importing) all.push({ ...importing, name: 'zip bombs', bodies: zipBombs });

const attacks = all.filter(({ name }) => wanted.test(name));

const folder = await mkdtemp(join(tmpdir(), 'vigour-bench-'));
const server = await startServer(folder);
let restarts = 0;
server.once('exit', () => {
  restarts += 1;
});
const person = new Worker(new URL('./abuse/person.ts', import.meta.url), {
  workerData: ORIGIN,
  execArgv: [],
});
await nextMessage(person);
const attackers = attacks.map((_, index) => new Browser(ORIGIN, index + 1));
for (const attacker of attackers) await attacker.signUp();

await takeTimes(person);
await pause(5_000);
const calm = await takeTimes(person);
console.log('| endpoint | answers | peak MB so far |\n| --- | --- | ---: |');
for (const [index, one] of attacks.entries()) {
  const answers = await attack(one, attackers[index] as Browser);
  if (restarts > 0) break;
  console.log(`| ${one.name} | ${answers} | ${peakMbOf(server).toFixed(0)} |`);
}
const times = await takeTimes(person);
await person.terminate();
const peakMb = restarts === 0 ? peakMbOf(server) : Number.NaN;
goal(
  'another person, p99',
  `under ${MAX_P99_MS} ms`,
  `${p99(times).toFixed(0)} ms (${p99(calm).toFixed(0)} ms before)`,
  p99(times) < MAX_P99_MS,
);
goal(
  'memory of the server',
  `under ${MAX_MEMORY_MB} MB`,
  `${peakMb.toFixed(0)} MB`,
  peakMb < MAX_MEMORY_MB,
);
goal('restarts', '0', restarts, restarts === 0);
reportGoals();
if (restarts === 0) {
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.disconnect();
  await gone;
}
await rm(folder, { recursive: true, force: true });
process.exit();
