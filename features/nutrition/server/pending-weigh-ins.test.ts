import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/shared/ids.ts';
import {
  markPending,
  mergePending,
  type PendingRecord,
  toPending,
} from '#platform/shared/pending-record.ts';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { weighInsApi } from '../contract.ts';
import { byLatest, type ShownWeighIn, toShownWeighIn } from '../rules/weight/pending-weigh-ins.ts';

type PendingWeighIn = PendingRecord<ShownWeighIn>;

let app: TestApp;
let ana: Person;

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.person();
});
afterAll(() => app.close());

const FROM = '2026-11-18';
const list = () => ana.call(weighInsApi.list, { query: { from: FROM } });

const shownOver = (list: readonly ShownWeighIn[], written: readonly PendingWeighIn[]) =>
  mergePending(list, written, ({ date }) => date >= FROM, byLatest);

const act = fc.record({
  kind: fc.constantFrom('add', 'add', 'edit', 'remove', 'restore'),
  which: fc.nat(),
  content: fc.record({
    date: fc.constantFrom('2026-11-17', '2026-11-18', '2026-11-20'),
    localTime: fc.constantFrom(null, '07:05', '21:30'),
    weightKg: fc.integer({ min: 500, max: 900 }).map((tenths) => tenths / 10),
    enteredUnit: fc.constantFrom('kg' as const, 'lb' as const),
  }),
});
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

function step({ kind, which, content }: Act, things: Map<string, PendingWeighIn>) {
  if (kind === 'add') {
    const body = { ...content, id: newId() };
    return {
      thing: toPending('weigh-in', { ...toShownWeighIn(body), id: body.id, version: 1 }),
      send: () => ana.call(weighInsApi.add, { body }),
    };
  }
  const known = [...things.values()][which % Math.max(1, things.size)];
  if (!known) return null;
  const { id, version } = known;
  if (kind !== 'edit') {
    const call = kind === 'remove' ? weighInsApi.remove : weighInsApi.restore;
    const thing = markPending('weigh-in', id, kind === 'remove', known);
    return { thing, send: () => ana.call<typeof call>(call, { params: { id } }) };
  }
  if (known.deleted) return null;
  const body = { ...content, version };
  return {
    thing: toPending('weigh-in', { ...toShownWeighIn(body), id, version: version + 1 }),
    send: () => ana.call(weighInsApi.edit, { params: { id }, body }),
  };
}

test('what waits shows as the server answers once it was sent, in the same order, versions and all', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 9 }), async (acts) => {
      const before = await list();
      const things = new Map<string, PendingWeighIn>(
        before.map((one) => [one.id, toPending('weigh-in', one)]),
      );
      const written = new Map<string, PendingWeighIn>();
      const sends: (() => Promise<unknown>)[] = [];
      for (const one of acts) {
        const done = step(one, things);
        if (!done) continue;
        things.set(done.thing.id, done.thing);
        written.set(done.thing.id, done.thing);
        sends.push(done.send);
      }
      for (const send of sends) await send();
      const after = await list();
      expect(shownOver(before, [...written.values()])).toEqual(after);
      expect(shownOver(after, [...written.values()])).toBe(after);
    }),
    { numRuns: timesToRun(12) },
  );
});
