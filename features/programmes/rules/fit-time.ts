import type { PlanItem } from '#features/plan-generator/rules/plan-input.ts';
import { type ExerciseOf, sessionSeconds } from '#features/plan-generator/rules/session-seconds.ts';

/** The first items of a session are what it is for. */
const MAIN_ITEMS = 2;
const MIN_SETS = 2;
const MIN_CARDIO_SECONDS = 300;

export type Fitted = {
  items: readonly PlanItem[];
  /** ids of exercises that have fewer sets or minutes than written */
  shortened: readonly string[];
  /** ids of those that had to go */
  dropped: readonly string[];
};

/** One set or one minute less; null if the item is at its least. */
function shorten(item: PlanItem, minSets: number, exerciseOf: ExerciseOf): PlanItem | null {
  if (exerciseOf(item.exerciseId)?.pattern === 'cardio') {
    const seconds = (item.seconds?.[1] ?? 0) - 60;
    return seconds < MIN_CARDIO_SECONDS ? null : { ...item, seconds: [seconds, seconds] };
  }
  return item.sets > minSets ? { ...item, sets: item.sets - 1 } : null;
}

/**
 * Items that fit the minutes: from the last on, accessories lose sets down to two and then go; the first
 * two stay as long as one set of them fits.
 */
export function fitTime(
  items: readonly PlanItem[],
  minutes: number,
  exerciseOf: ExerciseOf,
): Fitted {
  const isOver = (list: readonly PlanItem[]) => sessionSeconds(list, exerciseOf) > minutes * 60;
  const dropped: string[] = [];
  let kept = [...items];
  const shortenLast = (from: number, minSets: number) => {
    for (let at = kept.length - 1; at >= from && isOver(kept); at -= 1) {
      const item = kept[at];
      let shorter = item ? shorten(item, minSets, exerciseOf) : null;
      while (shorter && isOver(kept)) {
        kept = kept.with(at, shorter);
        shorter = shorten(shorter, minSets, exerciseOf);
      }
    }
  };
  const dropLast = (least: number) => {
    while (kept.length > least && isOver(kept)) {
      const last = kept.pop();
      if (last) dropped.push(last.exerciseId);
    }
  };
  shortenLast(MAIN_ITEMS, MIN_SETS);
  dropLast(MAIN_ITEMS);
  shortenLast(0, MIN_SETS);
  shortenLast(0, 1);
  dropLast(0);
  const before = new Map(items.map((item) => [item.exerciseId, item]));
  const shortened = kept.filter((item) => before.get(item.exerciseId) !== item);
  return { items: kept, shortened: shortened.map(({ exerciseId }) => exerciseId), dropped };
}
