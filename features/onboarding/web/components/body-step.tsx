import { Segmented } from '#platform/web/ui/segmented.tsx';
import { Slider } from '#platform/web/ui/slider.tsx';
import { feetAndInches, HEIGHT_RANGE, WEIGHT_RANGES } from '../../rules/body-measures.ts';
import {
  setHeight,
  setWeight,
  switchHeightUnit,
  switchWeightUnit,
  weightOf,
} from '../../rules/draft.ts';
import { BmiPreview } from './bmi-preview.tsx';
import { ConfirmFigures } from './confirm-figures.tsx';
import type { StepProps } from './use-wizard.tsx';

const weightUnits = [
  { value: 'kg', label: 'kg' },
  { value: 'lb', label: 'lb' },
] as const;

const heightUnits = [
  { value: 'cm', label: 'cm' },
  { value: 'inches', label: 'inches' },
] as const;

/** The second half of Basic Info. */
export function BodyStep({ draft, change }: StepProps) {
  const { heightUnit, weightUnit } = draft;
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-2 min-[22rem]:grid-cols-2">
        <Segmented
          label="Weight unit"
          hideLabel
          options={weightUnits}
          value={weightUnit}
          onValueChange={(unit) => change((now) => switchWeightUnit(now, unit))}
        />
        <Segmented
          label="Height unit"
          hideLabel
          options={heightUnits}
          value={heightUnit}
          onValueChange={(unit) => change((now) => switchHeightUnit(now, unit))}
        />
      </div>
      <Slider
        key={weightUnit}
        label="Weight"
        unit={weightUnit}
        {...WEIGHT_RANGES[weightUnit]}
        value={weightOf(draft)}
        onValueChange={(weight) => change((now) => setWeight(now, weight))}
      />
      <Slider
        key={heightUnit}
        label="Height"
        unit={heightUnit === 'cm' ? 'cm' : 'in'}
        {...HEIGHT_RANGE[heightUnit]}
        value={draft.height}
        onValueChange={(height) => change((now) => setHeight(now, height))}
        hint={heightUnit === 'inches' ? feetAndInches(draft.height) : undefined}
      />
      <BmiPreview draft={draft} />
      <ConfirmFigures draft={draft} change={change} />
    </div>
  );
}
