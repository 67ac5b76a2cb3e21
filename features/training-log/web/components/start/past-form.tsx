import { useState } from 'react';
import { MAX_NAME_LENGTH } from '#features/training-sessions/rules/session-kinds.ts';
import { addDays, isCalendarDay } from '#platform/shared/calendar-day.ts';
import { parseDecimal } from '#platform/web/forms/decimal.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toEmptySession } from '../../../rules/new-sessions.ts';
import { useBegin } from '../../hooks/use-begin.ts';
import { pastError, startText } from '../../messages/start.ts';

type PastFormProps = { open: boolean; onClose: () => void };

const USUAL_MINUTES = 60;
const MAX_MINUTES = 600;
const USUAL_TIME = '18:00';
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A session of another day: when it was and how long. Its sets are entered after it. */
export function PastForm({ open, onClose }: PastFormProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={startText.enter}>
      {open && <Fields />}
    </Dialog>
  );
}

function Fields() {
  const today = useToday();
  const { begin, isPending } = useBegin();
  const [name, setName] = useState<string>(startText.pastName);
  const [day, setDay] = useState(addDays(today, -1));
  const [time, setTime] = useState(USUAL_TIME);
  const [minutes, setMinutes] = useState(`${USUAL_MINUTES}`);
  const [isTried, setIsTried] = useState(false);
  const length = parseDecimal(minutes);
  const errors = {
    name: name.trim() === '' ? pastError.name : undefined,
    day: isCalendarDay(day) && day <= today ? undefined : pastError.day,
    time: TIME.test(time) ? undefined : pastError.time,
    minutes:
      typeof length === 'number' && length >= 1 && length <= MAX_MINUTES
        ? undefined
        : pastError.minutes,
  };
  const shown: Partial<typeof errors> = isTried ? errors : {};
  const save = () => {
    setIsTried(true);
    if (Object.values(errors).some(Boolean) || typeof length !== 'number') return;
    const started = new Date(`${day}T${time}`);
    begin(
      toEmptySession({
        date: day,
        name: name.trim(),
        startedAt: started.toISOString(),
        finishedAt: new Date(started.getTime() + length * 60_000).toISOString(),
      }),
      '?edit',
    );
  };
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        label={startText.name}
        value={name}
        maxLength={MAX_NAME_LENGTH}
        error={shown.name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={startText.day}
        type="date"
        max={today}
        value={day}
        error={shown.day}
        onChange={(event) => setDay(event.target.value)}
      />
      <TextField
        label={startText.time}
        type="time"
        value={time}
        error={shown.time}
        onChange={(event) => setTime(event.target.value)}
      />
      <NumberField
        label={startText.minutes}
        value={minutes}
        inputMode="numeric"
        error={shown.minutes}
        onValueChange={setMinutes}
      />
      <Button type="submit" pending={isPending}>
        {startText.save}
      </Button>
    </form>
  );
}
