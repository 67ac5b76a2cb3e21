import { undoToast } from '#platform/web/query/mutation-of.ts';
import { type ToastContent, toast } from '#platform/web/ui/toast-store.ts';
import { changesOf } from '../../rules/changing/day-changes.ts';
import type { PlanDay } from '../../rules/plan-day.ts';
import { useChangePlan } from '../api.ts';
import { backAgain } from '../messages/plan.ts';

/** Turns days into others, only those that differ, with Undo where `done` says what was done. */
export function useChangeDays() {
  const changePlan = useChangePlan();
  return async (before: readonly PlanDay[], after: readonly PlanDay[], done?: ToastContent) => {
    const isStored = await changePlan(changesOf(before, after));
    if (!isStored || !done) return;
    const undo = async () => {
      if (await changePlan(changesOf(after, before))) toast(backAgain);
    };
    toast(undoToast(done, () => void undo()));
  };
}
