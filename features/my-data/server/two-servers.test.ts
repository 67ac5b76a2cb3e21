import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { photoApi } from '#features/account/contract.ts';
import { foodLogApi } from '#features/food-log/contract.ts';
import { signInApi } from '#features/sign-in/contract.ts';
import { openArchive } from '#platform/server/archive/read-archive.ts';
import { photoOf } from '../../../apps/server/testing/sample-photos.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { TestClient } from '../../../apps/server/testing/test-client.ts';
import { myDataApi } from '../contract.ts';
import { ARCHIVE_LIMITS, EXPORT_FILE_PATH } from '../rules.ts';

/** How long a server may trust what it read of a session. */
const TRUST_MS = 30_000;

let test: TestApp;
let second: Awaited<ReturnType<TestApp['secondServer']>>;
beforeAll(async () => {
  test = await startTestApp();
  second = await test.secondServer();
});
afterAll(async () => {
  await second.close();
  await test.close();
});

/** The same browser, answered by the other server. */
function onSecond(person: Person): TestClient {
  const browser = new TestClient(second, '10.9.9.9');
  for (const [name, value] of person.cookies) browser.cookies.set(name, value);
  return browser;
}

async function finished(browser: TestClient): Promise<string> {
  return vi.waitFor(
    async () => {
      const { export: made } = await browser.call(myDataApi.state, {});
      expect(made?.state).toBe('ready');
      return made?.id ?? '';
    },
    { timeout: 15_000, interval: 50 },
  );
}

it('an export asked for on one server is followed and fetched on the other', async () => {
  const [mia, noah] = [await test.person(), await test.person()];
  await mia.call(photoApi.savePhoto, { body: { photo: await photoOf() } });
  await mia.call(foodLogApi.add, {
    body: {
      date: '2026-11-20',
      mealType: 'lunch',
      foodName: 'Laksa',
      quantity: 1,
      unit: 'serving',
      calories: 600,
    },
  });
  const there = onSecond(mia);
  const asked = await mia.call(myDataApi.requestExport, { body: {} });
  expect((await there.call(myDataApi.state, {})).export?.id).toBe(asked.id);
  const id = await finished(there);
  expect(id).toBe(asked.id);

  const url = EXPORT_FILE_PATH.replace(':id', id);
  const answer = await there.bare({ url });
  expect(answer.statusCode).toBe(200);
  const { files } = await openArchive({
    zip: new Uint8Array(answer.rawPayload),
    json: [],
    folders: ['photos/', 'data/'],
    limits: ARCHIVE_LIMITS,
  });
  const entries = files.get('data/food_log_entries.json') ?? '';
  expect(Buffer.from(entries).toString()).toContain('Laksa');
  expect(files.has('photos/profile.webp')).toBe(true);
  expect(answer.rawPayload.equals((await mia.bare({ url })).rawPayload)).toBe(true);
  expect((await onSecond(noah).bare({ url })).statusCode).toBe(302);
  expect(
    test.outbox.filter(({ to, subject }) => to === mia.email && /ready/.test(subject)),
  ).toHaveLength(1);
});

it('asked for on both at once, an export is made once and is the same on both', async () => {
  const mia = await test.person();
  const there = onSecond(mia);
  await Promise.all([
    mia.call(myDataApi.requestExport, { body: {} }),
    there.call(myDataApi.requestExport, { body: {} }),
  ]);
  expect(await finished(mia)).toBe(await finished(there));
  const { rows } = await test.database.pool.query(
    'select id from data_exports where owner_id = $1',
    [mia.id],
  );
  expect(rows).toHaveLength(1);
});

it('deletion asked for on one server is seen, signs out and is cancelled on the other', async () => {
  const mia = await test.person();
  const there = onSecond(mia);
  const other = new TestClient(second, '10.9.9.8');
  const password = 'teal otter counts lamps';
  await other.call(signInApi.signIn, { body: { email: mia.email, password } });
  expect((await other.call(myDataApi.state, {})).deletion).toBeNull();

  const asked = await mia.call(myDataApi.requestDeletion, {});
  expect((await there.call(myDataApi.state, {})).deletion).toEqual(asked);
  // The other device was signed out by the first server; the second hears of it within half a minute.
  test.clock.advance(TRUST_MS + 1000);
  expect((await other.bare({ url: '/api/auth/user' })).statusCode).toBe(401);

  expect((await there.call(myDataApi.requestDeletion, {})).dueAt).toBe(asked.dueAt);
  await there.call(myDataApi.cancelDeletion, {});
  expect((await mia.call(myDataApi.state, {})).deletion).toBeNull();
});

it('an account erased by one server is gone on the other', async () => {
  const mia = await test.person();
  const there = onSecond(mia);
  await there.call(myDataApi.requestDeletion, {});
  await test.database.pool.query('delete from users where id = $1', [mia.id]);
  test.clock.advance(TRUST_MS + 1000);
  for (const browser of [mia, there]) {
    expect((await browser.bare({ url: '/api/my-data' })).statusCode).toBe(401);
  }
});
