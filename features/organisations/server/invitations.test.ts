import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accountApi } from '#features/account/contract.ts';
import { securityApi, signInApi } from '#features/sign-in/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { gymOwner, mailedToken, verifyEmail } from '../../../apps/server/testing/gyms.ts';
import {
  type Person,
  startTestApp,
  TEST_PASSWORD,
  type TestApp,
} from '../../../apps/server/testing/test-app.ts';
import type { CallError } from '../../../apps/server/testing/test-client.ts';
import { invitationsApi, membersApi, membershipsApi, organisationsApi } from '../contract.ts';
import { INVITATION_LIFE_MS } from '../rules.ts';

let test: TestApp;
let owner: Person;
let gym: { id: string };

beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  ({ owner, gym } = await gymOwner(test));
});
afterAll(() => test.close());

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('the call was not refused'),
    (error: unknown) => error as CallError,
  );

const details = { firstName: '', lastName: '', phone: '' };
const newAddress = () => `someone-${newId()}@example.test`;

/** A person is invited; answers who they are to the gym. */
const invite = (email: string, role: 'admin' | 'trainer' | 'trainee' = 'trainee', id = newId()) =>
  owner.call(membersApi.invite, { params: gym, body: { ...details, id, email, role } });

const tokenOf = (email: string) => mailedToken(test, email, '/invitations');
const look = (who: Person | TestApp['stranger'], token: string) =>
  who.call(invitationsApi.look, { body: { token } });
const accept = (who: Person | TestApp['stranger'], token: string) =>
  who.call(invitationsApi.accept, { body: { token } });
const mailsTo = (email: string) =>
  test.outbox.filter(({ to, text }) => to === email && text.includes('Iron House'));
const membersIn = async (state?: 'invited' | 'active' | 'declined' | 'left' | 'removed') =>
  (await owner.call(membersApi.list, { params: gym, query: { state } })).members;

it('somebody new signs up by the link and is the member that was invited, once', async () => {
  const email = newAddress();
  const id = newId();
  const member = await invite(email.toUpperCase(), 'trainer', id);
  expect(member).toMatchObject({ id, email, state: 'invited', role: 'trainer' });
  // Asked for again (the answer was lost): one place, one seat, one mail.
  expect(await invite(email, 'trainer', id)).toEqual(member);
  expect(mailsTo(email)).toHaveLength(1);

  const token = tokenOf(email);
  expect(await look(test.stranger, token)).toMatchObject({
    name: 'Iron House',
    role: 'trainer',
    state: 'pending',
    forYou: null,
    email,
    firstName: '',
  });
  expect((await refusal(accept(test.stranger, token))).status).toBe(401);

  const tia = await test.person({ email });
  expect((await look(tia, token)).forYou).toBe(true);
  await accept(tia, token);
  await accept(tia, token);
  expect(await tia.call(membershipsApi.mine, {})).toMatchObject({
    memberships: [{ organisationId: gym.id, role: 'trainer', sharesActivity: false }],
  });
  const active = await membersIn('active');
  expect(active.find((one) => one.id === id)).toMatchObject({ firstName: 'Sam', activity: null });
  expect((await look(test.stranger, token)).state).toBe('accepted');
  const { seats } = await owner.call(organisationsApi.read, { params: gym });
  expect(seats.trainer).toEqual({ used: 1, limit: 2 });
});

it('who has an account is asked, by mail and in the app, and may say no', async () => {
  const mia = await test.person();
  await invite(mia.email);
  // Not verified: the address may be another person's.
  expect((await mia.call(membershipsApi.mine, {})).invitations).toEqual([]);
  const yes = { params: gym, body: { accept: true } };
  expect((await refusal(mia.call(membershipsApi.answerInvitation, yes))).status).toBe(404);
  await verifyEmail(test, mia);
  const { memberships, invitations } = await mia.call(membershipsApi.mine, {});
  expect(memberships).toEqual([]);
  expect(invitations).toMatchObject([{ organisationId: gym.id, name: 'Iron House' }]);
  await mia.call(membershipsApi.answerInvitation, { params: gym, body: { accept: false } });
  expect(await membersIn('declined')).toMatchObject([{ email: mia.email }]);
  expect((await refusal(accept(mia, tokenOf(mia.email)))).reason).toBe('invitation_declined');
  // Asked once more, under the same place, she agrees.
  const [declined] = await membersIn('declined');
  expect((await invite(mia.email)).id).toBe(declined?.id);
  await mia.call(membershipsApi.answerInvitation, yes);
  await mia.call(membershipsApi.answerInvitation, yes);
  expect((await mia.call(membershipsApi.mine, {})).memberships).toHaveLength(1);
});

