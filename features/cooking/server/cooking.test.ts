import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { foodLogApi } from '#features/food-log/contract.ts';
import { proveOwner } from '#platform/server/sessions/owner.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { leftoversApi, pastEntriesApi } from '../contract.ts';
import { cookingPersonalData } from './queries.ts';
import { leftovers } from './tables.ts';

// Repetitions, conflicts, deletion and Undo are tested for every record in apps/server/records.test.ts.

const DAY = '2026-11-20';

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

const item = { foodName: 'Dal', quantity: 1, unit: 'serving' as const, calories: 420, protein: 19 };
const anEntry = () => ({
  ...item,
  id: newId(),
  date: DAY,
  mealType: 'dinner' as const,
  foodId: 'recipe:dal-tadka',
  origin: 'recipe' as const,
});
const kept = (portions = 3, change = {}) => ({
  id: newId(),
  recipeId: 'dal-tadka',
  name: 'Dal',
  item,
  portions,
  cookedOn: DAY,
  ...change,
});

const list = (person: Person) => person.call(leftoversApi.list, {});
const logged = (person: Person) => person.call(foodLogApi.ofDay, { query: { date: DAY } });
const cook = (person: Person, body: { entry: object | null; leftover: object | null }) =>
  person.call(leftoversApi.cooked, { body: body as never });
const eat = (person: Person, id: string, entry: object, portions = 1) =>
  person.call(leftoversApi.eat, { params: { id }, body: { entry, portions } as never });
const undoEat = (person: Person, id: string, entryId: string, portions = 1) =>
  person.call(leftoversApi.undoEat, { params: { id }, body: { entryId, portions } });

test('we cooked four and I ate one: both are stored, once, for their owner alone', async () => {
  const body = { entry: anEntry(), leftover: kept() };
  const first = await cook(ana, body);
  expect(first.entry).toMatchObject({ origin: 'recipe', foodId: 'recipe:dal-tadka' });
  expect(first.leftover).toMatchObject({ portions: 3, version: 1 });
  expect(await cook(ana, body)).toEqual(first);
  expect(await list(ana)).toEqual([first.leftover]);
  expect(await logged(ana)).toEqual([first.entry]);
  expect(await list(ben)).toEqual([]);
  expect(await logged(ben)).toEqual([]);
});

test('if one of both cannot be, neither is', async () => {
  const past = { ...anEntry(), date: '2001-01-01' };
  await expect(cook(ana, { entry: past, leftover: kept() })).rejects.toMatchObject({ status: 400 });
  expect(await list(ana)).toEqual([]);
  await expect(cook(ana, { entry: null, leftover: null })).rejects.toMatchObject({
    status: 400,
    fields: { entry: 'Eat or keep at least one portion.' },
  });
});

test('undoing takes both away, however often, and nothing of another person', async () => {
  const body = { entry: anEntry(), leftover: kept() };
  await cook(ana, body);
  const undo = { entryId: body.entry.id, leftoverId: body.leftover.id };
  await expect(ben.call(leftoversApi.undoCooked, { body: undo })).rejects.toMatchObject({
    status: 404,
  });
  expect(await list(ana)).toHaveLength(1);
  await ana.call(leftoversApi.undoCooked, { body: undo });
  await ana.call(leftoversApi.undoCooked, { body: undo });
  expect(await list(ana)).toEqual([]);
  expect(await logged(ana)).toEqual([]);
});

test('eating takes portions off once, and the last one ends the leftovers', async () => {
  const { leftover } = await cook(ana, { entry: null, leftover: kept(2) });
  const id = leftover?.id ?? '';
  const entry = anEntry();
  await eat(ana, id, entry);
  await eat(ana, id, entry);
  expect(await list(ana)).toMatchObject([{ portions: 1, version: 2 }]);
  const last = anEntry();
  await eat(ana, id, last);
  expect(await list(ana)).toEqual([]);
  expect(await logged(ana)).toHaveLength(2);

  await undoEat(ana, id, last.id);
  await undoEat(ana, id, last.id);
  expect(await list(ana)).toMatchObject([{ portions: 1, version: 4 }]);
  expect(await logged(ana)).toHaveLength(1);
});

