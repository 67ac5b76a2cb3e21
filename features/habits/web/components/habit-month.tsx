import { Check, ChevronLeft, ChevronRight, Pause, Snowflake } from 'lucide-react';
import { useState } from 'react';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Month, monthOf, nextMonth } from '#platform/shared/month-weeks.ts';
import { dateText, monthText } from '#platform/web/time/day-text.ts';
import { type DayReach, MonthGrid } from '#platform/web/time/month-grid.tsx';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { type DayState, dayState } from '../../rules/habit-figures.ts';
import { firstDayOf, isAutomatic, termOn } from '../../rules/habit-kinds.ts';
import { useAddMark, useRemoveMarks } from '../api.ts';
import type { ShownHabit } from '../hooks/use-habits.ts';
import { dayStates, detailText } from '../messages/habits.ts';
import { AmountDialog } from './amount-dialog.tsx';

type HabitMonthProps = { shown: ShownHabit; month: Month; onMonth: (month: Month) => void };

/** A month of a habit. A tap keeps a day or clears it; automatic ones are only shown. */
export function HabitMonth({ shown, month, onMonth }: HabitMonthProps) {
  const today = useToday();
  const { habit, days, figures, marks, goesOn } = shown;
  const [at, setAt] = useState({ day: today, moved: false });
  const [asked, setAsked] = useState<CalendarDay | null>(null);
  const add = useAddMark();
  const remove = useRemoveMarks();
  const current = monthOf(at.day) === month ? at.day : `${month}-01`;
  const isFixed = isAutomatic(habit) || !goesOn;
  const marksOn = (day: CalendarDay) => marks.filter(({ date }) => date === day);
  const press = (day: CalendarDay) => {
    if (termOn(habit, day).amount !== null) return setAsked(day);
    const ofDay = marksOn(day);
    if (ofDay.length > 0) return remove.mutate({ name: habit.name, marks: ofDay });
    return add.mutate({ id: newId(), habit, date: day, amount: null });
  };
  return (
    <Card
      title={detailText.calendar}
      action={
        <span className="flex min-w-0 max-w-full items-center gap-1">
          <IconButton
            label={detailText.earlier}
            icon={<ChevronLeft aria-hidden size={22} />}
            aria-disabled={month <= monthOf(firstDayOf(habit))}
            className={month <= monthOf(firstDayOf(habit)) ? 'opacity-40' : undefined}
            onClick={() => month > monthOf(firstDayOf(habit)) && onMonth(nextMonth(month, -1))}
          />
          <span aria-live="polite" className="min-w-0 text-center font-medium sm:min-w-32">
            {monthText(month)}
          </span>
          <IconButton
            label={detailText.later}
            icon={<ChevronRight aria-hidden size={22} />}
            aria-disabled={month >= monthOf(today)}
            className={month >= monthOf(today) ? 'opacity-40' : undefined}
            onClick={() => month < monthOf(today) && onMonth(nextMonth(month, 1))}
          />
        </span>
      }
    >
      <p className="mb-3 text-sm text-muted">
        {isAutomatic(habit) ? detailText.automaticHow : detailText.tapHow}
      </p>
      <MonthGrid
        label={monthText(month)}
        month={month}
        current={current}
        moved={at.moved}
        onMove={(day) => {
          setAt({ day, moved: true });
          if (monthOf(day) !== month && day <= today && day >= firstDayOf(habit)) {
            onMonth(monthOf(day));
          }
        }}
      >
        {(day, reach) => (
          <Day
            day={day}
            today={today}
            state={dayState(habit, days, { day, today, frozen: figures.frozen })}
            onPress={isFixed ? null : () => press(day)}
            reach={reach}
          />
        )}
      </MonthGrid>
      {asked !== null && (
        <AmountDialog
          habit={habit}
          day={asked}
          marks={marksOn(asked)}
          open
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}

const icons: Partial<Record<DayState, typeof Check>> = {
  kept: Check,
  frozen: Snowflake,
  paused: Pause,
};

type DayProps = {
  day: CalendarDay;
  today: CalendarDay;
  state: DayState;
  onPress: (() => void) | null;
  reach: DayReach;
};

function Day({ day, today, state, onPress, reach: { reached, onKeyDown } }: DayProps) {
  const Icon = icons[state];
  const [weekday, number, ...month] = dateText(day, today).split(' ');
  const canPress = onPress !== null && state !== 'ahead' && state !== 'before';
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={reached ? 0 : -1}
      aria-current={day === today ? 'date' : undefined}
      aria-pressed={canPress ? state === 'kept' : undefined}
      aria-disabled={!canPress || undefined}
      onKeyDown={onKeyDown}
      onClick={canPress ? onPress : undefined}
      className={classNames(
        'flex min-h-13 w-full items-center gap-2 rounded-control border px-2 py-1.5',
        '@xs:flex-col @xs:justify-center @xs:gap-0.5 @xs:px-0.5',
        canPress && 'transition-colors duration-150 hover:bg-hover',
        state === 'kept'
          ? 'bg-accent-soft font-semibold text-ink'
          : state === 'ahead' || state === 'before'
            ? 'text-faint'
            : 'text-muted',
        day === today ? 'border-accent' : 'border-transparent',
      )}
    >
      <span className="sr-only">{weekday}</span>
      <span>{number}</span>
      <span className="sr-only">
        {month.join(' ')}, {dayStates[state]}
      </span>
      <span aria-hidden className="grid size-4 place-items-center">
        {Icon && <Icon size={state === 'kept' ? 16 : 13} strokeWidth={state === 'kept' ? 3 : 2} />}
      </span>
    </button>
  );
}
