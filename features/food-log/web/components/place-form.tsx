import { useState } from 'react';
import { isCalendarDay } from '#platform/shared/calendar-day.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { FoodLogEntry } from '../../contract.ts';
import { mealName } from '../../rules/amount-text.ts';
import { MEAL_TYPES, type MealType } from '../../rules/entry-kinds.ts';
import { useCopyEntries, useMoveEntries } from '../api.ts';
import type { DayDialogsProps } from './day-dialog.ts';
import { useLastLogDay } from './log-address.ts';
import { useCopies } from './use-copies.ts';

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
  const [date, setDate] = useState(moving || day === today ? day : today);
  const [meal, setMeal] = useState<MealType | typeof SAME>(
    several ? SAME : (chosen[0]?.mealType ?? SAME),
  );
  const [pressed, setPressed] = useState(false);
  const lastDay = useLastLogDay();
  const copiesOf = useCopies();
  const copy = useCopyEntries();
  const move = useMoveEntries();

  const mealType = meal === SAME ? null : meal;
  const there = chosen.filter(
    (entry) => entry.date !== date || entry.mealType !== (mealType ?? entry.mealType),
  );
  const problem = !isCalendarDay(date)
    ? 'Date is required'
    : date > lastDay
      ? 'The date can’t be in the future.'
      : moving && there.length === 0
        ? 'It’s already there. Choose another day or meal.'
        : undefined;
  const submit = () => {
    setPressed(true);
    if (problem || copy.isPending || move.isPending) return;
    const place = { date, mealType };
    const where = [mealType && mealName[mealType], dayName(date, today)].filter(Boolean).join(', ');
    if (moving) move.mutate({ entries: there, place, where }, { onSuccess: onDone });
    else copy.mutate({ copies: copiesOf(chosen, place), where }, { onSuccess: onDone });
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="grid grid-cols-1 gap-4"
    >
      <TextField
        type="date"
        label="Day"
        required
        value={date}
        max={lastDay}
        error={pressed ? problem : undefined}
        onChange={(event) => setDate(event.target.value)}
      />
      <Segmented
        label="Meal"
        options={[
          ...(several ? [{ value: SAME, label: 'Same meals' } as const] : []),
          ...MEAL_TYPES.map((value) => ({ value, label: mealName[value] })),
        ]}
        value={meal}
        onValueChange={setMeal}
      />
      <Button type="submit" fullWidth pending={copy.isPending || move.isPending}>
        {moving ? 'Move' : 'Copy'}
      </Button>
    </form>
  );
}
