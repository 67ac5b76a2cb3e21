import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountApi } from '#features/account/contract.ts';
import {
  type Person,
  startTestApp,
  TEST_PASSWORD,
  type TestApp,
} from '../../../apps/server/testing/test-app.ts';
import { TestAuthenticator } from '../../../apps/server/testing/test-authenticator.ts';
import type { CallError, TestClient } from '../../../apps/server/testing/test-client.ts';
import { codeOf } from '../../../apps/server/testing/test-codes.ts';
import { securityApi, signInApi } from '../contract.ts';

const STEP_MS = 30_000;
const MINUTE_MS = 60_000;
let test: TestApp;

vi.setConfig({ testTimeout: 40_000 });
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('the call was not refused'),
    (error: unknown) => error as CallError,
  );
const isIn = async (client: TestClient) =>
  (await client.bare({ url: '/api/auth/user' })).statusCode === 200;
const signIn = (client: TestClient, { email }: Person) =>
  client.call(signInApi.signIn, { body: { email, password: TEST_PASSWORD } });
const secondStep = (client: TestClient, code: string) =>
  client.call(securityApi.secondStep, { body: { code } });

async function withApp(): Promise<{ person: Person; secret: string; recoveryCodes: string[] }> {
  const person = await test.person();
  const { secret } = await person.call(securityApi.enrolSecondFactor, {});
  const { recoveryCodes } = await person.call(securityApi.confirmSecondFactor, {
    body: { code: codeOf(secret, test.clock.now()) },
  });
  test.clock.advance(2 * STEP_MS);
  return { person, secret, recoveryCodes };
}

