import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { newId } from '#platform/shared/ids.ts';
import { type CachedAnswer, DATABASE_VERSION, deviceStore } from './device-store.ts';
import { runExclusively } from './one-at-a-time.ts';

const answerOf = (owner: string, url: string, keptAt = 1, answer: unknown = []): CachedAnswer => ({
  owner,
  url,
  endpoint: 'GET /api/notes',
  input: {},
  answer,
  shape: '',
  keptAt,
});

const write = {
  id: 'one',
  format: 1,
  owner: 'ana',
  endpoint: 'PUT /api/notes/:id',
  input: {},
  createdAt: '2026-11-20T08:00:00Z',
  day: null,
  attempts: 0,
  serverErrors: 0,
  state: 'waiting' as const,
  problem: null,
  things: [],
};

test('a newer form of the database drops kept answers and never what waits', async () => {
  const name = newId();
  const old = deviceStore(name);
  await old.setPerson('ana');
  await old.keepAnswers('ana', [answerOf('ana', '/api/notes')]);
  await old.addWrite(write);
  const newer = deviceStore(name, DATABASE_VERSION + 1);
  expect(await newer.answers('ana')).toEqual([]);
  expect(await newer.writes()).toMatchObject([write]);
  // An older tab that is still open says that it cannot, instead of harming it.
  await expect(old.writes()).rejects.toMatchObject({ name: 'VersionError' });
});

test('answers of nobody but the person of the device are kept, the newest of them, none too large', async () => {
  const store = deviceStore(newId());
  await store.keepAnswers('ana', [answerOf('ana', '/early')]);
  await store.setPerson('ana');
  await store.keepAnswers('ben', [answerOf('ben', '/bens')]);
  const many = Array.from({ length: 300 }, (_, at) => answerOf('ana', `/${at}`, at));
  await store.keepAnswers('ana', many);
  await store.keepAnswers('ana', [answerOf('ana', '/large', 999, 'x'.repeat(700_000))]);
  const kept = await store.answers('ana');
  expect(kept).toHaveLength(240);
  expect(kept[0]?.url).toBe('/299');
  expect(await store.answers('ben')).toEqual([]);
  await store.noteSession('ana', 'mark');
  expect(await store.personOf('mark')).toBe('ana');
  expect([await store.personOf('other'), await store.personOf(null)]).toEqual([null, null]);
  await store.setPerson(null);
  expect([await store.personOf('mark'), await store.answers('ana')]).toEqual([null, []]);
});

test('an answer that was read anew meanwhile is not replaced by what a write made of the older one', async () => {
  const store = deviceStore(newId());
  await store.setPerson('ana');
  await store.keepAnswers('ana', [answerOf('ana', '/a', 2, 'newer')]);
  await store.removeWrites([], [answerOf('ana', '/a', 1, 'older'), answerOf('ana', '/gone', 1)]);
  expect((await store.answers('ana')).map(({ answer }) => answer)).toEqual(['newer']);
});

test('without locks one tab at a time all the same; one that died lets the others in after a while', async () => {
  vi.stubGlobal('navigator', {});
  let finish: () => void = () => undefined;
  const first = runExclusively(
    () => new Promise<string>((resolve) => (finish = () => resolve('first'))),
  );
  expect(await runExclusively(async () => 'second')).toBeNull();
  finish();
  expect(await first).toBe('first');
  expect(await runExclusively(async () => 'third')).toBe('third');
  void runExclusively(() => new Promise(() => undefined));
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  expect(await runExclusively(async () => 'after its time')).toBe('after its time');
});
