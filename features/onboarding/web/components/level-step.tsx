import { Flame, Sprout, Trophy } from 'lucide-react';
import { LEVELS } from '#features/account/rules/person-kinds.ts';
import { ChoiceCard } from '#platform/web/ui/choice-card.tsx';
import { levelTexts } from '../messages.ts';
import type { StepProps } from './use-wizard.tsx';

const icons = { beginner: Sprout, intermediate: Flame, advanced: Trophy };

export function LevelStep({ draft, change }: StepProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="sr-only">Your fitness level</legend>
      {LEVELS.map((value) => {
        const Icon = icons[value];
        return (
          <ChoiceCard
            key={value}
            type="radio"
            name="fitnessLevel"
            value={value}
            {...levelTexts[value]}
            icon={<Icon size={22} />}
            selected={draft.fitnessLevel === value}
            onSelect={() => change((now) => ({ ...now, fitnessLevel: value }))}
          />
        );
      })}
    </fieldset>
  );
}
