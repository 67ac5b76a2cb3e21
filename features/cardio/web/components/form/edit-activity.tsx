import { useState } from 'react';
import { ChangedElsewhere } from '#platform/web/ui/changed-elsewhere.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import type { Activity } from '../../../contract.ts';
import { toDraft } from '../../../rules/activity-form.ts';
import { useActivityEdit } from '../../api.ts';
import { formText } from '../../messages/form.ts';
import { activityText, KIND_NAMES } from '../../messages.ts';
import { ActivityForm } from './activity-form.tsx';

type EditActivityProps = { activity: Activity | null; onClose: () => void };

/** Other figures for an activity. */
export function EditActivity({ activity, onClose }: EditActivityProps) {
  // The figures stay while the dialog is closing.
  const [last, setLast] = useState(activity);
  if (activity && activity !== last) setLast(activity);
  return (
    <Dialog
      open={activity !== null}
      onOpenChange={(next) => !next && onClose()}
      title={activityText.editTitle}
    >
      {last && <EditForm key={last.id} activity={last} onClose={onClose} />}
    </Dialog>
  );
}

function EditForm({ activity, onClose }: { activity: Activity; onClose: () => void }) {
  const { edited, send, showNewer } = useActivityEdit(activity);
  return (
    <ActivityForm
      key={edited.version}
      start={toDraft(edited, KIND_NAMES[edited.kind])}
      before={edited}
      action={formText.save}
      send={send}
      onSent={() => {
        onClose();
        return undefined;
      }}
    >
      {showNewer && <ChangedElsewhere title={activityText.changedElsewhere} onShow={showNewer} />}
    </ActivityForm>
  );
}
