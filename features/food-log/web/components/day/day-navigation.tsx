import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'wouter';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { dateText, dayName } from '#platform/web/time/day-text.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { useFocusKept } from '#platform/web/ui/focus-kept.ts';
import { IconButton, iconButtonStyle } from '#platform/web/ui/icon-button.tsx';
import { FIRST_DIARY_DAY } from '../../../rules/days/diary-days.ts';

type DayNavigationProps = {
  day: CalendarDay;
  today: CalendarDay;
  onDayChange: (day: CalendarDay) => void;
};

/** Steps through the diary's days, or leads to the calendar. The future stays shut. */
export function DayNavigation({ day, today, onDayChange }: DayNavigationProps) {
  const name = dayName(day, today);
  const date = dateText(day, today);
  const back = useRef<HTMLButtonElement>(null);
  useFocusKept(day < today ? 1 : 0, back);
  return (
    <div className="mb-4 flex flex-wrap items-center justify-center gap-1 rounded-card border border-line bg-surface p-1.5">
      <IconButton
        ref={back}
        label="Previous day"
        icon={<ChevronLeft aria-hidden size={22} />}
        disabled={day <= FIRST_DIARY_DAY}
        onClick={() => onDayChange(addDays(day, -1))}
      />
      <p aria-live="polite" className="min-w-[min(7.5rem,100%)] flex-1 text-center leading-tight">
        <span className="block font-semibold">{name}</span>
        {name !== date && <span className="block text-sm text-muted">{date}</span>}
      </p>
      {day !== today && (
        <Button variant="ghost" size="sm" onClick={() => onDayChange(today)}>
          Today
        </Button>
      )}
      <Link
        href={day === today ? '/log-food/calendar' : `/log-food/calendar?date=${day}`}
        aria-label="Choose a day"
        title="Choose a day"
        className={iconButtonStyle}
      >
        <CalendarDays aria-hidden size={20} />
      </Link>
      <IconButton
        label="Next day"
        icon={<ChevronRight aria-hidden size={22} />}
        disabled={day >= today}
        onClick={() => onDayChange(addDays(day, 1))}
      />
    </div>
  );
}
