import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { isMinor } from '#features/account/rules.ts';
import { useCurrentUser } from '#features/account/web/public.ts';
import { useOffer } from '#features/billing/web/public.ts';
import { isPriceId, PLANS, type PlanKey, planOfPrice } from '#features/plans/rules.ts';
import { newId } from '#platform/shared/ids.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { KINDS, seatsOf } from '../../rules.ts';
import { useCreateOrganisation } from '../api.ts';
import { BeginGym } from '../components/gym/begin-gym.tsx';
import { FIRST_PRICE, GymPrice } from '../components/gym/gym-price.tsx';
import { KindField } from '../components/gym/kind-field.tsx';
import { agreeStartTrial, usesSeatsOfPlan, youWillOwnIt } from '../messages/new-gym.ts';
import { enterName } from '../messages/settings.ts';

/** Names an organisation, with which its plan begins. Who has a plan with seats already just names it. */
export function GymNewPage() {
  const user = useCurrentUser().data;
  if (!user) return null;
  return (
    <>
      <PageHeader title="Name your gym" subtitle={youWillOwnIt} back="/profile/plan" />
      {user.age && isMinor(user.age) ? (
        <BeginGym />
      ) : (
        <NewGym plan={user.subscriptionPlan as PlanKey} />
      )}
    </>
  );
}

function NewGym({ plan }: { plan: PlanKey }) {
  const search = new URLSearchParams(useSearch());
  const asked = search.get('price');
  const isGymPrice = isPriceId(asked) && PLANS[planOfPrice(asked).plan].audience === 'gym';
  const { trainer, trainee } = seatsOf({ plan });
  // Trainer Pro, or a gym plan whose gym was closed.
  const hasSeats = trainer + trainee > 0 && !isGymPrice;
  const create = useCreateOrganisation();
  const [, navigate] = useLocation();
  const [id] = useState(newId);
  const form = useForm({
    // Restores the form after checkout.
    start: {
      name: search.get('name')?.slice(0, 80) ?? '',
      kind:
        KINDS.find((one) => one === search.get('kind')) ??
        (hasSeats && trainer === 0 ? ('practice' as const) : ('gym' as const)),
      priceId: isGymPrice ? asked : FIRST_PRICE,
    },
    check: (draft) => ({
      content: draft,
      errors: { name: draft.name.trim() === '' && enterName },
    }),
    send: ({ priceId, ...named }) => {
      const paid = hasSeats ? {} : { priceId, agreed: offer?.effect };
      return create.mutateAsync({ ...named, id, ...paid });
    },
    onSent: ({ organisation }) => {
      if (organisation) navigate(`/gym?in=${organisation.id}`, { replace: true });
    },
  });
  const offer = useOffer(hasSeats ? null : form.draft.priceId);
  return (
    <Card className="max-w-xl">
      <Form form={form} className="flex flex-col gap-4">
        <FormProblem form={form} />
        <TextField
          label="Name"
          autoComplete="organization"
          maxLength={80}
          required
          {...form.text('name')}
        />
        <KindField {...form.value('kind')} />
        {hasSeats ? (
          <p className="text-muted">{usesSeatsOfPlan(PLANS[plan].name)}</p>
        ) : (
          <GymPrice value={form.draft.priceId} onChange={(priceId) => form.change({ priceId })} />
        )}
        <Button
          type="submit"
          size="lg"
          fullWidth
          pending={form.pending}
          disabled={!hasSeats && !offer}
        >
          {offer?.effect === 'trial' ? agreeStartTrial : 'Agree and create'}
        </Button>
      </Form>
    </Card>
  );
}
