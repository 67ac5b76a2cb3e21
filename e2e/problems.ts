import type { BrowserContext } from '@playwright/test';

export type ProblemWatch = {
  watch(context: BrowserContext): void;
  /** Announces a failure that the test brings about: a part of its address or message. */
  expect(part: string | RegExp): void;
  /** What went wrong without being announced. */
  unexpected(): string[];
};

/** Asking who is signed in answers 401 to a stranger, as specified, and Chromium reports every 4xx. */
const strangerAsks = /\b401\b.*\/api\/auth\/user$/;

/** Stories that are not about the installed app run without its worker. */
const noWorkers = 'Service Worker registration blocked by Playwright';

export function watchProblems(first: BrowserContext): ProblemWatch {
  const seen: string[] = [];
  const announced: (string | RegExp)[] = [strangerAsks, noWorkers];

  const watch = (context: BrowserContext): void => {
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      seen.push(`console ${message.type()}: ${message.text()} ${message.location().url}`);
    });
    context.on('weberror', (error) => seen.push(`uncaught: ${error.error().stack ?? ''}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // Leaving a page cancels what it was still loading.
      if (reason === 'net::ERR_ABORTED') return;
      seen.push(`request failed: ${reason} ${request.method()} ${request.url()}`);
    });
    context.on('response', (response) => {
      if (response.status() < 400) return;
      seen.push(`answer: ${response.status()} ${response.request().method()} ${response.url()}`);
    });
  };

  watch(first);
  return {
    watch,
    expect: (part) => void announced.push(part),
    unexpected: () =>
      seen.filter(
        (problem) =>
          !announced.some((part) =>
            typeof part === 'string' ? problem.includes(part) : part.test(problem),
          ),
      ),
  };
}
