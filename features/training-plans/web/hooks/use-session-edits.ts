import type { Pool } from '#features/own-exercises/web/public.ts';
import {
  addExercise,
  leaveSuperset,
  lockItem,
  moveItem,
  removeItem,
  supersetWithNext,
  swapExercise,
} from '#features/plan-blocks/rules/edit-items.ts';
import {
  type EditContext,
  type EditScope,
  toEditContext,
} from '#features/plan-blocks/rules/edit-session.ts';
import { moveDay } from '#features/plan-blocks/rules/move-days.ts';
import { changeMinutesSteps, regenerateDaySteps } from '#features/plan-blocks/rules/plan-again.ts';
import { type CalendarDay, weekdayOf } from '#platform/shared/calendar-day.ts';
import { weekdayName } from '#platform/shared/calendar-words.ts';
import type { ToastContent } from '#platform/web/ui/toast-store.ts';
import type { TrainingPlan } from '../../contract.ts';
import { type PlanChange, useChangePlan } from '../api.ts';
import { editText } from '../messages/session.ts';

/** Every edit of the session of a date; each is saved at once, with Undo. */
export function useSessionEdits(plan: TrainingPlan, date: CalendarDay, pool: Pool) {
  const update = useChangePlan(plan);
  const edit = (
    change: (now: TrainingPlan, context: EditContext) => ReturnType<PlanChange>,
    said: ToastContent,
    scope: EditScope = 'day',
  ) =>
    update.mutate({
      change: (now) => change(now, toEditContext(now, pool.exercises, scope)),
      said,
    });

  return {
    isPlanning: update.isPending,
    swap: (itemId: string, exerciseId: string, scope: EditScope) =>
      edit(
        (now, context) => swapExercise(now, date, itemId, exerciseId, context),
        editText.swapped(pool.nameOf(exerciseId)),
        scope,
      ),
    move: (itemId: string, by: number, name: string) =>
      edit((now, context) => moveItem(now, date, itemId, by, context), editText.moved(name)),
    pair: (itemId: string) =>
      edit((now, context) => supersetWithNext(now, date, itemId, context), editText.paired),
    unpair: (itemId: string) =>
      edit((now, context) => leaveSuperset(now, date, itemId, context), editText.unpaired),
    lock: (itemId: string, locked: boolean, name: string) =>
      edit(
        (now, context) => lockItem(now, date, itemId, locked, context),
        locked ? editText.locked(name) : editText.unlocked(name),
      ),
    remove: (itemId: string, name: string) =>
      edit((now, context) => removeItem(now, date, itemId, context), editText.removed(name)),
    add: (exerciseId: string) =>
      edit(
        (now, context) => addExercise(now, date, exerciseId, context),
        editText.added(pool.nameOf(exerciseId)),
      ),
    changeMinutes: (minutes: number) =>
      edit(
        (now, context) => changeMinutesSteps(now, date, minutes, context),
        editText.minutes(minutes),
      ),
    moveTo: (to: CalendarDay) =>
      edit(
        (now, context) => moveDay(now, date, to, context),
        editText.movedTo(weekdayName(weekdayOf(to))),
      ),
    remakeDay: () =>
      edit((now, context) => regenerateDaySteps(now, date, context), editText.remade),
  };
}

export type SessionEdits = ReturnType<typeof useSessionEdits>;
