import type { KeyboardEvent } from 'react';
import { Link } from 'wouter';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { Month } from '#platform/shared/month-weeks.ts';
import { dateText, monthText } from '#platform/web/time/day-text.ts';
import { MonthGrid } from '#platform/web/time/month-grid.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import type { HistoryRow } from '../../rules/history-kinds.ts';
import { historyText } from '../messages/history.ts';
import { sessionHref } from './addresses.ts';

type SessionMonthProps = {
  month: Month;
  today: CalendarDay;
  rows: readonly HistoryRow[];
  current: CalendarDay;
  moved: boolean;
  onMove: (day: CalendarDay) => void;
};

/** A month with a dot for each session; a day with one leads to it, one with several to the list. */
export function SessionMonth({ month, today, rows, ...grid }: SessionMonthProps) {
  const byDay = Map.groupBy(rows, ({ date }) => date);
  return (
    <MonthGrid label={monthText(month)} month={month} {...grid}>
      {(day, { reached, onKeyDown }) => (
        <Day
          day={day}
          today={today}
          rows={byDay.get(day) ?? []}
          tabIndex={reached ? 0 : -1}
          onKeyDown={onKeyDown}
        />
      )}
    </MonthGrid>
  );
}

type DayProps = {
  day: CalendarDay;
  today: CalendarDay;
  rows: readonly HistoryRow[];
  tabIndex: 0 | -1;
  onKeyDown: (event: KeyboardEvent) => void;
};

const MAX_DOTS = 3;
const box =
  'relative flex min-h-13 w-full items-center gap-2 rounded-control border px-2 py-1.5 text-left ' +
  '@xs:flex-col @xs:justify-start @xs:gap-1 @xs:px-0.5';

function Day({ day, today, rows, tabIndex, onKeyDown }: DayProps) {
  const [weekday, number, ...month] = dateText(day, today).split(' ');
  const isFuture = day > today;
  const name = (
    <>
      {/* What is read out begins and ends with what is seen, so that speech control finds the day. */}
      <span className="sr-only">{weekday}</span>
      <span className={rows.length > 0 ? 'font-semibold' : undefined}>{number}</span>
      <span className="sr-only">
        {month.join(' ')},{' '}
        {isFuture
          ? historyText.notYet
          : rows.length === 0
            ? historyText.nothing
            : historyText.onDay(rows.length)}
      </span>
      <Dots count={rows.length} />
    </>
  );
  const style = classNames(
    box,
    rows.length > 0 ? 'bg-raised hover:bg-hover' : isFuture ? 'text-faint' : 'text-muted',
    day === today ? 'border-accent' : 'border-transparent',
  );
  const control = { 'data-day': day, tabIndex, onKeyDown, className: style };
  const current = day === today ? ('date' as const) : undefined;
  const [only, another] = rows;
  if (only && !another) {
    return (
      <Link href={sessionHref(only.id)} aria-current={current} {...control}>
        {name}
      </Link>
    );
  }
  return (
    <button
      type="button"
      aria-current={current}
      aria-disabled={rows.length === 0 || undefined}
      {...control}
      onClick={() => document.querySelector<HTMLElement>(`[data-row="${day}"] a`)?.focus()}
    >
      {name}
    </button>
  );
}

function Dots({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span aria-hidden className="flex items-center gap-0.5">
      {Array.from({ length: Math.min(count, MAX_DOTS) }, (_, at) => (
        <span key={at} className="size-1.5 rounded-full bg-accent-solid" />
      ))}
      {count > MAX_DOTS && <span className="text-[0.6875rem] text-muted">{count}</span>}
    </span>
  );
}
