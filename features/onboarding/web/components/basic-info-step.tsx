import { gender } from '#features/account/contract.ts';
import { ChoiceCard } from '#platform/web/ui/choice-card.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { Slider } from '#platform/web/ui/slider.tsx';
import { setGenderTheme } from '#platform/web/ui/theme.ts';
import {
  AGE_RANGE,
  feetAndInches,
  HEIGHT_RANGE,
  WEIGHT_RANGES,
} from '../../rules/body-measures.ts';
import {
  ageOf,
  chooseGender,
  setAge,
  setHeight,
  setWeight,
  switchHeightUnit,
  switchWeightUnit,
  weightOf,
} from '../../rules/draft.ts';
import { genderNames } from '../messages.ts';
import { BmiPreview } from './bmi-preview.tsx';
import { ConfirmFigures } from './confirm-figures.tsx';
import { ConsentList } from './consent-list.tsx';
import { NameField } from './name-field.tsx';
import type { StepProps } from './use-wizard.tsx';

const weightUnits = [
  { value: 'kg', label: 'kg' },
  { value: 'lb', label: 'lb' },
] as const;

const heightUnits = [
  { value: 'cm', label: 'cm' },
  { value: 'inches', label: 'inches' },
] as const;

export function BasicInfoStep({ draft, change }: StepProps) {
  const { heightUnit, weightUnit } = draft;
  return (
    <div className="flex flex-col gap-7">
      <NameField value={draft.name} onValueChange={(name) => change((now) => ({ ...now, name }))} />
      <Slider
        label="Age"
        unit="years"
        {...AGE_RANGE}
        value={ageOf(draft)}
        onValueChange={(age) => change((now) => setAge(now, age))}
      />
      <ConsentList draft={draft} change={change} />
      <fieldset className="min-w-0">
        <legend className="mb-2 font-medium text-muted">Gender</legend>
        <div className="grid gap-3 min-[22rem]:grid-cols-2">
          {gender.options.map((value) => (
            <ChoiceCard
              key={value}
              type="radio"
              name="gender"
              value={value}
              title={genderNames[value]}
              selected={draft.gender === value}
              onSelect={() => {
                setGenderTheme(value);
                change((now) => chooseGender(now, value));
              }}
            />
          ))}
        </div>
        <p className="mt-2 text-sm text-faint">
          It decides the formula for your energy needs, and suggests colours you can change later.
        </p>
      </fieldset>
      <div className="flex flex-col gap-3">
        <Slider
          key={weightUnit}
          label="Weight"
          unit={weightUnit}
          {...WEIGHT_RANGES[weightUnit]}
          value={weightOf(draft)}
          onValueChange={(weight) => change((now) => setWeight(now, weight))}
        />
        <Segmented
          label="Weight unit"
          hideLabel
          options={weightUnits}
          value={weightUnit}
          onValueChange={(unit) => change((now) => switchWeightUnit(now, unit))}
        />
      </div>
      <div className="flex flex-col gap-3">
        <Slider
          key={heightUnit}
          label="Height"
          unit={heightUnit === 'cm' ? 'cm' : 'in'}
          {...HEIGHT_RANGE[heightUnit]}
          value={draft.height}
          onValueChange={(height) => change((now) => setHeight(now, height))}
          hint={heightUnit === 'inches' ? feetAndInches(draft.height) : undefined}
        />
        <Segmented
          label="Height unit"
          hideLabel
          options={heightUnits}
          value={heightUnit}
          onValueChange={(unit) => change((now) => switchHeightUnit(now, unit))}
        />
      </div>
      <BmiPreview draft={draft} />
      <ConfirmFigures draft={draft} change={change} />
    </div>
  );
}
