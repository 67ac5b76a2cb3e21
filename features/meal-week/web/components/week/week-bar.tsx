import { ChevronLeft, ChevronRight, EllipsisVertical } from 'lucide-react';
import { Link } from 'wouter';
import { type DayRange, PLAN_PATH, planPath } from '#features/meal-plans/web/public.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { dateText, shortDateText } from '#platform/web/time/day-text.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { IconButton, iconButtonStyle } from '#platform/web/ui/icon-button.tsx';
import { DAYS_SHOWN } from '../../hooks/use-make-week.ts';
import { weekText } from '../../messages/adding.ts';
import { planText, weekName } from '../../messages/plan.ts';

type WeekBarProps = { range: DayRange; today: CalendarDay; onMenu: () => void };

/** The days shown, and the ways to others. */
export function WeekBar({ range: { from, to }, today, onMenu }: WeekBarProps) {
  const isNow = from <= today && today <= to;
  return (
    <>
      <p className="hidden text-lg font-semibold print:block">
        {weekName(dateText(from, today), dateText(to, today))}
      </p>
      <nav aria-label={planText.week} className="flex items-center gap-1 print:hidden">
        <Link
          href={planPath(addDays(from, -DAYS_SHOWN))}
          aria-label={planText.earlier}
          className={iconButtonStyle}
        >
          <ChevronLeft aria-hidden size={22} />
        </Link>
        <p className="tabular min-w-0 text-lg font-semibold">
          {weekName(shortDateText(from, today), shortDateText(to, today))}
        </p>
        <Link
          href={planPath(addDays(from, DAYS_SHOWN))}
          aria-label={planText.later}
          className={iconButtonStyle}
        >
          <ChevronRight aria-hidden size={22} />
        </Link>
        {!isNow && (
          <Link
            href={PLAN_PATH}
            className="ml-auto inline-flex min-h-11 items-center rounded-control px-2 text-sm font-semibold text-accent underline-offset-4 hover:underline"
          >
            {planText.today}
          </Link>
        )}
        <IconButton
          label={weekText.menu}
          aria-haspopup="dialog"
          icon={<EllipsisVertical aria-hidden size={22} />}
          className={classNames('-mr-2', isNow && 'ml-auto')}
          onClick={onMenu}
        />
      </nav>
    </>
  );
}
