import { MAX_NAME_LENGTH } from '#features/training-sessions/rules/session-kinds.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { parseDecimal } from '#platform/web/forms/decimal.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toEmptySession } from '../../../rules/new-sessions.ts';
import { findPastErrors, type PastDraft } from '../../../rules/past-session.ts';
import { useBegin } from '../../hooks/use-begin.ts';
import { pastError, startText } from '../../messages/start.ts';

type PastFormProps = { open: boolean; onClose: () => void };

const USUAL_MINUTES = 60;
const USUAL_TIME = '18:00';
const MINUTE_MS = 60_000;

/** A session of another day: when it was and how long. Its sets are entered after it. */
export function PastForm({ open, onClose }: PastFormProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={startText.enter}>
      {open && <Fields />}
    </Dialog>
  );
}

const minutesOf = (text: string): number | null => {
  const minutes = parseDecimal(text);
  return typeof minutes === 'number' ? minutes : null;
};

/** The times of a past session, by the clock of this device. */
function timesOf({ day, time, minutes }: PastDraft) {
  const started = new Date(`${day}T${time}`);
  const finished = new Date(started.getTime() + (minutesOf(minutes) ?? 0) * MINUTE_MS);
  return { startedAt: started.toISOString(), finishedAt: finished.toISOString() };
}

function Fields() {
  const today = useToday();
  const { begin } = useBegin();
  const form = useForm({
    start: {
      name: startText.pastName,
      day: addDays(today, -1),
      time: USUAL_TIME,
      minutes: `${USUAL_MINUTES}`,
    },
    check: (draft) => {
      const wrong = findPastErrors(draft, minutesOf(draft.minutes), today);
      return {
        content: Object.values(wrong).some(Boolean) ? null : draft,
        errors: {
          name: wrong.name && pastError.name,
          day: wrong.day && pastError.day,
          time: wrong.time && pastError.time,
          minutes: wrong.minutes && pastError.minutes,
        },
      };
    },
    send: (draft) =>
      begin(
        toEmptySession({ date: draft.day, name: draft.name.trim(), ...timesOf(draft) }),
        '?edit',
      ),
  });
  return (
    <Form form={form} className="grid gap-4">
      <FormProblem form={form} />
      <TextField label={startText.name} maxLength={MAX_NAME_LENGTH} {...form.text('name')} />
      <TextField label={startText.day} type="date" max={today} {...form.text('day')} />
      <TextField label={startText.time} type="time" {...form.text('time')} />
      <NumberField label={startText.minutes} inputMode="numeric" {...form.value('minutes')} />
      <Button type="submit" pending={form.pending}>
        {startText.save}
      </Button>
    </Form>
  );
}
