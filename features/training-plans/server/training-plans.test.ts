import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PlanContent } from '#features/plan-blocks/rules/plan-content.ts';
import { SMALL_PLAN } from '#features/plan-blocks/testing/plans.ts';
import { planWeek } from '#features/plan-generator/rules/plan-week.ts';
import { daysOf, inputOf, KITS } from '#features/plan-generator/testing/people.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { type NewTrainingPlan, type TrainingPlan, trainingPlansApi } from '../contract.ts';

// Repetitions, conflicts, deletion and Undo are tested for every record in apps/server/records.test.ts.

let app: TestApp;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  [ana, ben] = [await app.person(), await app.person()];
});
afterAll(() => app.close());

const add = (person: Person, change: Partial<PlanContent> = {}, id = newId()) =>
  person.call(trainingPlansApi.add, {
    body: { ...SMALL_PLAN, ...change, id } as unknown as NewTrainingPlan,
  });
const list = (person: Person, which: 'active' | 'all' = 'all') =>
  person.call(trainingPlansApi.list, { query: { which } });
const activate = (person: Person, id: string) =>
  person.call(trainingPlansApi.activate, { params: { id } });
const remove = (person: Person, id: string) =>
  person.call(trainingPlansApi.remove, { params: { id } });
const activeIds = async (person: Person) => (await list(person, 'active')).map(({ id }) => id);

test('a plan of the generator comes back as it was sent', async () => {
  const { pool: _, ...input } = inputOf({ days: daysOf([1, 3, 5], 60, KITS.gym) });
  const base = planWeek({ ...input, pool: inputOf({}).pool });
  const plan = await add(ana, { input, base, weeks: 5 });
  expect(plan.base).toEqual(base);
  expect(plan.input).toEqual(input);
  expect(await list(ana)).toEqual([plan]);
  expect(await list(ben)).toEqual([]);
});

describe('one plan is followed', () => {
  test('the last that was made, also when two tabs make one at once', async () => {
    const first = await add(ana);
    const second = await add(ana, { monday: '2026-12-14' });
    expect(second.active).toBe(true);
    expect(await list(ana)).toEqual([second, { ...first, active: false }]);
    await Promise.all(Array.from({ length: 6 }, () => add(ana)));
    expect(await activeIds(ana)).toHaveLength(1);
    expect(await list(ana)).toHaveLength(8);
  });

  test('a repeated call for an earlier plan does not bring it back', async () => {
    const first = await add(ana);
    const second = await add(ana);
    await add(ana, {}, first.id);
    expect(await activeIds(ana)).toEqual([second.id]);
  });

  test('is chosen again without another version of it', async () => {
    const first = await add(ana);
    const second = await add(ana);
    expect(await activate(ana, first.id)).toEqual(first);
    await activate(ana, first.id);
    expect(await activeIds(ana)).toEqual([first.id]);
    expect((await list(ana)).find(({ id }) => id === second.id)).toMatchObject({
      active: false,
      version: 1,
    });
  });

  test('is chosen by both of two devices at once, and one stays', async () => {
    const plans = [await add(ana), await add(ana), await add(ana)];
    await Promise.all(plans.map(({ id }) => activate(ana, id)));
    expect(await activeIds(ana)).toHaveLength(1);
  });

  test('is none once it is deleted, and the same again after Undo', async () => {
    await add(ana);
    const second = await add(ana);
    await remove(ana, second.id);
    expect(await list(ana, 'active')).toEqual([]);
    await ana.call(trainingPlansApi.restore, { params: { id: second.id } });
    expect(await activeIds(ana)).toEqual([second.id]);
  });

  test('stays the newer one when a deleted one comes back', async () => {
    const first = await add(ana);
    await remove(ana, first.id);
    const second = await add(ana);
    const back = await ana.call(trainingPlansApi.restore, { params: { id: first.id } });
    expect(back.active).toBe(false);
    expect(await activeIds(ana)).toEqual([second.id]);
  });

  test('of another person or a deleted one cannot be', async () => {
    const hers = await add(ana);
    await add(ben);
    await expect(activate(ben, hers.id)).rejects.toMatchObject({ status: 404 });
    await remove(ana, hers.id);
    await expect(activate(ana, hers.id)).rejects.toMatchObject({ status: 404 });
    expect(await activeIds(ben)).toHaveLength(1);
  });

  test('stays followed when another is edited', async () => {
    const first = await add(ana);
    const second = await add(ana);
    const { id, active: _, ...body } = { ...first, name: 'Renamed' };
    const edited = await ana.call(trainingPlansApi.edit, { params: { id }, body });
    expect(edited).toMatchObject({ name: 'Renamed', active: false, version: 2 });
    expect(await activeIds(ana)).toEqual([second.id]);
  });
});

const [session] = SMALL_PLAN.base.sessions;
const [item] = session?.items ?? [];
if (!session || !item) throw new Error('The small plan has an item.');
const withExercise = (exerciseId: string): PlanContent['base'] => ({
  ...SMALL_PLAN.base,
  sessions: [{ ...session, items: [{ ...item, exerciseId }] }],
});
const change = (date: string) => ({
  date,
  kind: 'missed' as const,
  weekday: 1,
  session: null,
  notes: [],
});

test.each([
  ['an exercise that is in no library', { base: withExercise('no-such-exercise') }, 'base'],
  [
    'an exercise by the name of what every object has',
    { base: withExercise('constructor') },
    'base',
  ],
  ['a date twice', { changes: [change('2026-11-23'), change('2026-11-23')] }, 'changes'],
  ['a plan of thirteen weeks', { weeks: 13 }, 'weeks'],
  ['no name', { name: ' ' }, 'name'],
])('%s is refused by name', async (_, wrong, field) => {
  await expect(add(ana, wrong)).rejects.toMatchObject({
    status: 400,
    fields: { [field]: expect.any(String) },
  });
  expect(await list(ana)).toEqual([]);
});

test('an own exercise stays in a plan, whether it is still there or not', async () => {
  const plan: TrainingPlan = await add(ana, { base: withExercise(newId()) });
  expect(plan.base.sessions[0]?.items).toHaveLength(1);
});
