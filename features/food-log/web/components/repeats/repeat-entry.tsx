import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays, weekdayOf } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import type { FoodLogEntry } from '../../../contract.ts';
import { itemOf } from '../../../rules/item/logged-item.ts';
import { repeatMutations } from '../../api/recurring-entries.ts';
import { suggestedOnTheseDays } from '../../messages/repeats.ts';
import { RepeatForm } from './repeat-form.tsx';

type RepeatEntryFormProps = { entry: FoodLogEntry; onClose: () => void };

/** Stands under the title of a sheet with the form. */
export const REPEAT_EXPLAINED = suggestedOnTheseDays;

/** Has a food proposed on weekdays from now on. Lives as long as the dialog is open, so that each opening is one repeat however often it is sent. */
export function RepeatEntryForm({ entry, onClose }: RepeatEntryFormProps) {
  const today = useToday();
  const [id] = useState(newId);
  const add = useMutation(repeatMutations.add);
  const start = {
    item: itemOf(entry),
    mealType: entry.mealType,
    weekdays: [weekdayOf(entry.date)],
    // The day it was logged on has it already.
    startsOn: entry.date < today ? today : addDays(entry.date, 1),
    endsOn: null,
  };
  return (
    <RepeatForm
      start={start}
      action="Repeat"
      send={(repeat) => add.mutateAsync({ ...repeat, id })}
      onSent={onClose}
    />
  );
}