it('accepting by the link verifies the address that it went to, and nothing else does', async () => {
  const isVerified = async (who: Person) =>
    (await who.call(accountApi.currentUser, {})).emailVerified;
  const mia = await test.person();
  // Written another way it is the same address; a part of it is not.
  await invite(mia.email.replace('person', 'Person').replace('example', 'EXAMPLE'));
  await invite(mia.email.replace('@', '+gym@'));
  const other = tokenOf(mia.email.replace('@', '+gym@'));
  expect(await look(mia, other)).toMatchObject({ forYou: false });
  expect((await refusal(accept(mia, other))).reason).toBe('other_account');
  const token = tokenOf(mia.email);
  expect(await look(mia, token)).toMatchObject({ forYou: true });
  await refusal(accept(mia, `${token.slice(0, -3)}AAA`));
  expect(await isVerified(mia)).toBe(false);
  await accept(mia, token);
  expect(await isVerified(mia)).toBe(true);
  const { events } = await mia.call(securityApi.events, { query: {} });
  expect(events.filter(({ kind }) => kind === 'email_verified')).toHaveLength(1);
  // Replayed, it is done already; by someone else it is refused, no matter who.
  await accept(mia, token);
  const eve = await test.person();
  await refusal(accept(eve, token));
  expect(await isVerified(eve)).toBe(false);

  // Expired, or declined: the email may have been read long ago, by anybody.
  const late = await test.person();
  await invite(late.email);
  await test.stranger.call(invitationsApi.decline, { body: { token: tokenOf(late.email) } });
  await refusal(accept(late, tokenOf(late.email)));
  expect(await isVerified(late)).toBe(false);
});

it('a link that was passed on lets nobody else in, and says so', async () => {
  const [mia, eve] = [await test.person(), await test.person()];
  await verifyEmail(test, eve);
  await invite(mia.email);
  const token = tokenOf(mia.email);
  expect(await look(eve, token)).toMatchObject({ forYou: false });
  const refused = await refusal(accept(eve, token));
  expect(refused).toMatchObject({ status: 403, reason: 'other_account' });
  expect(refused.sentence).not.toContain(mia.email);
  const inApp = eve.call(membershipsApi.answerInvitation, { params: gym, body: { accept: true } });
  expect((await refusal(inApp)).status).toBe(404);
  await accept(mia, token);
});

it('guessed, changed, replaced, taken back and run out links open nothing', async () => {
  const mia = await test.person();
  const { id: memberId } = await invite(mia.email);
  const token = tokenOf(mia.email);
  const end = token.endsWith('A') ? 'B' : 'A';
  const other = await gymOwner(test);
  const place = Buffer.from(other.gym.id.replaceAll('-', ''), 'hex').toString('base64url');
  for (const wrong of [
    'x',
    `${token.slice(0, -1)}${end}`,
    `${place}.${token.split('.')[1]}`,
    '../..',
  ]) {
    expect((await refusal(look(mia, wrong))).reason).toBe('invalid_link');
    expect((await refusal(accept(mia, wrong))).reason).toBe('invalid_link');
  }
  // Mailed again, the older link ends; not more often than every ten minutes.
  const again = { params: gym, body: { memberIds: [memberId] } };
  const soon = await refusal(owner.call(membersApi.sendInvitations, again));
  expect(soon).toMatchObject({ status: 409, reason: 'mailed_just_now' });
  test.clock.advance(10 * 60_000);
  expect(await owner.call(membersApi.sendInvitations, again)).toEqual({ count: 1 });
  expect((await look(mia, token)).state).toBe('replaced');
  expect((await refusal(accept(mia, token))).reason).toBe('invitation_replaced');
  const newer = tokenOf(mia.email);
  await owner.call(membersApi.remove, { params: { ...gym, memberId } });
  expect((await look(mia, newer)).state).toBe('revoked');
  expect((await refusal(accept(mia, newer))).reason).toBe('invitation_revoked');

  const late = await test.person();
  await invite(late.email);
  const lateToken = tokenOf(late.email);
  test.clock.advance(INVITATION_LIFE_MS);
  expect((await look(test.newStranger(), lateToken)).state).toBe('expired');
  await late.call(signInApi.signIn, {
    body: { email: late.email, password: 'teal otter counts lamps' },
  });
  expect((await refusal(accept(late, lateToken))).reason).toBe('invitation_expired');
  expect((await late.call(accountApi.currentUser, {})).emailVerified).toBe(false);
  test.clock.advance(-INVITATION_LIFE_MS);
});

