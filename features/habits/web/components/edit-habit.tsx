import { useRecordEdit } from '#platform/web/records/use-record-edit.ts';
import { ChangedElsewhere } from '#platform/web/ui/changed-elsewhere.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import type { Habit } from '../../contract.ts';
import { habitMutations } from '../api.ts';
import { habitsText } from '../messages/habits.ts';
import { HabitForm } from './habit-form.tsx';

type EditHabitProps = { habit: Habit; open: boolean; onClose: () => void };

export function EditHabit({ habit, open, onClose }: EditHabitProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={habitsText.edit}>
      {open && <EditForm habit={habit} onClose={onClose} />}
    </Dialog>
  );
}

function EditForm({ habit, onClose }: Omit<EditHabitProps, 'open'>) {
  const { edited, send, showNewer } = useRecordEdit(habit, habitMutations.edit);
  return (
    <HabitForm
      key={edited.version}
      habit={edited}
      position={edited.position}
      action={habitsText.save}
      send={send}
      onSent={onClose}
    >
      {showNewer && <ChangedElsewhere title={habitsText.changedElsewhere} onShow={showNewer} />}
    </HabitForm>
  );
}
