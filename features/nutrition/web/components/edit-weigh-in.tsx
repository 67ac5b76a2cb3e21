import { useState } from 'react';
import { ApiError } from '#platform/web/api-client/api-error.ts';
import { ChangedElsewhere } from '#platform/web/ui/changed-elsewhere.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import type { WeighIn } from '../../contract/weigh-ins.ts';
import { useEditWeighIn } from '../api/weigh-ins.ts';
import { weighInChangedElsewhere } from '../messages/weight.ts';
import { WeighInForm } from './weigh-in-form.tsx';

type EditWeighInProps = { weighIn: WeighIn | null; onClose: () => void };

/** Another weight or day for a weigh-in. */
export function EditWeighIn({ weighIn, onClose }: EditWeighInProps) {
  // The figures stay while the dialog is closing.
  const [last, setLast] = useState(weighIn);
  if (weighIn && weighIn !== last) setLast(weighIn);
  return (
    <Dialog
      open={weighIn !== null}
      onOpenChange={(next) => !next && onClose()}
      title="Edit weigh-in"
    >
      {last && <EditForm key={last.id} weighIn={last} onClose={onClose} />}
    </Dialog>
  );
}

function EditForm({ weighIn, onClose }: { weighIn: WeighIn; onClose: () => void }) {
  const [edited, setEdited] = useState(weighIn);
  const [newer, setNewer] = useState<WeighIn | null>(null);
  const edit = useEditWeighIn((error) => {
    if (!(error instanceof ApiError) || error.reason !== 'edited_elsewhere') return false;
    setNewer(error.current as WeighIn);
    return true;
  });
  return (
    <WeighInForm
      key={edited.version}
      weightKg={edited.weightKg}
      date={edited.date}
      action="Save changes"
      send={(draft) => {
        // The clock on the wall of another day says nothing true.
        const moment = draft.date === edited.date ? {} : { localTime: null, timeZone: null };
        const now = { ...edited, ...moment, ...draft };
        return edit.mutateAsync({ now, before: edited });
      }}
      onSent={onClose}
    >
      {newer && (
        <ChangedElsewhere
          title={weighInChangedElsewhere}
          onShow={() => {
            setEdited(newer);
            setNewer(null);
          }}
        />
      )}
    </WeighInForm>
  );
}
