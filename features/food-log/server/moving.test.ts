import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { daysApi, foodLogApi } from '../contract.ts';

let app: TestApp;
let ana: Person;
let ben: Person;
beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(Date.UTC(2026, 10, 20, 21, 30));
  [ana, ben] = [await app.person(), await app.person()];
});
afterAll(() => app.close());

const log = (person: Person, date: string, foodName: string, calories = 100) =>
  person.call(foodLogApi.add, {
    body: { date, mealType: 'lunch', foodName, quantity: 1, unit: 'piece', calories },
  });
const namesOf = async (date: string) =>
  (await ana.call(foodLogApi.ofDay, { query: { date } })).map(
    (entry) => `${entry.foodName} ${entry.mealType}`,
  );
const move = (person: Person, moves: { id: string; version: number; date: string }[]) =>
  person.call(foodLogApi.moveMany, {
    body: { moves: moves.map((one) => ({ ...one, mealType: 'dinner' as const })) },
  });
const refused = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('it was not refused'),
    (error: unknown) => error,
  );

describe('moving', () => {
  test('entries go to another day and meal, whole, and back again', async () => {
    const [soup, bread] = [
      await log(ana, '2026-11-01', 'Soup'),
      await log(ana, '2026-11-01', 'Bread'),
    ];
    const moved = await move(ana, [
      { id: bread.id, version: 1, date: '2026-11-02' },
      { id: soup.id, version: 1, date: '2026-11-03' },
    ]);
    expect(moved.map((entry) => entry.foodName)).toEqual(['Bread', 'Soup']);
    expect(moved[1]).toEqual({ ...soup, date: '2026-11-03', mealType: 'dinner', version: 2 });
    expect(await namesOf('2026-11-01')).toEqual([]);
    expect(await namesOf('2026-11-02')).toEqual(['Bread dinner']);

    await ana.call(foodLogApi.moveMany, {
      body: {
        moves: moved.map(({ id, version }) => ({
          id,
          version,
          date: '2026-11-01',
          mealType: 'lunch' as const,
        })),
      },
    });
    expect(await namesOf('2026-11-01')).toEqual(['Soup lunch', 'Bread lunch']);
  });

  test('a move that is sent again after its answer was lost changes nothing more', async () => {
    const { id } = await log(ana, '2026-11-04', 'Soup');
    const first = await move(ana, [{ id, version: 1, date: '2026-11-05' }]);
    expect(await move(ana, [{ id, version: 1, date: '2026-11-05' }])).toEqual(first);
  });

  test('all or none: one that was changed meanwhile keeps the others where they are', async () => {
    const [soup, bread] = [
      await log(ana, '2026-11-06', 'Soup'),
      await log(ana, '2026-11-06', 'Bread'),
    ];
    await move(ana, [{ id: bread.id, version: 1, date: '2026-11-06' }]);
    const error = await refused(
      ana.call(foodLogApi.moveMany, {
        body: {
          moves: [soup, bread].map(({ id }) => ({
            id,
            version: 1,
            date: '2026-11-07',
            mealType: 'snack' as const,
          })),
        },
      }),
    );
    expect(error).toMatchObject({
      status: 409,
      reason: 'edited_elsewhere',
      current: { id: bread.id, version: 2 },
    });
    expect(await namesOf('2026-11-07')).toEqual([]);
    expect(await namesOf('2026-11-06')).toEqual(['Soup lunch', 'Bread dinner']);
  });

  test('neither a stranger’s entry, nor a deleted one, nor into the future', async () => {
    const soup = await log(ana, '2026-11-08', 'Soup');
    const to = { id: soup.id, version: 1, date: '2026-11-09' };
    expect(await refused(move(ben, [to]))).toMatchObject({ status: 404 });
    expect(await refused(move(ana, [{ ...to, id: newId() }]))).toMatchObject({ status: 404 });
    expect(await refused(move(ana, [{ ...to, date: '2026-12-01' }]))).toMatchObject({
      status: 400,
    });
    await ana.call(foodLogApi.remove, { params: { id: soup.id } });
    expect(await refused(move(ana, [{ ...to, version: 2 }]))).toMatchObject({ status: 404 });
  });
});

describe('the days of a calendar', () => {
  const between = (person: Person, from: string, to: string) =>
    person.call(daysApi.between, { query: { from, to } });

  test('each day with entries, its energy and how many; the deleted do not count', async () => {
    await log(ana, '2026-10-02', 'Soup', 200);
    await log(ana, '2026-10-02', 'Bread', 150);
    await log(ana, '2026-10-05', 'Water', 0);
    const gone = await log(ana, '2026-10-06', 'Cake', 400);
    await ana.call(foodLogApi.remove, { params: { id: gone.id } });
    await log(ben, '2026-10-03', 'Rice', 300);
    expect(await between(ana, '2026-10-01', '2026-10-31')).toMatchObject([
      { date: '2026-10-02', calories: 350, caloriesKnown: 2, entryCount: 2 },
      { date: '2026-10-05', calories: 0, caloriesKnown: 1, entryCount: 1 },
    ]);
    expect(await between(ana, '2026-10-05', '2026-10-05')).toHaveLength(1);
  });

  test('at most a year, in order', async () => {
    expect(await between(ana, '2024-02-01', '2025-01-31')).toEqual([]);
    const tooMany = await refused(between(ana, '2024-02-01', '2025-02-01'));
    expect(tooMany).toMatchObject({ status: 400 });
    expect(await refused(between(ana, '2026-07-02', '2026-07-01'))).toMatchObject({ status: 400 });
  });
});
