import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InputOf } from '#platform/shared/endpoint.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { weighInsApi } from '../contract.ts';

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
