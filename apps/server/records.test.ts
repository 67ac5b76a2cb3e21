import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#platform/shared/ids.ts';
import { records } from './testing/records.ts';
import { type Person, startTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp();
});
/** By the test: records of different kinds know nothing of one another, so a pair serves a test of each kind. */
const pairs = new Map<string, [Person, Person]>();
beforeEach(async ({ task: { name } }) => {
  const pair = pairs.get(name) ?? [await app.person(), await app.person()];
  pairs.set(name, pair);
  [ana, ben] = pair;
});
afterAll(() => app.close());

const notFound = { status: 404, code: 'not_found' };

describe.each(records)('a record of $name', (record) => {
  const { content, changed, list } = record;
  const add = (person: Person, id = newId(), what = content) => record.add(person, id, what);

  it('is listed as it was answered, for its owner alone', async () => {
    const made = await add(ana);
    expect(made.version).toBe(1);
    expect(await list(ana)).toEqual([made]);
    expect(await list(ben)).toEqual([]);
  });

  it('is stored once, however often and at whatever moment it is sent', async () => {
    const id = newId();
    const burst = await Promise.all(Array.from({ length: 6 }, () => add(ana, id)));
    expect(await add(ana, id, changed)).toEqual(burst[0]);
    for (const one of burst) expect(one).toEqual(burst[0]);
    expect(await list(ana)).toEqual([burst[0]]);
  });

  it('has an id that belongs to each person separately', async () => {
    const id = newId();
    const hers = await add(ana, id);
    const his = await add(ben, id, changed);
    expect(his).not.toEqual(hers);
    await record.remove(ben, id);
    expect(await list(ana)).toEqual([hers]);
    expect(await list(ben)).toEqual([]);
  });

  it('of somebody else can be neither changed, deleted nor brought back', async () => {
    const made = await add(ana);
    await expect(record.edit(ben, made, changed)).rejects.toMatchObject(notFound);
    await expect(record.remove(ben, made.id)).rejects.toMatchObject(notFound);
    await expect(record.restore(ben, made.id)).rejects.toMatchObject(notFound);
    expect(await list(ana)).toEqual([made]);
    await record.remove(ana, made.id);
    await expect(record.restore(ben, made.id)).rejects.toMatchObject(notFound);
    expect(await list(ana)).toEqual([]);
  });

  it('is changed by one of two edits at once; the other sees what is there, and a repetition is none', async () => {
    const made = await add(ana);
    const both = await Promise.allSettled([
      record.edit(ana, made, content),
      record.edit(ana, made, changed),
    ]);
    const won = both.find((result) => result.status === 'fulfilled')?.value;
    const lost = both.find((result) => result.status === 'rejected');
    expect(won?.version).toBe(2);
    expect(lost?.reason).toMatchObject({ status: 409, reason: 'edited_elsewhere', current: {} });
    expect(await list(ana)).toEqual([won]);
    const isFirst = both[0].status === 'fulfilled';
    expect(await record.edit(ana, made, isFirst ? content : changed)).toEqual(won);
    const other = record.edit(ana, made, isFirst ? changed : content);
    await expect(other).rejects.toMatchObject({ status: 409, current: { version: 2 } });
  });

  it('once deleted is deleted for every call but Undo, which brings all of it back', async () => {
    const made = await add(ana);
    await record.remove(ana, made.id);
    await record.remove(ana, made.id);
    expect(await list(ana)).toEqual([]);
    await expect(record.edit(ana, made, changed)).rejects.toMatchObject(notFound);
    // A late repetition of the call that made it.
    await add(ana, made.id);
    expect(await list(ana)).toEqual([]);
    const back = await record.restore(ana, made.id);
    expect(back).toEqual({ ...made, version: 3 });
    expect(await record.restore(ana, made.id)).toEqual(back);
    expect(await list(ana)).toEqual([back]);
    // An edit of before the deletion is of another version.
    await expect(record.edit(ana, made, changed)).rejects.toMatchObject({ status: 409 });
  });
});
