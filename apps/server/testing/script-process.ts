import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = new URL('../../../', import.meta.url);

/** Settings with which processes of the tests share what Node has compiled: half of a short one's work. */
export const COMPILED = { NODE_COMPILE_CACHE: join(tmpdir(), 'vigour-test-compiled') };

export type ScriptProcess = {
  process: ChildProcess;
  /** Resolves when the script has printed `text`; rejects when it ends without. */
  printed(text: string): Promise<void>;
  /** Resolves at its end with all that it printed. */
  ended: Promise<{ code: number | null; output: string }>;
};

/** Runs a piece of TypeScript in a process of its own, with the project as its folder. */
export function runScript(code: string, env: Record<string, string> = {}): ScriptProcess {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', code], {
    cwd: fileURLToPath(root),
    env: { ...process.env, NODE_OPTIONS: '', ...COMPILED, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listeners = new Set<() => void>();
  const hear = (chunk: Buffer) => {
    output += chunk;
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (status) => resolve({ code: status, output }));
  });
  return {
    process: child,
    printed: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!output.includes(text)) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        void ended.then(() => reject(new Error(`The script ended without "${text}": ${output}`)));
        look();
      }),
    ended,
  };
}