describe('an authenticator app', () => {
  it('is not asked for before its first code was right', async () => {
    const person = await test.person();
    const { uri, secret } = await person.call(securityApi.enrolSecondFactor, {});
    expect(uri).toMatch(/^otpauth:\/\/totp\/Vigour:/);
    expect(uri).toContain(`secret=${secret}`);
    const wrong = await refusal(
      person.call(securityApi.confirmSecondFactor, { body: { code: '000000' } }),
    );
    expect(wrong.fields['code']).toContain('wrong');
    const browser = test.newStranger();
    expect(await signIn(browser, person)).toEqual({ ok: true });
    expect(await isIn(browser)).toBe(true);
  });

  it('is put in force once, also by two tabs at once, and is not replaced while it is', async () => {
    const person = await test.person();
    const { secret } = await person.call(securityApi.enrolSecondFactor, {});
    const body = { code: codeOf(secret, test.clock.now()) };
    const tabs = await Promise.allSettled(
      [1, 2].map(() => person.call(securityApi.confirmSecondFactor, { body })),
    );
    const [lost] = tabs.flatMap((tab) => (tab.status === 'rejected' ? [tab.reason] : []));
    expect(lost).toMatchObject({ status: 409, reason: 'not_waiting' });
    const codes = tabs.flatMap((tab) =>
      tab.status === 'fulfilled' ? tab.value.recoveryCodes : [],
    );
    expect(codes).toHaveLength(10);
    const again = await refusal(person.call(securityApi.enrolSecondFactor, {}));
    expect(again.reason).toBe('already_on');
    const browser = test.newStranger();
    expect(await signIn(browser, person)).toEqual({ ok: true, secondStep: true });
    await secondStep(browser, codes[0] ?? '');
    expect(await isIn(browser)).toBe(true);
  });

  it('is asked for after the password, and the password alone opens nothing', async () => {
    const { person, secret } = await withApp();
    const browser = test.newStranger();
    expect(await signIn(browser, person)).toEqual({ ok: true, secondStep: true });
    expect(await isIn(browser)).toBe(false);
    expect((await refusal(secondStep(browser, '000000'))).reason).toBe('wrong_code');
    expect(await isIn(browser)).toBe(false);
    await secondStep(browser, codeOf(secret, test.clock.now()));
    expect(await isIn(browser)).toBe(true);
  });

  it('gives codes that work once, and only for their person', async () => {
    const { person, secret } = await withApp();
    const other = await withApp();
    const code = codeOf(secret, test.clock.now());
    const [first, second, stranger] = [1, 2, 3].map(() => test.newStranger()) as [
      TestClient,
      TestClient,
      TestClient,
    ];
    await signIn(first, person);
    await signIn(second, person);
    await signIn(stranger, other.person);
    expect((await refusal(secondStep(stranger, code))).reason).toBe('wrong_code');
    await secondStep(first, code);
    expect((await refusal(secondStep(second, code))).reason).toBe('wrong_code');
  });

  it('takes a code of the neighbouring steps and no other', async () => {
    const { person, secret } = await withApp();
    for (const [drift, right] of [
      [-2, false],
      [2, false],
      [-1, true],
      [1, true],
    ] as const) {
      const browser = test.newStranger();
      await signIn(browser, person);
      const try_ = secondStep(browser, codeOf(secret, test.clock.now() + drift * STEP_MS));
      if (right) await try_;
      else expect((await refusal(try_)).reason).toBe('wrong_code');
    }
  });

  it('without a ticket, or with somebody’s altered or old one, nobody gets in', async () => {
    const { person, secret } = await withApp();
    const late = test.newStranger();
    await signIn(late, person);
    const ticket = late.cookies.get('vigour_second_step') ?? '';
    const other = await withApp();
    for (const value of ['', 'x', ticket.replace(person.id, other.person.id), `${ticket}x`]) {
      const browser = test.newStranger();
      if (value) browser.cookies.set('vigour_second_step', value);
      const answer = await refusal(secondStep(browser, codeOf(secret, test.clock.now())));
      expect([answer.status, answer.reason]).toEqual([401, 'sign_in_expired']);
    }
    test.clock.advance(11 * MINUTE_MS);
    const answer = await refusal(secondStep(late, codeOf(secret, test.clock.now())));
    expect(answer.reason).toBe('sign_in_expired');
  });

  it('can be replaced by a recovery code, once each', async () => {
    const { person, recoveryCodes } = await withApp();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ''] = recoveryCodes;
    const browser = test.newStranger();
    await signIn(browser, person);
    await secondStep(browser, ` ${code.toUpperCase().replace('-', ' ')} `);
    expect((await browser.call(securityApi.state, {})).secondFactor).toEqual({
      on: true,
      recoveryCodesLeft: 9,
    });
    const again = test.newStranger();
    await signIn(again, person);
    expect((await refusal(secondStep(again, code))).reason).toBe('wrong_code');
  });

  it('keeps neither its secret nor its recovery codes readable', async () => {
    const { person, secret, recoveryCodes } = await withApp();
    const { rows } = await test.database.pool.query<{ text: string }>(
      `select (select string_agg(t::text, '') from second_factors t where owner_id = $1)
        || (select string_agg(t::text, '') from recovery_codes t where owner_id = $1) as text`,
      [person.id],
    );
    expect(rows[0]?.text.length).toBeGreaterThan(100);
    for (const plain of [secret, ...recoveryCodes]) expect(rows[0]?.text).not.toContain(plain);
  });

  it('can be turned off, and its recovery codes go with it', async () => {
    const { person } = await withApp();
    await person.call(securityApi.removeSecondFactor, {});
    const browser = test.newStranger();
    expect(await signIn(browser, person)).toEqual({ ok: true });
    expect((await person.call(securityApi.state, {})).secondFactor).toEqual({
      on: false,
      recoveryCodesLeft: 0,
    });
  });

  it('slows guessing down', async () => {
    const { person, secret } = await withApp();
    const browser = test.newStranger();
    await signIn(browser, person);
    for (let round = 0; round < 5; round += 1) {
      expect((await refusal(secondStep(browser, '000000'))).reason).toBe('wrong_code');
    }
    const right = codeOf(secret, test.clock.now());
    expect((await refusal(secondStep(browser, right))).status).toBe(429);
    test.clock.advance(6_000);
    await secondStep(browser, codeOf(secret, test.clock.now()));
  });
});

