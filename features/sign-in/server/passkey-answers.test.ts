import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { TestAuthenticator } from '../../../apps/server/testing/test-authenticator.ts';
import { securityApi } from '../contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** Wrong types, wrong encodings, JSON of the wrong kind, and CBOR that ends early or holds something else. */
const BAD_VALUES: unknown[] = [
  undefined,
  null,
  1,
  '',
  'x',
  '%%%',
  'AAAA',
  [],
  {},
  encoded(null),
  encoded(1),
  encoded({}),
  encoded({ type: 'webauthn.create' }),
  encoded({ type: 1, challenge: {}, origin: [] }),
  Buffer.from([0xa3, 0x63]).toString('base64url'),
  Buffer.from([0xa0]).toString('base64url'),
  Buffer.from([0xff, 0xff, 0xff]).toString('base64url'),
  Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746141aa', 'hex').toString(
    'base64url',
  ),
  'A'.repeat(5_000),
];

type Json = { [name: string]: unknown };

/** The credential with one of its parts replaced, for every part. */
function broken(credential: Json): [what: string, credential: unknown][] {
  const { response } = credential as { response: Json };
  return BAD_VALUES.flatMap((bad) => [
    [`all is ${JSON.stringify(bad)}`, bad] as [string, unknown],
    ...Object.keys(credential).map((name): [string, unknown] => [
      `${name} is ${JSON.stringify(bad)}`,
      { ...credential, [name]: bad },
    ]),
    ...Object.keys(response).map((name): [string, unknown] => [
      `response.${name} is ${JSON.stringify(bad)}`,
      { ...credential, response: { ...response, [name]: bad } },
    ]),
  ]);
}

it('a malformed new passkey is refused, never a defect', async () => {
  const ana = await app.person();
  const shape = new TestAuthenticator().register({ challenge: 'AAAA' });
  const wrong: string[] = [];
  for (const index of broken(shape).keys()) {
    const { options } = await ana.call(securityApi.passkeyOptions, {});
    const [what = '', credential] = broken(new TestAuthenticator().register(options))[index] ?? [];
    const payload = { name: 'Phone', credential };
    const answer = await ana.inject({ method: 'POST', url: securityApi.addPasskey.path, payload });
    const { statusCode } = answer;
    // Some parts may be left out or are not read.
    if (statusCode !== 200 && (statusCode < 400 || statusCode >= 500)) {
      wrong.push(`${what}: ${statusCode} ${answer.body}`);
    }
  }
  expect(wrong).toEqual([]);
}, 60_000);

it('a malformed sign-in with a passkey is refused, never a defect', async () => {
  const ana = await app.person();
  const authenticator = new TestAuthenticator();
  const { options } = await ana.call(securityApi.passkeyOptions, {});
  const credential = authenticator.register(options);
  await ana.call(securityApi.addPasskey, { body: { name: 'Phone', credential } });
  const wrong: string[] = [];
  for (const endpoint of [securityApi.passkeySignIn, securityApi.stepUpByPasskey]) {
    const asker = endpoint === securityApi.passkeySignIn ? app.newStranger() : ana;
    const shape = authenticator.answer({ challenge: 'AAAA' });
    for (const index of broken(shape).keys()) {
      const asked = await asker.call(securityApi.passkeySignInOptions, {});
      const [what = '', bad] = broken(authenticator.answer(asked.options))[index] ?? [];
      const answer = await asker.inject({
        method: 'POST',
        url: endpoint.path,
        payload: { credential: bad },
      });
      const { statusCode } = answer;
      if (statusCode !== 200 && (statusCode < 400 || statusCode >= 500)) {
        wrong.push(`${endpoint.path} ${what}: ${statusCode} ${answer.body}`);
      }
    }
  }
  expect(wrong).toEqual([]);
}, 60_000);

it('a failing database is no refusal of the passkey', async () => {
  const ana = await app.person();
  const { options } = await ana.call(securityApi.passkeyOptions, {});
  const credential = new TestAuthenticator().register(options);
  await app.database.pool.query('alter table passkeys rename to passkeys_away');
  try {
    const payload = { name: 'Phone', credential };
    const answer = await ana.inject({ method: 'POST', url: securityApi.addPasskey.path, payload });
    expect(answer.statusCode).toBe(500);
  } finally {
    await app.database.pool.query('alter table passkeys_away rename to passkeys');
  }
});
