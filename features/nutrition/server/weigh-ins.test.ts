import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InputOf } from '#platform/shared/endpoint.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { type WeighIn, weighInsApi } from '../contract.ts';

type NewWeighIn = InputOf<typeof weighInsApi.add>['body'];

let app: TestApp;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp();
  [ana, ben] = [await app.person(), await app.person()];
});
afterAll(() => app.close());

const add = (person: Person, change: Partial<NewWeighIn> = {}) =>
  person.call(weighInsApi.add, {
    body: { id: newId(), date: '2026-11-20', weightKg: 72.4, ...change },
  });
const list = (person: Person, from = '2026-01-01') =>
  person.call(weighInsApi.list, { query: { from } });
const edit = (person: Person, weighIn: WeighIn, change: Partial<WeighIn>) =>
  person.call(weighInsApi.edit, {
    params: { id: weighIn.id },
    body: { ...weighIn, ...change },
  });

describe('a weigh-in', () => {
  test('is kept exactly, several a day, the latest first, and only for its owner', async () => {
    const early = await add(ana, { localTime: '06:40', timeZone: 'Australia/Sydney' });
    const late = await add(ana, { localTime: '21:10', weightKg: 81.87342278, enteredUnit: 'lb' });
    const before = await add(ana, { date: '2026-11-19' });
    expect(late).toMatchObject({ weightKg: 81.87342278, enteredUnit: 'lb', version: 1 });
    expect(await list(ana)).toEqual([late, early, before]);
    expect(await list(ana, '2026-11-20')).toEqual([late, early]);
    expect(await list(ben)).toEqual([]);
  });

  test('sent twice is one', async () => {
    const id = newId();
    const [first, second] = [await add(ben, { id }), await add(ben, { id, weightKg: 99 })];
    expect(second).toEqual(first);
    expect(await list(ben)).toEqual([first]);
  });

  test('of another person cannot be seen, changed, deleted or brought back', async () => {
    const own = await add(ana, { date: '2026-10-01' });
    const params = { id: own.id };
    const notFound = { status: 404 };
    await expect(edit(ben, own, { weightKg: 50 })).rejects.toMatchObject(notFound);
    await expect(ben.call(weighInsApi.remove, { params })).rejects.toMatchObject(notFound);
    await expect(ben.call(weighInsApi.restore, { params })).rejects.toMatchObject(notFound);
    expect(await list(ana)).toContainEqual(own);
  });

  test('changed on two devices is a conflict that shows the current one; a retry is none', async () => {
    const seen = await add(ana, { date: '2026-10-02' });
    const changed = await edit(ana, seen, { weightKg: 71 });
    expect(changed).toEqual({ ...seen, weightKg: 71, version: 2 });
    expect(await edit(ana, seen, { weightKg: 71 })).toEqual(changed);
    await expect(edit(ana, seen, { weightKg: 70 })).rejects.toMatchObject({
      status: 409,
      reason: 'edited_elsewhere',
      current: changed,
    });
  });

  test('deleted comes back with Undo, and not with a late retry of the call that made it', async () => {
    const made = await add(ana, { date: '2026-10-03' });
    const params = { id: made.id };
    await ana.call(weighInsApi.remove, { params });
    await ana.call(weighInsApi.remove, { params });
    await add(ana, { id: made.id, date: '2026-10-03' });
    expect((await list(ana)).map(({ id }) => id)).not.toContain(made.id);
    await expect(edit(ana, made, { weightKg: 70 })).rejects.toMatchObject({ status: 404 });
    const back = await ana.call(weighInsApi.restore, { params });
    expect(back).toEqual({ ...made, version: 3 });
    expect(await list(ana)).toContainEqual(back);
  });

  test.each([
    [{ weightKg: 19.9 }, 'weightKg'],
    [{ weightKg: 400.1 }, 'weightKg'],
    [{ date: '2026-11-23' }, 'date'],
    [{ date: '2016-11-19' }, 'date'],
    [{ date: '2026-02-30' }, 'date'],
    [{ localTime: '24:00' }, 'localTime'],
  ])('%j is refused by name', async (change, field) => {
    await expect(add(ana, change)).rejects.toMatchObject({
      status: 400,
      fields: { [field]: expect.any(String) },
    });
  });
});
