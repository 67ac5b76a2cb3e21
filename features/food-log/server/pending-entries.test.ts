import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/shared/ids.ts';
import { markPending, mergePending, toPending } from '#platform/shared/pending-record.ts';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { type FoodLogEntry, foodLogApi } from '../contract.ts';
import { MEAL_TYPES } from '../rules/entry/entry-kinds.ts';
import {
  type DiaryEntry,
  ENTRY_KIND,
  inLoggedOrder,
  movePending,
  type PendingEntry,
  toShownEntry,
} from '../rules/entry/pending-entries.ts';

let app: TestApp;
let ana: Person;

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.person();
});
afterAll(() => app.close());

const DAYS = ['2026-11-18', '2026-11-19', '2026-11-20'];

const content = fc.record({
  date: fc.constantFrom(...DAYS),
  mealType: fc.constantFrom(...MEAL_TYPES),
  foodName: fc.constantFrom('Soup', ' Bread ', 'Laksa'),
  quantity: fc.integer({ min: 1, max: 500 }),
  unit: fc.constant('g' as const),
  calories: fc.option(fc.integer({ min: 0, max: 900 }), { nil: null }),
  protein: fc.option(fc.integer({ min: 0, max: 50 }), { nil: null }),
  note: fc.option(fc.constant(' with salt '), { nil: null }),
});

const act = fc.record({
  kind: fc.constantFrom('log', 'log', 'log again', 'edit', 'move', 'delete', 'restore'),
  content,
  which: fc.nat(),
});

const AT = '2026-11-20T08:00:00.000Z';
const asThing = (entry: DiaryEntry): PendingEntry => toPending(ENTRY_KIND, entry);
const shownOn = (date: string, list: readonly DiaryEntry[], written: readonly PendingEntry[]) =>
  mergePending(list, written, (is) => is.date === date, inLoggedOrder);

/** What one act does on the device, and the same over the wire. */
function step(
  { kind, content, which }: typeof act extends fc.Arbitrary<infer A> ? A : never,
  things: Map<string, PendingEntry>,
): { thing: PendingEntry; send: () => Promise<unknown> } | null {
  const all = [...things.values()];
  if (kind === 'log') {
    const body = { ...content, id: newId() };
    return {
      thing: asThing({ ...toShownEntry(body, null, AT), id: body.id, version: 1 }),
      send: () => ana.call(foodLogApi.add, { body }),
    };
  }
  const known = all[which % Math.max(1, all.length)];
  if (!known?.is) return null;
  const { id, version } = known;
  if (kind === 'log again') {
    const entries = [{ ...content, id }];
    return { thing: known, send: () => ana.call(foodLogApi.addMany, { body: { entries } }) };
  }
  if (kind === 'delete' || kind === 'restore') {
    const call = kind === 'delete' ? foodLogApi.removeMany : foodLogApi.restoreMany;
    const thing = markPending(ENTRY_KIND, id, kind === 'delete', known);
    return { thing, send: () => ana.call(call, { body: { ids: [id] } }) };
  }
  if (known.deleted) return null;
  if (kind === 'move') {
    const move = { id, version, date: content.date, mealType: content.mealType };
    const send = () => ana.call(foodLogApi.moveMany, { body: { moves: [move] } });
    return { thing: movePending(move, known), send };
  }
  const body = { ...content, version };
  const send = () => ana.call(foodLogApi.edit, { params: { id }, body });
  const is = { ...toShownEntry(body, known.is, AT), id, version: version + 1 };
  return { thing: asThing(is), send };
}

/** Entries without the instant that only the server's clock knows, in an order of their own. */
const comparable = (entries: readonly Omit<FoodLogEntry, never>[]) =>
  entries.map(({ createdAt: _, ...entry }) => entry).sort((a, b) => (a.id < b.id ? -1 : 1));

const dayOf = (date: string) => ana.call(foodLogApi.ofDay, { query: { date } });

test('what waits shows as the server answers once it was sent, versions and all; sent twice nothing changes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { minLength: 4, maxLength: 12 }),
      fc.nat(),
      async (acts, cut) => {
        const things = new Map<string, PendingEntry>();
        const before = new Map(
          await Promise.all(DAYS.map(async (d) => [d, await dayOf(d)] as const)),
        );
        for (const entries of before.values()) {
          for (const entry of entries) things.set(entry.id, asThing(entry));
        }
        const written = new Map<string, PendingEntry>();
        const sends: (() => Promise<unknown>)[] = [];
        for (const one of acts) {
          const done = step(one, things);
          if (!done) continue;
          things.set(done.thing.id, done.thing);
          written.set(done.thing.id, done.thing);
          sends.push(done.send);
        }
        for (const [index, send] of sends.entries()) {
          await send();
          // Its answer was lost: it is sent again before the next.
          if (index === cut % sends.length) await send();
        }
        for (const date of DAYS) {
          const shown = shownOn(date, before.get(date) ?? [], [...written.values()]);
          const stored = await dayOf(date);
          expect(comparable(shown as FoodLogEntry[])).toEqual(comparable(stored));
          // The server's own answer, with what waits on top of it once more, stays what it is.
          expect(shownOn(date, stored, [...written.values()])).toBe(stored);
        }
      },
    ),
    { numRuns: timesToRun(15) },
  );
});

test('the entries of a range are those of its days, one’s own alone, without the deleted', async () => {
  const ben = await app.person();
  const soup = {
    mealType: 'lunch',
    foodName: 'Soup',
    quantity: 1,
    unit: 'cup',
    calories: 90,
  } as const;
  for (const date of ['2026-10-01', '2026-10-02', '2026-10-03']) {
    await ben.call(foodLogApi.add, { body: { ...soup, date, id: newId() } });
  }
  const gone = await ben.call(foodLogApi.add, { body: { ...soup, date: '2026-10-02' } });
  await ben.call(foodLogApi.remove, { params: { id: gone.id } });
  const query = { from: '2026-10-02', to: '2026-10-03' };
  const range = await ben.call(foodLogApi.ofDays, { query });
  expect(range.map(({ date }) => date)).toEqual(['2026-10-02', '2026-10-03']);
  const days = await Promise.all(
    [query.from, query.to].map((date) => ben.call(foodLogApi.ofDay, { query: { date } })),
  );
  expect(range).toEqual(days.flat());
  expect(await ana.call(foodLogApi.ofDays, { query })).toEqual([]);
});
