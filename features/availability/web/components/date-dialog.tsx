import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays } from '#platform/shared/calendar-day.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { MAX_DAYS_AHEAD } from '../../rules/check-hours.ts';
import { type DateWithHours, saveDate } from '../api.ts';
import { datesText } from '../messages/dates.ts';
import { checkHours, toHoursDraft } from './hours-draft.ts';
import { HoursFields } from './hours-fields.tsx';

type DateDialogProps = { edited: DateWithHours | 'new' | null; onClose: () => void };

/** The hours of one date, which need none. */
export function DateDialog({ edited, onClose }: DateDialogProps) {
  // The words stay while the dialog is closing.
  const [last, setLast] = useState(edited);
  if (edited && edited !== last) setLast(edited);
  return (
    <Dialog
      open={edited !== null}
      onOpenChange={(next) => !next && onClose()}
      title={datesText.addTitle}
      description={datesText.lead}
    >
      {last && edited && <DateForm date={last === 'new' ? null : last} onSent={onClose} />}
    </Dialog>
  );
}

function DateForm({ date, onSent }: { date: DateWithHours | null; onSent: () => void }) {
  const today = useToday();
  const save = useMutation(saveDate((day) => dateText(day, today)));
  const form = useForm({
    start: { day: date?.day ?? addDays(today, 1), hours: toHoursDraft(date?.hours ?? []) },
    check: ({ day, hours: drafts }) => {
      const { hours, error } = checkHours(drafts);
      return { content: hours && { day, hours }, errors: { hours: error } };
    },
    send: (content) => save.mutateAsync(content),
    onSent,
  });
  const { hours } = form.draft;
  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      <TextField
        type="date"
        label={datesText.day}
        required
        disabled={date !== null}
        min={today}
        max={addDays(today, MAX_DAYS_AHEAD)}
        {...form.text('day')}
      />
      <div>
        <h3 className="mb-1 font-semibold">{datesText.hours}</h3>
        {hours.length === 0 && <p className="text-muted">{datesText.closed}</p>}
        <HoursFields
          day={datesText.day}
          hours={hours}
          error={form.errors['hours']}
          onChange={(next) => form.change({ hours: next })}
        />
      </div>
      <FormProblem form={form} />
      <Button type="submit" pending={form.pending}>
        {datesText.save}
      </Button>
    </Form>
  );
}
