import { BicepsFlexed, HeartPulse, Scale, Zap } from 'lucide-react';
import { GOALS } from '#features/account/rules/person-kinds.ts';
import { isMinor } from '#features/account/rules.ts';
import { ChoiceCard } from '#platform/web/ui/choice-card.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { ageOf, toggleGoal } from '../../rules/draft.ts';
import { goalTexts, noDeficitUnder18, stillGrowing } from '../messages.ts';
import type { StepProps } from './use-wizard.tsx';

const icons = {
  lose_weight: Scale,
  build_muscle: BicepsFlexed,
  get_fit: Zap,
  stay_healthy: HeartPulse,
};

export function GoalsStep({ draft, change }: StepProps) {
  const growing = isMinor(ageOf(draft)) && draft.goals.includes('lose_weight');
  return (
    <>
      <fieldset className="grid min-w-0 gap-3 sm:grid-cols-2">
        <legend className="sr-only">Your goals</legend>
        {GOALS.map((value) => {
          const Icon = icons[value];
          return (
            <ChoiceCard
              key={value}
              type="checkbox"
              name="goals"
              value={value}
              {...goalTexts[value]}
              icon={<Icon size={22} />}
              selected={draft.goals.includes(value)}
              onSelect={() => change((now) => toggleGoal(now, value))}
            />
          );
        })}
      </fieldset>
      {growing && (
        <div className="mt-4">
          <StatusMessage tone="info" title={noDeficitUnder18}>
            {stillGrowing}
          </StatusMessage>
        </div>
      )}
    </>
  );
}
