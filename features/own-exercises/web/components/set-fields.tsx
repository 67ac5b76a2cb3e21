import { REST_CLASSES, type RestClass } from '#features/exercises/rules/exercise-kinds.ts';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { COUNTED_NAMES, REST_NAMES, setText } from '../messages.ts';
import type { OwnExerciseForm } from './use-own-exercise-form.ts';

/** How many or how long, and the rest after it. */
export function SetFields({ form }: { form: OwnExerciseForm }) {
  const { draft, change } = form;
  const unit = draft.counted === 'seconds' ? setText.seconds : undefined;
  const counts =
    draft.pattern === 'cardio'
      ? (['neither', 'reps', 'seconds'] as const)
      : (['reps', 'seconds'] as const);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Segmented
        label={setText.counted}
        options={counts.map((value) => ({ value, label: COUNTED_NAMES[value] }))}
        value={draft.counted}
        onValueChange={(counted) => change({ counted })}
      />
      {draft.counted !== 'neither' && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] items-start gap-4">
          <NumberField
            label={setText.from}
            unit={unit}
            inputMode="numeric"
            maxLength={5}
            {...form.value('low')}
          />
          <NumberField
            label={setText.upTo}
            unit={unit}
            inputMode="numeric"
            maxLength={5}
            {...form.value('high')}
          />
        </div>
      )}
      <SelectField
        label={setText.rest}
        options={REST_CLASSES.map((value) => ({ value, label: REST_NAMES[value] }))}
        value={draft.rest}
        onChange={({ target }) => change({ rest: target.value as RestClass })}
      />
      <Switch
        label={setText.unilateral}
        description={setText.unilateralHint}
        checked={draft.unilateral}
        onCheckedChange={(unilateral) => change({ unilateral })}
      />
      <Switch
        label={setText.compound}
        description={setText.compoundHint}
        checked={draft.compound}
        onCheckedChange={(compound) => change({ compound })}
      />
    </div>
  );
}
