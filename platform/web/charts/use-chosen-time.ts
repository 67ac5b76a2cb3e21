import { useState } from 'react';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { type Period, periodOf, type Range } from '#platform/shared/periods.ts';
import { useToday } from '#platform/web/time/use-today.ts';

export type ChosenTime = { range: Range; period: Period; compare: boolean };

/**
 * The time that charts show, and what a `RangePicker` needs to change it. `first` is the first day of anything, null
 * while it is not known; all has no time before it.
 */
export function useChosenTime(usual: Exclude<Range, 'custom'>, first: CalendarDay | null) {
  const today = useToday();
  const [range, setRange] = useState<Range>(usual);
  const [custom, setCustom] = useState<Period | null>(null);
  const [compare, setCompare] = useState(false);
  const period =
    range === 'custom' && custom
      ? custom
      : periodOf(range === 'custom' ? usual : range, today, first);
  const time: ChosenTime = { range, period, compare: compare && range !== 'all' };
  const picker = {
    range,
    period,
    compare,
    onRange: setRange,
    onCustom: (chosen: Period) => {
      setCustom(chosen);
      setRange('custom');
    },
    onCompare: setCompare,
  };
  return { time, picker };
}
