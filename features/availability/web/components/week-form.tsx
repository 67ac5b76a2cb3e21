import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { zoneName } from '#features/free-times/rules/viewer-days.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { SaveBar } from '#platform/web/forms/save-bar.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { findNewer } from '#platform/web/records/record-mutations.ts';
import { deviceTimeZone } from '#platform/web/time/local-clock.ts';
import { useNow } from '#platform/web/time/use-now.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ChangedElsewhere } from '#platform/web/ui/changed-elsewhere.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import type { StoredAvailability } from '../../contract.ts';
import { saveWeek } from '../api.ts';
import { pageText } from '../messages/week.ts';
import { WeekDays } from './week-days.tsx';
import { checkWeek, newWeek, toWeekDraft } from './week-draft.ts';

/** Zones of Australia, one for each kind of clock. */
const ZONES = [
  'Australia/Sydney',
  'Australia/Brisbane',
  'Australia/Adelaide',
  'Australia/Darwin',
  'Australia/Perth',
  'Australia/Eucla',
  'Australia/Lord_Howe',
];

/** The usual week in a form, also when it was changed on another device meanwhile. */
export function WeekForm({ stored }: { stored: StoredAvailability | null }) {
  const [edited, setEdited] = useState(stored);
  const [newer, setNewer] = useState<StoredAvailability | null>(null);
  const save = useMutation(
    saveWeek((error) => {
      const current = findNewer<StoredAvailability>(error);
      if (current) setNewer(current);
      return current !== null;
    }),
  );
  const showNewer = () => {
    setEdited(newer);
    setNewer(null);
  };
  return (
    <WeekFields
      key={edited?.version ?? 0}
      start={edited ?? newWeek(deviceTimeZone())}
      send={(content) => save.mutateAsync({ ...content, version: edited?.version ?? null })}
      onSent={setEdited}
      onShowNewer={newer && showNewer}
    />
  );
}

type WeekFieldsProps = {
  start: ReturnType<typeof newWeek>;
  send: (content: ReturnType<typeof newWeek>) => Promise<StoredAvailability>;
  onSent: (stored: StoredAvailability) => void;
  onShowNewer: (() => void) | null;
};

function WeekFields({ start, send, onSent, onShowNewer }: WeekFieldsProps) {
  const now = useNow(false);
  const form = useForm({ start: toWeekDraft(start), check: checkWeek, send, onSent });
  const { days, timeZone } = form.draft;
  const zones = [...new Set([...ZONES, deviceTimeZone(), start.timeZone])];
  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      {onShowNewer && <ChangedElsewhere title={pageText.changedElsewhere} onShow={onShowNewer} />}
      <Card title={pageText.week}>
        <p className="-mt-1 text-muted">{pageText.weekLead}</p>
        <WeekDays
          days={days}
          errors={form.errors}
          onChange={(next) => form.change({ days: next })}
        />
        <div className="mt-3 grid grid-cols-1 gap-4 border-t border-line pt-4 sm:grid-cols-2">
          <SelectField
            label={pageText.zone}
            value={timeZone}
            options={zones.map((value) => ({ value, label: zoneName(value, now) }))}
            onChange={({ target }) => form.change({ timeZone: target.value })}
          />
          <NumberField
            label={pageText.travel}
            hint={pageText.travelHint}
            inputMode="numeric"
            unit="min"
            {...form.value('travel')}
          />
        </div>
      </Card>
      <FormProblem form={form} />
      <SaveBar label={pageText.save} pending={form.pending} />
    </Form>
  );
}
