import { lightenItem } from '#features/plan-generator/rules/week-of-block.ts';
import type { LightWeekCause } from '#features/progression/rules/light-week.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { changeOn, lastDayOf, sessionOn, sourceWeekdayOf } from './block.ts';
import { type EditContext, withChange, withTime } from './edit-session.ts';
import type { PlanContent } from './plan-content.ts';
import { isLightOn } from './suggest-session.ts';

const DAYS = [0, 1, 2, 3, 4, 5, 6];

/**
 * The next seven days as light ones: half the sets, less weight, more in reserve (domain sheet 3.4).
 * Days that are light already stay. The same plan when there is nothing to lighten.
 */
export function makeLight(
  plan: PlanContent,
  from: CalendarDay,
  { exerciseOf }: Pick<EditContext, 'exerciseOf'>,
): PlanContent {
  const light = DAYS.map((day) => addDays(from, day)).reduce((now, date) => {
    const session = date <= lastDayOf(now) ? sessionOn(now, date, exerciseOf) : null;
    if (!session || session.items.length === 0 || isLightOn(now, date)) return now;
    const items = session.items.map((item) => lightenItem(item, session, exerciseOf));
    const before = changeOn(now, date);
    return withChange(now, {
      date,
      kind: before?.kind ?? 'edited',
      weekday: sourceWeekdayOf(now, date),
      session: withTime({ ...session, items }, exerciseOf),
      notes: [{ kind: 'deload' }, ...(before?.notes ?? [])],
    });
  }, plan);
  return light === plan ? plan : { ...light, edits: plan.edits + 1 };
}

/** Whether a light week may be asked for: none was or comes within the week around a day. */
export function mayAskForLight(
  plan: PlanContent,
  today: CalendarDay,
  cause: LightWeekCause | null,
): cause is LightWeekCause {
  const around = [-7, -6, -5, -4, -3, -2, -1, ...DAYS];
  return cause !== null && !around.some((day) => isLightOn(plan, addDays(today, day)));
}
