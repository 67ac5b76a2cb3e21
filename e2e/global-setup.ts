import { SHARED, startServer, TEMPLATE } from './server.ts';

/**
 * Starts the product once on an empty folder; a server of a journey's own begins with a copy of it.
 * Then starts the one that all other journeys share, each with people of its own.
 */
export default async function startShared(): Promise<() => Promise<void>> {
  const first = await startServer();
  await first.stop();
  process.env[TEMPLATE] = first.dataDir;
  // A passkey belongs to a name, so it goes by one.
  const shared = await startServer({}, 'localhost');
  process.env[SHARED] = JSON.stringify({ url: shared.url, dataDir: shared.dataDir });
  return async () => {
    await shared.dispose();
    await first.dispose();
  };
}
