import { Copy, CopyPlus, FolderInput, PencilLine, Repeat, Trash2 } from 'lucide-react';
import { dayName } from '#platform/web/time/day-text.ts';
import { ActionList } from '#platform/web/ui/action-list.tsx';
import type { FoodLogEntry } from '../../../contract.ts';
import { mealName } from '../../../rules/item/amount-text.ts';
import { useCopyEntries, useRemoveEntries } from '../../api.ts';
import {
  againInSameMeal,
  suggestedOnWeekdays,
  toAnotherMealOrDay,
} from '../../messages/entries.ts';
import type { DayDialogsProps } from '../day/day-dialog.ts';
import { useCopies } from '../day/use-copies.ts';

type EntryActsProps = DayDialogsProps & { entry: FoodLogEntry };

export function EntryActs({ entry, today, onShow, onDone }: EntryActsProps) {
  const copy = useCopyEntries();
  const remove = useRemoveEntries();
  const copiesOf = useCopies();
  const what = entry.foodName;
  return (
    <ActionList
      actions={[
        {
          icon: PencilLine,
          label: 'Edit',
          href: `/log-food?date=${entry.date}&edit=${entry.id}`,
        },
        {
          icon: CopyPlus,
          label: 'Duplicate',
          detail: againInSameMeal,
          pending: copy.isPending,
          onSelect: () => {
            const { date, mealType } = entry;
            const where = `${mealName[mealType]}, ${dayName(date, today)}`;
            copy.mutate(
              { copies: copiesOf([entry], { date, mealType }), where },
              { onSuccess: onDone },
            );
          },
        },
        {
          icon: FolderInput,
          label: 'Move…',
          detail: toAnotherMealOrDay,
          onSelect: () => onShow({ kind: 'move-to', entries: [entry], what }),
        },
        {
          icon: Copy,
          label: 'Copy…',
          detail: toAnotherMealOrDay,
          onSelect: () => onShow({ kind: 'copy-to', entries: [entry], what }),
        },
        {
          icon: Repeat,
          label: 'Repeat…',
          detail: suggestedOnWeekdays,
          onSelect: () => onShow({ kind: 'repeat', entry }),
        },
        {
          icon: Trash2,
          label: 'Delete',
          destructive: true,
          pending: remove.isPending,
          onSelect: () => remove.mutate([entry], { onSuccess: onDone }),
        },
      ]}
    />
  );
}
