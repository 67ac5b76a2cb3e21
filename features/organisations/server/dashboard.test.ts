import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#platform/shared/ids.ts';
import { gymOwner, mailedToken, verifyEmail } from '../../../apps/server/testing/gyms.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { invitationsApi, membersApi, membershipsApi, organisationsApi } from '../contract.ts';

const DAY_MS = 86_400_000;
let test: TestApp;
let owner: Person;
let gym: { id: string };

beforeAll(async () => {
  test = await startTestApp();
  ({ owner, gym } = await gymOwner(test));
});
afterAll(() => test.close());

async function join(role: 'trainer' | 'trainee', firstName: string) {
  const person = await test.person();
  await verifyEmail(test, person);
  const body = { id: newId(), email: person.email, role, firstName, lastName: 'Ngata', phone: '' };
  const { id } = await owner.call(membersApi.invite, { params: gym, body });
  const token = mailedToken(test, person.email, '/invitations');
  await person.call(invitationsApi.accept, { body: { token } });
  return { person, memberId: id };
}

const dashboard = () => owner.call(organisationsApi.dashboard, { params: gym });

it('names who is quiet and shares it, counts joins by week and the days of the trial', async () => {
  const { person, memberId } = await join('trainee', 'Ari');
  await join('trainee', 'Bea');
  const before = await dashboard();
  expect(before.trialDaysLeft).toBe(14);
  expect(before.joins).toHaveLength(12);
  // The owner joined with the gym.
  expect(before.joins.at(-1)?.joined).toBe(3);
  expect(before.quietMembers).toEqual([]);

  await person.call(membershipsApi.share, { params: gym, body: { activity: true } });
  test.clock.advance(4 * DAY_MS);
  expect((await dashboard()).trialDaysLeft).toBe(10);
  test.clock.advance(11 * DAY_MS);
  try {
    const later = await dashboard();
    expect(later.quietMembers).toEqual([{ memberId, name: 'Ari Ngata' }]);
    expect(later.joins.at(-1)?.joined).toBe(0);
    expect(later.joins.reduce((sum, { joined }) => sum + joined, 0)).toBe(3);
  } finally {
    test.clock.advance(-15 * DAY_MS);
  }
});

it('a trainer sees the names of active trainees and nothing else of them', async () => {
  const { person: trainer } = await join('trainer', 'Tom');
  const { person: trainee, memberId } = await join('trainee', 'Cleo');
  const body = { id: newId(), email: 'invited@example.test', role: 'trainee' as const };
  const details = { firstName: 'Not', lastName: 'Joined', phone: '' };
  await owner.call(membersApi.invite, { params: gym, body: { ...body, ...details } });

  const { total, trainees } = await trainer.call(membershipsApi.trainees, {
    params: gym,
    query: { page: 1 },
  });
  expect(total).toBe(trainees.length);
  expect(trainees.find((one) => one.memberId === memberId)).toEqual({
    memberId,
    name: 'Cleo Ngata',
    joinedAt: expect.any(String),
  });
  expect(trainees.map(({ name }) => name)).not.toContain('Not Joined');
  expect(JSON.stringify(trainees)).not.toContain('@');

  await trainee.call(membershipsApi.leave, { params: gym });
  const after = await trainer.call(membershipsApi.trainees, { params: gym, query: { page: 1 } });
  expect(after.total).toBe(total - 1);
});