describe('passkeys', () => {
  async function withPasskey() {
    const person = await test.person();
    const authenticator = new TestAuthenticator();
    const { options } = await person.call(securityApi.passkeyOptions, {});
    const credential = authenticator.register(options);
    const body = { name: 'Laptop', credential };
    return { person, authenticator, passkey: await person.call(securityApi.addPasskey, { body }) };
  }
  async function signInBy(browser: TestClient, authenticator: TestAuthenticator) {
    const { options } = await browser.call(securityApi.passkeySignInOptions, {});
    const body = { credential: authenticator.answer(options) };
    return browser.call(securityApi.passkeySignIn, { body });
  }

  it('sign in without a password, also where a code would be asked for', async () => {
    const { person, authenticator } = await withPasskey();
    const { secret } = await person.call(securityApi.enrolSecondFactor, {});
    const code = codeOf(secret, test.clock.now());
    await person.call(securityApi.confirmSecondFactor, { body: { code } });
    const browser = test.newStranger();
    await signInBy(browser, authenticator);
    expect((await browser.call(accountApi.currentUser, {})).id).toBe(person.id);
  });

  it('are refused when the device did not check who holds it', async () => {
    const { authenticator } = await withPasskey();
    authenticator.verifiesUser = false;
    const browser = test.newStranger();
    expect((await refusal(signInBy(browser, authenticator))).status).toBe(401);
    expect(await isIn(browser)).toBe(false);
  });

  it('answer one question once, from this site, with their own key', async () => {
    const { authenticator } = await withPasskey();
    const browser = test.newStranger();
    const { options } = await browser.call(securityApi.passkeySignInOptions, {});
    const body = { credential: authenticator.answer(options) };
    const elsewhere = new TestAuthenticator('https://evil.example');
    const forged = { credential: { ...elsewhere.answer(options), id: body.credential.id } };
    expect((await refusal(browser.call(securityApi.passkeySignIn, { body: forged }))).status).toBe(
      401,
    );
    // The question is used up by the try.
    expect((await refusal(browser.call(securityApi.passkeySignIn, { body }))).status).toBe(401);
    expect(await isIn(browser)).toBe(false);
    // Another browser does not have the question.
    const thief = test.newStranger();
    const asked = await browser.call(securityApi.passkeySignInOptions, {});
    const stolen = { credential: authenticator.answer(asked.options) };
    expect((await refusal(thief.call(securityApi.passkeySignIn, { body: stolen }))).status).toBe(
      401,
    );
  });

  it('are listed, renamed and removed by their owner alone', async () => {
    const { person, passkey, authenticator } = await withPasskey();
    const other = await test.person();
    const params = { id: passkey.id };
    for (const call of [
      () => other.call(securityApi.renamePasskey, { params, body: { name: 'Mine' } }),
      () => other.call(securityApi.removePasskey, { params }),
    ]) {
      expect((await refusal(call())).status).toBe(404);
    }
    expect((await other.call(securityApi.state, {})).passkeys).toEqual([]);
    await person.call(securityApi.renamePasskey, { params, body: { name: '<b>Old</b>' } });
    const [listed] = (await person.call(securityApi.state, {})).passkeys;
    expect(listed).toMatchObject({ id: passkey.id, name: '<b>Old</b>', lastUsedAt: null });
    await person.call(securityApi.removePasskey, { params });
    expect((await refusal(signInBy(test.newStranger(), authenticator))).status).toBe(401);
  });
});

describe('a step-up', () => {
  const sensitive = {
    passkeyOptions: (person: Person) => person.call(securityApi.passkeyOptions, {}),
    enrolSecondFactor: (person: Person) => person.call(securityApi.enrolSecondFactor, {}),
    removeSecondFactor: (person: Person) => person.call(securityApi.removeSecondFactor, {}),
    changePassword: (person: Person) =>
      person.call(securityApi.changePassword, { body: { newPassword: TEST_PASSWORD } }),
    changeEmail: (person: Person) =>
      person.call(securityApi.changeEmail, { body: { email: 'elsewhere@example.test' } }),
  };

  it.each(Object.entries(sensitive))(
    '%s wants a sign-in of the last 10 minutes',
    async (_, act) => {
      const person = await test.person();
      test.clock.advance(10 * MINUTE_MS + 1000);
      const answer = await refusal(act(person));
      expect([answer.status, answer.reason]).toEqual([403, 'fresh_sign_in_needed']);
      await person.call(securityApi.stepUp, { body: { password: TEST_PASSWORD } });
      await act(person);
    },
  );

  it('gives a new session, and the older cookie is worth nothing', async () => {
    const person = await test.person();
    const before = person.cookies.get('vigour_session') ?? '';
    await person.call(securityApi.stepUp, { body: { password: TEST_PASSWORD } });
    expect(person.cookies.get('vigour_session')).not.toBe(before);
    const replay = test.newStranger();
    replay.cookies.set('vigour_session', before);
    expect(await isIn(replay)).toBe(false);
    expect(await person.call(securityApi.sessions, {})).toHaveLength(1);
  });

  it('takes no wrong password, no code without an app, and nobody else’s passkey', async () => {
    const [person, other] = [await test.person(), await test.person()];
    test.clock.advance(11 * MINUTE_MS);
    const wrong = await refusal(
      person.call(securityApi.stepUp, { body: { password: 'not the password at all' } }),
    );
    expect(wrong.fields['password']).toContain('not your password');
    expect(
      (await refusal(person.call(securityApi.stepUp, { body: { code: '123456' } }))).status,
    ).toBe(400);
    await other.call(securityApi.stepUp, { body: { password: TEST_PASSWORD } });
    const authenticator = new TestAuthenticator();
    const made = await other.call(securityApi.passkeyOptions, {});
    const credential = authenticator.register(made.options);
    await other.call(securityApi.addPasskey, { body: { name: 'Key', credential } });
    const { options } = await person.call(securityApi.passkeySignInOptions, {});
    const body = { credential: authenticator.answer(options) };
    expect((await refusal(person.call(securityApi.stepUpByPasskey, { body }))).status).toBe(401);
    expect((await person.call(accountApi.currentUser, {})).id).toBe(person.id);
    expect((await refusal(sensitive.changePassword(person))).reason).toBe('fresh_sign_in_needed');
  });
});
