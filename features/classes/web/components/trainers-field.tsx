import type { Form as FormState } from '#platform/web/forms/use-form.ts';
import { TickChip } from '#platform/web/ui/tick-chip.tsx';
import type { ClassTrainer } from '../../contract.ts';
import { classForm as t } from '../messages/classes.ts';
import type { ClassDraft } from './class-draft.ts';

type TrainersFieldProps = {
  form: Pick<FormState<Pick<ClassDraft, 'trainerIds'>>, 'draft' | 'errors' | 'change'>;
  trainers: readonly ClassTrainer[];
  hint: string;
};

/** Who gives it: one, or any of some. */
export function TrainersField({ form, trainers, hint }: TrainersFieldProps) {
  const { trainerIds } = form.draft;
  const toggle = (id: string) =>
    form.change({
      trainerIds: trainerIds.includes(id)
        ? trainerIds.filter((one) => one !== id)
        : [...trainerIds, id],
    });
  return (
    <fieldset
      aria-invalid={form.errors['trainerIds'] ? true : undefined}
      tabIndex={-1}
      className="min-w-0"
    >
      <legend className="mb-1.5 font-medium">{t.trainers}</legend>
      <div className="flex flex-wrap gap-2">
        {trainers.map(({ memberId, name }) => (
          <TickChip
            key={memberId}
            label={name}
            checked={trainerIds.includes(memberId)}
            onToggle={() => toggle(memberId)}
          />
        ))}
      </div>
      {form.errors['trainerIds'] ? (
        <p role="alert" className="mt-1.5 text-sm text-danger">
          {form.errors['trainerIds']}
        </p>
      ) : (
        <p className="mt-1.5 text-sm text-muted">{trainers.length === 0 ? t.noTrainers : hint}</p>
      )}
    </fieldset>
  );
}
