import { useMutation } from '@tanstack/react-query';
import { addDays } from '#platform/shared/calendar-day.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { Habit } from '../../contract.ts';
import { pauseProblem } from '../../rules/check-habit.ts';
import { MAX_PAUSE_DAYS } from '../../rules/habit-kinds.ts';
import { saveHabit } from '../api.ts';
import { detailText, habitsText } from '../messages/habits.ts';

type PauseDialogProps = { habit: Habit; open: boolean; onClose: () => void };

/** A pause that is said beforehand. */
export function PauseDialog({ habit, open, onClose }: PauseDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={detailText.pauseTitle}
      description={detailText.pauseHow}
    >
      {open && <PauseForm habit={habit} onClose={onClose} />}
    </Dialog>
  );
}

const DAYS_AT_FIRST = 7;

function PauseForm({ habit, onClose }: Omit<PauseDialogProps, 'open'>) {
  const today = useToday();
  const save = useMutation(saveHabit);
  const form = useForm({
    start: { from: today, to: addDays(today, DAYS_AT_FIRST - 1) },
    check: ({ from, to }) => {
      const pause = { from, to, saidOn: today };
      const problem = pauseProblem(pause, habit.pauses);
      return {
        content: pause,
        errors: problem ? { [problem.field]: problem.sentence } : {},
      };
    },
    send: (pause) => save.mutateAsync({ ...habit, pauses: [...habit.pauses, pause] }),
    onSent: onClose,
  });
  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      <FormProblem form={form} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-start gap-3">
        <TextField label={detailText.from} type="date" min={today} {...form.text('from')} />
        <TextField
          label={detailText.to}
          type="date"
          min={today}
          max={addDays(form.draft.from || today, MAX_PAUSE_DAYS - 1)}
          {...form.text('to')}
        />
      </div>
      <Button type="submit" fullWidth pending={form.pending}>
        {form.pending ? habitsText.saving : detailText.setPause}
      </Button>
    </Form>
  );
}
