import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { foodLogApi } from '../contract.ts';

let app: TestApp;
let ana: Person;
let ben: Person;
/** Every test has a day of its own. */
let day = '2026-11-19';

beforeAll(async () => {
  app = await startTestApp();
  [ana, ben] = [await app.person(), await app.person()];
});
beforeEach(() => {
  day = addDays(day, -1);
});
afterAll(() => app.close());

const newEntries = (count: number, change: object = {}) =>
  Array.from({ length: count }, (_, index) => ({
    id: newId(),
    date: day,
    mealType: 'lunch' as const,
    foodName: `Food ${index}`,
    quantity: 100,
    unit: 'g' as const,
    calories: 10 * index,
    protein: index === 0 ? null : index,
    otherNutrients: { iron: index / 10 },
    ...change,
  }));
type Entries = ReturnType<typeof newEntries>;
const logMany = (person: Person, entries: Entries) =>
  person.call(foodLogApi.addMany, { body: { entries } });
/** The same, as the entries stand in the log. */
const addMany = async (person: Person, entries: Entries) =>
  (await logMany(person, entries)).map(({ outcome: _, ...entry }) => entry);
const removeMany = (person: Person, ids: string[]) =>
  person.call(foodLogApi.removeMany, { body: { ids } });
const restoreMany = (person: Person, ids: string[]) =>
  person.call(foodLogApi.restoreMany, { body: { ids } });
const dayOf = (person: Person) => person.call(foodLogApi.ofDay, { query: { date: day } });
const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

describe('logging several foods', () => {
  test('answers them in the order they were sent, and the day holds them in that order', async () => {
    const entries = newEntries(50);
    const logged = await addMany(ana, entries);
    expect(logged).toMatchObject(entries);
    expect(await dayOf(ana)).toEqual(logged);
    expect(await dayOf(ben)).toEqual([]);
  });

  test('the same batch at once from two tabs, in another order, logs each once', async () => {
    const entries = newEntries(20);
    const [one, other] = await Promise.all([
      addMany(ana, entries),
      addMany(ana, entries.toReversed()),
    ]);
    expect(other.toReversed()).toEqual(one);
    expect(await addMany(ana, entries)).toEqual(one);
    expect(idsOf(await dayOf(ana))).toEqual(idsOf(entries));
  });

  test('batches that overlap log what is new and answer what is there', async () => {
    const [first, second, third] = newEntries(3) as [Entries[0], Entries[0], Entries[0]];
    await addMany(ana, [first, second]);
    const answer = await logMany(ana, [{ ...second, foodName: 'Something else' }, third]);
    expect(answer.map(({ foodName, outcome }) => [foodName, outcome])).toEqual([
      ['Food 1', 'there-before'],
      ['Food 2', 'logged'],
    ]);
    expect(await dayOf(ana)).toHaveLength(3);
  });

  test('one that was deleted meanwhile is answered as it is stored and stays deleted', async () => {
    const entries = newEntries(2);
    await addMany(ana, entries);
    await removeMany(ana, [entries[0]?.id ?? '']);
    const again = await logMany(ana, entries);
    expect(again.map(({ version }) => version)).toEqual([2, 1]);
    expect(again.map(({ outcome }) => outcome)).toEqual(['deleted-before', 'there-before']);
    expect(idsOf(await dayOf(ana))).toEqual([entries[1]?.id]);
  });

  test('the same ids belong to each person separately', async () => {
    const entries = newEntries(2);
    await addMany(ana, entries);
    await addMany(
      ben,
      entries.map((entry) => ({ ...entry, foodName: 'His' })),
    );
    expect((await dayOf(ana)).map(({ foodName }) => foodName)).toEqual(['Food 0', 'Food 1']);
    expect((await dayOf(ben)).map(({ foodName }) => foodName)).toEqual(['His', 'His']);
  });

  test.each<[string, (entries: object[]) => object[]]>([
    ['entries.3.calories', (all) => all.with(3, { ...all[3], calories: -1 })],
    ['entries.1.date', (all) => all.with(1, { ...all[1], date: '2026-11-22' })],
    ['entries.2.date', (all) => all.with(2, { ...all[2], date: '2016-11-19' })],
    ['entries.0.id', (all) => all.with(0, { ...all[0], id: undefined })],
    ['entries.4.id', (all) => all.with(4, { ...all[4], id: (all[1] as { id: string }).id })],
    [
      'entries.2.otherNutrients',
      (all) => all.with(2, { ...all[2], otherNutrients: { unobtainium: 1 } }),
    ],
    ['entries', () => []],
    ['entries', () => newEntries(301)],
  ])('%s wrong: the sentence names it and nothing is stored', async (field, spoil) => {
    const response = await ana.inject({
      method: 'POST',
      url: '/api/food-logs/batch',
      payload: { entries: spoil(newEntries(5)) },
    });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual([field]);
    expect(response.json().message).not.toBe('');
    expect(await dayOf(ana)).toEqual([]);
  });

  test('a day of three hundred entries with every figure fits into one call', async () => {
    const entries = newEntries(300, {
      foodName: 'é'.repeat(200),
      note: 'é'.repeat(500),
      brand: 'é'.repeat(100),
    });
    expect(await addMany(ana, entries)).toHaveLength(300);
  });
});

describe('deleting and bringing back several entries', () => {
  test('does all of it, twice if need be', async () => {
    const entries = await addMany(ana, newEntries(3));
    const [kept, ...gone] = idsOf(entries) as [string, ...string[]];
    await removeMany(ana, gone);
    await removeMany(ana, gone);
    expect(idsOf(await dayOf(ana))).toEqual([kept]);
    const back = await restoreMany(ana, [...gone].reverse());
    expect(idsOf(back)).toEqual([...gone].reverse());
    expect(await restoreMany(ana, [kept, ...gone])).toEqual(await dayOf(ana));
    expect(back.map(({ version }) => version)).toEqual([3, 3]);
  });

  test('does none of it when one is not theirs', async () => {
    const hers = await addMany(ana, newEntries(2));
    const his = await addMany(ben, newEntries(1));
    const mixed = idsOf([...his, ...hers]);
    const refused = { status: 404, code: 'not_found' };
    await expect(removeMany(ben, mixed)).rejects.toMatchObject(refused);
    await expect(removeMany(ben, [...idsOf(his), newId()])).rejects.toMatchObject(refused);
    expect(await dayOf(ben)).toEqual(his);
    expect(await dayOf(ana)).toEqual(hers);
    await removeMany(ana, idsOf(hers));
    await removeMany(ben, idsOf(his));
    await expect(restoreMany(ben, mixed)).rejects.toMatchObject(refused);
    expect(await dayOf(ben)).toEqual([]);
    expect(await dayOf(ana)).toEqual([]);
  });

  test('at once from two tabs, in another order, is no conflict', async () => {
    const ids = idsOf(await addMany(ana, newEntries(20)));
    await Promise.all([removeMany(ana, ids), removeMany(ana, ids.toReversed())]);
    expect(await dayOf(ana)).toEqual([]);
    const backs = await Promise.all([restoreMany(ana, ids), restoreMany(ana, ids.toReversed())]);
    expect(await dayOf(ana)).toEqual(backs[0]);
  });
});
