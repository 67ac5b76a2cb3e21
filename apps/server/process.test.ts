import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isUsualRun } from '#platform/shared/testing/times-to-run.ts';
import { COMPILED } from './testing/script-process.ts';
import { TEST_PASSWORD } from './testing/test-app.ts';
import { copyDatabaseFolder } from './testing/test-folder.ts';
import { startPostgres } from './testing/test-postgres.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
const LIMIT_MS = 120_000;
/** A defect on demand: SIGUSR2 makes a promise fail that nobody waits for. */
const DEFECT = `data:text/javascript,process.on('SIGUSR2',()=>{Promise.reject(new Error('a defect for sam@example.test'))})`;

type Server = { child: ChildProcess; output(): string; ended: Promise<number | null> };

const running = new Set<ChildProcess>();

function launch(env: Record<string, string>): Server {
  const child = spawn(process.execPath, ['--import', DEFECT, MAIN], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...COMPILED, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    output += String(chunk);
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      running.delete(child);
      resolve(code);
    });
  });
  return { child, output: () => output, ended };
}

async function ready(server: Server): Promise<Server> {
  const started = Date.now();
  while (!/is ready at/.test(server.output())) {
    if (server.child.exitCode !== null) throw new Error(`It ended: ${server.output()}`);
    if (Date.now() - started > LIMIT_MS) throw new Error(`Not ready: ${server.output()}`);
    await pause(20);
  }
  return server;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** One browser over real HTTP. */
function browser(origin: string) {
  let cookie = '';
  async function send(path: string, options: RequestInit = {}): Promise<Response> {
    const headers = new Headers(options.headers);
    headers.set('cookie', cookie);
    const response = await fetch(`${origin}${path}`, { ...options, headers });
    const jar = new Map(cookie.split('; ').map((pair) => [pair.split('=')[0], pair]));
    for (const line of response.headers.getSetCookie()) {
      const pair = line.split(';')[0] ?? '';
      jar.set(pair.split('=')[0], pair);
    }
    cookie = [...jar.values()].filter(Boolean).join('; ');
    return response;
  }
  async function writeHeaders(): Promise<Record<string, string>> {
    const token = (await (await send('/api/csrf-token')).json()) as { csrfToken: string };
    return { 'content-type': 'application/json', 'x-csrf-token': token.csrfToken };
  }
  return {
    get: (path: string) => send(path),
    async post(path: string, body: unknown) {
      const headers = await writeHeaders();
      return send(path, { method: 'POST', headers, body: JSON.stringify(body) });
    },
    writeHeaders,
    cookie: () => cookie,
  };
}

describe('the server process', { timeout: LIMIT_MS }, () => {
  let dataDir = '';
  let port = 0;
  const settings = () => ({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'info' });
  const origin = () => `http://127.0.0.1:${port}`;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'vigour-process-'));
    // What a first start makes of an empty folder is told in embedded.test.ts and by the journeys.
    await copyDatabaseFolder(join(dataDir, 'database'));
    port = await freePort();
  });
  afterEach(async () => {
    for (const child of running) child.kill('SIGKILL');
    while (running.size > 0) await pause(10);
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('says where it is ready and what is not set up, and refuses a second one', async () => {
    const first = await ready(launch(settings()));
    expect(first.output().match(/^Vigour is ready at http:\/\/localhost:\d+$/gm)).toHaveLength(1);
    expect(first.output()).toContain('Google sign-in (GOOGLE_CLIENT_ID)');
    expect((await fetch(`${origin()}/api/health`)).status).toBe(200);

    const second = launch({ ...settings(), PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(/^Another process is using the database in .*\.$/m);
    expect(second.output()).not.toMatch(/\n\s+at /);
    expect((await fetch(`${origin()}/api/health`)).status).toBe(200);
  });

  it('refuses a port that another program has', async () => {
    const other = createServer().listen(port, '127.0.0.1');
    const server = launch(settings());
    expect(await server.ended).toBe(1);
    other.close();
    expect(server.output()).toMatch(/^Vigour cannot listen on 127\.0\.0\.1:\d+: another program/m);
    expect(server.output()).not.toMatch(/\n\s+at /);
  });

  it('finishes what is under way when told to stop, takes nothing new, and ends well', async () => {
    const server = await ready(launch(settings()));
    const visitor = browser(origin());
    const headers = await visitor.writeHeaders();
    const body = JSON.stringify({ email: 'nobody@example.test', password: 'a wrong password' });
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    const lines = [
      'POST /api/auth/sign-in/email HTTP/1.1',
      `Host: 127.0.0.1:${port}`,
      `Cookie: ${visitor.cookie()}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      `Content-Length: ${body.length}`,
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n${body.slice(0, 10)}`);
    await pause(200);
    server.child.kill('SIGTERM');
    server.child.kill('SIGINT');
    await pause(300);
    await expect(fetch(`${origin()}/api/health`)).rejects.toThrow();
    expect(server.child.exitCode).toBeNull();
    socket.write(body.slice(10));
    expect(await server.ended).toBe(0);
    // It does not wait for connections that are merely open.
    expect(server.output()).not.toContain('took too long');
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(answer).toContain('"code":"unauthenticated"');
    expect(server.output()).not.toContain('nobody@example.test');
  });

  it('has what it acknowledged after kill -9', async () => {
    const server = await ready(launch(settings()));
    const ana = browser(origin());
    const account = { email: 'ana@example.test', password: TEST_PASSWORD };
    expect((await ana.post('/api/auth/sign-up/email', account)).status).toBe(200);
    const today = new Date().toISOString().slice(0, 10);
    const food = { date: today, mealType: 'lunch', foodName: 'Rice', quantity: 1, unit: 'cup' };
    const logged = await ana.post('/api/food-logs', { ...food, calories: 200 });
    expect(logged.status).toBe(200);
    server.child.kill('SIGKILL');
    await server.ended;

    await ready(launch(settings()));
    const entries = await (await ana.get(`/api/food-logs?date=${today}`)).json();
    expect(entries).toMatchObject([{ foodName: 'Rice', calories: 200 }]);
    expect(await readdir(join(dataDir, 'outbox'))).toHaveLength(1);
  });

  it.skipIf(isUsualRun)('runs on a PostgreSQL behind DATABASE_URL', async () => {
    const databasePort = String(await freePort());
    const listen = { listen_addresses: '127.0.0.1', port: databasePort };
    const external = await startPostgres({ settings: listen });
    const server = await ready(
      launch({
        ...settings(),
        DATA_DIR: join(dataDir, 'beside'),
        DATABASE_URL: `postgresql://postgres@127.0.0.1:${databasePort}/postgres`,
        APP_SECRET: 'a secret for tests only, long enough to sign',
      }),
    );
    const ben = browser(origin());
    const account = { email: 'ben@example.test', password: TEST_PASSWORD };
    expect((await ben.post('/api/auth/sign-up/email', account)).status).toBe(200);
    expect(await readdir(join(dataDir, 'beside'))).not.toContain('database');
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    await external.stop();
  });

  it.skipIf(isUsualRun)(
    'ends after a defect that nothing handled, having logged it without data',
    async () => {
      const server = await ready(launch(settings()));
      server.child.kill('SIGUSR2');
      expect(await server.ended).toBe(1);
      expect(server.output()).toContain('a defect for …@…');
    },
  );

  it.skipIf(isUsualRun).each(['outbox', 'outbox/below'])(
    'says in one sentence why it cannot write to %s',
    async (name) => {
      const blocked = join(dataDir, 'file');
      await writeFile(blocked, '');
      const server = launch({ ...settings(), DATA_DIR: join(blocked, name) });
      expect(await server.ended).toBe(1);
      expect(server.output()).toMatch(
        /^Vigour cannot write to its data folder .*: there is a file in its place\. Fix that, or set DATA_DIR to another folder\.\n$/,
      );
    },
  );

  it('lists all that is wrong with its settings', async () => {
    const server = launch({ ...settings(), PORT: 'x', SMTP_URL: 'y', GOOGLE_CLIENT_ID: 'g' });
    expect(await server.ended).toBe(1);
    expect(server.output().match(/^ {2}- /gm)).toHaveLength(3);
    expect(server.output()).not.toMatch(/\n\s+at /);
  });
});
