import type { z } from 'zod';
import { toItem } from '#features/food-log/rules/entry/pending-entries.ts';
import { markPending, type PendingRecord } from '#platform/shared/pending-record.ts';
import type { LeftoverContent, leftoverContent } from './leftover.ts';
import { portionsAfter, portionsAgain, portionsTaken } from './portions.ts';

/** Names leftovers on the device. */
export const LEFTOVER_KIND = 'leftover';

type Kept = LeftoverContent & { id: string; version: number };
export type PendingLeftover = PendingRecord<Kept> & {
  /** portions that entries written on this device took, by entry id */
  taken?: Record<string, number>;
};

/** Portions that an entry says were eaten. */
type Eaten = { entryId: string; portions: number };

/** What the server makes of leftovers that were sent. */
export const toShownLeftover = (sent: z.input<typeof leftoverContent>): LeftoverContent => ({
  recipeId: sent.recipeId ?? null,
  name: sent.name.trim(),
  item: toItem(sent.item),
  portions: sent.portions,
  place: sent.place ?? 'fridge',
  cookedOn: sent.cookedOn,
  useBy: sent.useBy ?? null,
  fridgeDays: sent.fridgeDays ?? null,
  freezerDays: sent.freezerDays ?? null,
});

function withPortions(known: PendingLeftover, portions: number): PendingLeftover {
  const version = known.version + 1;
  const is = known.is && { ...known.is, portions, version };
  return { ...known, version, is, deleted: portions === 0 };
}

const withTaken = (known: PendingLeftover, entryId: string, taken: number): PendingLeftover => ({
  ...known,
  taken: { ...known.taken, [entryId]: taken },
});

/** Leftovers after some portions were eaten. What is not on the device stays unknown. */
export function eatPending(
  known: PendingLeftover | undefined,
  id: string,
  { entryId, portions }: Eaten,
): PendingLeftover {
  if (!known?.is) return known ?? markPending(LEFTOVER_KIND, id, false, undefined);
  if (known.deleted) return withTaken(known, entryId, 0);
  const there = known.is.portions;
  const left = withPortions(known, portionsAfter(there, portions));
  return withTaken(left, entryId, portionsTaken(there, portions));
}

/** Leftovers after eating was undone: what the entry took is back; where that is not known, what it says. */
export function undoEatPending(
  known: PendingLeftover | undefined,
  id: string,
  { entryId, portions }: Eaten,
): PendingLeftover {
  if (!known?.is) return known ?? markPending(LEFTOVER_KIND, id, false, undefined);
  const wasThrownAway = known.deleted && known.is.portions > 0;
  const taken = known.taken?.[entryId] ?? portions;
  if (wasThrownAway || taken === 0) return known;
  return withTaken(withPortions(known, portionsAgain(known.is.portions, taken)), entryId, 0);
}
