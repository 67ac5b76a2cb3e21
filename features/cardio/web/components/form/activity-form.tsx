import type { ReactNode } from 'react';
import {
  ACTIVITY_KINDS,
  MAX_NAME_LENGTH,
  MAX_NOTE_LENGTH,
} from '#features/tracks/rules/activity-kinds.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { ActivityContent } from '../../../rules/activity.ts';
import { type ActivityDraft, checkActivity } from '../../../rules/activity-form.ts';
import { distanceUnitOf } from '../../../rules/figures.ts';
import { formText } from '../../messages/form.ts';
import { KIND_NAMES } from '../../messages.ts';
import { KindIcon } from '../kind-icon.tsx';
import { LapFields } from './lap-fields.tsx';

type ActivityFormProps = {
  start: ActivityDraft;
  /** the activity that is edited */
  before: ActivityContent | null;
  action: string;
  children?: ReactNode;
  send: (content: ActivityContent) => Promise<unknown>;
  /** What the form shows next; nothing leaves it as it is. */
  onSent: (sent: ActivityContent) => ActivityDraft | undefined;
};

const KINDS = ACTIVITY_KINDS.map((value) => ({
  value,
  label: KIND_NAMES[value],
  icon: <KindIcon kind={value} size={18} />,
}));
const EFFORTS = [
  { value: '', label: formText.effortUnknown },
  ...formText.effortNames.map((label, at) => ({ value: String(at + 1), label })),
];
const MORE_FIELDS = ['heartRate', 'maxHeartRate', 'name', 'note', 'laps'];
const columns = 'grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-start gap-3';

/** What a person says of an activity: two figures are enough. */
export function ActivityForm(props: ActivityFormProps) {
  const { start, before, action, children, send, onSent } = props;
  const today = useToday();
  const form = useForm({
    start,
    check: (draft: ActivityDraft) =>
      checkActivity(draft, { today, defaultName: KIND_NAMES[draft.kind], before }),
    send,
    onSent: (_, content) => {
      const next = onSent(content);
      if (next) form.reset(next);
    },
    serverNames: { seconds: 'time', metres: 'distance' },
  });
  const { draft, errors } = form;
  const hasMoreProblem = Object.keys(errors).some((name) =>
    MORE_FIELDS.includes(name.split('.')[0] ?? ''),
  );
  const hasMore = Boolean(
    draft.heartRate || draft.maxHeartRate || draft.name || draft.note || draft.laps.length,
  );
  return (
    <Form form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {children}
      <FormProblem form={form} />
      <Segmented
        label={formText.kind}
        hideLabel
        options={KINDS}
        value={draft.kind}
        onValueChange={(kind) => form.change({ kind })}
      />
      <div className={columns}>
        <NumberField
          label={formText.distance}
          unit={distanceUnitOf(draft.kind)}
          hint={formText.distanceHint}
          {...form.value('distance')}
        />
        <TextField
          label={formText.time}
          required
          inputMode="text"
          autoComplete="off"
          hint={formText.timeHint}
          className="tabular"
          {...form.text('time')}
        />
      </div>
      <div className={columns}>
        <TextField label={formText.day} type="date" required max={today} {...form.text('date')} />
        <SelectField label={formText.effort} options={EFFORTS} {...form.text('effort')} />
      </div>
      <Disclosure label={formText.more} openAtFirst={hasMore} needed={hasMoreProblem}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-2">
          <div className={columns}>
            <NumberField
              label={formText.heartRate}
              unit="bpm"
              inputMode="numeric"
              {...form.value('heartRate')}
            />
            <NumberField
              label={formText.maxHeartRate}
              unit="bpm"
              inputMode="numeric"
              {...form.value('maxHeartRate')}
            />
          </div>
          <TextField
            label={formText.name}
            hint={formText.nameHint}
            placeholder={KIND_NAMES[draft.kind]}
            maxLength={MAX_NAME_LENGTH}
            dir="auto"
            {...form.text('name')}
          />
          <LapFields form={form} />
          <TextArea
            label={formText.note}
            maxLength={MAX_NOTE_LENGTH}
            dir="auto"
            {...form.text('note')}
          />
        </div>
      </Disclosure>
      <Button type="submit" fullWidth pending={form.pending}>
        {form.pending ? formText.saving : action}
      </Button>
    </Form>
  );
}
