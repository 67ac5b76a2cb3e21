import { gender } from '#features/account/contract.ts';
import { ChoiceCard } from '#platform/web/ui/choice-card.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { Slider } from '#platform/web/ui/slider.tsx';
import { setGenderTheme } from '#platform/web/ui/theme.ts';
import { AGE_RANGE, feetAndInches, HEIGHT_RANGE, WEIGHT_RANGE } from '../../rules/body-measures.ts';
import {
  ageOf,
  chooseGender,
  setAge,
  setHeight,
  setWeight,
  switchHeightUnit,
  weightKgOf,
} from '../../rules/draft.ts';
import { genderNames } from '../messages.ts';
import { BmiPreview } from './bmi-preview.tsx';
import { ConsentList } from './consent-list.tsx';
import { NameField } from './name-field.tsx';
import type { StepProps } from './use-wizard.tsx';

const heightUnits = [
  { value: 'cm', label: 'cm' },
  { value: 'inches', label: 'inches' },
] as const;

export function BasicInfoStep({ draft, change }: StepProps) {
  const { heightUnit } = draft;
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
      <Slider
        label="Weight"
        unit="kg"
        {...WEIGHT_RANGE}
        value={weightKgOf(draft)}
        onValueChange={(weightKg) => change((now) => setWeight(now, weightKg))}
      />
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
    </div>
  );
}