test('two devices eat the last portion: Undo on each puts back what it took', async () => {
  const { leftover } = await cook(ana, { entry: null, leftover: kept(1) });
  const id = leftover?.id ?? '';
  const [phone, tablet] = [anEntry(), anEntry()];
  await eat(ana, id, phone);
  await eat(ana, id, tablet);
  expect(await logged(ana)).toHaveLength(2);
  await undoEat(ana, id, tablet.id);
  expect(await list(ana)).toEqual([]);
  await undoEat(ana, id, phone.id);
  expect(await list(ana)).toMatchObject([{ portions: 1 }]);
});

test('Undo puts back no more than was there', async () => {
  const { leftover } = await cook(ana, { entry: null, leftover: kept(1.5) });
  const id = leftover?.id ?? '';
  const [first, second] = [anEntry(), anEntry()];
  await eat(ana, id, first);
  await eat(ana, id, second);
  await undoEat(ana, id, second.id);
  expect(await list(ana)).toMatchObject([{ portions: 0.5 }]);
  await undoEat(ana, id, first.id);
  expect(await list(ana)).toMatchObject([{ portions: 1.5 }]);
});

test('a change between eating and Undo forgets nothing that was eaten', async () => {
  const { leftover } = await cook(ana, { entry: null, leftover: kept(3) });
  if (!leftover) throw new Error('They are kept.');
  const { id, ...content } = leftover;
  const entry = anEntry();
  await eat(ana, id, entry);
  const edited = await ana.call(leftoversApi.edit, {
    params: { id },
    body: { ...content, portions: 1.5, place: 'freezer', version: 2 },
  });
  expect(edited).not.toHaveProperty('taken');
  await undoEat(ana, id, entry.id);
  expect(await list(ana)).toMatchObject([{ portions: 2.5, place: 'freezer' }]);
});

test('what was thrown away gave nothing, so Undo gives nothing back', async () => {
  const { leftover } = await cook(ana, { entry: null, leftover: kept(3) });
  const id = leftover?.id ?? '';
  await ana.call(leftoversApi.remove, { params: { id } });
  const entry = anEntry();
  await eat(ana, id, entry);
  await ana.call(leftoversApi.restore, { params: { id } });
  await undoEat(ana, id, entry.id);
  expect(await list(ana)).toMatchObject([{ portions: 3 }]);
});

test('what was eaten up is exported and comes back', async () => {
  const [table] = cookingPersonalData;
  if (!table?.parse) throw new Error('There is one table.');
  const { db } = app.database;
  const [all, some] = [kept(1), kept(2)];
  for (const { id } of [
    await ana.call(leftoversApi.add, { body: all }),
    await ana.call(leftoversApi.add, { body: some }),
  ]) {
    await eat(ana, id, anEntry());
  }
  const rows = await table.read(db, proveOwner(ana.id));
  expect(rows).toHaveLength(2);
  await table.write(db, proveOwner(ben.id), table.parse(rows), new Map());
  expect(await table.read(db, proveOwner(ben.id))).toEqual(rows);
  expect(await list(ben)).toMatchObject([{ id: some.id, portions: 1 }]);
  // An export from before the portions of each entry were kept.
  const older = rows.map(({ taken: _, ...row }) => row);
  expect(table.parse(older)).toHaveLength(2);

  // Nothing is left of something that is still there only in a forged file.
  expect(() => table.parse?.(rows.map((row) => ({ ...row, deletedAt: null })))).toThrow(/portions/);
});

test('nobody eats from another person’s fridge', async () => {
  const { leftover } = await cook(ana, { entry: null, leftover: kept() });
  const id = leftover?.id ?? '';
  await expect(eat(ben, id, anEntry())).rejects.toMatchObject({ status: 404 });
  await expect(undoEat(ben, id, newId())).rejects.toMatchObject({ status: 404 });
  expect(await logged(ben)).toEqual([]);
  expect(await list(ana)).toMatchObject([{ portions: 3 }]);
});

