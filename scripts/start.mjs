// `npm start`: from a fresh clone to a running server. Installs, builds and serves, each only when
// there is something to do.
import { join } from 'node:path';
import { ensureInstalled, root, runMain, runNode } from './bootstrap.mjs';
import { ensureBuilt } from './build.mjs';
import { SERVER_FLAGS, SERVER_MEMORY } from './server-process.mjs';

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  return runNode([...SERVER_FLAGS, join(root, 'build/server/main.js')], {
    cwd: process.cwd(),
    // The channel lets the server notice when this process is killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...SERVER_MEMORY,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: join(root, 'build/.compile-cache'),
    },
  });
});
