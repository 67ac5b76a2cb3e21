import { useMutation } from '@tanstack/react-query';
import { PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useRecordEdit } from '#platform/web/records/use-record-edit.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ChangedElsewhere } from '#platform/web/ui/changed-elsewhere.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { findKind } from '../../../rules/kinds.ts';
import { type Measure, recordIdOf, type StoredMeasure } from '../../../rules/measure.ts';
import { measureMutations, useStoredMeasures, useTrack } from '../../api.ts';
import { ownText } from '../../messages/own.ts';
import { pageText } from '../../messages.ts';
import { FrequencyField } from './frequency-field.tsx';
import { OwnMeasureForm } from './own-measure-form.tsx';

type MeasureSettingsProps = { measure: Measure; hasReadings: boolean };

/** Whether and how often it is tracked; name, unit and range of an own measure. */
export function MeasureSettings({ measure, hasReadings }: MeasureSettingsProps) {
  const all = useStoredMeasures().data ?? [];
  const track = useTrack();
  const known = findKind(measure.key);
  const id = known ? recordIdOf(known.key) : measure.key;
  const stored = all.find((one) => one.id === id);
  const tracked = stored?.tracked ?? false;
  return (
    <Card>
      <div className="grid grid-cols-1 gap-4">
        <Switch
          label={ownText.track}
          description={ownText.trackDetail}
          checked={tracked}
          disabled={track.isPending}
          onCheckedChange={(next) =>
            track.mutate({ id, key: known?.key ?? null, stored, tracked: next })
          }
        />
        {stored && tracked && <FrequencyField stored={stored} />}
        {stored && !known && <OwnActions stored={stored} hasReadings={hasReadings} />}
      </div>
    </Card>
  );
}

type OwnActionsProps = { stored: StoredMeasure; hasReadings: boolean };

function OwnActions({ stored, hasReadings }: OwnActionsProps) {
  const [, go] = useLocation();
  const [editing, setEditing] = useState(false);
  const remove = useMutation(measureMutations.remove);
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="secondary"
        icon={<PencilLine aria-hidden size={20} />}
        onClick={() => setEditing(true)}
      >
        {pageText.editOwn}
      </Button>
      {!hasReadings && (
        <Button
          variant="ghost"
          icon={<Trash2 aria-hidden size={20} />}
          pending={remove.isPending}
          onClick={() =>
            remove.mutate(stored, { onSuccess: () => go('/progress/measures', { replace: true }) })
          }
        >
          {ownText.remove}
        </Button>
      )}
      <Dialog open={editing} onOpenChange={setEditing} title={ownText.edit}>
        <EditForm
          key={String(editing)}
          stored={stored}
          hasReadings={hasReadings}
          onClose={() => setEditing(false)}
        />
      </Dialog>
    </div>
  );
}

type EditFormProps = OwnActionsProps & { onClose: () => void };

function EditForm({ stored, hasReadings, onClose }: EditFormProps) {
  const { edited, send, showNewer } = useRecordEdit(stored, measureMutations.edit);
  return (
    <OwnMeasureForm
      key={edited.version}
      stored={edited}
      hasReadings={hasReadings}
      action={ownText.save}
      send={send}
      onSent={onClose}
    >
      {showNewer && <ChangedElsewhere title={ownText.changedElsewhere} onShow={showNewer} />}
    </OwnMeasureForm>
  );
}
