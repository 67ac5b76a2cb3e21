import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export type RealPostgres = {
  /** Of an administrator's database; `psql` and `pgbench` take it too. */
  url: string;
  /** Where `pgbench`, `pg_dump` and the rest lie; null with a server that was already there. */
  binaries: string | null;
  stop(): Promise<void>;
};

const APT_GET = '/usr/bin/apt-get';
const START_TIMEOUT_MS = 60_000;

/** Waits for its standard input to close, which it does when the caller ends in whichever way. */
const KEEPER = `
binaries=$1 folder=$2
shift 2
"$binaries/postgres" -D "$folder/data" -k "$folder" "$@" >"$folder/log" 2>&1 &
server=$!
trap '' INT TERM HUP
cat >/dev/null
kill -INT $server
wait $server
rm -rf "$folder"
`;

const THROWAWAY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Sorts by code point and knows accented letters, as PGlite does. */
const LOCALE = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8';

const isRoot = (): boolean => process.getuid?.() === 0;

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (!isRoot()) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const line = readFileSync('/etc/passwd', 'utf8').match(
      new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm'),
    );
    if (line) return { uid: Number(line[1]), gid: Number(line[2]) };
  }
  return { uid: 65534, gid: 65534 };
}

function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function subfolders(folder: string, under: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort((a, b) => Number.parseFloat(b) - Number.parseFloat(a))
    .map((version) => join(folder, version, under));
}

/** The folder with PostgreSQL's programs, or null. */
function findBinaries(): string | null {
  const places = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...subfolders('/usr/lib/postgresql', 'bin'),
    ...subfolders('/Library/PostgreSQL', 'bin'),
    ...subfolders('/opt/homebrew/Cellar/postgresql@17', 'bin'),
    ...['18', '17', '16', '15'].flatMap((version) => [
      `/opt/homebrew/opt/postgresql@${version}/bin`,
      `/usr/local/opt/postgresql@${version}/bin`,
      `/usr/pgsql-${version}/bin`,
    ]),
  ];
  return (
    places.find(
      (place) =>
        place !== '' && ['postgres', 'initdb'].every((name) => isRunnable(join(place, name))),
    ) ?? null
  );
}

function installBinaries(): string {
  const sentence =
    'No PostgreSQL was found. Install it (Debian: apt-get install postgresql; macOS: brew install postgresql@17) ' +
    'or set DATABASE_URL to a server whose user may create databases.';
  if (!isRoot() || !existsSync(APT_GET)) throw new Error(sentence);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: string[]) =>
    spawnSync(APT_GET, args, { env, stdio: 'ignore' }).status === 0;
  const install = () => run('install', '-y', '--no-install-recommends', 'postgresql');
  if (!install()) {
    run('update');
    install();
  }
  const found = findBinaries();
  if (!found) throw new Error(`${sentence} (apt-get could not install it.)`);
  return found;
}

async function waitUntilReady(url: string, folder: string): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      const logFile = join(folder, 'log');
      const log = existsSync(logFile) ? readFileSync(logFile, 'utf8') : '';
      if (performance.now() > deadline || log.includes('database system is shut down')) {
        throw new Error(`PostgreSQL did not start: ${(error as Error).message}\n${log}`);
      }
      await pause(50);
    }
  }
}

/**
 * A real PostgreSQL: the one that DATABASE_URL names, else one of its own in a temporary folder, reached by
 * a Unix socket that only this user may open. It ends with this process, even if that is killed.
 * `durable` keeps its waiting for the disk, for measurements.
 */
export async function startRealPostgres(
  options: { durable?: boolean } = {},
): Promise<RealPostgres> {
  const given = process.env['DATABASE_URL'];
  if (given) return { url: given, binaries: null, stop: async () => {} };

  const binaries = findBinaries() ?? installBinaries();
  const folder = mkdtempSync(join(tmpdir(), 'vigour-pg-'));
  const as = unprivileged();
  if (as) chownSync(folder, as.uid, as.gid);
  const settings = {
    listen_addresses: '',
    max_connections: '200',
    ...(options.durable ? {} : THROWAWAY),
  };
  try {
    execFileSync(
      join(binaries, 'initdb'),
      [
        '-D',
        join(folder, 'data'),
        '-U',
        'postgres',
        '-A',
        'trust',
        '-E',
        'UTF8',
        `--locale=${LOCALE}`,
        '--no-sync',
      ],
      { ...as, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL's initdb failed: ${String((error as { stderr?: Buffer }).stderr)}`);
  }
  const keeper = spawn(
    '/bin/sh',
    [
      '-c',
      KEEPER,
      'keeper',
      binaries,
      folder,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...as, cwd: folder, stdio: ['pipe', 'ignore', 'ignore'], detached: true },
  );
  const gone = new Promise((resolve) => keeper.once('exit', resolve));
  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  const stop = async () => {
    keeper.ref(); // from here on its end is waited for
    keeper.stdin?.end();
    await gone;
  };
  try {
    await waitUntilReady(url, folder);
  } catch (error) {
    await stop();
    throw error;
  }
  // Neither the server nor its lifeline keeps the caller running.
  keeper.unref();
  (keeper.stdin as Socket).unref();
  return { url, binaries, stop };
}

let started: Promise<RealPostgres> | undefined;

/** The server that the tests of this run share: that of the global setup, else one for this process. */
export async function testPostgresUrl(): Promise<string> {
  const shared = process.env['TEST_POSTGRES_URL'];
  if (shared) return shared;
  started ??= startRealPostgres();
  return (await started).url;
}

/** For Vitest's `globalSetup`: one server for all test files. */
export async function setup(): Promise<() => Promise<void>> {
  const server = await startRealPostgres();
  process.env['TEST_POSTGRES_URL'] = server.url;
  return async () => {
    delete process.env['TEST_POSTGRES_URL'];
    await server.stop();
  };
}
