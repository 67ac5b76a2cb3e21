import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type PostgresBinaries, toProgram } from './postgres-binaries.ts';

/** Folders for sockets begin like this. */
export const SOCKET_PREFIX = 'vigour-socket-';

const FAST_STOP_MS = 20_000;
const LOOK_EVERY_MS = 10;

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // the process has ended
  }
}

function readLink(file: string): string {
  try {
    return readlinkSync(file);
  } catch {
    return '';
  }
}

const readPid = (directory: string): number =>
  Number.parseInt(readText(join(directory, 'postmaster.pid')), 10) || 0;

/** Returns the processes of PostgreSQL that work in `directory`: each of them has it as its current folder. */
function listLinuxProcesses(directory: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => readLink(`/proc/${pid}/cwd`).replace(/ \(deleted\)$/, '') === directory)
    .filter((pid) => /^(postgres|initdb)/.test(readText(`/proc/${pid}/comm`)))
    .map(Number);
}

/** The same on other systems: only the main process, which is enough unless it was killed alone. */
function listMainProcess(directory: string): number[] {
  const pid = readPid(directory);
  if (pid === 0) return [];
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout?.includes(directory) ? [pid] : [];
}

const listProcesses = process.platform === 'linux' ? listLinuxProcesses : listMainProcess;

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}

async function waitUntilGone(directory: string, limitMs: number): Promise<boolean> {
  const deadline = performance.now() + limitMs;
  while (listProcesses(directory).length > 0) {
    if (performance.now() > deadline) return false;
    await pause(LOOK_EVERY_MS);
  }
  return true;
}

/**
 * Stops what an earlier, killed server has left running on `directory`. The caller holds the folder's lock,
 * so nobody else can be using it.
 */
export async function stopOrphans(binaries: PostgresBinaries, directory: string): Promise<void> {
  const pid = readPid(directory);
  if (process.platform === 'win32') {
    if (pid > 0) {
      const args = ['stop', '-D', directory, '-m', 'fast', '-w'];
      spawnSync(toProgram(binaries, 'pg_ctl'), args, { stdio: 'ignore' });
    }
    return;
  }
  const running = listProcesses(directory);
  if (running.includes(pid)) send(pid, 'SIGINT');
  // Without their main process or its file, the others are stopped at once.
  else for (const one of running) send(one, 'SIGQUIT');
  if (running.length > 0 && !(await waitUntilGone(directory, FAST_STOP_MS))) {
    for (const one of listProcesses(directory)) send(one, 'SIGKILL');
    await waitUntilGone(directory, FAST_STOP_MS);
  }
  removeForeignPid(directory);
  // The lock of the socket names a process in the same way.
  rmSync(join(directory, '.s.PGSQL.5432.lock'), { force: true });
}

/** Another program may have the number in the file by now, or a zombie still has it; PostgreSQL would give way to both. */
function removeForeignPid(directory: string): void {
  const pid = readPid(directory);
  if (pid === 0) return;
  try {
    process.kill(pid, 0);
  } catch {
    return;
  }
  rmSync(join(directory, 'postmaster.pid'), { force: true });
}

/** Ends the `initdb` of a first start that was killed. */
export async function stopInitialisation(directory: string): Promise<void> {
  for (const pid of listProcesses(directory)) send(pid, 'SIGKILL');
  await waitUntilGone(directory, FAST_STOP_MS);
}

/** Removes the folder that held the socket of a killed server, when the data folder's name was too long for one. */
export function removeForgottenSocket(directory: string): void {
  const folder = readText(join(directory, 'postmaster.pid')).split('\n')[4] ?? '';
  if (basename(folder).startsWith(SOCKET_PREFIX)) rmSync(folder, { recursive: true, force: true });
}
