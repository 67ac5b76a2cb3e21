import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountApi } from '#features/account/contract.ts';
import { billingApi } from '#features/billing/contract.ts';
import { homeApi } from '#features/home/contract.ts';
import { invitationsApi, membersApi } from '#features/organisations/contract.ts';
import { SMALL_PLAN } from '#features/plan-blocks/testing/plans.ts';
import { trainingPlansApi } from '#features/training-plans/contract.ts';
import type { InputOf } from '#platform/shared/endpoint.ts';
import { newId } from '#platform/shared/ids.ts';
import { gymOwner, mailedToken } from '../../../apps/server/testing/gyms.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { type TrainingSession, trainingSessionsApi, trainingWeekApi } from '../contract.ts';
import { makeItem, makeSet } from '../rules/new-session.ts';
import { WORK_FORMAT } from '../rules/session-kinds.ts';

type Added = InputOf<typeof trainingSessionsApi.add>['body'];

// Repetitions, conflicts, deletion and Undo are tested for every record in apps/server/records.test.ts.

const START_MS = Date.UTC(2026, 10, 20, 21, 30);
/** A Friday; its week is 16 to 22 November. */
const FRIDAY = '2026-11-20';
const AT = '2026-11-20T19:00:00.000Z';

let app: TestApp;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.set(START_MS);
  [ana, ben] = [await app.person(), await app.person()];
});
afterAll(() => app.close());

const session = (change: Partial<Added> = {}, doneSets = 1): Added => ({
  id: newId(),
  date: FRIDAY,
  origin: 'plan',
  name: 'Legs',
  work: {
    format: WORK_FORMAT,
    items: [
      makeItem({
        id: 'a',
        exerciseId: 'goblet-squat',
        measure: 'loadReps',
        restSeconds: 90,
        sets: [0, 1, 2].map((at) =>
          makeSet(`a.${at}`, { loadKg: 12, reps: 8, doneAt: at < doneSets ? AT : null }),
        ),
      }),
    ],
  },
  startedAt: AT,
  ...change,
});
const add = (person: Person, change: Partial<Added> = {}, doneSets = 1) =>
  person.call(trainingSessionsApi.add, { body: session(change, doneSets) });
const edit = (person: Person, { id, ...body }: TrainingSession) =>
  person.call(trainingSessionsApi.edit, { params: { id }, body });
const list = (person: Person, from = '2026-01-01') =>
  person.call(trainingSessionsApi.list, { query: { from } });
const week = (person: Person, date = FRIDAY) =>
  person.call(trainingWeekApi.week, { query: { date } });
const addSome = async (person: Person, count: number, change: Partial<Added> = {}) => {
  const added: TrainingSession[] = [];
  for (let at = 0; at < count; at += 1) added.push(await add(person, change));
  return added;
};
/** Keeps a plan of a programme, or with null one that was made; answers its id. */
async function followProgramme(person: Person, programmeId: string | null): Promise<string> {
  const source = programmeId === null ? 'made' : 'programme';
  const body = { ...SMALL_PLAN, id: newId(), source, programmeId } as never;
  return (await person.call(trainingPlansApi.add, { body })).id;
}
const refused = { status: 402, reason: 'weekly_limit' };

test('sessions are listed by day, latest first, for their owner alone', async () => {
  const early = await add(ana, { date: '2026-11-18' });
  const late = await add(ana, { name: ' Late ', origin: 'own' });
  expect(late).toMatchObject({ name: 'Late', sourceId: null, finishedAt: null, version: 1 });
  expect(await list(ana)).toEqual([late, early]);
  expect(await list(ana, FRIDAY)).toEqual([late]);
  expect(await list(ben)).toEqual([]);
});

test.each([
  [{ name: ' ' }, 'name'],
  [{ date: '2027-01-01' }, 'date'],
  [{ date: '2016-11-19' }, 'date'],
  [{ startedAt: 'yesterday' }, 'startedAt'],
  [{ startedAt: null, finishedAt: AT }, 'startedAt'],
])('%j is refused by name', async (change, field) => {
  await expect(add(ana, change)).rejects.toMatchObject({
    status: 400,
    fields: { [field]: expect.any(String) },
  });
});

test('an exercise is one of the library, one’s own, or has a name', async () => {
  const [item] = session().work.items;
  if (!item) throw new Error('No item');
  const withItem = (change: object) => ({
    work: { format: WORK_FORMAT as typeof WORK_FORMAT, items: [{ ...item, ...change }] },
  });
  await add(ana, withItem({ exerciseId: newId() }));
  await add(ana, withItem({ exerciseId: null, name: 'Stairs' }));
  const nothing = add(ana, withItem({ exerciseId: null }));
  await expect(nothing).rejects.toMatchObject({ status: 400 });
  await expect(add(ana, withItem({ exerciseId: '../x' }))).rejects.toMatchObject({ status: 400 });
});

