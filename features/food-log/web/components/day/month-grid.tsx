import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { WEEK, weekdayName } from '#platform/shared/calendar-words.ts';
import { dateText } from '#platform/web/time/day-text.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { energySum } from '../../../rules/days/day-totals.ts';
import { dayAfterKey, type Month, weeksOf } from '../../../rules/days/month-weeks.ts';
import { EnergyUnknown, useShownEnergy } from './energy.tsx';

export type LoggedDay = {
  date: CalendarDay;
  calories: number | null;
  caloriesKnown: number;
  entryCount: number;
};

type MonthGridProps = {
  label: string;
  month: Month;
  today: CalendarDay;
  /** the one day that Tab reaches; arrows go on from it */
  current: CalendarDay;
  /** the arrows have moved it, so the focus goes along */
  moved: boolean;
  logged: ReadonlyMap<CalendarDay, LoggedDay>;
  hrefOf: (day: CalendarDay) => string;
  onMove: (day: CalendarDay) => void;
};

const ROW = 'grid grid-cols-1 gap-0.5 @xs:grid-cols-7';

/**
 * A month as a grid of days (WAI-ARIA date grid: one stop for Tab, arrows between the days). Where its
 * letters are too large for seven columns the days stand below each other.
 */
export function MonthGrid(props: MonthGridProps) {
  const { label, month, today, current, moved, logged, hrefOf, onMove } = props;
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
                  <Day
                    day={day}
                    today={today}
                    logged={logged.get(day)}
                    href={hrefOf(day)}
                    reached={day === current}
                    onKeyDown={onKeyDown}
                  />
                </span>
              ),
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

type DayProps = {
  day: CalendarDay;
  today: CalendarDay;
  logged: LoggedDay | undefined;
  href: string;
  reached: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
};

const box =
  'flex min-h-13 items-center justify-between gap-2 rounded-control border px-2 py-1.5 ' +
  '@xs:flex-col @xs:justify-start @xs:gap-0 @xs:px-0.5';

function Day({ day, today, logged, href, reached, onKeyDown }: DayProps) {
  const formatEnergy = useShownEnergy();
  const energy = logged && formatEnergy(energySum(logged));
  const number = Number(day.slice(8));
  const name = dateText(day, today);
  const [weekday, , ...month] = name.split(' ');
  const foods = logged?.entryCount === 1 ? '1 food' : `${logged?.entryCount} foods`;
  if (day > today) {
    return (
      <span className={`${box} border-transparent text-faint`}>
        <span aria-hidden>{number}</span>
        <span className="sr-only">{name}, not yet</span>
      </span>
    );
  }
  return (
    <Link
      href={href}
      data-day={day}
      onKeyDown={onKeyDown}
      tabIndex={reached ? 0 : -1}
      aria-current={day === today ? 'date' : undefined}
      className={classNames(
        box,
        'relative transition-colors duration-150 hover:bg-hover',
        logged ? 'bg-raised' : 'text-muted',
        day === today ? 'border-accent' : 'border-transparent',
      )}
    >
      {/* The name is the visible text and what surrounds it, so that speech control finds the day by its number. */}
      <span className="sr-only">{weekday}</span>
      <span className={logged ? 'font-semibold' : undefined}>{number}</span>
      <span className="sr-only">
        {month.join(' ')}, {logged ? foods : 'nothing logged'}
        {energy && ', '}
      </span>
      {energy &&
        (energy.amount === null ? (
          <EnergyUnknown className="tabular text-[0.6875rem] text-muted" />
        ) : (
          <>
            {energy.atLeast && <span className="sr-only">at least</span>}
            <span className="tabular text-[0.6875rem] text-muted">
              {energy.atLeast && <span aria-hidden>≥</span>}
              {energy.amount}
            </span>
            <span className="sr-only">{energy.sign}</span>
          </>
        ))}
    </Link>
  );
}
