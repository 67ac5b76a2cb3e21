import { Building2 } from 'lucide-react';
import { isMinor } from '#features/account/rules.ts';
import { useCurrentUser } from '#features/account/web/public.ts';
import { ADULTS_ONLY } from '#features/billing/web/public.ts';
import type { PlanKey } from '#features/plans/rules.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { seatsOf } from '../../../rules.ts';
import {
  nameYourGym,
  nameYourPractice,
  noGymYet,
  planHasRoomForClients,
  plansForGymsAndTrainers,
} from '../../messages/new-gym.ts';

/** How to start a gym: with the seats of the person's plan, or by choosing a plan first. */
export function BeginGym() {
  const user = useCurrentUser().data;
  const plan = (user?.subscriptionPlan ?? 'free') as PlanKey;
  const { trainer, trainee } = seatsOf({ plan });
  if (user?.age && isMinor(user.age)) {
    return (
      <EmptyState icon={<Building2 size={30} />} title={noGymYet}>
        {ADULTS_ONLY}
      </EmptyState>
    );
  }
  if (trainer + trainee > 0) {
    return (
      <EmptyState
        icon={<Building2 size={30} />}
        title={trainer > 0 ? 'Your plan has seats' : planHasRoomForClients}
        action={
          <LinkButton href="/gym/new">
            {trainer > 0 ? 'Name your gym' : 'Name your practice'}
          </LinkButton>
        }
      >
        {trainer > 0 ? nameYourGym : nameYourPractice}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Building2 size={30} />}
      title={noGymYet}
      action={<LinkButton href="/profile/plan?for=gym">See plans</LinkButton>}
    >
      {plansForGymsAndTrainers}
    </EmptyState>
  );
}
