import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { PendingRecord } from '#platform/shared/pending-record.ts';
import type { PlanDay } from './plan-day.ts';

/** Names planned days on the device; a day's id is its date. */
export const PLAN_DAY = 'plan-day';

/** A day, and who the person was among the eaters when they changed it. */
export type SeenDay = PlanDay & { personId?: string | undefined };

export type PendingDay = PendingRecord<SeenDay & { id: CalendarDay }>;

export const toPendingDay = (day: SeenDay): PendingDay => ({
  kind: PLAN_DAY,
  id: day.date,
  version: day.version,
  is: { ...day, id: day.date },
  deleted: false,
});

const toDay = ({ id: _, personId: __, ...day }: SeenDay & { id: CalendarDay }): PlanDay => day;

/** Whether it waits for the plan that the person shares now, not for one they have left. */
export const isOfPlan = (pending: PendingDay, personId: string | undefined): boolean => {
  const seenAs = pending.is?.personId;
  return seenAs === undefined || personId === undefined || seenAs === personId;
};

export const dayOf = (pending: PendingDay | undefined): PlanDay | null =>
  pending?.is ? toDay(pending.is) : null;

/** Days with what waits on top; a later version of the server's is shown instead. */
export function withPendingDays(
  days: readonly PlanDay[],
  waiting: readonly PendingDay[],
  { from, to }: { from: CalendarDay; to: CalendarDay },
): PlanDay[] {
  const byDate = new Map(days.map((day) => [day.date, day]));
  for (const pending of waiting) {
    const day = dayOf(pending);
    if (!day || day.date < from || day.date > to) continue;
    if (day.version >= (byDate.get(day.date)?.version ?? 0)) byDate.set(day.date, day);
  }
  return [...byDate.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}