it('an invitation that has expired is not offered in the app, and not accepted or declined there', async () => {
  const mia = await test.person();
  await verifyEmail(test, mia);
  const { id: memberId } = await invite(mia.email);
  const answer = (accept: boolean) =>
    mia.call(membershipsApi.answerInvitation, { params: gym, body: { accept } });
  test.clock.advance(INVITATION_LIFE_MS);
  for (const who of [mia, owner]) {
    const body = { email: who.email, password: TEST_PASSWORD };
    await who.call(signInApi.signIn, { body });
  }
  expect((await mia.call(membershipsApi.mine, {})).invitations).toEqual([]);
  for (const accept of [true, false]) {
    expect(await refusal(answer(accept))).toMatchObject({
      status: 409,
      reason: 'invitation_expired',
      sentence: 'This invitation has expired. Ask for a new one.',
    });
  }
  expect(await membersIn('active')).toHaveLength(1);
  // Mailed again, it can be answered.
  await owner.call(membersApi.sendInvitations, { params: gym, body: { memberIds: [memberId] } });
  expect((await mia.call(membershipsApi.mine, {})).invitations).toHaveLength(1);
  await answer(true);
  expect(await membersIn('active')).toHaveLength(2);
  test.clock.advance(-INVITATION_LIFE_MS);
});

it('an invitation works once: after leaving, by mail and in the app, it is used', async () => {
  const mia = await test.person();
  await verifyEmail(test, mia);
  await invite(mia.email);
  const token = tokenOf(mia.email);
  const inApp = (accept: boolean) =>
    mia.call(membershipsApi.answerInvitation, { params: gym, body: { accept } });
  await accept(mia, token);
  // The answer was lost: asked again, it is done already.
  await accept(mia, token);
  await inApp(true);
  await mia.call(membershipsApi.leave, { params: gym });
  expect((await look(mia, token)).state).toBe('used');
  for (const call of [() => accept(mia, token), () => inApp(true), () => inApp(false)]) {
    expect(await refusal(call())).toMatchObject({ status: 409, reason: 'invitation_used' });
  }
  const decline = test.stranger.call(invitationsApi.decline, { body: { token } });
  expect((await refusal(decline)).reason).toBe('invitation_used');
  expect((await mia.call(membershipsApi.mine, {})).memberships).toEqual([]);
});

it('a declined invitation is not declined again for whoever accepted a newer one', async () => {
  const mia = await test.person();
  await verifyEmail(test, mia);
  await invite(mia.email);
  const older = tokenOf(mia.email);
  const inApp = (accept: boolean) =>
    mia.call(membershipsApi.answerInvitation, { params: gym, body: { accept } });
  await inApp(false);
  await inApp(false);
  expect(await refusal(inApp(true))).toMatchObject({ reason: 'invitation_declined' });
  await invite(mia.email);
  await inApp(true);
  expect((await look(mia, older)).state).toBe('used');
  const decline = test.stranger.call(invitationsApi.decline, { body: { token: older } });
  expect((await refusal(decline)).reason).toBe('invitation_used');
  expect((await mia.call(membershipsApi.mine, {})).memberships).toHaveLength(1);
});

it('one that was withdrawn says so in the app', async () => {
  const mia = await test.person();
  await verifyEmail(test, mia);
  const { id: memberId } = await invite(mia.email);
  await owner.call(membersApi.remove, { params: { ...gym, memberId } });
  const call = mia.call(membershipsApi.answerInvitation, { params: gym, body: { accept: true } });
  expect(await refusal(call)).toMatchObject({ status: 409, reason: 'invitation_revoked' });
});

