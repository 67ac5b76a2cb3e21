// `npm run demo`: the product with sample people, on a folder that every start empties. On a port of
// its own: a browser keeps what it stores for the real one apart from it.
import { join } from 'node:path';
import { ensureInstalled, root, runMain, runNode } from './bootstrap.mjs';
import { ensureBuilt } from './build.mjs';
import { SERVER_FLAGS, SERVER_MEMORY } from './server-process.mjs';

const PORT = '3100';

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  return runNode([...SERVER_FLAGS, join(root, 'build/server/main.js')], {
    cwd: process.cwd(),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...SERVER_MEMORY,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: join(root, 'build/.compile-cache'),
      DEMO: 'on',
      PORT: process.env.PORT || PORT,
    },
  });
});