describe('the week', () => {
  test('counts what was finished with a set, and aims at the chosen days', async () => {
    const cleo = await app.person({
      profile: { schedule: { trainingDays: [1, 3], sessionMinutes: 45 } },
    });
    const done = await add(cleo, { finishedAt: AT });
    await add(cleo);
    await add(cleo, { finishedAt: AT }, 0);
    await add(cleo, { finishedAt: AT, date: '2026-11-15' });
    await add(ben, { finishedAt: AT });
    expect(await week(cleo)).toMatchObject({ monday: '2026-11-16', done: [done.id], goal: 2 });
    expect((await week(ana)).goal).toBe(5);
    const home = await cleo.call(homeApi.day, { query: { date: FRIDAY } });
    expect(home.week).toMatchObject({ weeklyGoal: 2, sessions: [done.id] });
    await cleo.call(trainingSessionsApi.remove, { params: { id: done.id } });
    expect((await week(cleo)).done).toEqual([]);
    const after = await cleo.call(homeApi.day, { query: { date: FRIDAY } });
    expect(after.week.sessions).toEqual([]);
  });

  test('Home offers the session that goes on, to its owner, until it ends', async () => {
    const underWay = async (person: Person) =>
      (await person.call(homeApi.day, { query: { date: FRIDAY } })).week.underWay;
    await add(ana, { date: '2026-11-10' });
    await add(ana, { startedAt: null }, 0);
    expect(await underWay(ana)).toBeNull();
    const begun = await add(ana, { name: 'Push' });
    expect(await underWay(ana)).toEqual({ id: begun.id, name: 'Push' });
    expect(await underWay(ben)).toBeNull();
    await edit(ana, { ...begun, finishedAt: AT });
    expect(await underWay(ana)).toBeNull();
  });

  test('names the plan whose limit it is', async () => {
    expect(await week(ana)).toMatchObject({ used: [], limit: 3, plan: 'free' });
    const body = { priceId: 'price_starter_monthly', agreed: 'trial' } as const;
    await ana.call(billingApi.choose, { body });
    expect(await week(ana)).toMatchObject({ limit: 5, plan: 'starter' });
  });
});

describe('Free’s three workouts a week', () => {
  test('are used up by the first set; the fourth is refused and nothing is stored of it', async () => {
    await add(ana, {}, 0);
    const used = await addSome(ana, 3);
    expect((await week(ana)).used.sort()).toEqual(used.map(({ id }) => id).sort());
    await expect(add(ana)).rejects.toMatchObject({
      ...refused,
      message: expect.stringMatching(
        /3 of 3 demo workouts.*Free.*Monday 23 November.*own workout.*larger plan/,
      ),
    });
    expect(await list(ana)).toHaveLength(4);
    // Another person has three of their own.
    await add(ben);
  });

  test('do not count training of one’s own, from programmes or from a file', async () => {
    await addSome(ana, 3);
    for (const origin of ['own', 'imported'] as const) await add(ana, { origin });
    const sourceId = await followProgramme(ana, 'dumbbells-only');
    await add(ana, { origin: 'programme', sourceId });
    expect((await week(ana)).used).toHaveLength(3);
  });

  test('count what only calls itself a programme', async () => {
    const made = await followProgramme(ana, null);
    const unknown = await followProgramme(ana, 'no-such-programme');
    const others = await followProgramme(ben, 'dumbbells-only');
    for (const sourceId of [made, unknown, others]) {
      await add(ana, { origin: 'programme', sourceId });
    }
    expect((await week(ana)).used).toHaveLength(3);
    for (const sourceId of [null, 'x', newId()]) {
      await expect(add(ana, { origin: 'programme', sourceId })).rejects.toMatchObject(refused);
    }
    const opened = await add(ana, { origin: 'programme', sourceId: made }, 0);
    const { work } = session();
    await expect(edit(ana, { ...opened, work })).rejects.toMatchObject(refused);
  });

  test('refuse the first set of a session opened before, which may go on as one’s own', async () => {
    const opened = await add(ana, {}, 0);
    await addSome(ana, 3);
    const { work } = session();
    await expect(edit(ana, { ...opened, work })).rejects.toMatchObject(refused);
    const own = await edit(ana, { ...opened, work, origin: 'own' });
    expect(own).toMatchObject({ origin: 'own', version: 2 });
  });

  test('are not given back by deleting, by taking sets away, by another day or by another name', async () => {
    const [first, second, third] = await addSome(ana, 3);
    if (!first || !second || !third) throw new Error('Three');
    await ana.call(trainingSessionsApi.remove, { params: { id: first.id } });
    const empty = session({}, 0).work;
    await edit(ana, { ...second, work: empty });
    await edit(ana, { ...third, date: '2026-11-11', origin: 'own' });
    expect((await week(ana)).used).toHaveLength(3);
    await expect(add(ana)).rejects.toMatchObject(refused);
  });

  test('leave a session that has begun alone, whatever happens to the plan', async () => {
    const body = { priceId: 'price_starter_monthly', agreed: 'trial' } as const;
    await ana.call(billingApi.choose, { body });
    const begun = await addSome(ana, 5);
    await expect(add(ana)).rejects.toMatchObject({
      ...refused,
      message: expect.stringContaining(
        '5 of 5 workouts made for you this week, as many as Starter',
      ),
    });
    await ana.call(billingApi.cancel, {});
    app.clock.advance(8 * 86_400_000);
    const [one] = begun;
    if (!one) throw new Error('Five');
    expect((await week(ana)).plan).toBe('free');
    const done = await edit(ana, { ...one, finishedAt: AT });
    await ana.call(trainingSessionsApi.remove, { params: { id: one.id } });
    const back = await ana.call(trainingSessionsApi.restore, { params: { id: one.id } });
    expect(back).toMatchObject({ ...done, version: 4 });
  });

  test('are three from two devices at once too, and a repetition is none', async () => {
    const bodies = Array.from({ length: 8 }, () => session());
    const send = (body: Added) => ana.call(trainingSessionsApi.add, { body });
    const results = await Promise.allSettled(bodies.map(send));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject(refused);
    }
    const at = results.findIndex(({ status }) => status === 'fulfilled');
    const body = bodies[at];
    if (!body) throw new Error('None was stored');
    expect(await send(body)).toMatchObject({ id: body.id, version: 1 });
    expect(await list(ana)).toHaveLength(3);
  });
});

