import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#platform/shared/calendar-day.ts';
import type { InputOf } from '#platform/shared/endpoint.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import type { Proposal, RecurringEntry } from '../contract/recurring-entries.ts';
import { foodLogApi, recurringEntriesApi } from '../contract.ts';

type NewRecurring = InputOf<typeof recurringEntriesApi.add>['body'];

/** The test clock's day. */
const FRIDAY = '2026-11-20';

let app: TestApp;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp();
  ben = await app.person();
});
beforeEach(async () => {
  ana = await app.person();
});
afterAll(() => app.close());

const coffee = {
  foodName: 'Flat white',
  quantity: 1,
  unit: 'cup' as const,
  calories: 120,
  protein: 6,
  otherNutrients: { caffeine: 130 },
};
const add = (person: Person, change: Partial<NewRecurring> = {}) =>
  person.call(recurringEntriesApi.add, {
    body: {
      id: newId(),
      item: coffee,
      mealType: 'breakfast',
      weekdays: [5, 1],
      startsOn: '2026-11-01',
      ...change,
    },
  });
const list = (person: Person) => person.call(recurringEntriesApi.list, {});
const due = (person: Person, date = FRIDAY) =>
  person.call(recurringEntriesApi.due, { query: { date } });
const edit = (person: Person, entry: RecurringEntry, change: Partial<RecurringEntry>) =>
  person.call(recurringEntriesApi.edit, {
    params: { id: entry.id },
    body: { ...entry, ...change },
  });
const remove = (person: Person, id: string) =>
  person.call(recurringEntriesApi.remove, { params: { id } });
const restore = (person: Person, id: string) =>
  person.call(recurringEntriesApi.restore, { params: { id } });
const skip = (person: Person, id: string, date = FRIDAY) =>
  person.call(recurringEntriesApi.skip, { params: { id, date } });
const unskip = (person: Person, id: string, date = FRIDAY) =>
  person.call(recurringEntriesApi.unskip, { params: { id, date } });
const log = (person: Person, { entryId, date, mealType, item }: Proposal) =>
  person.call(foodLogApi.addMany, {
    body: { entries: [{ ...item, id: entryId, date, mealType, origin: 'recurring' }] },
  });
const dayOf = (person: Person, date = FRIDAY) => person.call(foodLogApi.ofDay, { query: { date } });
const only = ([proposal]: Proposal[]): Proposal => proposal ?? expect.fail('nothing is proposed');

describe('a recurring entry', () => {
  test('is proposed on its weekdays, from its first to its last day, and logged by nobody', async () => {
    const entry = await add(ana, { startsOn: '2026-11-20', endsOn: '2026-11-27' });
    expect(entry).toMatchObject({ item: coffee, weekdays: [1, 5], version: 1 });
    expect(await list(ana)).toEqual([entry]);
    const days = Array.from({ length: 21 }, (_, count) => addDays('2026-11-13', count));
    const proposed = await Promise.all(days.map((day) => due(ana, day)));
    expect(proposed.flat().map(({ date }) => date)).toEqual([
      '2026-11-20',
      '2026-11-23',
      '2026-11-27',
    ]);
    expect(only(await due(ana))).toMatchObject({
      recurringId: entry.id,
      date: FRIDAY,
      mealType: 'breakfast',
      item: entry.item,
      skipped: false,
    });
    expect(await dayOf(ana)).toEqual([]);
    expect([...(await due(ben)), ...(await list(ben))]).toEqual([]);
  });

  test('of two edits of one version one wins, the other sees it; a repetition is no conflict', async () => {
    const entry = await add(ana);
    const both = await Promise.allSettled([
      edit(ana, entry, { weekdays: [7, 6] }),
      edit(ana, entry, { mealType: 'snack' }),
    ]);
    const won = both.find((result) => result.status === 'fulfilled')?.value;
    const lost = both.find((result) => result.status === 'rejected');
    expect(lost?.reason).toMatchObject({ status: 409, reason: 'edited_elsewhere', current: won });
    if (!won) return expect.fail('neither won');
    const third = await edit(ana, won, { weekdays: [3, 2] });
    expect(await edit(ana, won, { weekdays: [2, 3] })).toEqual(third);
  });

  test('is no longer proposed when it is deleted, and again when it is brought back', async () => {
    const entry = await add(ana);
    await remove(ana, entry.id);
    await remove(ana, entry.id);
    expect([...(await due(ana)), ...(await list(ana))]).toEqual([]);
    await expect(edit(ana, entry, {})).rejects.toMatchObject({ status: 404 });
    const back = await restore(ana, entry.id);
    expect(await restore(ana, entry.id)).toEqual(back);
    expect(await due(ana)).toHaveLength(1);
  });

  test('of somebody else is not there', async () => {
    const entry = await add(ana);
    const refused = { status: 404, code: 'not_found' };
    for (const call of [
      () => edit(ben, entry, { mealType: 'snack' }),
      () => remove(ben, entry.id),
      () => restore(ben, entry.id),
      () => skip(ben, entry.id),
      () => unskip(ben, entry.id),
    ]) {
      await expect(call()).rejects.toMatchObject(refused);
    }
    expect(await list(ana)).toEqual([entry]);
    expect(only(await due(ana)).skipped).toBe(false);
  });
});

