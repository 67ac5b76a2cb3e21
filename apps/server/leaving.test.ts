import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { myDataApi } from '#features/my-data/contract.ts';
import {
  invitationsApi,
  membersApi,
  membershipsApi,
  organisationsApi,
} from '#features/organisations/contract.ts';
import {
  membershipPersonalData,
  openIntake,
  requireOrganisationAdmin,
} from '#features/organisations/server/public.ts';
import { inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { newId } from '#platform/shared/ids.ts';
import { gymOwner, mailedToken } from './testing/gyms.ts';
import { type Person, startTestApp, type TestApp } from './testing/test-app.ts';

const DAY_MS = 86_400_000;
const priceId = 'price_gym_starter_monthly';
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

const details = { firstName: '', lastName: '', phone: '', role: 'trainee' as const };
const invite = (email: string) =>
  owner.call(membersApi.invite, { params: gym, body: { ...details, id: newId(), email } });
const accept = (person: Person, email = person.email) =>
  person.call(invitationsApi.accept, {
    body: { token: mailedToken(test, email, '/invitations') },
  });
async function joined(): Promise<{ person: Person; memberId: string }> {
  const person = await test.person();
  const { id } = await invite(person.email);
  await accept(person);
  return { person, memberId: id };
}

const overview = (who: Person) => who.call(organisationsApi.read, { params: gym });
const take = (who: Person) =>
  who.call(membershipsApi.answerOwnership, { params: gym, body: { accept: true, priceId } });
const accounts = async (id: string) =>
  (await test.database.pool.query('select from users where id = $1', [id])).rowCount;
async function twoWeeksLater() {
  test.clock.advance(15 * DAY_MS);
  await test.app.jobs.runDue();
  test.clock.advance(-15 * DAY_MS);
}

it('nobody who is leaving begins or takes over a gym, until they cancel it', async () => {
  const { person: ari, memberId } = await joined();
  await owner.call(organisationsApi.offer, { params: gym, body: { memberId } });
  await ari.call(myDataApi.requestDeletion, {});
  await expect(take(ari)).rejects.toMatchObject({ status: 409, reason: 'is_leaving' });
  const body = { id: newId(), name: 'Bronze', kind: 'gym' as const, priceId } as const;
  const begun = ari.call(organisationsApi.create, { body });
  await expect(begun).rejects.toMatchObject({ status: 409, reason: 'is_leaving' });
  expect(await overview(owner)).toMatchObject({ role: 'owner' });
  await ari.call(myDataApi.cancelDeletion, {});
  await take(ari);
  expect(await overview(ari)).toMatchObject({ role: 'owner' });
});

it('an account that owns a gym when its day comes waits until the gym is closed', async () => {
  const { person: zoe } = await joined();
  // Noted in the moment when the gym was taken over.
  const asked = new Date(test.clock.now());
  await test.database.pool.query('insert into account_deletions values ($1, $2, $2)', [
    owner.id,
    asked,
  ]);
  await twoWeeksLater();
  expect(await accounts(owner.id)).toBe(1);
  expect((await zoe.call(membershipsApi.mine, {})).memberships).toHaveLength(1);
  await owner.call(organisationsApi.close, { params: gym });
  await twoWeeksLater();
  expect(await accounts(owner.id)).toBe(0);
  expect(await accounts(zoe.id)).toBe(1);
});

/** What gyms have noted of a person, as it stands in their export. */
const noted = (who: Person) => membershipPersonalData.read(test.database.db, who.id as OwnerId);
const addresses = async () => {
  const { rows } = await test.database.pool.query<{ email: string }>(
    'select email from organisation_members where organisation_id = $1',
    [gym.id],
  );
  return rows.map(({ email }) => email).sort();
};
async function importAgain(email: string) {
  const { db } = test.database;
  const asOwner = { owner: owner.id as OwnerId, emailVerified: true };
  const admin = await requireOrganisationAdmin(db, asOwner, gym.id, 'changeMembers');
  await inTransaction(db, async (db) => {
    const take = await openIntake(db, admin, test.clock.now());
    await take([{ ...details, id: newId(), email }]);
  });
}
async function joinAgain(person: Person) {
  const email = `new-${person.email}`;
  await test.database.pool.query('update users set email = $2 where id = $1', [person.id, email]);
  await invite(email);
  await accept(person, email);
}

it.each([
  ['invited again', ({ email }: Person) => invite(email), ['invited']],
  ['imported again', ({ email }: Person) => importAgain(email), ['invited']],
  ['a member again by another address', joinAgain, ['active', 'left']],
])('who left and is %s takes along what was noted, and exports it', async (_, again, states) => {
  const { person: ari } = await joined();
  const { person: zoe } = await joined();
  await ari.call(membershipsApi.leave, { params: gym });
  await again(ari);
  expect((await noted(ari)).map(({ state }) => String(state)).sort()).toEqual(states);
  expect(await noted(zoe)).toMatchObject([{ email: zoe.email, state: 'active' }]);
  await ari.call(myDataApi.requestDeletion, {});
  await twoWeeksLater();
  expect(await accounts(ari.id)).toBe(0);
  expect(await addresses()).toEqual([owner.email, zoe.email].sort());
  expect(await noted(zoe)).toHaveLength(1);
});

it('an invitation that was given to another address is no longer the first person’s', async () => {
  const { person: ari, memberId } = await joined();
  await ari.call(membershipsApi.leave, { params: gym });
  const { version } = await invite(ari.email);
  const email = `zoe-${newId()}@example.test`;
  const body = { ...details, email, version };
  await owner.call(membersApi.save, { params: { ...gym, memberId }, body });
  expect(await noted(ari)).toEqual([]);
  await ari.call(myDataApi.requestDeletion, {});
  await twoWeeksLater();
  expect(await accounts(ari.id)).toBe(0);
  expect(await addresses()).toEqual([owner.email, email].sort());
});
