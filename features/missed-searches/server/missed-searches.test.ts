import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyEmail } from '../../../apps/server/testing/gyms.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { missedSearchesApi } from '../contract.ts';
import { forgetOld } from './actions.ts';

const OPERATOR = 'operator@example.test';
const DAY_MS = 86_400_000;

let app: TestApp;
let operator: Person;
let people: Person[];
beforeAll(async () => {
  app = await startTestApp({ operatorEmails: [OPERATOR] });
  operator = await app.person({ email: OPERATOR });
  await verifyEmail(app, operator);
  people = [await app.person(), await app.person(), await app.person()];
});
afterAll(() => app.close());

const search = (person: Person | undefined, q: string) =>
  person?.call(missedSearchesApi.count, { body: { q } });
const rows = async () => {
  const { rows } = await app.database.pool.query('select * from missed_searches');
  return rows as { text: string | null; askers: string[]; asked: number }[];
};

it('keeps words once three people have asked, and then nobody who asked', async () => {
  const [ana, ben, cleo] = people;
  for (const person of [ana, ana, ben, ben]) await search(person, 'Zubrowka  Roll');
  const [before] = await rows();
  expect(before).toMatchObject({ text: null, asked: 2 });
  expect(JSON.stringify(before)).not.toMatch(/zubrowka/i);
  expect(await operator.call(missedSearchesApi.list, {})).toEqual([]);

  await search(cleo, 'zubrowka roll');
  const [after] = await rows();
  expect(after).toMatchObject({ text: 'zubrowka roll', askers: [], asked: 3 });
  await search(ana, 'zubrowka roll');
  expect(await operator.call(missedSearchesApi.list, {})).toMatchObject([
    { text: 'zubrowka roll', asked: 4 },
  ]);
});

it('shows them to operators alone', async () => {
  expect(await people[0]?.call(missedSearchesApi.list, {})).toEqual([]);
});

it('counts nothing that may say who somebody is', async () => {
  const before = await rows();
  await search(people[0], 'kim@example.test');
  await search(people[0], '0412 345 678');
  expect(await rows()).toEqual(before);
});

it('forgets hashes after a month and words after a year', async () => {
  await search(people[0], 'snozzberry');
  const now = app.clock.now();
  await forgetOld(app.database.db, now + 31 * DAY_MS);
  expect((await rows()).map(({ text }) => text)).toEqual(['zubrowka roll']);
  await forgetOld(app.database.db, now + 366 * DAY_MS);
  expect(await rows()).toEqual([]);
});
