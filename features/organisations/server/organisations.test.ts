import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { billingApi } from '#features/billing/contract.ts';
import { foodLogApi } from '#features/food-log/contract.ts';
import { myDataApi } from '#features/my-data/contract.ts';
import { weighInsApi } from '#features/nutrition/contract.ts';
import { signInApi } from '#features/sign-in/contract.ts';
import { inTransaction } from '#platform/server/db/database.ts';
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
import type { Role } from '../rules.ts';
import { openIntake, removeUnusedMembers } from './public.ts';
import { adminIn } from './queries/membership.ts';

const DAY_MS = 86_400_000;
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
type Given = Exclude<Role, 'owner'>;

async function joined(role: Given): Promise<{ person: Person; memberId: string }> {
  const person = await test.person();
  await verifyEmail(test, person);
  const body = { ...details, id: newId(), email: person.email, role };
  const { id } = await owner.call(membersApi.invite, { params: gym, body });
  const token = mailedToken(test, person.email, '/invitations');
  await person.call(invitationsApi.accept, { body: { token } });
  return { person, memberId: id };
}

const overview = (who = owner) => who.call(organisationsApi.read, { params: gym });
const member = (memberId: string) => owner.call(membersApi.read, { params: { ...gym, memberId } });
const list = (query: object) => owner.call(membersApi.list, { params: gym, query });
const change = async (memberId: string, role: Given) => {
  const { email, firstName, lastName, phone, version } = await member(memberId);
  const body = { email, firstName, lastName, phone, version, role };
  return owner.call(membersApi.save, { params: { ...gym, memberId }, body });
};
const back = (person: Person) =>
  person.call(signInApi.signIn, { body: { email: person.email, password: TEST_PASSWORD } });

it('begins with its plan or not at all, once, and one for each owner', async () => {
  const mia = await test.person();
  const body = { id: newId(), name: 'Iron', kind: 'gym' as const };
  const planless = await refusal(mia.call(organisationsApi.create, { body }));
  expect(planless).toMatchObject({ status: 402, reason: 'plan_needed' });
  const wanted = { ...body, priceId: 'price_gym_growth_annual' as const };
  // Told something else than a trial, nothing begins.
  const other = mia.call(organisationsApi.create, { body: { ...wanted, agreed: 'charge' } });
  expect((await refusal(other)).reason).toBe('other_terms');
  expect(await mia.call(organisationsApi.mine, {})).toEqual([]);
  expect((await mia.call(billingApi.state, {})).plan).toBe('free');

  const made = await Promise.all(
    [1, 2].map(() => mia.call(organisationsApi.create, { body: wanted })),
  );
  expect(made[0]).toEqual(made[1]);
  expect(made[0]).toMatchObject({
    organisation: { plan: 'gymGrowth', role: 'owner', active: 1, invited: 0 },
    checkoutUrl: null,
  });
  const { subscription } = await mia.call(billingApi.state, {});
  expect(subscription).toMatchObject({
    status: 'trial',
    endsAt: new Date(test.clock.now() + 14 * DAY_MS).toISOString(),
  });
  const second = mia.call(organisationsApi.create, { body: { ...wanted, id: newId() } });
  expect((await refusal(second)).reason).toBe('owns_one');
  const plain = mia.call(organisationsApi.create, { body: { ...body, id: newId() } });
  expect((await refusal(plain)).reason).toBe('owns_one');
});

it('a trainer with Trainer Pro has clients by the same rules', async () => {
  const tia = await test.person();
  await tia.call(billingApi.choose, {
    body: { priceId: 'price_trainer_pro_monthly', agreed: 'trial' },
  });
  const body = { id: newId(), name: 'Tia Trains', kind: 'practice' as const };
  const { id } = body;
  const { organisation } = await tia.call(organisationsApi.create, { body });
  expect(organisation?.seats).toEqual({
    trainer: { used: 0, limit: 0 },
    trainee: { used: 0, limit: 50 },
  });
  await verifyEmail(test, tia);
  const client = { ...details, id: newId(), email: `c-${newId()}@example.test` };
  await tia.call(membersApi.invite, { params: { id }, body: { ...client, role: 'trainee' } });
  const listed = await tia.call(membersApi.list, { params: { id }, query: {} });
  expect(listed.members.map(({ email, role }) => [email, role])).toEqual([
    [client.email, 'trainee'],
  ]);
  expect(listed.total).toBe(1);
  const owners = await tia.call(membersApi.list, { params: { id }, query: { role: 'owner' } });
  expect(owners.members).toEqual([]);
  const mine = await tia.call(organisationsApi.read, { params: { id } });
  expect([mine.active, mine.invited]).toEqual([0, 1]);
  const trainer = { ...client, id: newId(), email: `t-${newId()}@example.test` };
  const call = tia.call(membersApi.invite, {
    params: { id },
    body: { ...trainer, role: 'trainer' },
  });
  expect((await refusal(call)).reason).toBe('no_seat_left');
});

