import type { ReactNode } from 'react';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { Measure } from '../../../rules/measure.ts';
import { historyText } from '../../messages.ts';
import { ReadingFields } from './reading-fields.tsx';
import { checkText, NOTHING_TYPED, type ReadingText } from './typed-reading.ts';

export type SentReading = {
  date: CalendarDay;
  value: number;
  second: number | null;
  unit: string;
  text: ReadingText;
};

type ReadingFormProps = {
  measure: Measure;
  start?: ReadingText;
  date: CalendarDay;
  action: string;
  children?: ReactNode;
  send: (reading: SentReading) => Promise<unknown>;
  onSent: () => void;
};

/** A figure and its day. */
export function ReadingForm(props: ReadingFormProps) {
  const { measure, start = NOTHING_TYPED, date, action, children, send, onSent } = props;
  const today = useToday();
  const form = useForm({
    start: { reading: start, date },
    check: ({ reading, date }) => {
      const { figure, problem } = checkText(reading, measure);
      return {
        content: figure && { date, ...figure, unit: measure.unit, text: reading },
        errors: {
          reading: problem ?? (figure ? null : historyText.enterValue),
          date: date === '' ? historyText.chooseDay : date > today && historyText.futureDay,
        },
      };
    },
    send,
    onSent: () => {
      form.reset({ reading: NOTHING_TYPED, date });
      onSent();
    },
  });
  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      {children}
      <ReadingFields measure={measure} required {...form.value('reading')} />
      <TextField label={historyText.day} type="date" required max={today} {...form.text('date')} />
      <FormProblem form={form} />
      <Button type="submit" fullWidth pending={form.pending}>
        {form.pending ? historyText.saving : action}
      </Button>
    </Form>
  );
}
