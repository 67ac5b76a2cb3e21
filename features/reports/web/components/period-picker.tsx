import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import {
  monthBack,
  type Period,
  type PeriodKind,
  periodText,
  stepPeriod,
  weekBack,
} from '../../rules/period.ts';
import { reportText } from '../messages.ts';

type PeriodPickerProps = {
  kind: PeriodKind;
  period: Period;
  today: CalendarDay;
  problem: { field: 'from' | 'to'; sentence: string } | null;
  onChange: (kind: PeriodKind, period: Period) => void;
};

const KINDS = (['week', 'month', 'other'] as const).map((value) => ({
  value,
  label: reportText.kinds[value],
}));

/** A week, a month or any days. */
export function PeriodPicker({ kind, period, today, problem, onChange }: PeriodPickerProps) {
  const later = kind === 'other' ? null : stepPeriod(kind, period, 1);
  const isLast = later === null || later.from > today;
  const choose = (next: PeriodKind) =>
    onChange(
      next,
      next === 'week' ? weekBack(today, 1) : next === 'month' ? monthBack(today, 0) : period,
    );
  const errorOf = (field: 'from' | 'to') =>
    problem?.field === field ? problem.sentence : undefined;
  return (
    <div className="grid gap-3">
      <Segmented
        label={reportText.period}
        hideLabel
        options={KINDS}
        value={kind}
        onValueChange={choose}
      />
      {kind === 'other' ? (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-start gap-3">
          <TextField
            label={reportText.from}
            type="date"
            max={today}
            value={period.from}
            error={errorOf('from')}
            onChange={({ target }) => onChange(kind, { ...period, from: target.value })}
          />
          <TextField
            label={reportText.to}
            type="date"
            value={period.to}
            error={errorOf('to')}
            onChange={({ target }) => onChange(kind, { ...period, to: target.value })}
          />
        </div>
      ) : (
        <div className="flex items-center justify-between gap-2">
          <IconButton
            label={reportText.earlier}
            icon={<ChevronLeft aria-hidden size={22} />}
            onClick={() => onChange(kind, stepPeriod(kind, period, -1))}
          />
          <span aria-live="polite" className="min-w-0 text-center font-medium">
            {periodText(period)}
          </span>
          <IconButton
            label={reportText.later}
            icon={<ChevronRight aria-hidden size={22} />}
            aria-disabled={isLast}
            className={isLast ? 'opacity-40' : undefined}
            onClick={() => !isLast && onChange(kind, later)}
          />
        </div>
      )}
    </div>
  );
}
