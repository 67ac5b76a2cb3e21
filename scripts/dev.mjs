// `npm run dev`: the web application with hot reload on PORT, and behind it the server, started
// again whenever one of its files changes.

import { join } from 'node:path';
import { ensureInstalled, root, runMain, runNode } from './bootstrap.mjs';

await runMain(async () => {
  await ensureInstalled();
  const webPort = Number(process.env.PORT ?? 3000);
  const serverPort = webPort + 1;
  const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${webPort}`;
  const ended = new AbortController();
  const together = [
    runNode(['--watch', '--watch-preserve-output', 'apps/server/main.ts'], {
      env: { PORT: String(serverPort), HOST: '127.0.0.1', PUBLIC_URL: publicUrl },
      signal: ended.signal,
    }),
    runNode(
      [join(root, 'node_modules/vite/bin/vite.js'), '--port', String(webPort), '--strictPort'],
      // Vite's settings pass calls of the API on to this port.
      { env: { PORT: String(serverPort) }, signal: ended.signal },
    ),
  ];
  const code = await Promise.race(together);
  ended.abort();
  await Promise.all(together);
  return code;
});
