import { GENDERS } from '#features/account/rules/person-kinds.ts';
import { ChoiceCard } from '#platform/web/ui/choice-card.tsx';
import { Slider } from '#platform/web/ui/slider.tsx';
import { setGenderTheme } from '#platform/web/ui/theme.ts';
import { AGE_RANGE } from '../../rules/body-measures.ts';
import { ageOf, chooseGender, setAge } from '../../rules/draft.ts';
import { genderNames, usedForEnergyNeeds } from '../messages.ts';
import { ConsentList } from './consent-list.tsx';
import { NameField } from './name-field.tsx';
import type { StepProps } from './use-wizard.tsx';

/** The first half of Basic Info. */
export function PersonStep({ draft, change }: StepProps) {
  return (
    <div className="flex flex-col gap-5">
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
          {GENDERS.map((value) => (
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
        <p className="mt-2 text-sm text-faint">{usedForEnergyNeeds}</p>
      </fieldset>
    </div>
  );
}
