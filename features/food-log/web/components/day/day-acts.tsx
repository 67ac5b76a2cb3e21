import { CalendarSearch, Copy, History, ListChecks, Repeat, TableProperties } from 'lucide-react';
import { addDays } from '#platform/shared/calendar-day.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { type Action, ActionList } from '#platform/web/ui/action-list.tsx';
import { useCopyEntries, useEntriesOf } from '../../api.ts';
import {
  copyAllOfDayBefore,
  copyAllOfYesterday,
  copyFromAnotherDay,
  copyMoveDeleteSeveral,
  copyThisDay,
} from '../../messages/day.ts';
import type { DayDialogsProps } from './day-dialog.ts';
import { useCopies } from './use-copies.ts';

export function DayActs({ day, today, entries, onShow, onSelect, onDone }: DayDialogsProps) {
  const earlier = useEntriesOf(addDays(day, -1)).data;
  const copy = useCopyEntries();
  const copiesOf = useCopies();
  const copyEarlier = () => {
    if (!earlier) return;
    const copies = copiesOf(earlier, { date: day, mealType: null });
    copy.mutate({ copies, where: dayName(day, today) }, { onSuccess: onDone });
  };
  const ofOwn: Action[] = [
    {
      icon: TableProperties,
      label: 'All nutrients',
      detail: 'Vitamins and minerals too',
      href: day === today ? '/log-food/nutrients' : `/log-food/nutrients?date=${day}`,
    },
    {
      icon: ListChecks,
      label: 'Select foods',
      detail: copyMoveDeleteSeveral,
      onSelect: () => {
        onShow(null);
        onSelect();
      },
    },
    {
      icon: Copy,
      label: copyThisDay,
      onSelect: () => onShow({ kind: 'copy-to', entries, what: 'this day' }),
    },
  ];
  return (
    <ActionList
      actions={[
        ...(entries.length > 0 ? ofOwn : []),
        {
          icon: History,
          label: day === today ? copyAllOfYesterday : copyAllOfDayBefore,
          detail: earlier && countText(earlier.length),
          disabled: !earlier?.length,
          pending: copy.isPending,
          onSelect: copyEarlier,
        },
        {
          icon: CalendarSearch,
          label: copyFromAnotherDay,
          onSelect: () => onShow({ kind: 'copy-from', meal: null }),
        },
        { icon: Repeat, label: 'Repeating foods', href: '/log-food/repeats' },
      ]}
    />
  );
}

const countText = (count: number): string =>
  count === 0 ? 'Nothing was logged then' : count === 1 ? '1 food' : `${count} foods`;
