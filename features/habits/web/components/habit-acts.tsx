import { useMutation } from '@tanstack/react-query';
import { Archive, ArchiveRestore, Pause, PencilLine, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { shortDateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { type Action, ActionList } from '#platform/web/ui/action-list.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import type { Habit } from '../../contract.ts';
import { withoutPause } from '../../rules/check-habit.ts';
import { habitMutations, saveHabit } from '../api.ts';
import { detailText } from '../messages/habits.ts';
import { HABITS } from './addresses.ts';
import { EditHabit } from './edit-habit.tsx';
import { PauseDialog } from './pause-dialog.tsx';

/** What can be done with a habit. */
export function HabitActs({ habit }: { habit: Habit }) {
  const today = useToday();
  const [, navigate] = useLocation();
  const [open, setOpen] = useState<'edit' | 'pause' | null>(null);
  const save = useMutation(saveHabit);
  const remove = useMutation(habitMutations.remove);
  const coming = habit.pauses.filter(({ to }) => to >= today);
  const isArchived = habit.archivedOn !== null;
  const day = (date: string) => shortDateText(date, today);
  const actions: Action[] = [
    { icon: PencilLine, label: detailText.edit, onSelect: () => setOpen('edit') },
    ...coming.map((pause) => ({
      icon: Play,
      label: detailText.endPause,
      detail: detailText.pauseFrom(day(pause.from), day(pause.to)),
      onSelect: () => save.mutate({ ...habit, pauses: withoutPause(habit.pauses, pause, today) }),
    })),
    ...(isArchived
      ? []
      : [{ icon: Pause, label: detailText.pause, onSelect: () => setOpen('pause') }]),
    {
      icon: isArchived ? ArchiveRestore : Archive,
      label: isArchived ? detailText.unarchive : detailText.archive,
      detail: habit.archivedOn === null ? undefined : detailText.archivedOn(day(habit.archivedOn)),
      onSelect: () => save.mutate({ ...habit, archivedOn: isArchived ? null : today }),
    },
    {
      icon: Trash2,
      label: detailText.remove,
      destructive: true,
      pending: remove.isPending,
      onSelect: () => remove.mutate(habit, { onSuccess: () => navigate(HABITS) }),
    },
  ];
  return (
    <Card>
      <ActionList actions={actions} />
      <EditHabit habit={habit} open={open === 'edit'} onClose={() => setOpen(null)} />
      <PauseDialog habit={habit} open={open === 'pause'} onClose={() => setOpen(null)} />
    </Card>
  );
}
