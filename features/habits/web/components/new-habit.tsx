import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '#platform/shared/ids.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { habitMutations } from '../api.ts';
import { habitsText } from '../messages/habits.ts';
import { HabitForm } from './habit-form.tsx';

type NewHabitProps = { open: boolean; position: number; onClose: () => void };

export function NewHabit({ open, position, onClose }: NewHabitProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={habitsText.add}>
      {open && <NewForm position={position} onClose={onClose} />}
    </Dialog>
  );
}

function NewForm({ position, onClose }: Omit<NewHabitProps, 'open'>) {
  // One habit, however often it is sent.
  const [id] = useState(newId);
  const add = useMutation(habitMutations.add);
  return (
    <HabitForm
      habit={null}
      position={position}
      action={habitsText.add}
      send={(content) => add.mutateAsync({ ...content, id })}
      onSent={onClose}
    />
  );
}
