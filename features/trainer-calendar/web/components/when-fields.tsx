import type { Form } from '#platform/web/forms/use-form.ts';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { moveText as t } from '../messages/acts.ts';
import { readWhen, type WhenDraft } from './when-draft.ts';

const PASSES = [
  { value: 'first', label: t.first },
  { value: 'second', label: t.second },
] as const;

type WhenFieldsProps = {
  form: Pick<Form<WhenDraft>, 'draft' | 'errors' | 'change' | 'text'>;
  timeZone: string;
};

/** Date and start, and which of two where clocks go back. */
export function WhenFields({ form, timeZone }: WhenFieldsProps) {
  const { isTwice } = readWhen(timeZone, form.draft);
  return (
    <>
      <div className="flex flex-wrap gap-3 [&>*]:flex-[1_1_8rem]">
        <TextField type="date" label={t.day} required {...form.text('day')} />
        <TextField type="time" label={t.time} required step={300} {...form.text('time')} />
      </div>
      {isTwice && (
        <Segmented
          label={t.pass}
          options={PASSES}
          value={form.draft.pass}
          onValueChange={(pass) => form.change({ pass })}
        />
      )}
    </>
  );
}
