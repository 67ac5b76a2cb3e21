import { type FormEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { isMinor } from '#features/account/rules.ts';
import { useCurrentUser } from '#features/account/web/public.ts';
import { useOffer } from '#features/billing/web/public.ts';
import { isPriceId, PLANS, type PlanKey, planOfPrice } from '#features/plans/rules.ts';
import { newId } from '#platform/shared/ids.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { KINDS, type Kind, seatsOf } from '../../rules.ts';
import { useCreateOrganisation } from '../api.ts';
import { BeginGym } from '../components/begin-gym.tsx';
import { FIRST_PRICE, GymPrice } from '../components/gym-price.tsx';
import { KindField } from '../components/kind-field.tsx';
import { agreeStartTrial, usesSeatsOfPlan, youWillOwnIt } from '../messages/new-gym.ts';
import { enterName } from '../messages/settings.ts';
import { fieldError, sentenceOf } from '../messages.ts';

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
  // Restores the form after checkout.
  const [name, setName] = useState(search.get('name')?.slice(0, 80) ?? '');
  const [kind, setKind] = useState<Kind>(
    KINDS.find((one) => one === search.get('kind')) ??
      (hasSeats && trainer === 0 ? 'practice' : 'gym'),
  );
  const [priceId, setPriceId] = useState(isGymPrice ? asked : FIRST_PRICE);
  const [missing, setMissing] = useState<string>();
  const offer = useOffer(hasSeats ? null : priceId);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() ? undefined : enterName);
    if (!name.trim() || create.isPending) return;
    const wanted = hasSeats ? {} : { priceId, agreed: offer?.effect };
    create.mutate(
      { id, name, kind, ...wanted },
      {
        onSuccess: ({ organisation }) => {
          if (organisation) navigate(`/gym?in=${organisation.id}`, { replace: true });
        },
      },
    );
  };
  return (
    <Card className="max-w-xl">
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        {create.isError && <StatusMessage tone="error" title={sentenceOf(create.error)} answers />}
        <TextField
          label="Name"
          autoComplete="organization"
          maxLength={80}
          required
          value={name}
          error={missing ?? fieldError(create.error, 'name')}
          onChange={(event) => setName(event.target.value)}
        />
        <KindField value={kind} onChange={setKind} />
        {hasSeats ? (
          <p className="text-muted">{usesSeatsOfPlan(PLANS[plan].name)}</p>
        ) : (
          <GymPrice value={priceId} onChange={setPriceId} />
        )}
        <Button
          type="submit"
          size="lg"
          fullWidth
          pending={create.isPending}
          disabled={!hasSeats && !offer}
        >
          {offer?.effect === 'trial' ? agreeStartTrial : 'Agree and create'}
        </Button>
      </form>
    </Card>
  );
}
