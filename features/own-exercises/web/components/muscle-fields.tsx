import { X } from 'lucide-react';
import { useRef } from 'react';
import {
  MUSCLES,
  type Muscle,
  SHARES,
  type Share,
} from '#features/exercises/rules/exercise-kinds.ts';
import { MUSCLE_NAMES } from '#features/exercises/web/public.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { muscleText, nameText, SHARE_NAMES } from '../messages.ts';
import type { OwnExerciseForm } from './use-own-exercise-form.ts';

/** What works, and how much. */
export function MuscleFields({ form }: { form: OwnExerciseForm }) {
  const { draft, change, errors } = form;
  const adding = useRef<HTMLDivElement>(null);
  const chosen = MUSCLES.filter((muscle) => draft.muscles[muscle] !== undefined);
  const others = MUSCLES.filter((muscle) => draft.muscles[muscle] === undefined);
  const set = (muscle: Muscle, share: Share) =>
    change({ muscles: { ...draft.muscles, [muscle]: share } });
  const remove = (muscle: Muscle) => {
    const { [muscle]: _, ...muscles } = draft.muscles;
    change({ muscles });
    adding.current?.querySelector('select')?.focus();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        {chosen.map((muscle) => (
          <li key={muscle}>
            <div className="flex items-center justify-between gap-2">
              <span className="min-w-0 font-medium wrap-anywhere">{MUSCLE_NAMES[muscle]}</span>
              <IconButton
                label={muscleText.remove(MUSCLE_NAMES[muscle])}
                icon={<X aria-hidden size={20} />}
                onClick={() => remove(muscle)}
              />
            </div>
            <Segmented
              label={muscleText.share(MUSCLE_NAMES[muscle])}
              hideLabel
              options={SHARES.map((share) => ({ value: `${share}`, label: SHARE_NAMES[share] }))}
              value={`${draft.muscles[muscle]}`}
              onValueChange={(share) => set(muscle, Number(share) as Share)}
            />
          </li>
        ))}
      </ul>
      <div ref={adding}>
        <SelectField
          label={muscleText.add}
          options={[
            { value: '', label: nameText.choose },
            ...others.map((value) => ({ value, label: MUSCLE_NAMES[value] })),
          ]}
          value=""
          error={errors.muscles}
          onChange={({ target }) => {
            if (target.value) set(target.value as Muscle, chosen.length === 0 ? 1 : 0.5);
          }}
        />
      </div>
    </div>
  );
}