describe.each([
  // Sunday 23:59 and Monday 00:00 on the person's clock, as the moment in UTC of that midnight.
  ['Pacific/Auckland', Date.UTC(2026, 10, 22, 11, 0)],
  ['Pacific/Kiritimati', Date.UTC(2026, 10, 22, 10, 0)],
  ['Australia/Sydney', Date.UTC(2026, 10, 22, 13, 0)],
  ['UTC', Date.UTC(2026, 10, 23, 0, 0)],
  ['America/Los_Angeles', Date.UTC(2026, 10, 23, 8, 0)],
])('in %s', (timeZone, midnightMs) => {
  test('the week ends with Sunday, also when Sunday’s session is sent on Monday', async () => {
    await ana.call(accountApi.saveSettings, { body: { timeZone } });
    app.clock.set(midnightMs - 60_000);
    await addSome(ana, 3, { date: '2026-11-22' });
    await expect(add(ana, { date: '2026-11-22' })).rejects.toMatchObject(refused);
    app.clock.set(midnightMs + 60_000);
    await expect(add(ana, { date: '2026-11-22' })).rejects.toMatchObject(refused);
    await addSome(ana, 3, { date: '2026-11-23' });
    await expect(add(ana, { date: '2026-11-23' })).rejects.toMatchObject({
      ...refused,
      message: expect.stringContaining('Monday 30 November'),
    });
    expect((await week(ana, '2026-11-23')).used).toHaveLength(3);
  });

  test('sessions entered long after use up the week that runs there', async () => {
    await ana.call(accountApi.saveSettings, { body: { timeZone } });
    app.clock.set(midnightMs + 60_000);
    await addSome(ana, 3, { date: '2026-09-01' });
    expect((await week(ana, '2026-11-23')).used).toHaveLength(3);
    await expect(add(ana, { date: '2026-09-08' })).rejects.toMatchObject(refused);
  });
});

test('a seat in a gym lifts the limit while it lasts', async () => {
  const { owner, gym } = await gymOwner(app);
  const details = { firstName: 'Ana', lastName: 'Li', phone: '' };
  const body = { ...details, id: newId(), email: ana.email, role: 'trainee' as const };
  await owner.call(membersApi.invite, { params: gym, body });
  expect((await week(ana)).limit).toBe(3);
  const token = mailedToken(app, ana.email, '/invitations');
  await ana.call(invitationsApi.accept, { body: { token } });
  expect(await week(ana)).toMatchObject({ limit: null, plan: 'professional' });
  await addSome(ana, 6);
  expect((await week(ben)).limit).toBe(3);
  await owner.call(membersApi.remove, { params: { ...gym, memberId: body.id } });
  expect(await week(ana)).toMatchObject({ limit: 3, plan: 'free' });
  await expect(add(ana)).rejects.toMatchObject(refused);
  expect(await list(ana)).toHaveLength(6);
});
