import { type BrowserContext, test as base, expect } from '@playwright/test';
import { type ProblemWatch, watchProblems } from './problems.ts';
import { readProcessorSeconds } from './processor-seconds.ts';
import { findSharedServer, type SharedServer } from './server.ts';

type TestFixtures = {
  /** Notes what a journey used of the processor, for the budget (scripts/all-checks). */
  processor: void;
  /** A console error or a failed request fails the test, unless it was announced here. */
  problems: ProblemWatch;
  /** Contexts for a second person, watched like the first. */
  anotherContext: () => Promise<BrowserContext>;
};

let addresses = 0;

/** An address per test: the server's rate limits stay on, yet tests never wait for each other. */
function ownAddress(workerIndex: number): string {
  addresses += 1;
  return `10.${workerIndex % 256}.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
}

export const test = base.extend<TestFixtures, { server: SharedServer }>({
  // Playwright reads what a fixture needs from this pattern, so it must be one.
  server: [async ({}, use) => use(findSharedServer()), { scope: 'worker' }],
  baseURL: async ({ server }, use) => use(server.url),
  extraHTTPHeaders: async ({}, use, info) =>
    use({ 'x-forwarded-for': ownAddress(info.workerIndex) }),
  processor: [
    async ({}, use, info) => {
      const before = readProcessorSeconds(process.pid);
      await use();
      const after = readProcessorSeconds(process.pid);
      if (before === null || after === null) return;
      info.annotations.push({ type: 'processor', description: (after - before).toFixed(2) });
    },
    { auto: true },
  ],
  problems: [
    async ({ context }, use) => {
      // Choosers are caught from the start: asked for later, a press on a busy machine can be faster.
      context.on('page', (page) => page.on('filechooser', () => undefined));
      const problems = watchProblems(context);
      await use(problems);
      expect(problems.unexpected(), 'console errors and failed requests').toEqual([]);
    },
    { auto: true },
  ],
  anotherContext: async ({ browser, contextOptions, problems, server }, use, info) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: server.url,
        extraHTTPHeaders: { 'x-forwarded-for': ownAddress(info.workerIndex) },
      });
      problems.watch(context);
      contexts.push(context);
      return context;
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };
