import type { ReactNode } from 'react';
import { PATTERNS, type Pattern } from '#features/exercises/rules/exercise-kinds.ts';
import { PATTERN_NAMES } from '#features/exercises/web/public.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { SaveBar } from '#platform/web/forms/save-bar.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { changePattern } from '../../rules/own-exercise-draft.ts';
import { MAX_NAME_CHARACTERS } from '../../rules/own-exercise-limits.ts';
import { howText, kitText, muscleText, nameText, setText, suitsText } from '../messages.ts';
import { HowFields } from './how-fields.tsx';
import { KitFields } from './kit-fields.tsx';
import { MuscleFields } from './muscle-fields.tsx';
import { SetFields } from './set-fields.tsx';
import { SuitsFields } from './suits-fields.tsx';
import type { OwnExerciseForm as OwnForm } from './use-own-exercise-form.ts';

type OwnExerciseFormProps = { form: OwnForm; action: string; children?: ReactNode };

/** Each group, and the fields whose errors open it. */
const GROUPS = [
  { title: muscleText.title, fields: ['muscles'], Fields: MuscleFields },
  { title: setText.title, fields: ['low', 'high'], Fields: SetFields },
  { title: kitText.title, fields: ['stepKg', 'kit'], Fields: KitFields },
  { title: suitsText.title, fields: ['from', 'upTo'], Fields: SuitsFields },
  { title: howText.title, fields: ['cues', 'also', 'note', 'likeId'], Fields: HowFields },
] as const;

/** An exercise of one's own: its name and movement; all else follows from the movement and is folded below. */
export function OwnExerciseForm({ form, action, children }: OwnExerciseFormProps) {
  const { draft, change, errors } = form;
  return (
    <Form
      form={form}
      // Keep a focused field clear of the save bar and the tab bar.
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      {children}
      <Card title={nameText.title}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
          <TextField
            label={nameText.name}
            required
            autoComplete="off"
            dir="auto"
            maxLength={MAX_NAME_CHARACTERS}
            placeholder={nameText.placeholder}
            {...form.text('name')}
          />
          <SelectField
            label={nameText.pattern}
            required
            hint={nameText.patternHint}
            options={[
              ...(draft.pattern === '' ? [{ value: '', label: nameText.choose }] : []),
              ...PATTERNS.map((value) => ({ value, label: PATTERN_NAMES[value] })),
            ]}
            value={draft.pattern}
            error={errors.pattern}
            onChange={({ target }) => change(changePattern(draft, target.value as Pattern))}
          />
        </div>
      </Card>
      {draft.pattern !== '' &&
        GROUPS.map(({ title, fields, Fields }) => (
          <Card key={title}>
            <Disclosure label={title} needed={fields.some((field) => errors[field] !== undefined)}>
              <Fields form={form} />
            </Disclosure>
          </Card>
        ))}
      <SaveBar label={action} pending={form.pending} />
    </Form>
  );
}
