import { Building2 } from 'lucide-react';
import { isMinor } from '#features/account/rules.ts';
import { useCurrentUser } from '#features/account/web/public.ts';
import { ADULTS_ONLY } from '#features/billing/web/public.ts';
import type { PlanKey } from '#features/plans/rules.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { seatsOf } from '../../rules.ts';

/** How to start a gym: with the seats of the person's plan, or by choosing a plan first. */
export function BeginGym() {
  const user = useCurrentUser().data;
  const plan = (user?.subscriptionPlan ?? 'free') as PlanKey;
  const { trainer, trainee } = seatsOf({ plan });
  if (user?.age && isMinor(user.age)) {
    return (
      <EmptyState icon={<Building2 size={30} />} title="You don’t have a gym yet">
        {ADULTS_ONLY}
      </EmptyState>
    );
  }
  if (trainer + trainee > 0) {
    return (
      <EmptyState
        icon={<Building2 size={30} />}
        title={trainer > 0 ? 'Your plan has seats' : 'Your plan has room for clients'}
        action={
          <LinkButton href="/gym/new">
            {trainer > 0 ? 'Name your organisation' : 'Name your practice'}
          </LinkButton>
        }
      >
        {trainer > 0
          ? 'Name your organisation, then invite your trainers and trainees.'
          : 'Name your practice, then invite your clients.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Building2 size={30} />}
      title="You don’t have a gym yet"
      action={<LinkButton href="/profile/plan?for=gym">Look at the plans</LinkButton>}
    >
      A gym, studio, club or school begins with a gym plan, free for 14 days. Trainers bring their
      clients with Trainer Pro.
    </EmptyState>
  );
}
