import { useState } from 'react';
import { addDays, type CalendarDay, isCalendarDay } from '#platform/shared/calendar-day.ts';
import {
  daysIn,
  MAX_PERIOD_DAYS,
  type Period,
  RANGES,
  type Range,
} from '#platform/shared/periods.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { rangeNames, rangeText } from './messages.ts';

type RangePickerProps = {
  range: Range;
  period: Period;
  compare: boolean;
  onRange: (range: Exclude<Range, 'custom'>) => void;
  onCustom: (period: Period) => void;
  onCompare: (compare: boolean) => void;
};

/** The time that all cards show, and whether beside the time before. */
export function RangePicker(props: RangePickerProps) {
  const { range, period, compare, onRange, onCustom, onCompare } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mb-4 grid gap-x-6 gap-y-1 print:hidden lg:flex lg:items-center">
      <div className="lg:w-md">
        <Segmented
          label={rangeText.label}
          hideLabel
          options={RANGES.map((value) => ({ value, label: rangeNames[value] }))}
          value={range}
          onValueChange={(value) => (value === 'custom' ? setOpen(true) : onRange(value))}
        />
      </div>
      <Switch
        label={rangeText.compare}
        checked={compare}
        onCheckedChange={onCompare}
        disabled={range === 'all'}
      />
      <Dialog open={isOpen} onOpenChange={setOpen} title={rangeText.title} toType>
        <p className="mb-3 text-muted">{rangeText.lead}</p>
        <DaysForm
          period={period}
          onChoose={(chosen) => {
            onCustom(chosen);
            setOpen(false);
          }}
        />
      </Dialog>
    </div>
  );
}

type DaysFormProps = { period: Period; onChoose: (period: Period) => void };

function DaysForm({ period, onChoose }: DaysFormProps) {
  const today = useToday();
  const form = useForm({
    start: period,
    check: (draft: Period) => ({ content: draft, errors: daysProblems(draft, today) }),
    send: (chosen: Period) => Promise.resolve(chosen),
    onSent: onChoose,
  });
  return (
    <Form form={form} className="grid gap-4">
      <TextField
        type="date"
        label={rangeText.from}
        min={addDays(today, -MAX_PERIOD_DAYS)}
        max={today}
        {...form.text('from')}
      />
      <TextField type="date" label={rangeText.to} max={today} {...form.text('to')} />
      <Button type="submit">{rangeText.show}</Button>
    </Form>
  );
}

function daysProblems({ from, to }: Period, today: CalendarDay) {
  if (!isCalendarDay(from)) return { from: rangeText.notADay, to: false } as const;
  if (!isCalendarDay(to)) return { from: false, to: rangeText.notADay } as const;
  const problem =
    to > today
      ? rangeText.tooLate
      : from > to
        ? rangeText.wrongOrder
        : daysIn({ from, to: today }) > MAX_PERIOD_DAYS && rangeText.tooLong;
  return { from: false, to: problem } as const;
}
