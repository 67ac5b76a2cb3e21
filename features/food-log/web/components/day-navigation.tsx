import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { addDays, type CalendarDay, isCalendarDay } from '#platform/shared/calendar-day.ts';
import { dateText, dayName } from '#platform/web/time/day-text.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { FIRST_DIARY_DAY } from '../../rules/diary-days.ts';

type DayNavigationProps = {
  day: CalendarDay;
  today: CalendarDay;
  onDayChange: (day: CalendarDay) => void;
};

/** Steps through the diary's days, or jumps to one by the calendar. The future stays shut. */
export function DayNavigation({ day, today, onDayChange }: DayNavigationProps) {
  const picker = useRef<HTMLInputElement>(null);
  const name = dayName(day, today);
  const date = dateText(day, today);
  return (
    <div className="mb-4 flex items-center gap-1 rounded-card border border-line bg-surface p-1.5">
      <IconButton
        label="Previous day"
        icon={<ChevronLeft aria-hidden size={22} />}
        onClick={() => onDayChange(addDays(day, -1))}
      />
      <p aria-live="polite" className="min-w-0 flex-1 text-center leading-tight">
        <span className="block font-semibold">{name}</span>
        {name !== date && <span className="block text-sm text-muted">{date}</span>}
      </p>
      {day !== today && (
        <Button variant="ghost" size="sm" onClick={() => onDayChange(today)}>
          Today
        </Button>
      )}
      <span className="relative">
        <IconButton
          label="Choose a day"
          icon={<CalendarDays aria-hidden size={20} />}
          onClick={() => picker.current?.showPicker()}
        />
        <input
          ref={picker}
          type="date"
          aria-hidden
          tabIndex={-1}
          value={day}
          min={FIRST_DIARY_DAY}
          max={today}
          onChange={(event) => {
            if (isCalendarDay(event.target.value)) onDayChange(event.target.value);
          }}
          className="pointer-events-none absolute inset-0 size-full opacity-0"
        />
      </span>
      <IconButton
        label="Next day"
        icon={<ChevronRight aria-hidden size={22} />}
        disabled={day >= today}
        onClick={() => onDayChange(addDays(day, 1))}
      />
    </div>
  );
}
