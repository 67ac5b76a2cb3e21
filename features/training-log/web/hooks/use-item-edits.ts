import type { Pool } from '#features/own-exercises/web/public.ts';
import { warmUpFor } from '#features/training-profile/rules/warm-up-ramp.ts';
import type { TrainingSession } from '#features/training-sessions/contract.ts';
import { makeSet } from '#features/training-sessions/rules/new-session.ts';
import {
  addItem,
  addSet,
  changeItem,
  changeSet,
  moveItem,
  moveSet,
  removeItem,
  removeSet,
  setSuperset,
  swapItem,
} from '#features/training-sessions/rules/session-edits.ts';
import type {
  LoggedSet,
  SessionItem,
  SetKind,
} from '#features/training-sessions/rules/session-kinds.ts';
import { toSwappedItem } from '#features/training-sessions/rules/swap-sets.ts';
import { usualCounting } from '#features/training-sessions/rules/usual-measure.ts';
import { newId } from '#platform/shared/ids.ts';
import { undoToast } from '#platform/web/query/mutation-of.ts';
import { type ToastContent, toast } from '#platform/web/ui/toast-store.ts';
import { toNextTarget } from '../../rules/carry-on.ts';
import {
  addWarmUp,
  openWorkSets,
  pairWithNext,
  postponeItem,
  toNamedItem,
  toNewItem,
} from '../../rules/change-items.ts';
import { editText, setMenuText } from '../messages/log.ts';
import type { Change, Log } from './use-log.ts';

type Known = {
  pool: Pool;
  previousSets: (item: Pick<SessionItem, 'exerciseId'>) => readonly Pick<LoggedSet, 'kind'>[];
};

/** Every edit of a session's exercises; what takes something away has Undo. */
export function useItemEdits(
  session: TrainingSession,
  change: (edit: Change) => void,
  log: Log,
  { pool, previousSets }: Known,
) {
  const { items } = session.work;
  const say = (content: ToastContent, undo: Change) =>
    toast(undoToast(content, () => change(undo)));

  return {
    add(exerciseId: string) {
      const exercise = pool.find(exerciseId);
      if (!exercise) return;
      const item = log.suggest(
        toNewItem(exercise, newId(), previousSets({ exerciseId })),
        exercise,
      );
      change((now) => addItem(now, item));
      say(editText.added(exercise.name), (now) => removeItem(now, item.id));
    },
    addNamed(name: string) {
      const item = toNamedItem(name, newId());
      change((now) => addItem(now, item));
      say(editText.added(name), (now) => removeItem(now, item.id));
    },
    swap(item: SessionItem, exerciseId: string) {
      const exercise = pool.find(exerciseId);
      if (!exercise) return;
      const swapped = toSwappedItem(item, {
        id: newId(),
        exerciseId,
        name: null,
        ...usualCounting(exercise),
      });
      const next = log.suggest(swapped, exercise);
      const at = items.findIndex(({ id }) => id === item.id);
      change((now) => swapItem(now, item.id, next));
      say(editText.swapped(exercise.name), (now) =>
        restoreItem(removeItem(removeItem(now, next.id), item.id), item, at),
      );
    },
    remove(item: SessionItem, name: string) {
      const at = items.findIndex(({ id }) => id === item.id);
      change((now) => removeItem(now, item.id));
      say(editText.removed(name), (now) => restoreItem(now, item, at));
    },
    postpone(itemId: string, toEnd: boolean) {
      change((now) => postponeItem(now, itemId, toEnd));
    },
    moveTo(itemId: string, to: number) {
      const from = items.findIndex(({ id }) => id === itemId);
      change((now) => moveItem(now, itemId, to - from));
    },
    pair: (itemId: string) => change((now) => pairWithNext(now, itemId, newId())),
    unpair(item: SessionItem) {
      const ids = items.filter(({ superset }) => superset === item.superset).map(({ id }) => id);
      change((now) => setSuperset(now, ids, null));
    },
    changeItem: (itemId: string, values: Partial<SessionItem>) =>
      change((now) => changeItem(now, itemId, values)),
    addSet(item: SessionItem) {
      const last = item.sets.at(-1);
      const { loadKg = null, reps = null } = last ? log.tapOf(item, last) : {};
      const target = last && toNextTarget(last.target, { loadKg, reps });
      change((now) => addSet(now, item.id, makeSet(newId(), { target: target ?? null })));
    },
    removeSet(item: SessionItem, set: LoggedSet, name: string) {
      const at = item.sets.indexOf(set);
      change((now) => removeSet(now, set.id));
      say(setMenuText.removed(name), (now) => restoreSet(now, item, set, at));
    },
    changeKind: (setId: string, kind: SetKind) => change((now) => changeSet(now, setId, { kind })),
    addWarmUp(item: SessionItem) {
      const ramp = rampOf(log, item);
      const ids = ramp.map(() => newId());
      change((now) => addWarmUp(now, item.id, ramp, ids));
    },
  };
}

/** An item at its old place, with what it held. */
function restoreItem(now: TrainingSession, item: SessionItem, at: number): TrainingSession {
  const back = addItem(now, item);
  return moveItem(back, item.id, at - (back.work.items.length - 1));
}

function restoreSet(
  now: TrainingSession,
  item: SessionItem,
  set: LoggedSet,
  at: number,
): TrainingSession {
  const back = addSet(now, item.id, set);
  const there = back.work.items.find(({ id }) => id === item.id);
  return moveSet(back, set.id, at - ((there?.sets.length ?? 1) - 1));
}

/** Below this a bar or a pair of dumbbells needs no light sets, kg. */
const MIN_WARMED_UP_KG = 25;

/** The load that a warm-up leads up to; null where the item has light sets, was begun, or needs none. */
export function warmUpKgOf(log: Log, item: SessionItem): number | null {
  const { exercise } = log.factsOf(item);
  const first = openWorkSets(item)[0];
  const isBegun = item.sets.some(({ kind, doneAt }) => kind === 'warmUp' || doneAt !== null);
  if (!exercise?.compound || isBegun || !first || item.measure !== 'loadReps') return null;
  const workKg = log.tapOf(item, first).loadKg ?? null;
  return workKg !== null && workKg >= MIN_WARMED_UP_KG ? workKg : null;
}

/** Light sets that lead up to an item's first work set. */
function rampOf(log: Log, item: SessionItem) {
  const { exercise, look } = log.factsOf(item);
  const workKg = warmUpKgOf(log, item);
  return exercise && workKg !== null
    ? warmUpFor(log.kitOf(exercise, look.unit), exercise, workKg)
    : [];
}