test('what was thrown away on another device stays so, and what was eaten is logged', async () => {
  const { leftover } = await cook(ana, { entry: null, leftover: kept() });
  const id = leftover?.id ?? '';
  await ana.call(leftoversApi.remove, { params: { id } });
  const entry = anEntry();
  await eat(ana, id, entry);
  await undoEat(ana, id, entry.id);
  expect(await list(ana)).toEqual([]);
  expect(await logged(ana)).toEqual([]);
});

test('the first to use up comes first', async () => {
  for (const [name, useBy] of [
    ['no day', null],
    ['later', '2026-11-25'],
    ['soon', '2026-11-21'],
  ]) {
    await ana.call(leftoversApi.add, { body: kept(1, { name, useBy }) });
  }
  expect((await list(ana)).map(({ name }) => name)).toEqual(['soon', 'later', 'no day']);
});

test.each([
  [{ portions: 0 }, 'portions'],
  [{ portions: 101 }, 'portions'],
  [{ name: ' ' }, 'name'],
  [{ useBy: '2026-02-30' }, 'useBy'],
  [{ place: 'shelf' }, 'place'],
])('%j is refused by name', async (change, field) => {
  await expect(ana.call(leftoversApi.add, { body: kept(1, change) })).rejects.toMatchObject({
    status: 400,
    fields: { [field]: expect.any(String) },
  });
});

test('past entries of a recipe change all together or not at all, for their owner alone', async () => {
  const query = { recipeId: 'dal-tadka' };
  for (const entry of [anEntry(), anEntry()]) await cook(ana, { entry, leftover: null });
  await cook(ana, { entry: { ...anEntry(), foodId: 'recipe:other' }, leftover: null });
  const past = await ana.call(pastEntriesApi.list, { query });
  expect(past).toHaveLength(2);
  expect(await ben.call(pastEntriesApi.list, { query })).toEqual([]);

  const change = (person: Person, entries: typeof past) =>
    person.call(pastEntriesApi.change, { body: { entries } });
  const now = past.map((entry) => ({ ...entry, calories: 500 }));
  await expect(change(ben, now)).rejects.toMatchObject({ status: 404 });
  const [first, second] = now;
  if (!first || !second) throw new Error('There are two entries.');
  await expect(change(ana, [first, { ...second, version: 7 }])).rejects.toMatchObject({
    status: 409,
  });
  expect((await logged(ana)).map(({ calories }) => calories)).toEqual([420, 420, 420]);

  const changed = await change(ana, now);
  expect(changed.map(({ calories, version }) => [calories, version])).toEqual([
    [500, 2],
    [500, 2],
  ]);
  const back = past.map((entry) => ({ ...entry, version: 2 }));
  await change(ana, back);
  expect((await logged(ana)).map(({ calories }) => calories)).toEqual([420, 420, 420]);
});

test('what was eaten up elsewhere is not brought back empty', async () => {
  const { leftover } = await cook(ana, { entry: null, leftover: kept(1) });
  const params = { id: leftover?.id ?? '' };
  const entry = anEntry();
  await eat(ana, params.id, entry);
  await ana.call(leftoversApi.remove, { params });
  await expect(ana.call(leftoversApi.restore, { params })).rejects.toMatchObject({ status: 409 });
  expect(await list(ana)).toEqual([]);
  await undoEat(ana, params.id, entry.id);
  expect(await list(ana)).toMatchObject([{ portions: 1 }]);
});

test('of an entry from before its portions were kept, what the device says comes back, once', async () => {
  const { leftover } = await cook(ana, { entry: null, leftover: kept(3) });
  const id = leftover?.id ?? '';
  const entry = anEntry();
  await eat(ana, id, entry);
  await app.database.db.update(leftovers).set({ taken: {} }).where(eq(leftovers.id, id));
  await undoEat(ana, id, entry.id);
  await undoEat(ana, id, entry.id);
  expect(await list(ana)).toMatchObject([{ portions: 3 }]);
});