it('roles change with their seats, by version, and every act is written down', async () => {
  const { person: ari, memberId } = await joined('trainee');
  expect((await overview()).seats).toMatchObject({ trainer: { used: 0 }, trainee: { used: 1 } });
  const seen = await member(memberId);
  const promoted = await change(memberId, 'trainer');
  expect((await overview()).seats).toMatchObject({ trainer: { used: 1 }, trainee: { used: 0 } });
  const stale = { ...details, email: ari.email, role: 'admin' as const, version: seen.version };
  const late = owner.call(membersApi.save, { params: { ...gym, memberId }, body: stale });
  expect(await refusal(late)).toMatchObject({ status: 409, reason: 'changed_elsewhere' });
  expect(await member(memberId)).toEqual(promoted);
  await change(memberId, 'admin');
  expect(await ari.call(organisationsApi.mine, {})).toMatchObject([{ id: gym.id, role: 'admin' }]);

  const { entries } = await ari.call(organisationsApi.history, { params: gym, query: {} });
  expect(entries.map(({ event }) => event.kind)).toEqual([
    'role_changed',
    'role_changed',
    'joined',
    'invited',
    'created',
  ]);
  expect(entries[0]).toMatchObject({ actor: 'Sam', member: { id: memberId, name: 'Sam' } });
  const one = await owner.call(organisationsApi.history, { params: gym, query: { memberId } });
  expect(one.entries.map(({ id }) => id)).toEqual(entries.slice(0, 4).map(({ id }) => id));
});

it('lists members in the order of the names it shows', async () => {
  const names = ['Bo Adams', 'anna Abel', 'Ann Zed', 'Zoë Abel', ' Müller', 'Ann Zed'];
  for (const name of names) {
    const [firstName = '', lastName = ''] = name.split(' ');
    const email = `${firstName || 'm'}-${newId()}@example.test`.toLowerCase().replace('ë', 'e');
    const body = { id: newId(), email, firstName, lastName, phone: '', role: 'trainee' as const };
    await owner.call(membersApi.invite, { params: gym, body });
  }
  const { members } = await owner.call(membersApi.list, {
    params: gym,
    query: { state: 'invited' },
  });
  expect(members.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())).toEqual([
    'Ann Zed',
    'Ann Zed',
    'anna Abel',
    'Bo Adams',
    'Müller',
    'Zoë Abel',
  ]);
});

it('a member shows what they want, from when they say so until they do not', async () => {
  const { person: ari, memberId } = await joined('trainee');
  const { person: zoe } = await joined('trainee');
  const log = (date: string) =>
    ari.call(foodLogApi.add, {
      body: {
        date,
        mealType: 'lunch',
        foodName: 'Soup',
        quantity: 1,
        unit: 'serving',
        calories: 90,
      },
    });
  await log('2026-11-01');
  expect((await member(memberId)).activity).toBeNull();
  expect(await list({ activity: 'quiet' })).toMatchObject({ total: 0 });
  const show = (activity: boolean) =>
    ari.call(membershipsApi.share, { params: gym, body: { activity } });
  expect(await show(true)).toMatchObject({ sharesActivity: true });
  // Who has just come has had no time to be quiet.
  const counts = async () => {
    const { sharing, quiet } = await overview();
    const found = async (activity: string) => (await list({ activity })).total;
    return { sharing, quiet, list: await found('quiet'), fresh: await found('new') };
  };
  expect((await member(memberId)).activity).toBe('new');
  expect(await counts()).toEqual({ sharing: 1, quiet: 0, list: 0, fresh: 1 });
  await test.database.pool.query(
    `update organisation_members set joined_at = joined_at - interval '14 days' where id = $1`,
    [memberId],
  );
  expect(await counts()).toEqual({ sharing: 1, quiet: 1, list: 1, fresh: 0 });
  expect((await list({ activity: 'quiet' })).members).toMatchObject([{ id: memberId }]);
  const soup = await log('2026-11-18');
  expect((await member(memberId)).activity).toBe('recent');
  expect(await counts()).toEqual({ sharing: 1, quiet: 0, list: 0, fresh: 0 });
  expect(await list({ activity: 'recent' })).toMatchObject({ total: 1 });
  // A weight is logged, too.
  await ari.call(foodLogApi.remove, { params: { id: soup.id } });
  expect(await counts()).toMatchObject({ quiet: 1 });
  await ari.call(weighInsApi.add, {
    body: { id: newId(), date: '2026-11-19', weightKg: 71, enteredUnit: 'kg' },
  });
  expect(await counts()).toMatchObject({ quiet: 0 });
  // Anyone who does not show it is in neither list, and nothing of what was logged is in any answer.
  expect(JSON.stringify(await list({}))).not.toMatch(/Soup|2026-11-1|weight|goal/);
  await show(false);
  expect((await member(memberId)).activity).toBeNull();
  expect(await overview()).toMatchObject({ sharing: 0, quiet: 0 });
  expect((await zoe.call(membershipsApi.mine, {})).memberships[0]?.sharesActivity).toBe(false);
});

