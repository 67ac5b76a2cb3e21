import { eatersAfter, type PlaceChange } from '#features/household/rules/place-change.ts';
import { namesOf } from '#features/household/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { ShoppingState } from '../../contract.ts';
import { mergeChanges, momentAfter, NO_CHANGES, PARTS } from '../../rules/list/merge-changes.ts';
import type { ShoppingChanges } from '../../rules/list/shopping-entry.ts';
import { signChanges } from '../../rules/list/sign-changes.ts';
import { countEntries, forgetGone, stateOf, store, storedOf } from '../queries/entries.ts';
import { countChange, listOf } from '../queries/lists.ts';

/** Lines, meals, ticks and what is at home together. */
const MAX_ENTRIES = 4_000;
/** A device that was away for longer may bring back what others took off, ms. */
const REMEMBER_GONE_MS = 60 * 86_400_000;

/** No clock of a device is ahead of the server's, or it would win for good. */
const notLater = (changes: ShoppingChanges, nowMs: number): ShoppingChanges => {
  const clamp = <One extends { at: number }>(all: readonly One[]): One[] =>
    all.map((one) => (one.at > nowMs ? { ...one, at: nowMs } : one));
  return {
    sources: clamp(changes.sources),
    marks: clamp(changes.marks),
    pantry: clamp(changes.pantry),
    order: clamp(changes.order),
  };
};

const countAll = (state: ShoppingChanges): number =>
  PARTS.reduce((sum, part) => sum + state[part].length, 0);

/** Applies changes: of each thing the last by its moment holds, in whatever order they come and however often. */
export const changeList = (
  db: Db,
  owner: OwnerId,
  changes: ShoppingChanges,
  { nowMs, who }: { nowMs: number; who?: string },
): Promise<void> =>
  inTransaction(db, async (db) => {
    // First: it makes changes of one list wait for each other.
    await countChange(db, owner);
    const stored = await storedOf(db, owner, changes);
    const merged = mergeChanges(stored, signChanges(notLater(changes, nowMs), stored, who));
    if (countAll(merged) > countAll(stored)) {
      await forgetGone(db, owner, nowMs - REMEMBER_GONE_MS);
      const most = (await countEntries(db, owner)) + countAll(merged) - countAll(stored);
      if (most > MAX_ENTRIES) {
        throw new AppError('conflict', {
          message: 'Your shopping list and pantry are full. Take off what you no longer need.',
        });
      }
    }
    await store(db, owner, merged);
  });

/** Meals that are shopped for some people only go on to be bought for a place that has changed hands. */
export async function passPlaceOnList(
  db: Db,
  owner: OwnerId,
  change: PlaceChange,
  nowMs: number,
): Promise<void> {
  const { sources } = await stateOf(db, owner);
  const passed = sources.flatMap((one) =>
    one.people?.includes(change.from)
      ? [{ ...one, at: momentAfter(nowMs, one), people: eatersAfter(one.people, change) }]
      : [],
  );
  if (passed.length > 0) await changeList(db, owner, { ...NO_CHANGES, sources: passed }, { nowMs });
}

/** The list and the pantry as they are now, and who shares them. */
export async function readList(db: Db, owner: OwnerId, nowMs: number): Promise<ShoppingState> {
  // The number first: a change in between is asked for again.
  const { stamp, token } = await listOf(db, owner, nowMs);
  const people = await namesOf(db, owner);
  return {
    ...(await stateOf(db, owner)),
    stamp,
    isShared: token !== null || people.length > 0,
    people,
  };
}
