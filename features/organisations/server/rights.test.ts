import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '#platform/shared/endpoint.ts';
import { requestOf } from '#platform/shared/endpoint.ts';
import { newId } from '#platform/shared/ids.ts';
import { allEndpoints } from '../../../apps/server/testing/all-endpoints.ts';
import { gymOwner, verifyEmail } from '../../../apps/server/testing/gyms.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import type { TestClient } from '../../../apps/server/testing/test-client.ts';
import { membersApi } from '../contract.ts';

const ACTORS = ['stranger', 'otherOwner', 'trainee', 'trainer', 'admin', 'owner'] as const;
type Actor = (typeof ACTORS)[number];

/** In the order of ACTORS, what each gets. */
type Row = [number, number, number, number, number, number];
const ADMINS: Row = [401, 404, 403, 403, 200, 200];
const OWNER: Row = [401, 404, 403, 403, 403, 200];
const MEMBERS: Row = [401, 404, 200, 200, 200, 200];
const ANYBODY: Row = [401, 200, 200, 200, 200, 200];
const BAD_LINK: Row = [400, 400, 400, 400, 400, 400];

const GYM = newId();
const TARGET = newId();
const details = { firstName: 'Tara', lastName: 'Secret', phone: '0400 000 000' };
const at = { id: GYM };
const ofTarget = { id: GYM, memberId: TARGET };

/** Every endpoint of the feature: what is sent, and who gets what. One without a line here fails. */
const EXPECTED: Record<string, [input: object, row: Row]> = {
  'organisationsApi.mine': [{}, ANYBODY],
  // Another person's identifier, or one's own again.
  'organisationsApi.create': [
    { body: { id: GYM, name: 'Iron House', kind: 'gym' } },
    [401, 409, 402, 402, 200, 200],
  ],
  'organisationsApi.read': [{ params: at }, ADMINS],
  'organisationsApi.save': [
    { params: at, body: { name: 'Steel House', kind: 'club', version: 1 } },
    ADMINS,
  ],
  'organisationsApi.dashboard': [{ params: at }, ADMINS],
  'organisationsApi.close': [{ params: at }, OWNER],
  'organisationsApi.offer': [{ params: at, body: { memberId: null } }, OWNER],
  'organisationsApi.history': [{ params: at, query: {} }, ADMINS],
  'membersApi.list': [{ params: at, query: {} }, ADMINS],
  'membersApi.read': [{ params: ofTarget }, ADMINS],
  'membersApi.invite': [
    { params: at, body: { ...details, id: newId(), email: 'new@example.test', role: 'trainee' } },
    ADMINS,
  ],
  'membersApi.save': [
    {
      params: ofTarget,
      body: { ...details, email: 'target@example.test', role: 'trainer', version: 1 },
    },
    ADMINS,
  ],
  'membersApi.remove': [{ params: ofTarget }, ADMINS],
  'membersApi.reinstateMember': [{ params: ofTarget }, ADMINS],
  'membersApi.sendInvitations': [{ params: at, body: { memberIds: [TARGET] } }, ADMINS],
  'membersApi.sendTestInvitation': [{ params: at }, ADMINS],
  'membershipsApi.mine': [{}, ANYBODY],
  'membershipsApi.trainees': [{ params: at, query: {} }, [401, 404, 403, 200, 200, 200]],
  'membershipsApi.leave': [{ params: at }, [401, 404, 200, 200, 200, 409]],
  'membershipsApi.share': [{ params: at, body: { activity: true } }, MEMBERS],
  'membershipsApi.answerInvitation': [{ params: at, body: { accept: true } }, MEMBERS],
  'membershipsApi.answerOwnership': [
    { params: at, body: { accept: true } },
    [401, 404, 404, 404, 404, 200],
  ],
  'invitationsApi.look': [{ body: { token: 'guessed' } }, BAD_LINK],
  'invitationsApi.accept': [{ body: { token: 'guessed' } }, [401, 400, 400, 400, 400, 400]],
  'invitationsApi.decline': [{ body: { token: 'guessed' } }, BAD_LINK],
};