it('leaving and being removed end what is shown; coming back does not bring it back', async () => {
  const { person: ari, memberId } = await joined('trainer');
  const show = { params: gym, body: { activity: true } };
  await ari.call(membershipsApi.share, show);
  await owner.call(membersApi.remove, { params: { ...gym, memberId } });
  expect((await overview()).seats.trainer.used).toBe(0);
  expect(test.outbox.at(-1)).toMatchObject({ to: ari.email });
  expect((await refusal(ari.call(membershipsApi.share, show))).status).toBe(404);
  await owner.call(membersApi.reinstateMember, { params: { ...gym, memberId } });
  expect(await member(memberId)).toMatchObject({ state: 'active', activity: null });
  await ari.call(membershipsApi.share, show);
  await ari.call(membershipsApi.leave, { params: gym });
  expect(await member(memberId)).toMatchObject({ state: 'left', activity: null });
  // Who went by themselves is asked again, not withdrawn.
  await owner.call(membersApi.reinstateMember, { params: { ...gym, memberId } });
  expect(await member(memberId)).toMatchObject({ state: 'invited' });
  expect((await ari.call(membershipsApi.mine, {})).memberships).toEqual([]);
  const { entries } = await owner.call(organisationsApi.history, { params: gym, query: {} });
  expect(entries[1]).toMatchObject({ actor: 'Sam', event: { kind: 'left' } });
  // Withdrawn and brought back, the invitation still waits for an answer.
  await owner.call(membersApi.remove, { params: { ...gym, memberId } });
  await owner.call(membersApi.reinstateMember, { params: { ...gym, memberId } });
  expect(await member(memberId)).toMatchObject({ state: 'invited' });
  expect((await refusal(owner.call(membershipsApi.leave, { params: gym }))).reason).toBe(
    'owner_cannot_leave',
  );
});

it('is handed over to a member who agrees, with a plan of their own', async () => {
  const { person: ari, memberId } = await joined('trainer');
  const { person: zoe } = await joined('trainee');
  const offer = (to: string | null) =>
    owner.call(organisationsApi.offer, { params: gym, body: { memberId: to } });
  test.clock.advance(11 * 60_000);
  expect((await refusal(offer(memberId))).reason).toBe('fresh_sign_in_needed');
  for (const person of [owner, ari, zoe]) await back(person);
  await offer(memberId);
  await offer(null);
  const take = (who: Person, body: object = {}) =>
    who.call(membershipsApi.answerOwnership, { params: gym, body: { accept: true, ...body } });
  expect((await refusal(take(ari))).status).toBe(404);
  await offer(memberId);
  expect((await ari.call(membershipsApi.mine, {})).memberships[0]?.ownershipOffered).toBe(true);
  expect((await refusal(take(zoe))).status).toBe(404);
  expect((await refusal(take(ari))).reason).toBe('plan_needed');
  const priceId = 'price_gym_pro_monthly';
  await Promise.allSettled([take(ari, { priceId }), take(ari, { priceId })]);
  expect(await overview(ari)).toMatchObject({ role: 'owner', plan: 'gymPro', offeredTo: null });
  expect(await overview(owner)).toMatchObject({ role: 'admin' });
  // The trainer's seat went with the role.
  expect((await overview(ari)).seats.trainer).toEqual({ used: 0, limit: 15 });
  expect((await refusal(offer(memberId))).status).toBe(403);
  const { rows } = await test.database.pool.query(
    `select role from organisation_members where organisation_id = $1 and role = 'owner'`,
    [gym.id],
  );
  expect(rows).toHaveLength(1);
  expect(test.outbox.at(-1)).toMatchObject({
    to: owner.email,
    subject: 'Your gym has a new owner',
    text: expect.stringContaining('Iron House has a new owner'),
  });
});

