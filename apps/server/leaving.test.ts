import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { myDataApi } from '#features/my-data/contract.ts';
import {
  invitationsApi,
  membersApi,
  membershipsApi,
  organisationsApi,
} from '#features/organisations/contract.ts';
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

async function joined(): Promise<{ person: Person; memberId: string }> {
  const person = await test.person();
  const details = { firstName: '', lastName: '', phone: '', role: 'trainee' as const };
  const body = { ...details, id: newId(), email: person.email };
  const { id } = await owner.call(membersApi.invite, { params: gym, body });
  const token = mailedToken(test, person.email, '/invitations');
  await person.call(invitationsApi.accept, { body: { token } });
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
