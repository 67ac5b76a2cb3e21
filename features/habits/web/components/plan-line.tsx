import { limitOf } from '#features/plans/rules/entitlements.ts';
import { PLANS, type PlanKey } from '#features/plans/rules.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { habitLimitSentence } from '../../rules/habit-limit.ts';
import { habitsText } from '../messages/habits.ts';

/** Why no other habit can be kept, and the way to the plans. */
export function PlanLine({ limit, plan }: { limit: number; plan: PlanKey }) {
  const isNone = limit === 0 || limitOf({ plan }, 'habitGoals') === 0;
  return (
    <StatusMessage
      tone="info"
      title={isNone ? habitsText.notInPlan : habitsText.limitTitle}
      action={
        <LinkButton href="/profile/plan" variant="secondary" size="sm">
          {habitsText.plans}
        </LinkButton>
      }
    >
      {habitLimitSentence(limit, PLANS[plan])}
    </StatusMessage>
  );
}