let test: TestApp;
const people = {} as Record<Actor, Person>;
const endpoints = (await allEndpoints()).filter(({ name }) =>
  /^(organisations|members|memberships|invitations)Api\./.test(name),
);

vi.setConfig({ testTimeout: 30_000 });
beforeAll(async () => {
  test = await startTestApp();
  people.otherOwner = (await gymOwner(test)).owner;
  people.owner = (await gymOwner(test)).owner;
  for (const actor of ['trainee', 'trainer', 'admin'] as const) {
    people[actor] = await test.person();
    await verifyEmail(test, people[actor]);
  }
});
afterAll(() => test.close());

/** The gym as it was: one of each role, and an invited trainee. */
async function asItWas(): Promise<void> {
  const { pool } = test.database;
  await pool.query('delete from organisations where owned_by = $1', [people.owner.id]);
  await pool.query(
    `insert into organisations (id, name, kind, owned_by, version, created_at, updated_at)
     values ($1, 'Iron House', 'gym', $2, 1, now(), now())`,
    [GYM, people.owner.id],
  );
  for (const role of ['owner', 'admin', 'trainer', 'trainee'] as const) {
    await pool.query(
      `insert into organisation_members (organisation_id, id, role, state, email, first_name,
         last_name, phone, name_key, user_id, version, created_at, updated_at, joined_at)
       values ($1, $2, $3, 'active', $4, '', '', '', $4, $5, 1, now(), now(), now())`,
      [GYM, newId(), role, people[role].email, people[role].id],
    );
  }
  await pool.query(
    `insert into organisation_members (organisation_id, id, role, state, email, first_name,
       last_name, phone, name_key, version, created_at, updated_at)
     values ($1, $2, 'trainee', 'invited', 'target@example.test', 'Tara', 'Secret',
       '0400 000 000', 'secret tara', 1, now(), now())`,
    [GYM, TARGET],
  );
}

it('every endpoint of the feature has its line', () => {
  expect(endpoints.map(({ name }) => name)).toEqual(Object.keys(EXPECTED).sort());
});

describe.each(ACTORS)('%s', (actor) => {
  it.each(endpoints)('$name', async ({ name, endpoint }: { name: string; endpoint: Endpoint }) => {
    await asItWas();
    const [input, row] = EXPECTED[name] ?? [{}, BAD_LINK];
    const caller: TestClient = actor === 'stranger' ? test.stranger : people[actor];
    const { method, url, body } = requestOf(endpoint, input as never);
    const sent = body === undefined ? {} : { payload: body as object };
    const answer = await caller.inject({ method, url, ...sent });
    expect(answer.statusCode, answer.body).toBe(row[ACTORS.indexOf(actor)]);
    if (actor === 'admin' || actor === 'owner') return;
    expect(answer.body).not.toMatch(/target@|Secret|0400 000/);
    for (const other of ['owner', 'admin'] as const) {
      expect(answer.body).not.toContain(people[other].email);
    }
  });
});

it('an admin manages trainers and trainees, never admins or the owner, nor themselves', async () => {
  await asItWas();
  const { members } = await people.owner.call(membersApi.list, { params: at, query: {} });
  const above = members.filter(({ role }) => role === 'owner' || role === 'admin');
  expect(above).toHaveLength(2);
  for (const { id, email, version } of above) {
    const url = `/api/organisations/${GYM}/members/${id}`;
    const payload = { ...details, email, version, role: 'trainee' };
    for (const request of [
      { method: 'PUT' as const, url, payload },
      { method: 'DELETE' as const, url },
    ]) {
      expect((await people.admin.inject(request)).statusCode).toBe(403);
    }
  }
  const target = { ...details, email: 'target@example.test', role: 'admin', version: 1 };
  const url = `/api/organisations/${GYM}/members/${TARGET}`;
  expect((await people.admin.inject({ method: 'PUT', url, payload: target })).statusCode).toBe(403);
  const invited = { ...details, id: newId(), email: 'boss@example.test', role: 'admin' };
  const asked = {
    method: 'POST' as const,
    url: `/api/organisations/${GYM}/members`,
    payload: invited,
  };
  expect((await people.admin.inject(asked)).statusCode).toBe(403);
  expect((await people.owner.inject(asked)).statusCode).toBe(200);
});
