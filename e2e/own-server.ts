import { test as base } from './harness.ts';
import { type RunningServer, startServer } from './server.ts';

/** For journeys that stop or restart the product: a server that nobody shares. */
export const test = base.extend<object, { server: RunningServer }>({
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
