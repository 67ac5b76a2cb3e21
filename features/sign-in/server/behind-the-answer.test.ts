import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
afterEach(() => vi.restoreAllMocks());

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string } | null)?.text ?? '');

/** What kinds of statement run for a call and behind its answer: "insert", "select". Two jobs may run side by side. */
async function statementsOf(url: string, payload: object): Promise<string[]> {
  const visitor = test.newStranger();
  const token = await visitor.csrfToken();
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await visitor.bare({
    method: 'POST',
    url: `/api/auth/${url}`,
    headers: { 'x-csrf-token': token },
    payload,
  });
  // A wrong password leaves its trace without anybody waiting for it.
  await new Promise((resolve) => setTimeout(resolve, 200));
  const statements = query.mock.calls.map(([first]) => textOf(first).trim());
  query.mockRestore();
  // How often it is looked for the next job depends on the moment.
  const own = statements.filter((statement) => !statement.startsWith('update "jobs"'));
  return own
    .map((statement) => statement.split(/\s/)[0] ?? '')
    .toSorted((a, b) => a.localeCompare(b));
}

// The work behind an answer slows the requests after it, and so tells whether an address has an account.
it.each([
  ['request-password-reset', {}],
  ['resend-verification', {}],
  ['sign-in/email', { password: 'not the password at all' }],
])('%s runs the same statements for a known and an unknown address', async (url, more) => {
  const { email } = await test.person();
  test.clock.advance(2 * 60_000);
  const unknown = `nobody-${url.length}@example.test`;
  for (const round of ['first', 'asked again at once']) {
    const forKnown = await statementsOf(url, { email, ...more });
    expect(forKnown.length, round).toBeGreaterThan(3);
    expect(await statementsOf(url, { email: unknown, ...more }), round).toEqual(forKnown);
  }
});
