import { ClipboardList, Dumbbell } from 'lucide-react';
import { ROLES } from '#features/account/rules/person-kinds.ts';
import { ChoiceCard } from '#platform/web/ui/choice-card.tsx';
import { roleTexts } from '../messages.ts';
import type { StepProps } from './use-wizard.tsx';

const icons = { trainee: Dumbbell, trainer: ClipboardList };

export function RoleStep({ draft, change }: StepProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="sr-only">Your role</legend>
      {ROLES.map((value) => {
        const Icon = icons[value];
        return (
          <ChoiceCard
            key={value}
            type="radio"
            name="role"
            value={value}
            {...roleTexts[value]}
            icon={<Icon size={22} />}
            selected={draft.role === value}
            onSelect={() => change((now) => ({ ...now, role: value }))}
          />
        );
      })}
    </fieldset>
  );
}
