import { useState } from 'react';
import { useRecordEdit } from '#platform/web/records/use-record-edit.ts';
import { ChangedElsewhere } from '#platform/web/ui/changed-elsewhere.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import type { RecurringEntry } from '../../../contract/recurring-entries.ts';
import { repeatMutations } from '../../api/recurring-entries.ts';
import { repeatChangedElsewhere } from '../../messages/repeats.ts';
import { pastDaysStaySame } from '../../messages/saved-meals.ts';
import { RepeatForm } from './repeat-form.tsx';

type EditRepeatProps = { entry: RecurringEntry | null; onClose: () => void };

/** Other days, another meal or amount, another end. */
export function EditRepeat({ entry, onClose }: EditRepeatProps) {
  // The words stay while the dialog is closing.
  const [last, setLast] = useState(entry);
  if (entry && entry !== last) setLast(entry);
  return (
    <Dialog
      open={entry !== null}
      onOpenChange={(next) => !next && onClose()}
      title={<bdi className="wrap-anywhere">{last?.item.foodName}</bdi>}
      description={pastDaysStaySame}
    >
      {last && <EditRepeatForm key={last.id} entry={last} onClose={onClose} />}
    </Dialog>
  );
}

function EditRepeatForm({ entry, onClose }: { entry: RecurringEntry; onClose: () => void }) {
  const { edited, send, showNewer } = useRecordEdit(entry, repeatMutations.edit);
  return (
    <RepeatForm
      key={edited.version}
      start={edited}
      action="Save changes"
      send={send}
      onSent={onClose}
    >
      {showNewer && <ChangedElsewhere title={repeatChangedElsewhere} onShow={showNewer} />}
    </RepeatForm>
  );
}
