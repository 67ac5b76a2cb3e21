import { afterAll, beforeAll, expect, test } from 'vitest';
import { foodLogApi } from '#features/food-log/contract.ts';
import { weighInsApi } from '#features/nutrition/contract.ts';
import { trainingSessionsApi } from '#features/training-sessions/contract.ts';
import { makeItem, makeSession, makeSets } from '#features/training-sessions/rules/new-session.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { progressApi } from '../contract.ts';
import { USUAL_LAYOUT } from '../rules/layout.ts';
import { toProgressData } from '../rules/progress-answer.ts';

const TODAY = '2026-11-20';

let app: TestApp;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.person({
    profile: { schedule: { trainingDays: [1, 3, 5], sessionMinutes: 45 } },
  });
  ben = await app.person();
});
afterAll(() => app.close());

const read = async (person: Pick<Person, 'call'>, from = addDays(TODAY, -167)) =>
  toProgressData(await person.call(progressApi.read, { query: { from, to: TODAY } }));

async function train(person: Person, date: string, loadKg: number): Promise<void> {
  const startedAt = `${date}T07:00:00.000Z`;
  const doneAt = `${date}T07:10:00.000Z`;
  const sets = makeSets('a', 3, { loadKg, reps: [5, 5], seconds: null, metres: null, reserve: 2 });
  const item = makeItem({
    id: 'a',
    exerciseId: 'back-squat',
    measure: 'loadReps',
    restSeconds: 90,
    sets: sets.map((set) => ({ ...set, loadKg, reps: 5, doneAt })),
  });
  const finishedAt = `${date}T08:00:00.000Z`;
  const session = makeSession({ date, origin: 'own', name: 'Legs', startedAt, finishedAt }, [item]);
  await person.call(trainingSessionsApi.add, { body: { ...session, id: newId() } });
}

test('everything of one person between two days, and nothing of another', async () => {
  await ana.call(weighInsApi.add, {
    body: { id: newId(), date: addDays(TODAY, -200), weightKg: 71 },
  });
  await ana.call(weighInsApi.add, { body: { id: newId(), date: TODAY, weightKg: 70 } });
  await ana.call(weighInsApi.add, { body: { id: newId(), date: TODAY, weightKg: 71 } });
  await ana.call(foodLogApi.add, {
    body: {
      date: TODAY,
      mealType: 'dinner',
      foodName: 'Laksa',
      quantity: 1,
      unit: 'serving',
      calories: 640,
      protein: 30.5,
      sodium: 900,
    },
  });
  await train(ana, addDays(TODAY, -190), 80);
  await train(ana, addDays(TODAY, -3), 100);
  await train(ben, addDays(TODAY, -1), 60);

  const mine = await read(ana);
  expect(mine).toMatchObject({ first: addDays(TODAY, -200), weeklyGoal: 3 });
  // 90 days before the first one too, for the trend; the mean of a day that was weighed twice.
  expect(mine.weights).toEqual([
    { date: addDays(TODAY, -200), weightKg: 71 },
    { date: TODAY, weightKg: 70.5 },
  ]);
  expect(mine.food).toMatchObject([
    { date: TODAY, calories: 640, caloriesKnown: 1, protein: 30.5, sodium: 900, fiber: null },
  ]);
  expect(mine.sessions.map(({ date }) => date)).toEqual([addDays(TODAY, -3)]);
  expect(mine.muscles[0]?.sets.quads).toBe(3);
  expect(mine.lifts).toHaveLength(1);
  const [squat] = mine.lifts;
  expect(squat?.days.map(({ date }) => date)).toEqual([addDays(TODAY, -3)]);
  expect(squat?.bestBeforeKg).toBeLessThan(squat?.days[0]?.e1rmKg ?? 0);

  // Years are worked out from one reading of the log, to the same figures.
  const years = await read(ana, addDays(TODAY, -1_500));
  expect(years.used).toHaveLength(200);
  expect(years.used.slice(-mine.used.length)).toEqual(mine.used);

  const others = await read(ben);
  expect(others.weights).toEqual([]);
  expect(others.food).toEqual([]);
  expect(others.sessions).toHaveLength(1);
  await expect(read(app.stranger)).rejects.toMatchObject({ status: 401 });
});

test('a person without anything gets an empty answer, and a wrong time is refused by name', async () => {
  const nobody = await app.person();
  expect(await read(nobody)).toMatchObject({ first: null, weights: [], food: [], cardio: [] });
  await expect(read(ana, addDays(TODAY, 1))).rejects.toMatchObject({
    status: 400,
    fields: { from: 'Ask for 1 to 3660 days.' },
  });
});

test('how the tab is arranged is kept for its person', async () => {
  expect(await ana.call(progressApi.layout, {})).toEqual(USUAL_LAYOUT);
  const mine = { order: ['cardio' as const], hidden: ['macros' as const], nutrients: [] };
  await ana.call(progressApi.saveLayout, { body: mine });
  expect(await ana.call(progressApi.layout, {})).toEqual(mine);
  expect(await ben.call(progressApi.layout, {})).toEqual(USUAL_LAYOUT);
});
