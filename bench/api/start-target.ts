import { type ChildProcess, fork } from 'node:child_process';
import type { TargetOptions, TargetReady } from './target.ts';

export type Target = { child: ChildProcess; ready: TargetReady; options: TargetOptions };

export function startTarget(options: TargetOptions): Promise<Target> {
  return new Promise((resolve, reject) => {
    const child = fork('bench/api/target.ts', [JSON.stringify(options)], {
      // The product writes its log, as it does in earnest; nobody reads it.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.once('message', (ready) => resolve({ child, ready: ready as TargetReady, options }));
    child.once('exit', (code) => reject(new Error(`The target ended with ${code}.`)));
  });
}

export async function endTarget({ child }: Target): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.send('stop');
  await gone;
}
