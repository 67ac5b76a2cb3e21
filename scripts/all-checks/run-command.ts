import { type ChildProcess, spawn } from 'node:child_process';

export type CommandResult = { ok: boolean; output: string };

const running = new Set<ChildProcess>();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(130);
  });
}

/** Runs a program to its end and keeps what it prints. It is ended after `limitMs`. */
export function runCommand(
  command: string,
  args: string[],
  options: { env?: NodeJS.ProcessEnv; limitMs?: number } = {},
): Promise<CommandResult> {
  // Several times what it takes on two idle cores.
  const usualMs = options.limitMs ?? 10 * 60_000;
  const limitMs = process.env['LONG'] ? 9 * usualMs : usualMs;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      // Never both: Node warns of that, in each of its processes.
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...options.env },
    });
    running.add(child);
    let output = '';
    const timer = setTimeout(() => {
      output += `\nEnded after ${limitMs / 1000} s.\n`;
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), 5_000).unref();
    }, limitMs);
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    const finish = (ok: boolean, more = ''): void => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ ok, output: (output + more).trim() });
    };
    child.once('error', (error) => finish(false, error.message));
    child.once('close', (code) => finish(code === 0));
  });
}
