import { startServer, TEMPLATE } from './server.ts';

/** Starts the product once on an empty folder; every story's server begins with a copy of it. */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  const first = await startServer();
  await first.stop();
  process.env[TEMPLATE] = first.dataDir;
  return () => first.dispose();
}
