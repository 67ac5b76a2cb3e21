import { useId, useState } from 'react';
import { PATTERNS, type Pattern } from '#features/exercises/rules/exercise-kinds.ts';
import { PATTERN_NAMES } from '#features/exercises/web/public.ts';
import { newId } from '#platform/shared/ids.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import type { NamedExercise } from '../../rules/survey-file.ts';
import { toOwnExercise } from '../../rules/to-own-exercise.ts';
import { useAddOwnExercise } from '../api.ts';
import { ownText } from '../messages.ts';

type OwnExerciseDialogProps = {
  named: NamedExercise;
  onMade: (exerciseId: string) => void;
  onClose: () => void;
};

/** Makes an exercise of one's own of a name: its movement says what it trains. */
export function OwnExerciseDialog({ named, onMade, onClose }: OwnExerciseDialogProps) {
  const id = useId();
  const [exerciseId] = useState(newId);
  const add = useAddOwnExercise();
  const start: { pattern: Pattern | '' } = { pattern: '' };
  const form = useForm({
    start,
    check: ({ pattern }) =>
      pattern === ''
        ? { errors: { pattern: ownText.chooseMovement } }
        : { content: { ...toOwnExercise(named, pattern), id: exerciseId } },
    send: add.mutateAsync,
    onSent: () => onMade(exerciseId),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={ownText.title}
      description={named.name}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {ownText.cancel}
          </Button>
          <Button type="submit" form={id} pending={form.pending}>
            {ownText.save}
          </Button>
        </>
      }
    >
      <Form form={form} id={id} className="grid gap-4">
        <SelectField
          label={ownText.movement}
          hint={ownText.movementHint}
          required
          error={form.errors.pattern}
          value={form.draft.pattern}
          options={[
            { value: '', label: ownText.chooseOne },
            ...PATTERNS.map((value) => ({ value, label: PATTERN_NAMES[value] })),
          ]}
          onChange={({ currentTarget }) =>
            form.change({ pattern: currentTarget.value as Pattern | '' })
          }
        />
      </Form>
    </Dialog>
  );
}
