import { useState } from 'react';
import { useRecordEdit } from '#platform/web/records/use-record-edit.ts';
import { ChangedElsewhere } from '#platform/web/ui/changed-elsewhere.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import type { Measure } from '../../../rules/measure.ts';
import { figureOf, type Reading } from '../../../rules/readings.ts';
import { useReadingEditMutation } from '../../api.ts';
import { historyText } from '../../messages.ts';
import { ReadingForm } from './reading-form.tsx';
import { toText } from './typed-reading.ts';

type EditReadingProps = { reading: Reading | null; measure: Measure; onClose: () => void };

/** Another figure or day for a reading. */
export function EditReading({ reading, measure, onClose }: EditReadingProps) {
  // The figures stay while the dialog is closing.
  const [last, setLast] = useState(reading);
  if (reading && reading !== last) setLast(reading);
  return (
    <Dialog
      open={reading !== null}
      onOpenChange={(next) => !next && onClose()}
      title={historyText.edit}
    >
      {last && <EditForm key={last.id} reading={last} measure={measure} onClose={onClose} />}
    </Dialog>
  );
}

type EditFormProps = { reading: Reading; measure: Measure; onClose: () => void };

function EditForm({ reading, measure, onClose }: EditFormProps) {
  const { edited, send, showNewer } = useRecordEdit(reading, useReadingEditMutation());
  // A reading of an earlier series is edited in the unit that it was typed in.
  const value = figureOf(edited, measure);
  const inItsUnit =
    value === null ? { ...measure, unit: edited.unit, low: null, high: null } : measure;
  const shown = toText({ value: value ?? edited.value, second: edited.second }, inItsUnit);
  return (
    <ReadingForm
      key={edited.version}
      measure={inItsUnit}
      start={shown}
      date={edited.date}
      action={historyText.saveChanges}
      send={({ date, value, second, unit, text }) => {
        // The clock on the wall of another day says nothing true.
        const moment = date === edited.date ? {} : { localTime: null, timeZone: null };
        // What was not touched stays exact.
        const isSame = text.first === shown.first && text.second === shown.second;
        return send({ ...moment, date, ...(isSame ? {} : { value, second, unit }) });
      }}
      onSent={onClose}
    >
      {showNewer && <ChangedElsewhere title={historyText.changedElsewhere} onShow={showNewer} />}
    </ReadingForm>
  );
}
