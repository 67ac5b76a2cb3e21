import { CalendarDays } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import type { Pool } from '#features/own-exercises/web/public.ts';
import { blockWeekOf, sessionOn } from '#features/plan-blocks/rules/block.ts';
import { mondayOf } from '#features/training-sessions/rules/training-week.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { dateText } from '#platform/web/time/day-text.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import type { TrainingPlan } from '../../../contract.ts';
import { FOCUS_NAMES } from '../../messages/plan-words.ts';
import { dayText } from '../../messages/session.ts';
import { sessionHref } from '../addresses.ts';

type DaySheetProps = DaysProps & { open: boolean; onClose: () => void };

/** Another day of the week for a session; one that has a session gives its own in return. */
export function DaySheet({ open, onClose, ...days }: DaySheetProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={dayText.title}
      description={dayText.lead}
    >
      {open && <Days {...days} />}
    </Dialog>
  );
}

type DaysProps = {
  plan: TrainingPlan;
  date: CalendarDay;
  today: CalendarDay;
  /** nothing is moved to these */
  begunDays: readonly CalendarDay[];
  pool: Pool;
  onMove: (to: CalendarDay) => void;
};

function Days({ plan, date, today, begunDays, pool, onMove }: DaysProps) {
  const [, navigate] = useLocation();
  // On a Sunday the days of the next week.
  const first = [mondayOf(date), today].sort().at(-1) ?? today;
  const days = useMemo(
    () =>
      [0, 1, 2, 3, 4, 5, 6]
        .map((offset) => addDays(first, offset))
        .filter(
          (day) =>
            day !== date &&
            day >= plan.firstDay &&
            blockWeekOf(plan, day) !== null &&
            !begunDays.includes(day),
        )
        .map((day) => ({ day, session: sessionOn(plan, day, pool.find) })),
    [plan, date, first, begunDays, pool],
  );
  return (
    <ul className="-mx-2 grid gap-1">
      {days.map(({ day, session }) => (
        <li key={day}>
          <ListRow
            icon={<CalendarDays size={20} />}
            title={dateText(day, today)}
            detail={
              session && session.items.length > 0
                ? dayText.exchange(FOCUS_NAMES[session.focus])
                : dayText.rest
            }
            onClick={() => {
              onMove(day);
              navigate(sessionHref(day), { replace: true });
            }}
          />
        </li>
      ))}
    </ul>
  );
}
