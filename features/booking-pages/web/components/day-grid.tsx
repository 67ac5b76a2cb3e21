import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { shortWeekdayName, WEEK } from '#platform/shared/calendar-words.ts';
import { dateText, shortDateText } from '#platform/web/time/day-text.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { daysOfFortnight, SHOWN_DAYS } from '../../rules/fortnight.ts';
import { bookText as t } from '../messages/book.ts';

type DayGridProps = {
  monday: CalendarDay;
  today: CalendarDay;
  chosen: CalendarDay | null;
  /** how many times each day has; null while they are on their way */
  counts: ReadonlyMap<CalendarDay, number> | null;
  /** days after this one cannot be booked yet */
  lastDay: CalendarDay;
  onChoose: (day: CalendarDay) => void;
  onMove: (monday: CalendarDay) => void;
};

/** Two weeks of days; those with a free time can be chosen. */
export function DayGrid(props: DayGridProps) {
  const { monday, today, chosen, counts, lastDay, onChoose, onMove } = props;
  const last = addDays(monday, SHOWN_DAYS - 1);
  return (
    <div>
      <div className="mb-1 flex items-center justify-between gap-2">
        <p className="min-w-0 font-medium" aria-live="polite">
          {shortDateText(monday, today)} – {shortDateText(last, today)}
        </p>
        <span className="-mr-2.5 flex shrink-0">
          <IconButton
            label={t.earlier}
            icon={<ChevronLeft aria-hidden size={22} />}
            disabled={monday <= today}
            onClick={() => onMove(addDays(monday, -SHOWN_DAYS))}
          />
          <IconButton
            label={t.later}
            icon={<ChevronRight aria-hidden size={22} />}
            disabled={last >= lastDay}
            onClick={() => onMove(addDays(monday, SHOWN_DAYS))}
          />
        </span>
      </div>
      <div className="grid grid-cols-7 gap-1" aria-busy={counts === null || undefined}>
        {WEEK.map((weekday) => (
          <span
            key={weekday}
            aria-hidden
            className="overflow-hidden pb-0.5 whitespace-nowrap text-center text-[min(0.875rem,14px)] text-muted"
          >
            {shortWeekdayName(weekday)}
          </span>
        ))}
        {daysOfFortnight(monday).map((day) => {
          const times = counts?.get(day) ?? 0;
          const isChosen = day === chosen;
          return (
            <button
              key={day}
              type="button"
              disabled={times === 0}
              aria-pressed={isChosen}
              aria-label={t.dayWith(dateText(day, today), times)}
              onClick={() => onChoose(day)}
              className={classNames(
                'relative grid min-h-12 place-items-center rounded-control border text-[min(1rem,20px)] font-semibold transition-colors duration-150',
                times === 0 && 'border-transparent font-normal text-faint',
                times > 0 && !isChosen && 'border-line bg-raised hover:bg-hover',
                isChosen && 'border-accent bg-accent-soft text-ink',
                day === today && 'underline underline-offset-4',
              )}
            >
              {Number(day.slice(8))}
            </button>
          );
        })}
      </div>
    </div>
  );
}
