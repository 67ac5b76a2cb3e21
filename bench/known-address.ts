import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMailer } from '#platform/server/mail/mailer.ts';
import { startTestApp } from '../apps/server/testing/test-app.ts';
import { TestClient } from '../apps/server/testing/test-client.ts';
import { setup } from '../apps/server/testing/test-postgres.ts';
import { goal, reportGoals } from './goals.ts';
import { bestRule, type Trial } from './known-address/best-rule.ts';

/**
 * Whether a stranger can tell from the time of an answer, or of the requests that follow it, that an
 * address has an account. Each address is tried once. A rule is learnt from half of the trials and
 * judged by the other half. `npm run bench -- known-address [TRIALS]`.
 */
const TRIALS = Number(process.argv[2] ?? 600);
const MAX_ACCURACY = 0.55;
const FOLLOWING = 6;

const outboxDirectory = await mkdtemp(join(tmpdir(), 'vigour-known-address-'));
const mailer = createMailer({
  smtpUrl: null,
  from: 'Vigour <no-reply@vigour.example>',
  outboxDirectory,
  log: { info: () => {} },
});
const stopPostgres = await setup();
const test = await startTestApp({ mailer, hashing: undefined });
const { pool } = test.database;
await test.person({ email: 'template@example.test' });
await pool.query(
  `insert into users (id, name, email, email_verified, created_at, updated_at)
   select gen_random_uuid(), '', 'known-' || n || '@example.test', false, now(), now()
   from generate_series(1, $1::int) n`,
  [TRIALS],
);
await pool.query(
  `insert into sign_in_accounts (owner_id, id, provider_id, account_id, password, created_at, updated_at)
   select u.id, gen_random_uuid(), 'credential', u.id::text,
     (select password from sign_in_accounts limit 1), now(), now()
   from users u where u.email like 'known-%'`,
);
await pool.query('analyze');

let callers = 0;
const nextAddress = () =>
  `10.${Math.floor(++callers / 62_500)}.${Math.floor(callers / 250) % 250}.${callers % 250}`;

async function timed(run: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await run();
  return performance.now() - before;
}

/** One address is asked about, and others' requests are timed at once. */
async function trial(url: string, payload: object, isKnown: boolean): Promise<Trial> {
  const client = new TestClient(test.app, nextAddress());
  const token = await client.csrfToken();
  const remoteAddress = nextAddress();
  const answerMs = await timed(() =>
    test.app.inject({
      method: 'POST',
      url,
      remoteAddress,
      headers: { 'x-csrf-token': token },
      cookies: Object.fromEntries(client.cookies),
      payload,
    }),
  );
  const next: number[] = [];
  for (let request = 0; request < FOLLOWING; request += 1) {
    next.push(await timed(() => test.app.inject({ url: '/api/health', remoteAddress })));
  }
  await test.app.jobs.settled();
  return {
    isKnown,
    times: [answerMs, ...next, next.reduce((sum, ms) => sum + ms, 0), Math.max(...next)],
  };
}

async function accuracyOf(url: string, more: object): Promise<number> {
  const trials: Trial[] = [];
  for (let n = 1 - 20; n <= TRIALS; n += 1) {
    const isKnown = randomInt(2) === 1;
    const email = n > 0 && isKnown ? `known-${n}@example.test` : `unknown-${n}@example.test`;
    const one = await trial(url, { email, ...more }, n > 0 && isKnown);
    if (n > 0) trials.push(one);
  }
  return bestRule(trials);
}

console.log(`${TRIALS} trials each, ${FOLLOWING} requests after each answer\n`);
for (const [what, url, more] of [
  ['asking for a new password', '/api/auth/request-password-reset', {}],
  ['asking for a verification link', '/api/auth/resend-verification', {}],
  ['signing in with a wrong password', '/api/auth/sign-in/email', { password: 'not the password' }],
] as const) {
  const accuracy = await accuracyOf(url, more);
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  goal(
    `${what}: guesses from time that are right`,
    `at most ${percent(MAX_ACCURACY)}`,
    percent(accuracy),
    accuracy <= MAX_ACCURACY,
  );
}
await test.close();
await stopPostgres();
await rm(outboxDirectory, { recursive: true, force: true });
reportGoals();
