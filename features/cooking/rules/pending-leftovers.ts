import type { z } from 'zod';
import { toItem } from '#features/food-log/rules/entry/pending-entries.ts';
import { markPending, type PendingRecord } from '#platform/shared/pending-record.ts';
import type { LeftoverContent, leftoverContent } from './leftover.ts';
import { portionsAfter, roundPortions } from './portions.ts';

/** Names leftovers on the device. */
export const LEFTOVER_KIND = 'leftover';

type Kept = LeftoverContent & { id: string; version: number };
export type PendingLeftover = PendingRecord<Kept>;

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

/** Leftovers after some portions were eaten. What is not on the device stays unknown. */
export function eatPending(
  known: PendingLeftover | undefined,
  id: string,
  eaten: number,
): PendingLeftover {
  if (!known?.is || known.deleted) return known ?? markPending(LEFTOVER_KIND, id, false, undefined);
  return withPortions(known, portionsAfter(known.is.portions, eaten));
}

/** Leftovers after eating was undone. */
export function undoEatPending(
  known: PendingLeftover | undefined,
  id: string,
  eaten: number,
): PendingLeftover {
  if (!known?.is) return known ?? markPending(LEFTOVER_KIND, id, false, undefined);
  const wasThrownAway = known.deleted && known.is.portions > 0;
  return wasThrownAway ? known : withPortions(known, roundPortions(known.is.portions + eaten));
}
