import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { energySum } from '#features/food-log/rules/days/day-totals.ts';
import { EnergyUnknown, useShownEnergy } from '#features/food-log/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { dateText } from '#platform/web/time/day-text.ts';
import { type DayReach, MonthGrid } from '#platform/web/time/month-grid.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';

export type LoggedDay = {
  date: CalendarDay;
  calories: number | null;
  caloriesKnown: number;
  entryCount: number;
};

type DiaryMonthProps = Omit<ComponentProps<typeof MonthGrid>, 'children'> & {
  today: CalendarDay;
  logged: ReadonlyMap<CalendarDay, LoggedDay>;
  hrefOf: (day: CalendarDay) => string;
};

/** A month of the diary: what each day holds, and the way to it. */
export function DiaryMonth({ logged, hrefOf, today, ...grid }: DiaryMonthProps) {
  return (
    <MonthGrid {...grid}>
      {(day, reach) => (
        <Day
          key={day}
          day={day}
          today={today}
          logged={logged.get(day)}
          href={hrefOf(day)}
          {...reach}
        />
      )}
    </MonthGrid>
  );
}

type DayProps = {
  day: CalendarDay;
  today: CalendarDay;
  logged: LoggedDay | undefined;
  href: string;
} & DayReach;

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
