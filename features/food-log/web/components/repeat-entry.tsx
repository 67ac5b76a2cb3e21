import { useState } from 'react';
import { addDays, weekdayOf } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { ApiError } from '#platform/web/api-client/api-error.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import type { FoodLogEntry } from '../../contract.ts';
import { itemOf } from '../../rules/logged-item.ts';
import { useAddRepeat } from '../api/recurring-entries.ts';
import { RepeatForm } from './repeat-form.tsx';

type RepeatEntryProps = { entry: FoodLogEntry; open: boolean; onClose: () => void };

/** Has a food proposed on weekdays from now on. */
export function RepeatEntry({ entry, open, onClose }: RepeatEntryProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={<bdi className="wrap-anywhere">Repeat {entry.foodName}</bdi>}
      description={REPEAT_EXPLAINED}
    >
      <RepeatEntryForm entry={entry} onClose={onClose} />
    </Dialog>
  );
}

const REPEAT_EXPLAINED = 'It is proposed on these days. You log it with a tap, or skip it.';

/** Lives as long as the dialog is open, so that each opening is one repeat however often it is sent. */
export function RepeatEntryForm({ entry, onClose }: Omit<RepeatEntryProps, 'open'>) {
  const today = useToday();
  const [id] = useState(newId);
  const add = useAddRepeat();
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
      pending={add.isPending}
      refused={add.error instanceof ApiError ? add.error.fields : {}}
      onSubmit={(repeat) => add.mutate({ ...repeat, id }, { onSuccess: onClose })}
    />
  );
}
