import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { parseDecimal } from '#platform/web/forms/decimal.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import type { Habit, HabitMark } from '../../contract.ts';
import { MAX_AMOUNT, termOn, unitOf } from '../../rules/habit-kinds.ts';
import { useAddMark, useRemoveMarks } from '../api.ts';
import { detailText, habitsText, habitWords } from '../messages/habits.ts';

type AmountDialogProps = {
  habit: Habit;
  day: CalendarDay;
  marks: readonly HabitMark[];
  open: boolean;
  onClose: () => void;
};

/** How much was done on a day: more can be added, or the day cleared. */
export function AmountDialog({ habit, day, marks, open, onClose }: AmountDialogProps) {
  const today = useToday();
  const aim = termOn(habit, day).amount ?? 0;
  const done = marks.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const soFar = habitWords.amountOf(done, aim, unitOf(habit));
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={habit.name}
      description={`${dayName(day, today)}: ${soFar}`}
      toType
    >
      {open && <AmountForm {...{ habit, day, marks, onClose }} left={Math.max(0, aim - done)} />}
    </Dialog>
  );
}

type AmountFormProps = Omit<AmountDialogProps, 'open'> & { left: number };

function AmountForm({ habit, day, marks, onClose, left }: AmountFormProps) {
  const add = useAddMark();
  const remove = useRemoveMarks();
  const form = useForm({
    start: { amount: left > 0 ? String(left) : '', id: newId() },
    check: ({ amount: typed, id }) => {
      const amount = parseDecimal(typed);
      const isFigure = typeof amount === 'number' && amount > 0 && amount <= MAX_AMOUNT;
      return {
        content: isFigure ? { amount, id } : null,
        errors: { amount: !isFigure && detailText.amountWrong },
      };
    },
    send: ({ amount, id }) => add.mutateAsync({ id, habit, date: day, amount }),
    onSent: onClose,
  });
  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      <NumberField
        label={detailText.amountDone}
        unit={unitOf(habit) ?? undefined}
        {...form.value('amount')}
        onFocus={(event) => event.target.select()}
      />
      <Button type="submit" fullWidth pending={form.pending}>
        {form.pending ? habitsText.saving : detailText.addAmount}
      </Button>
      {marks.length > 0 && (
        <Button
          variant="ghost"
          fullWidth
          onClick={() => {
            remove.mutate({ name: habit.name, marks });
            onClose();
          }}
        >
          {detailText.clearDay}
        </Button>
      )}
    </Form>
  );
}
