import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { sharedShoppingApi, shoppingApi } from '../contract.ts';
import { addByHand, addNeeds, tickLine } from '../rules/list/change-lines.ts';
import { mergeChanges, NO_CHANGES } from '../rules/list/merge-changes.ts';
import type { ShoppingChanges, StoredNeed } from '../rules/list/shopping-entry.ts';
import { shoppingLists } from './tables.ts';

let app: TestApp;
let ana: Person;
let ben: Person;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  [ana, ben] = [await app.person(), await app.person()];
});
afterAll(() => app.close());

const read = (person: Person) => person.call(shoppingApi.read, {});
const change = (person: Person, body: ShoppingChanges) => person.call(shoppingApi.change, { body });
const now = () => app.clock.now();

const needs: StoredNeed[] = Array.from({ length: 100 }, (_, index) => ({
  food: `text:thing ${index}`,
  name: `Thing ${index}`,
  aisle: 'other',
  grams: null,
  amount: null,
  text: `thing ${index}`,
  isGuess: false,
}));
const longList = () =>
  mergeChanges(
    addNeeds({ id: newId(), by: 'recipe', title: 'A', recipeId: null, servings: 1 }, needs, 1),
    addNeeds(
      { id: newId(), by: 'recipe', title: 'B', recipeId: null, servings: 1 },
      needs.map((need) => ({ ...need, food: `${need.food} b` })),
      1,
    ),
  );

describe('changes', () => {
  it('are of their owner alone', async () => {
    await change(ana, addByHand(newId(), '2 l milk', now()));
    expect((await read(ana)).sources).toMatchObject([{ title: 'Milk' }]);
    const nothing = { stamp: 0, isShared: false, personId: 'host', people: [] };
    expect(await read(ben)).toEqual({ ...NO_CHANGES, ...nothing });
  });

  it('hold by their moment, whatever comes first, and count once', async () => {
    const line = { key: 'milk', grams: null };
    const later = tickLine(NO_CHANGES, line, true, now() - 10);
    await change(ana, later);
    await change(ana, tickLine(NO_CHANGES, line, false, now() - 20));
    await change(ana, later);
    const signed = later.marks.map((mark) => ({ ...mark, who: 'host' }));
    expect((await read(ana)).marks).toEqual(signed);
  });

  it('by a device whose clock is ahead do not win for good', async () => {
    const line = { key: 'milk', grams: null };
    await change(ana, tickLine(NO_CHANGES, line, true, now() + 3_600_000));
    app.clock.advance(1_000);
    await change(ana, tickLine(NO_CHANGES, line, false, now()));
    expect((await read(ana)).marks).toMatchObject([{ isTicked: false }]);
  });

  it('that took something off are not undone by an older one', async () => {
    const added = addByHand(newId(), 'soap', now() - 100);
    await change(ana, added);
    const [source] = added.sources;
    if (!source) throw new Error('There is no line.');
    await change(ana, { ...NO_CHANGES, sources: [{ ...source, gone: true, at: now() - 50 }] });
    await change(ana, { ...NO_CHANGES, sources: [{ ...source, title: 'Old', at: now() - 70 }] });
    expect((await read(ana)).sources).toEqual([]);
  });

  it('of two devices that ticked 200 lines offline end equal', async () => {
    await change(ana, longList());
    const keys = [...needs.map(({ food }) => food), ...needs.map(({ food }) => `${food} b`)];
    const ticksOf = (device: number) =>
      keys.reduce<ShoppingChanges>((all, key, index) => {
        const at = now() - 10_000 + ((index * 37 + device * 11) % 500);
        const isTicked = (index + device) % 3 !== 0;
        return mergeChanges(all, tickLine(NO_CHANGES, { key, grams: null }, isTicked, at));
      }, NO_CHANGES);
    const [phone, tablet] = [ticksOf(0), ticksOf(1)];
    // Both come back at once, and the phone, whose answer is lost, sends again.
    await Promise.all([change(ana, phone), change(ana, tablet)]);
    await change(ana, phone);
    const { marks } = await read(ana);
    const sorted = (all: ShoppingChanges) => all.marks.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    expect(marks).toHaveLength(200);
    const ticks = marks.map(({ who: _, ...mark }) => mark);
    expect(sorted({ ...NO_CHANGES, marks: ticks })).toEqual(sorted(mergeChanges(phone, tablet)));
    expect(sorted({ ...NO_CHANGES, marks: ticks })).toEqual(sorted(mergeChanges(tablet, phone)));
  });

  it('are refused beyond what a list holds', async () => {
    const many = (from: number): ShoppingChanges => ({
      ...NO_CHANGES,
      marks: Array.from({ length: 500 }, (_, index) =>
        tickLine(NO_CHANGES, { key: `k${from + index}`, grams: null }, true, 1),
      ).flatMap(({ marks }) => marks),
    });
    for (let from = 0; from < 4_000; from += 500) await change(ana, many(from));
    await expect(change(ana, many(4_000))).rejects.toThrow('full');
    // What is there can still be changed.
    await change(ana, many(0));
  }, 60_000);
});

