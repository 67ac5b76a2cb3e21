import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newId } from '#platform/shared/ids.ts';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { gymOwner, verifyEmail } from '../../../apps/server/testing/gyms.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { TestClient } from '../../../apps/server/testing/test-client.ts';
import { membersApi, membershipsApi } from '../contract.ts';

/** Gym Starter. */
const TRAINER_SEATS = 2;
const ROUNDS = timesToRun(100, 20);

let test: TestApp;
let gym: { id: string };
/** The owner on one server, an admin on another one: nothing in memory is shared. */
let admins: [TestClient, TestClient];
let invitees: [Person, Person];
let closeSecond: () => Promise<void>;

vi.setConfig({ testTimeout: 120_000 });

async function insert(role: string, state: string, person?: Person): Promise<string> {
  const id = newId();
  await test.database.pool.query(
    `insert into organisation_members (organisation_id, id, role, state, email, first_name,
       last_name, phone, name_key, user_id, version, created_at, updated_at)
     values ($1, $2, $3, $4, $5, '', '', '', '', $6, 1, now(), now())`,
    [
      gym.id,
      id,
      role,
      state,
      person?.email ?? `${id}@example.test`,
      state === 'active' ? (person?.id ?? null) : null,
    ],
  );
  return id;
}

beforeAll(async () => {
  test = await startTestApp();
  const made = await gymOwner(test);
  gym = made.gym;
  const admin = await test.person();
  await verifyEmail(test, admin);
  await insert('admin', 'active', admin);
  const second = await test.secondServer();
  await second.ready();
  closeSecond = () => second.close();
  const there = new TestClient(second, '10.9.9.7');
  for (const [name, value] of admin.cookies) there.cookies.set(name, value);
  admins = [made.owner, there];
  invitees = [await test.person(), await test.person()];
  for (const person of invitees) await verifyEmail(test, person);
});
afterAll(async () => {
  await closeSecond();
  await test.close();
});

/** Chance, the same each time: a linear congruential generator (Numerical Recipes). */
let seed = 20261121;
function chance(below: number): number {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
}

const details = { firstName: '', lastName: '', phone: '' };
type Act = () => Promise<unknown>;

/** One way of taking a trainer seat, made ready: what it does when it is called. */
const takers: ((which: 0 | 1) => Promise<Act>)[] = [
  async (which) => {
    const id = newId();
    const body = { ...details, id, email: `${id}@example.test`, role: 'trainer' as const };
    return () => admins[which].call(membersApi.invite, { params: gym, body });
  },
  async (which) => {
    const memberId = await insert('trainee', 'active');
    const email = `${memberId}@example.test`;
    const body = { ...details, email, role: 'trainer' as const, version: 1 };
    return () => admins[which].call(membersApi.save, { params: { ...gym, memberId }, body });
  },
  async (which) => {
    const memberId = await insert('trainer', 'left');
    return () => admins[which].call(membersApi.reinstateMember, { params: { ...gym, memberId } });
  },
];

const accepts = (which: 0 | 1): Act => {
  return () =>
    invitees[which].call(membershipsApi.answerInvitation, { params: gym, body: { accept: true } });
};

const trainers = async (states: string[]) => {
  const { rows } = await test.database.pool.query<{ held: number }>(
    `select count(*)::int as held from organisation_members
     where organisation_id = $1 and role = 'trainer' and state = any($2)`,
    [gym.id, states],
  );
  return rows[0]?.held;
};
const HELD = ['invited', 'active'];

async function emptied(): Promise<void> {
  await test.database.pool.query(
    `delete from organisation_members where organisation_id = $1 and role not in ('owner', 'admin')`,
    [gym.id],
  );
}

async function bothAtOnce(acts: Act[]): Promise<number> {
  const settled = await Promise.allSettled(acts.map((act) => act()));
  for (const one of settled) {
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ reason: 'no_seat_left' });
  }
  return settled.filter(({ status }) => status === 'fulfilled').length;
}

it(`${ROUNDS} times two admins take the last seats at once: never one too many, never one too few`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await emptied();
    // Sometimes there is one left, sometimes two, sometimes none.
    const before = chance(5) === 0 ? chance(2) * TRAINER_SEATS : 1;
    for (let held = 0; held < before; held += 1) {
      await insert('trainer', chance(2) === 0 ? 'invited' : 'active');
    }
    const acts = [];
    for (const which of [0, 1] as const) {
      acts.push(await takers[chance(takers.length)]?.(which));
    }
    const taken = await bothAtOnce(acts.filter((act) => act !== undefined));
    expect(taken, `round ${round}`).toBe(Math.min(2, TRAINER_SEATS - before));
    expect(await trainers(HELD), `round ${round}`).toBe(before + taken);
  }
});

it('who was invited keeps the seat, whatever is taken beside it at the same moment', async () => {
  for (let round = 0; round < ROUNDS / 2; round += 1) {
    await emptied();
    await insert('trainer', 'invited', invitees[0]);
    const before = 1 + chance(2);
    if (before === 2) await insert('trainer', 'active');
    const beside = await takers[chance(takers.length)]?.(1);
    const done = await bothAtOnce([accepts(0), beside ?? accepts(0)]);
    expect(done).toBe(before === 2 ? 1 : 2);
    expect(await trainers(HELD)).toBe(TRAINER_SEATS);
    expect(await trainers(['active'])).toBeGreaterThanOrEqual(before);
  }
});

it('when a smaller plan left more invitations than seats, who accepts first has the last one', async () => {
  for (let round = 0; round < ROUNDS / 2; round += 1) {
    await emptied();
    await insert('trainer', 'active');
    for (const person of invitees) await insert('trainer', 'invited', person);
    expect(await bothAtOnce([accepts(0), accepts(1)])).toBe(1);
    expect(await trainers(['active'])).toBe(TRAINER_SEATS);
  }
});
