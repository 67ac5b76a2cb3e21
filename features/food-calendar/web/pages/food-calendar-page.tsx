import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useNumbersHidden, useUnits } from '#features/account/web/public.ts';
import { FIRST_DIARY_DAY } from '#features/food-log/rules/days/diary-days.ts';
import { EntriesError, useDaysBetween } from '#features/food-log/web/public.ts';
import { addDays, type CalendarDay, isCalendarDay } from '#platform/shared/calendar-day.ts';
import { endsOf, isMonth, monthOf, nextMonth } from '#platform/shared/month-weeks.ts';
import { monthText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { DiaryMonth } from '../components/diary-month.tsx';
import { loggedDaysAreBold, loggedDaysShowEnergy } from '../messages.ts';

const diaryOf = (day: CalendarDay, today: CalendarDay): string =>
  day === today ? '/log-food' : `/log-food?date=${day}`;

/** A month of the diary: which days have entries, and their energy. A tap opens one. */
export function FoodCalendarPage() {
  const today = useToday();
  const { energyUnit } = useUnits();
  const numbersHidden = useNumbersHidden();
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const from = search.get('date') ?? '';
  const start = isCalendarDay(from) && from >= FIRST_DIARY_DAY && from <= today ? from : today;
  const asked = search.get('month') ?? '';
  const month = isMonth(asked) ? clamped(asked, today) : monthOf(start);
  const { first, last } = endsOf(month);
  const [reached, setReached] = useState<{ day: CalendarDay; moved: boolean } | null>(null);
  const days = useDaysBetween(first, last);
  const logged = new Map(days.data?.map((day) => [day.date, day]));

  const current = reached && monthOf(reached.day) === month ? reached.day : firstStop(month, start);
  const show = (other: string) => {
    const next = new URLSearchParams();
    if (start !== today) next.set('date', start);
    next.set('month', clamped(other, today));
    navigate(`/log-food/calendar?${next}`, { replace: true });
  };
  const move = (day: CalendarDay) => {
    const to = day > today ? today : day < FIRST_DIARY_DAY ? FIRST_DIARY_DAY : day;
    setReached({ day: to, moved: true });
    if (monthOf(to) !== month) show(monthOf(to));
  };
  const step = (count: number) => {
    setReached(null);
    show(nextMonth(month, count));
  };
  const openTyped = (text: string) => {
    if (isCalendarDay(text) && text >= FIRST_DIARY_DAY && text <= addDays(today, 1)) {
      navigate(diaryOf(text, today));
    }
  };

  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Calendar" back={diaryOf(start, today)} />
      <Card>
        <div className="mb-3 flex items-center gap-1">
          <IconButton
            label="Previous month"
            icon={<ChevronLeft aria-hidden size={22} />}
            disabled={month <= monthOf(FIRST_DIARY_DAY)}
            onClick={() => step(-1)}
          />
          <h2
            aria-live="polite"
            className="min-w-0 flex-1 text-center text-[min(1.125rem,5vw)] font-semibold"
          >
            {monthText(month)}
          </h2>
          <IconButton
            label="Next month"
            icon={<ChevronRight aria-hidden size={22} />}
            disabled={month >= monthOf(today)}
            onClick={() => step(1)}
          />
        </div>
        {days.isError ? (
          <EntriesError onRetry={() => void days.refetch()} />
        ) : (
          <DiaryMonth
            label={
              numbersHidden
                ? monthText(month)
                : `${monthText(month)}, energy in ${energyUnit === 'kj' ? 'kJ' : 'kcal'}`
            }
            month={month}
            today={today}
            current={current}
            moved={reached?.moved ?? false}
            logged={logged}
            hrefOf={(day) => diaryOf(day, today)}
            onMove={move}
          />
        )}
        <p className="mt-3 text-sm text-muted">
          {numbersHidden
            ? loggedDaysAreBold
            : loggedDaysShowEnergy(energyUnit === 'kj' ? 'kJ' : 'kcal')}
        </p>
      </Card>
      <div className="mt-4 max-w-60">
        <TextField
          type="date"
          label="Go to a date"
          min={FIRST_DIARY_DAY}
          max={today}
          onChange={(event) => openTyped(event.target.value)}
        />
      </div>
    </div>
  );
}

/** Within the diary: neither before its first month nor after this one. */
function clamped(month: string, today: CalendarDay): string {
  if (month > monthOf(today)) return monthOf(today);
  return month < monthOf(FIRST_DIARY_DAY) ? monthOf(FIRST_DIARY_DAY) : month;
}

/** The day that gets the focus: the previous one, or the month's first. */
const firstStop = (month: string, start: CalendarDay): CalendarDay =>
  monthOf(start) === month ? start : endsOf(month).first;
