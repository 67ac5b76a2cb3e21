import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { WEEK, weekdayName } from '#platform/shared/calendar-words.ts';
import { dayAfterKey, type Month, weeksOf } from '#platform/shared/month-weeks.ts';

/** How a day's control is reached: by Tab if `reached`, and by the arrows of the others. */
export type DayReach = { reached: boolean; onKeyDown: (event: KeyboardEvent) => void };

type MonthGridProps = {
  label: string;
  month: Month;
  /** the one day that Tab reaches; arrows go on from it */
  current: CalendarDay;
  /** the arrows have moved it, so the focus goes along */
  moved: boolean;
  onMove: (day: CalendarDay) => void;
  /** A day; its control has `data-day`. */
  children: (day: CalendarDay, reach: DayReach) => ReactNode;
};

const ROW = 'grid grid-cols-1 gap-0.5 @xs:grid-cols-7';

/**
 * A month as a grid of days (WAI-ARIA date grid: one stop for Tab, arrows between the days). Where its
 * letters are too large for seven columns the days stand below each other.
 */
export function MonthGrid({ label, month, current, moved, onMove, children }: MonthGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (moved) grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
  }, [current, moved]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(current, event.key);
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onMove(next);
  };
  return (
    <div className="@container">
      <div ref={grid} role="grid" aria-label={label} aria-colcount={7} className="grid gap-0.5">
        <div role="row" className="hidden gap-0.5 @xs:grid @xs:grid-cols-7">
          {WEEK.map((weekday) => (
            <span
              key={weekday}
              role="columnheader"
              className="pb-1 text-center text-sm font-medium text-muted"
            >
              <span aria-hidden>{weekdayName(weekday).slice(0, 2)}</span>
              <span className="sr-only">{weekdayName(weekday)}</span>
            </span>
          ))}
        </div>
        {weeksOf(month).map((week) => (
          <div key={week.find((day) => day !== null)} role="row" className={ROW}>
            {week.map((day, index) =>
              day === null ? (
                <span key={weekdayName(index + 1)} aria-hidden className="hidden @xs:block" />
              ) : (
                <span key={day} role="gridcell" aria-colindex={index + 1} className="block min-w-0">
                  {children(day, { reached: day === current, onKeyDown })}
                </span>
              ),
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
