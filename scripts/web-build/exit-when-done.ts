import type { Plugin } from 'vite';

const PATIENCE_MS = 5000;

/**
 * Ends `vite build` when it lingers after its last file is written. Seen once in some twenty builds
 * within builds: everything was there, nothing ran, and the process stayed, and `npm start` with it.
 */
export function exitWhenDone(): Plugin {
  return {
    name: 'vigour-exit-when-done',
    apply: (config, { command }) => command === 'build' && config.build?.ssr === undefined,
    closeBundle: {
      order: 'post',
      sequential: true,
      handler(error) {
        const [, program = '', task] = process.argv;
        const isBuildCommand = /[\\/]vite(?:\.js)?$/.test(program) && task === 'build';
        if (error || this.meta.watchMode || !isBuildCommand) return;
        // Does not keep the process alive by itself: a build that ends as it should is not delayed.
        setTimeout(() => process.exit(), PATIENCE_MS).unref();
      },
    },
  };
}
