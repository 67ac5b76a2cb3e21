import { spawn } from 'node:child_process';
import type { PostgresAccount } from './postgres-account.ts';
import { toProgram } from './postgres-binaries.ts';

/**
 * Runs a program and stops it when our end of its standard input closes, which the system does for us
 * however we end. A running shell is far smaller than a second Node.
 */
const KEEPER = `
exec 3<&0
"$@" </dev/null 3<&- &
program=$!
(cat <&3; kill -INT "$program") >/dev/null 2>&1 &
watcher=$!
exec 3<&-
wait "$program"
status=$?
kill "$watcher"
exit "$status"
`;

const MAX_COMPLAINT_LENGTH = 4_000;

export type PostgresProcess = {
  /** Resolves with what the program printed when it has ended. */
  ended: Promise<{ code: number | null; output: string }>;
  /** Stops it; `ended` resolves when it has exited. */
  stop(): void;
};

/** Starts one of PostgreSQL's programs as `account`, with `cwd` as its folder. */
export function startProgram(
  { binaries, prefix, ids }: PostgresAccount,
  name: 'postgres' | 'initdb',
  args: string[],
  cwd: string,
): PostgresProcess {
  const [program = '', ...rest] =
    process.platform === 'win32'
      ? [toProgram(binaries, name), ...args]
      : [...prefix, '/bin/sh', '-c', KEEPER, 'keeper', toProgram(binaries, name), ...args];
  const child = spawn(program, rest, {
    ...ids,
    cwd,
    stdio: ['pipe', 'ignore', 'pipe'],
    // A session of its own: Ctrl+C in the terminal reaches only us, and we stop it in order.
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  let output = '';
  child.stderr.on('data', (chunk) => {
    output = (output + chunk).slice(-MAX_COMPLAINT_LENGTH);
  });
  child.stdin.on('error', () => {}); // it has ended before us
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('error', (error) => resolve({ code: null, output: error.message }));
    child.once('exit', (code) => resolve({ code, output: output.trim() }));
  });
  return {
    ended,
    stop() {
      if (process.platform === 'win32') child.kill('SIGINT');
      else child.stdin.end();
    },
  };
}
