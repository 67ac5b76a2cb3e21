import type { ReactNode } from 'react';
import { addDays } from '#platform/shared/calendar-day.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { type Checked, useForm } from '#platform/web/forms/use-form.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { TimeOffRecord } from '../../contract.ts';
import { timeOffProblem } from '../../rules/check-hours.ts';
import { timeOffText } from '../messages/dates.ts';
import { hoursErrors } from '../messages/week.ts';
import { timeValue, toMinute } from './hours-draft.ts';

type Content = Omit<TimeOffRecord, 'id' | 'version'>;
type Draft = {
  fromDay: string;
  toDay: string;
  wholeDays: boolean;
  fromTime: string;
  toTime: string;
  note: string;
};

const toDraft = ({ fromDay, fromMinute, toDay, toMinute: to, note }: Content): Draft => ({
  fromDay,
  toDay,
  wholeDays: fromMinute === null && to === null,
  fromTime: timeValue(fromMinute ?? 9 * 60),
  toTime: timeValue(to ?? 17 * 60),
  note: note ?? '',
});

function check(draft: Draft, today: string): Checked<Content> {
  const { fromDay, toDay, wholeDays } = draft;
  const [fromMinute, end] = wholeDays
    ? [null, null]
    : [toMinute(draft.fromTime), toMinute(draft.toTime)];
  if (!wholeDays && (fromMinute === null || end === null)) {
    return { errors: { fromTime: hoursErrors.missing } };
  }
  const content = {
    fromDay,
    fromMinute,
    toDay,
    toMinute: end,
    note: draft.note.trim() || null,
  };
  // Wherever on earth it is latest, as the server asks.
  const problem = timeOffProblem(content, addDays(today, -1));
  return problem ? { errors: { [problem.field]: problem.sentence } } : { content };
}

type TimeOffFormProps = {
  start: Content;
  children?: ReactNode;
  send: (content: Content) => Promise<unknown>;
  onSent: () => void;
};

/** Time off: from day to day, or with times. */
export function TimeOffForm({ start, children, send, onSent }: TimeOffFormProps) {
  const today = useToday();
  const form = useForm({
    start: toDraft(start),
    check: (draft) => check(draft, today),
    send,
    onSent,
  });
  const { fromDay, toDay, wholeDays } = form.draft;
  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      {children}
      <div className="flex flex-wrap gap-3 [&>*]:flex-[1_1_8rem]">
        <TextField
          type="date"
          label={timeOffText.fromDay}
          required
          {...form.text('fromDay')}
          // The last day comes along, in sight.
          onChange={({ target: { value } }) =>
            form.change({ fromDay: value, toDay: toDay < value ? value : toDay })
          }
        />
        <TextField
          type="date"
          label={timeOffText.toDay}
          required
          min={fromDay}
          {...form.text('toDay')}
        />
      </div>
      <Switch
        label={timeOffText.wholeDays}
        description={timeOffText.wholeDaysDetail}
        checked={wholeDays}
        onCheckedChange={(next) => form.change({ wholeDays: next })}
      />
      {!wholeDays && (
        <div className="flex flex-wrap gap-3 [&>*]:flex-[1_1_8rem]">
          <TextField type="time" label={timeOffText.fromTime} {...form.text('fromTime')} />
          <TextField type="time" label={timeOffText.toTime} {...form.text('toTime')} />
        </div>
      )}
      <TextField
        label={timeOffText.note}
        maxLength={200}
        autoComplete="off"
        {...form.text('note')}
      />
      <FormProblem form={form} />
      <Button type="submit" pending={form.pending}>
        {timeOffText.save}
      </Button>
    </Form>
  );
}
