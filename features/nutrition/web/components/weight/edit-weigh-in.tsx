import { useState } from 'react';
import { ChangedElsewhere } from '#platform/web/ui/changed-elsewhere.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import type { WeighIn } from '../../../contract/weigh-ins.ts';
import { useWeighInEdit } from '../../api/weigh-ins.ts';
import { weighInChangedElsewhere } from '../../messages/weight.ts';
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
  const { edited, send, showNewer } = useWeighInEdit(weighIn);
  return (
    <WeighInForm
      key={edited.version}
      weightKg={edited.weightKg}
      date={edited.date}
      action="Save changes"
      send={(draft) => {
        // The clock on the wall of another day says nothing true.
        const moment = draft.date === edited.date ? {} : { localTime: null, timeZone: null };
        return send({ ...moment, ...draft });
      }}
      onSent={onClose}
    >
      {showNewer && <ChangedElsewhere title={weighInChangedElsewhere} onShow={showNewer} />}
    </WeighInForm>
  );
}
