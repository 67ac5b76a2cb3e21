import { EXERCISES } from '#features/exercises/rules/exercises.ts';
import { MUSCLE_NAMES } from '#features/exercises/web/public.ts';
import { ExerciseFigure } from '#features/figures/web/public.ts';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { MAX_NOTE_CHARACTERS } from '../../rules/own-exercise-limits.ts';
import { howText } from '../messages.ts';
import type { OwnExerciseForm } from './use-own-exercise-form.ts';

/** Steps, notes, other names and the figure that stands for it. */
export function HowFields({ form }: { form: OwnExerciseForm }) {
  const { draft, change, errors } = form;
  const alike = EXERCISES.filter(({ pattern }) => pattern === draft.pattern);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TextArea label={howText.cues} hint={howText.cuesHint} dir="auto" {...form.text('cues')} />
      <TextArea
        label={howText.note}
        dir="auto"
        maxLength={MAX_NOTE_CHARACTERS}
        {...form.text('note')}
      />
      <TextArea label={howText.also} hint={howText.alsoHint} dir="auto" {...form.text('also')} />
      <SelectField
        label={howText.like}
        hint={howText.likeHint}
        options={[
          { value: '', label: howText.likeNone },
          ...alike.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={draft.likeId}
        error={errors.likeId}
        onChange={({ target }) => change({ likeId: target.value })}
      />
      {draft.likeId && (
        <ExerciseFigure
          key={draft.likeId}
          exerciseId={draft.likeId}
          name={draft.name}
          muscles={draft.muscles}
          muscleNames={MUSCLE_NAMES}
        />
      )}
    </div>
  );
}