it('who declines needs no account, and the seat is free at once', async () => {
  const email = newAddress();
  await invite(email, 'trainer');
  const used = async () =>
    (await owner.call(organisationsApi.read, { params: gym })).seats.trainer.used;
  expect(await used()).toBe(1);
  const token = tokenOf(email);
  await test.stranger.call(invitationsApi.decline, { body: { token } });
  await test.stranger.call(invitationsApi.decline, { body: { token } });
  expect(await used()).toBe(0);
});

it('wants a verified address to reach others, and names that bear no links', async () => {
  const tom = await test.person();
  const body = {
    id: newId(),
    name: 'House',
    kind: 'gym',
    priceId: 'price_gym_pro_annual',
  } as const;
  const bad = { ...body, name: 'Win at http://evil.example' };
  expect((await refusal(tom.call(organisationsApi.create, { body: bad }))).fields).toHaveProperty(
    'name',
  );
  const { id } = body;
  await tom.call(organisationsApi.create, { body });
  const someone = { ...details, id: newId(), email: newAddress(), role: 'trainee' as const };
  const call = tom.call(membersApi.invite, { params: { id }, body: someone });
  expect(await refusal(call)).toMatchObject({ status: 403, reason: 'email_not_verified' });
  expect(mailsTo(someone.email)).toEqual([]);
});

it('names are shown as text, in the mail too', async () => {
  const name = `<b>Bob's</b> & "Iron"`;
  const { version } = await owner.call(organisationsApi.read, { params: gym });
  await owner.call(organisationsApi.save, { params: gym, body: { name, kind: 'club', version } });
  const email = newAddress();
  await invite(email);
  const mail = test.outbox.findLast(({ to }) => to === email);
  expect(mail?.html).toContain('&lt;b&gt;Bob&#39;s&lt;/b&gt; &amp; &quot;Iron&quot;');
  expect(mail?.html).not.toContain('<b>Bob');
});

it('an import is mailed by a separate act, everybody once, after a test', async () => {
  const { pool } = test.database;
  await pool.query(
    `insert into organisation_members (organisation_id, id, role, state, email, first_name, last_name,
       phone, name_key, version, created_at, updated_at)
     select $1::uuid, gen_random_uuid(), 'trainee', 'invited', 'import-' || n || '@' || $1::uuid || '.test', '', '',
       '', '', 1, now(), now() from generate_series(1, 150) n`,
    [gym.id],
  );
  const toImport = () => test.outbox.filter(({ to }) => to.endsWith(`@${gym.id}.test`));
  expect(await owner.call(organisationsApi.read, { params: gym })).toMatchObject({
    invited: 150,
    notMailed: 150,
  });
  await owner.call(membersApi.sendTestInvitation, { params: gym });
  expect(test.outbox.at(-1)).toMatchObject({ to: owner.email });
  expect(test.outbox.at(-1)?.subject).toMatch(/^Test: /);
  const sendAll = () => owner.call(membersApi.sendInvitations, { params: gym, body: {} });
  expect(await sendAll()).toEqual({ count: 150 });
  await test.app.jobs.runDue();
  expect(new Set(toImport().map(({ to }) => to)).size).toBe(150);
  expect(await sendAll()).toEqual({ count: 0 });
  await test.app.jobs.runDue();
  expect(toImport()).toHaveLength(150);
  expect((await owner.call(organisationsApi.read, { params: gym })).notMailed).toBe(0);
  // 2 × (2 + 50) + 50 go out in a day: filling and emptying seats mails nobody beyond that.
  await pool.query(
    `delete from organisation_members where organisation_id = $1 and id in (
    select id from organisation_members where organisation_id = $1 and state = 'invited' limit 140)`,
    [gym.id],
  );
  for (let n = 0; n < 144; n += 1)
    await pool.query(
      `insert into organisation_invitations (organisation_id, member_id, secret_hash, state, sent_at, expires_at)
     select $1, id, $2, 'closed', $3, $3 from organisation_members where organisation_id = $1 limit 1`,
      [gym.id, `hash ${n}`, new Date(test.clock.now())],
    );
  expect(await refusal(invite(newAddress()))).toMatchObject({ status: 429 });
  test.clock.advance(24 * 3_600_000);
  await pool.query(`update sessions set expires_at = now() + interval '40 days'`);
  await invite(newAddress());
  test.clock.advance(-24 * 3_600_000);
});
