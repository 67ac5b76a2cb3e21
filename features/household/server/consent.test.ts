import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { myDataApi } from '#features/my-data/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { householdApi, householdInvitationsApi } from '../contract.ts';

let app: TestApp;
let robin: Person;
let sam: Person;
let kim: Person;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  [robin, sam, kim] = [await app.person(), await app.person(), await app.person()];
});
afterAll(() => app.close());

async function join(host: Person, member: Person): Promise<string> {
  const id = newId();
  const { token } = await host.call(householdApi.invite, {
    body: { id, name: 'Sam', email: null },
  });
  await member.call(householdInvitationsApi.accept, { body: { token, diets: [], without: [] } });
  return id;
}
const share = (person: Person) =>
  person.call(householdApi.shareTargets, { body: { targets: true } });
const seenBy = (person: Person) =>
  person.call(householdApi.targets, { query: { date: '2026-11-20' } });

it('a household sees no targets that a new member showed to nobody or to others', async () => {
  await share(sam);
  await join(robin, sam);
  expect(await seenBy(robin)).toEqual([]);
  await share(sam);
  expect(await seenBy(robin)).toHaveLength(1);
});

it('a host whose last member went is asked again before new ones see targets', async () => {
  const [samsId, kimsId] = [await join(robin, sam), await join(robin, kim)];
  await share(robin);
  await robin.call(householdApi.remove, { params: { id: samsId } });
  expect(await seenBy(kim)).toHaveLength(1);
  await robin.call(householdApi.remove, { params: { id: kimsId } });
  await join(robin, sam);
  expect(await seenBy(sam)).toEqual([]);
});

it('members of a host whose account is erased show their targets to nobody any more', async () => {
  await join(robin, sam);
  await share(sam);
  await robin.call(myDataApi.requestDeletion, {});
  app.clock.advance(15 * 86_400_000);
  await app.app.jobs.runDue();
  app.clock.advance(-15 * 86_400_000);
  await join(sam, kim);
  expect(await seenBy(kim)).toEqual([]);
});