describe('a proposal', () => {
  test('logged from two tabs or devices at once is logged once, and proposed no more', async () => {
    const entry = await add(ana);
    const [one, other] = [only(await due(ana)), only(await due(ana))];
    expect(one.entryId).toBe(other.entryId);
    await Promise.all([log(ana, one), log(ana, other), log(ana, one)]);
    expect(await dayOf(ana)).toMatchObject([{ ...coffee, origin: 'recurring', date: FRIDAY }]);
    expect(await due(ana)).toEqual([]);
    expect(await due(ana, '2026-11-23')).toHaveLength(1);
    // A changed food is another proposal from tomorrow on, not another entry today.
    await edit(ana, entry, { item: { ...entry.item, calories: 90 } });
    expect(await due(ana)).toEqual([]);
    expect(await dayOf(ana)).toMatchObject([{ calories: 120 }]);
  });

  test('whose logging is taken back is open again, as another entry; Undo of the deletion brings the first one back', async () => {
    const other = await add(ana);
    await add(ana);
    const [first, second] = await due(ana);
    if (!first || !second) return expect.fail('not both are proposed');
    await log(ana, first);
    const body = { ids: [first.entryId] };
    await ana.call(foodLogApi.removeMany, { body });
    const again = await due(ana);
    expect(again).toMatchObject([{ recurringId: other.id, skipped: false }, second]);
    expect(again.map(({ entryId }) => entryId)).not.toContain(first.entryId);
    // A call that comes late, or from a tab that has not seen it, logs nothing any more.
    await log(ana, first);
    expect(await dayOf(ana)).toEqual([]);

    await log(ana, only(again));
    expect(await dayOf(ana)).toMatchObject([{ id: again[0]?.entryId, ...coffee }]);
    expect(await due(ana)).toEqual([second]);
    await ana.call(foodLogApi.removeMany, { body: { ids: [only(again).entryId] } });
    expect(await due(ana)).toHaveLength(2);
    await ana.call(foodLogApi.restoreMany, { body });
    expect(await dayOf(ana)).toMatchObject([{ id: first.entryId }]);
    expect(await due(ana)).toEqual([second]);
  });

  test('that was logged and moved to another day is not proposed again', async () => {
    await add(ana);
    const [logged] = await log(ana, only(await due(ana)));
    if (!logged) return expect.fail('nothing was logged');
    const body = { ...logged, date: addDays(FRIDAY, -1) };
    await ana.call(foodLogApi.edit, { params: { id: logged.id }, body });
    expect(await due(ana)).toEqual([]);
  });

  test('is skipped for its day alone, and taken back', async () => {
    const { id } = await add(ana);
    await Promise.all([skip(ana, id), skip(ana, id)]);
    expect(only(await due(ana)).skipped).toBe(true);
    expect(only(await due(ana, '2026-11-23')).skipped).toBe(false);
    await unskip(ana, id);
    await unskip(ana, id);
    expect(only(await due(ana)).skipped).toBe(false);
  });

  test('of a later day is there, but cannot be logged yet', async () => {
    await add(ana);
    const later = only(await due(ana, '2026-11-27'));
    await expect(log(ana, later)).rejects.toMatchObject({ status: 400 });
    expect(await due(ana, '2026-11-27')).toEqual([later]);
    expect(await dayOf(ana, '2026-11-27')).toEqual([]);
  });
});

describe('what is refused, with a sentence on the field', () => {
  test.each<[string, object]>([
    ['weekdays', { weekdays: [] }],
    ['weekdays', { weekdays: [1, 1] }],
    ['weekdays.0', { weekdays: [0] }],
    ['weekdays.1', { weekdays: [1, 8] }],
    ['startsOn', { startsOn: '2026-02-30' }],
    ['endsOn', { endsOn: '2026-10-31' }],
    ['mealType', { mealType: 'brunch' }],
    ['item.foodName', { item: { ...coffee, foodName: ' ' } }],
  ])('%s in %j', async (field, change) => {
    const payload = {
      id: newId(),
      item: coffee,
      mealType: 'breakfast',
      weekdays: [1],
      startsOn: '2026-11-01',
      ...change,
    };
    const response = await ana.inject({ method: 'POST', url: '/api/recurring-entries', payload });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual([field]);
    expect(await list(ana)).toEqual([]);
  });

  test('more than a hundred', async () => {
    for (let count = 0; count < 100; count++) await add(ana);
    await expect(add(ana)).rejects.toMatchObject({ status: 409, reason: 'too_many' });
  });
});
