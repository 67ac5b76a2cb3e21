import { isCalendarDay } from '#platform/shared/calendar-day.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { FoodLogEntry } from '../../../contract.ts';
import { MEAL_TYPES, type MealType } from '../../../rules/entry/entry-kinds.ts';
import { mealName } from '../../../rules/item/amount-text.ts';
import { useCopyEntries, useMoveEntries } from '../../api.ts';
import { dateInFuture, isAlreadyThere } from '../../messages/day.ts';
import type { DayDialogsProps } from '../day/day-dialog.ts';
import { useCopies } from '../day/use-copies.ts';
import { useLastLogDay } from './log-address.ts';

type PlaceFormProps = DayDialogsProps & {
  act: 'copy-to' | 'move-to';
  chosen: readonly FoodLogEntry[];
};

const SAME = 'same';

/** Where entries shall go: a day, and a meal of it. */
export function PlaceForm({ act, chosen, day, today, onDone }: PlaceFormProps) {
  const moving = act === 'move-to';
  const meals = new Set(chosen.map((entry) => entry.mealType));
  const several = meals.size > 1;
  const lastDay = useLastLogDay();
  const copiesOf = useCopies();
  const copy = useCopyEntries();
  const move = useMoveEntries();
  const meal: MealType | typeof SAME = several ? SAME : (chosen[0]?.mealType ?? SAME);
  const form = useForm({
    start: {
      date: moving || day === today ? day : today,
      meal,
    },
    check: ({ date, meal }) => {
      const mealType = meal === SAME ? null : meal;
      const there = chosen.filter(
        (entry) => entry.date !== date || entry.mealType !== (mealType ?? entry.mealType),
      );
      const problem = !isCalendarDay(date)
        ? 'Date is required'
        : date > lastDay
          ? dateInFuture
          : moving && there.length === 0
            ? isAlreadyThere
            : undefined;
      return { content: { place: { date, mealType }, there }, errors: { date: problem } };
    },
    send: async ({ place, there }) => {
      const { date, mealType } = place;
      const where = [mealType && mealName[mealType], dayName(date, today)]
        .filter(Boolean)
        .join(', ');
      if (moving) await move.mutateAsync({ entries: there, place, where });
      else await copy.mutateAsync({ copies: copiesOf(chosen, place), where });
    },
    onSent: onDone,
  });

  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      <TextField type="date" label="Day" required max={lastDay} {...form.text('date')} />
      <Segmented
        label="Meal"
        options={[
          ...(several ? [{ value: SAME, label: 'Same meals' } as const] : []),
          ...MEAL_TYPES.map((value) => ({ value, label: mealName[value] })),
        ]}
        {...form.value('meal')}
      />
      <Button type="submit" fullWidth pending={form.pending}>
        {moving ? 'Move' : 'Copy'}
      </Button>
    </Form>
  );
}
