import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '#platform/shared/ids.ts';
import { useRecordEdit } from '#platform/web/records/use-record-edit.ts';
import { ChangedElsewhere } from '#platform/web/ui/changed-elsewhere.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import type { Goal } from '../../contract.ts';
import type { GoalPerson, Subject } from '../../rules/subject.ts';
import { goalMutations } from '../api.ts';
import { goalsText } from '../messages.ts';
import { GoalForm } from './goal-form.tsx';

type Known = { person: GoalPerson; subjects: readonly Subject[] };
type NewGoalProps = { open: boolean; known: Known; onClose: () => void };

export function NewGoal({ open, known, onClose }: NewGoalProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={goalsText.add}>
      {open && <NewForm known={known} onClose={onClose} />}
    </Dialog>
  );
}

function NewForm({ known, onClose }: Omit<NewGoalProps, 'open'>) {
  // One goal, however often it is sent.
  const [id] = useState(newId);
  const add = useMutation(goalMutations.add);
  return (
    <GoalForm
      goal={null}
      {...known}
      action={goalsText.add}
      send={(content) => add.mutateAsync({ ...content, id })}
      onSent={onClose}
    />
  );
}

type EditGoalProps = { goal: Goal | null; known: Known; onClose: () => void };

export function EditGoal({ goal, known, onClose }: EditGoalProps) {
  // The words stay while the dialog is closing.
  const [last, setLast] = useState(goal);
  if (goal && goal !== last) setLast(goal);
  return (
    <Dialog open={goal !== null} onOpenChange={(next) => !next && onClose()} title={goalsText.edit}>
      {last && <EditForm key={last.id} goal={last} known={known} onClose={onClose} />}
    </Dialog>
  );
}

function EditForm({ goal, known, onClose }: Omit<EditGoalProps, 'goal'> & { goal: Goal }) {
  const { edited, send, showNewer } = useRecordEdit(goal, goalMutations.edit);
  return (
    <GoalForm
      key={edited.version}
      goal={edited}
      {...known}
      action={goalsText.save}
      send={send}
      onSent={onClose}
    >
      {showNewer && <ChangedElsewhere title={goalsText.changedElsewhere} onShow={showNewer} />}
    </GoalForm>
  );
}