describe('a shared list', () => {
  const token = async (person: Person) => (await person.call(shoppingApi.share, {})).token ?? '';
  const look = (of: string) =>
    app.newStranger().call(sharedShoppingApi.read, { params: { token: of } });

  it('is read and ticked by someone without an account, who learns nothing else', async () => {
    await change(
      ana,
      addNeeds(
        { id: newId(), by: 'recipe', title: 'Secret pie', recipeId: 'pie', servings: 2 },
        needs.slice(0, 2),
        now(),
      ),
    );
    const secret = await token(ana);
    const seen = await look(secret);
    expect(seen.lines.map(({ name, isTicked }) => [name, isTicked])).toEqual([
      ['Thing 0', false],
      ['Thing 1', false],
    ]);
    expect(JSON.stringify(seen)).not.toMatch(/Secret|pie|@/);
    const ticks = [
      { key: 'text:thing 0', isTicked: true, at: now() },
      { key: 'text:not there', isTicked: true, at: now() },
    ];
    const after = await app
      .newStranger()
      .call(sharedShoppingApi.tick, { params: { token: secret }, body: { ticks } });
    expect(after.lines.map(({ isTicked }) => isTicked)).toEqual([true, false]);
    const { marks, isShared } = await read(ana);
    expect(isShared).toBe(true);
    expect(marks).toMatchObject([{ id: 'text:thing 0', isTicked: true, byGuest: true }]);
    expect((await read(ben)).marks).toEqual([]);
  });

  it('keeps its link until it is taken back; then there is nothing, and a new one is another', async () => {
    const first = await token(ana);
    expect(await token(ana)).toBe(first);
    expect(first).toMatch(/^[\w-]{22}$/);
    await ana.call(shoppingApi.stopSharing, {});
    await expect(look(first)).rejects.toThrow('no longer shared');
    const second = await token(ana);
    expect(second).not.toBe(first);
    expect((await look(second)).lines).toEqual([]);
  });

  it('ends by itself after ninety days; then a new link is another', async () => {
    const made = await ana.call(shoppingApi.share, {});
    expect(Date.parse(made.endsAt ?? '')).toBe(now() + 90 * 86_400_000);
    const first = made.token ?? '';
    const madeDaysAgo = (days: number) =>
      app.database.db
        .update(shoppingLists)
        .set({ sharedAt: new Date(now() - days * 86_400_000) })
        .where(eq(shoppingLists.token, first));
    await madeDaysAgo(89);
    expect((await look(first)).lines).toEqual([]);
    expect(await token(ana)).toBe(first);
    await madeDaysAgo(90);
    await expect(look(first)).rejects.toThrow('no longer shared');
    expect(await ana.call(shoppingApi.readShare, {})).toEqual({ token: null, endsAt: null });
    expect((await read(ana)).isShared).toBe(false);
    expect(await token(ana)).not.toBe(first);
  });

  it('of another person is not opened by guessing', async () => {
    await token(ana);
    for (const guess of ['', 'x', '%', 'A'.repeat(22)]) {
      await expect(look(guess)).rejects.toThrow();
    }
  });

  it('says by a number whether it has changed', async () => {
    const before = await ana.call(shoppingApi.stamp, {});
    await change(ana, addByHand(newId(), 'soap', now()));
    const { stamp } = await ana.call(shoppingApi.stamp, {});
    expect(stamp).toBeGreaterThan(before.stamp);
    expect((await read(ana)).stamp).toBe(stamp);
  });
});
