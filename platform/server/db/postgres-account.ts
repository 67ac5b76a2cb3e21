import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseUnavailableError } from './database-errors.ts';
import { type PostgresBinaries, toProgram } from './postgres-binaries.ts';

type Ids = { uid: number; gid: number };

/** User and file location of PostgreSQL. */
export type PostgresAccount = {
  binaries: PostgresBinaries;
  directory: string;
  /** The program and arguments before `postgres` on the command line. */
  prefix: readonly string[];
  /** The user to switch to; undefined stays the one of this process. */
  ids: Ids | undefined;
  /** For the terminal: how a server that was started by root runs it; null otherwise. */
  sentence: string | null;
};

/** PostgreSQL sees user 1000; outside, the files and processes still belong to root. */
const USER_NAMESPACE = ['unshare', '--user', '--map-user=1000', '--'] as const;

/** Where everyone may look a folder up, unlike in the home of root. */
const SYSTEM_HOME = '/var/lib/vigour';

function findIds(name: string): Ids | null {
  const users = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8') : '';
  const line = new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm').exec(users);
  return line ? { uid: Number(line[1]), gid: Number(line[2]) } : null;
}

function canReach(ids: Ids, binaries: PostgresBinaries, folder: string): boolean {
  const look = '"$1" --version && cd "$2"';
  const args = ['-c', look, 'look', toProgram(binaries, 'postgres'), folder];
  return spawnSync('/bin/sh', args, { ...ids, cwd: '/', stdio: 'ignore' }).status === 0;
}

function canUseNamespace(binaries: PostgresBinaries): boolean {
  const [program, ...options] = USER_NAMESPACE;
  const args = [...options, toProgram(binaries, 'postgres'), '--version'];
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}

/** Copies PostgreSQL's programs to where every user can run them. */
function copyBinaries(binaries: PostgresBinaries): PostgresBinaries {
  const home = join(SYSTEM_HOME, `postgresql-${binaries.major}`);
  const making = `${home}.making-${process.pid}`;
  cpSync(dirname(binaries.folder), making, { recursive: true, verbatimSymlinks: true });
  rmSync(home, { recursive: true, force: true });
  renameSync(making, home);
  return { ...binaries, folder: join(home, 'bin') };
}

/** Moves an empty database folder below `/var/lib/vigour` and leaves a link to it. */
function linkToSystemHome(directory: string): string {
  const name = createHash('sha256').update(directory).digest('hex').slice(0, 12);
  const home = join(SYSTEM_HOME, name);
  mkdirSync(home, { recursive: true, mode: 0o711 });
  chmodSync(SYSTEM_HOME, 0o711);
  chmodSync(home, 0o711);
  const target = join(home, 'database');
  symlinkSync(target, directory);
  return target;
}

/**
 * Decides who runs PostgreSQL on `directory`. PostgreSQL refuses to run as root, so a server that root
 * starts uses another user that can reach the folder, else a user namespace, else files below
 * `/var/lib/vigour`.
 */
export function chooseAccount(binaries: PostgresBinaries, directory: string): PostgresAccount {
  const own = { binaries, directory, prefix: [], ids: undefined, sentence: null };
  if (process.getuid?.() !== 0) return own;
  const parent = dirname(directory);
  const as = (ids: Ids, who: string): PostgresAccount => ({
    ...own,
    ids,
    sentence: `PostgreSQL runs as ${who}, because it refuses to run as root.`,
  });
  const { uid, gid } = statSync(parent);
  const owner = uid === 0 ? null : { uid, gid };
  if (owner && canReach(owner, binaries, parent)) return as(owner, 'the owner of DATA_DIR');
  const postgres = findIds('postgres');
  if (postgres && canReach(postgres, binaries, parent)) return as(postgres, 'the user postgres');
  if (canUseNamespace(binaries)) {
    const sentence = 'PostgreSQL runs in a user namespace, because it refuses to run as root.';
    return { ...own, prefix: USER_NAMESPACE, sentence };
  }
  const [other, name] = postgres ? [postgres, 'postgres'] : [findIds('nobody'), 'nobody'];
  if (!other) {
    throw new DatabaseUnavailableError(
      'PostgreSQL refuses to run as root. Start Vigour as another user.',
    );
  }
  const who = `the user ${name}`;
  if (canReach(other, binaries, parent)) return as(other, who);
  if (existsSync(directory)) {
    throw new DatabaseUnavailableError(
      `PostgreSQL refuses to run as root, and the user ${name} cannot reach ${directory}. ` +
        'Start Vigour as another user, or set DATA_DIR to a folder that all users can open.',
    );
  }
  const there = linkToSystemHome(directory);
  const runnable = canReach(other, binaries, dirname(there)) ? binaries : copyBinaries(binaries);
  return {
    ...as(other, who),
    binaries: runnable,
    directory: there,
    sentence: `PostgreSQL runs as ${who}, because it refuses to run as root; its files are in ${there}.`,
  };
}
