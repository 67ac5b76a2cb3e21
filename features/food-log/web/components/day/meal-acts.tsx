import {
  BookmarkPlus,
  CalendarSearch,
  Copy,
  FolderInput,
  History,
  Plus,
  Trash2,
} from 'lucide-react';
import { addDays } from '#platform/shared/calendar-day.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { type Action, ActionList } from '#platform/web/ui/action-list.tsx';
import type { MealType } from '../../../rules/entry/entry-kinds.ts';
import { mealName } from '../../../rules/item/amount-text.ts';
import { useCopyEntries, useEntriesOf, useRemoveEntries } from '../../api.ts';
import {
  copyDayBefore,
  copyFromAnotherDay,
  deleteFoodsOfMeal,
  logAgainInOneTap,
  nothingWasLoggedFor,
} from '../../messages/day.ts';
import type { DayDialogsProps } from './day-dialog.ts';
import { useCopies } from './use-copies.ts';

type MealActsProps = DayDialogsProps & { meal: MealType };

/** Actions of a meal, with copying the day before in one tap. */
export function MealActs({ meal, day, today, entries, onShow, onDone }: MealActsProps) {
  const before = addDays(day, -1);
  const earlier = useEntriesOf(before).data?.filter((entry) => entry.mealType === meal);
  const copy = useCopyEntries();
  const remove = useRemoveEntries();
  const copiesOf = useCopies();
  const own = entries.filter((entry) => entry.mealType === meal);
  const name = mealName[meal];
  const what = name.toLowerCase();
  const date = day === today ? '' : `date=${day}&`;
  const copyEarlier = () => {
    if (!earlier) return;
    const copies = copiesOf(earlier, { date: day, mealType: meal });
    copy.mutate({ copies, where: `${name}, ${dayName(day, today)}` }, { onSuccess: onDone });
  };
  const ofOwn: Action[] = [
    {
      icon: Copy,
      label: `Copy ${what} to…`,
      onSelect: () => onShow({ kind: 'copy-to', entries: own, what }),
    },
    {
      icon: FolderInput,
      label: `Move ${what} to…`,
      onSelect: () => onShow({ kind: 'move-to', entries: own, what }),
    },
    {
      icon: BookmarkPlus,
      label: 'Save as meal…',
      detail: logAgainInOneTap,
      onSelect: () => onShow({ kind: 'save-meal', entries: own }),
    },
    {
      icon: Trash2,
      label: deleteFoodsOfMeal(own.length),
      destructive: true,
      pending: remove.isPending,
      onSelect: () => remove.mutate(own, { onSuccess: onDone }),
    },
  ];
  return (
    <ActionList
      actions={[
        {
          icon: Plus,
          label: `Add food to ${what}`,
          href: `/log-food/search?${date}meal=${meal}`,
        },
        {
          icon: History,
          label: copyDayBefore(what, day === today),
          detail: earlier && (namesOf(earlier) || nothingWasLoggedFor(what)),
          disabled: !earlier?.length,
          pending: copy.isPending,
          onSelect: copyEarlier,
        },
        {
          icon: CalendarSearch,
          label: copyFromAnotherDay,
          onSelect: () => onShow({ kind: 'copy-from', meal }),
        },
        ...(own.length > 0 ? ofOwn : []),
      ]}
    />
  );
}

/** "Porridge, Banana" */
const namesOf = (entries: readonly { foodName: string }[]): string =>
  entries.map(({ foodName }) => foodName).join(', ');