it('after a smaller plan nobody is removed, who came last is read-only, nobody new comes', async () => {
  await owner.call(billingApi.choose, {
    body: { priceId: 'price_gym_growth_monthly', agreed: 'switch' },
  });
  const ids: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    const body = { ...details, id: newId(), email: `t${n}-${newId()}@example.test` };
    const made = await owner.call(membersApi.invite, {
      params: gym,
      body: { ...body, role: 'trainer' },
    });
    ids.push(made.id);
    test.clock.advance(1000);
  }
  await owner.call(billingApi.choose, {
    body: { priceId: 'price_gym_starter_monthly', agreed: 'switch' },
  });
  expect((await overview()).seats.trainer).toEqual({ used: 3, limit: 2 });
  const beyond = await Promise.all(ids.map(async (id) => (await member(id)).beyondPlan));
  expect(beyond).toEqual([false, false, true]);
  expect(await refusal(change(ids[2] ?? '', 'trainee'))).toMatchObject({
    status: 402,
    reason: 'beyond_plan',
  });
  await change(ids[0] ?? '', 'trainer');
  const more = {
    ...details,
    id: newId(),
    email: `x-${newId()}@example.test`,
    role: 'trainer' as const,
  };
  const call = owner.call(membersApi.invite, { params: gym, body: more });
  expect((await refusal(call)).reason).toBe('no_seat_left');
  await owner.call(membersApi.remove, { params: { ...gym, memberId: ids[0] ?? '' } });
  expect((await member(ids[2] ?? '')).beyondPlan).toBe(false);
});

it('goes with its owner’s account, and a member’s row with theirs', async () => {
  const { person: ari } = await joined('trainee');
  const stay = await refusal(owner.call(myDataApi.requestDeletion, {}));
  expect(stay).toMatchObject({ status: 409, reason: 'has_to_stay' });
  await ari.call(myDataApi.requestDeletion, {});
  test.clock.advance(15 * DAY_MS);
  await test.app.jobs.runDue();
  const count = async () => {
    const { rows } = await test.database.pool.query<{ n: number }>(
      'select count(*)::int as n from organisation_members where organisation_id = $1',
      [gym.id],
    );
    return rows[0]?.n;
  };
  expect(await count()).toBe(1);
  test.clock.advance(-15 * DAY_MS);
  await owner.call(organisationsApi.close, { params: gym });
  expect(await count()).toBe(0);
  expect((await refusal(overview())).status).toBe(404);
});

it('many come at once as far as there are seats, and go again unless they have joined', async () => {
  const { person: ari } = await joined('trainee');
  const { db } = test.database;
  const admin = await adminIn(db, owner.id as never, gym.id);
  if (!admin) return expect.fail('the owner runs the gym');
  const people = Array.from({ length: 60 }, (_, n) => ({
    id: newId(),
    email: n === 7 ? ari.email.toUpperCase() : n === 9 ? 'P8@example.test ' : `p${n}@example.test`,
    firstName: `P${n}`,
    lastName: '',
    phone: '',
    role: 'trainee' as const,
  }));
  const add = () =>
    inTransaction(db, async (db) => {
      const take = await openIntake(db, admin, test.clock.now());
      // In two lists, as a large file comes.
      return [...(await take(people.slice(0, 20))), ...(await take(people.slice(20)))];
    });
  const outcomes = await add();
  const counted = (what: string) => outcomes.filter(({ outcome }) => outcome === what).length;
  // 50 seats, one taken; one is a member already, one is twice in the file.
  expect([counted('added'), counted('already_member'), counted('no_seat_left')]).toEqual([
    49, 2, 9,
  ]);
  expect(outcomes.map(({ id }) => id)).toEqual(people.map(({ id }) => id));
  expect(await add()).toEqual(outcomes);
  expect((await overview()).seats.trainee).toEqual({ used: 50, limit: 50 });
  expect(test.outbox.some(({ to }) => to === 'p1@example.test')).toBe(false);
  const ids = outcomes.flatMap((one) => (one.outcome === 'added' ? [one.memberId] : []));
  const undo = () => {
    const now = test.clock.now();
    return inTransaction(db, (db) => removeUnusedMembers(db, admin, ids, new Date(now), now));
  };
  const none = { count: 0, names: [] };
  expect([await undo(), await undo()]).toEqual([none, none]);
  expect((await overview()).seats.trainee.used).toBe(1);
});
