import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '#platform/shared/ids.ts';
import { useRecordEdit } from '#platform/web/records/use-record-edit.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { ChangedElsewhere } from '#platform/web/ui/changed-elsewhere.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import type { TimeOffRecord } from '../../contract.ts';
import { timeOffMutations } from '../api.ts';
import { timeOffText } from '../messages/dates.ts';
import { TimeOffForm } from './time-off-form.tsx';

export function NewTimeOff({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={timeOffText.add}
      description={timeOffText.lead}
    >
      {open && <NewForm onClose={onClose} />}
    </Dialog>
  );
}

function NewForm({ onClose }: { onClose: () => void }) {
  const today = useToday();
  // One record, however often it is sent.
  const [id] = useState(newId);
  const add = useMutation(timeOffMutations.add);
  const start = { fromDay: today, fromMinute: null, toDay: today, toMinute: null, note: null };
  return (
    <TimeOffForm
      start={start}
      send={(content) => add.mutateAsync({ ...content, id })}
      onSent={onClose}
    />
  );
}

type EditTimeOffProps = { edited: TimeOffRecord | null; onClose: () => void };

export function EditTimeOff({ edited, onClose }: EditTimeOffProps) {
  // The words stay while the dialog is closing.
  const [last, setLast] = useState(edited);
  if (edited && edited !== last) setLast(edited);
  return (
    <Dialog
      open={edited !== null}
      onOpenChange={(next) => !next && onClose()}
      title={timeOffText.edit}
    >
      {last && edited && <EditForm key={last.id} off={last} onClose={onClose} />}
    </Dialog>
  );
}

function EditForm({ off, onClose }: { off: TimeOffRecord; onClose: () => void }) {
  const { edited, send, showNewer } = useRecordEdit(off, timeOffMutations.edit);
  return (
    <TimeOffForm key={edited.version} start={edited} send={send} onSent={onClose}>
      {showNewer && <ChangedElsewhere title={timeOffText.changedElsewhere} onShow={showNewer} />}
    </TimeOffForm>
  );
}
