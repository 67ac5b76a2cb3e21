import { useMutation } from '@tanstack/react-query';
import { Trash2, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { InGym } from '#features/organisations/web/public.ts';
import { newId } from '#platform/shared/ids.ts';
import { deviceTimeZone } from '#platform/web/time/local-clock.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { endGymOffer, useGymOffers } from '../api.ts';
import { newGymOffer, toGymOfferDraft } from '../components/gym-offer-draft.ts';
import { GymOfferForm } from '../components/gym-offer-form.tsx';
import { gymOfferForm, gymOffersText as t } from '../messages.ts';

const LIST = '/gym/offers';

/** A one-to-one session of a gym, new or to be changed. */
export function GymOfferPage() {
  const { offerId } = useParams<{ offerId: string }>();
  return (
    <div className="mx-auto max-w-3xl">
      <InGym title={t.formTitle} back={LIST}>
        {({ overview }) => <OneOffer gymId={overview.id} offerId={offerId} />}
      </InGym>
    </div>
  );
}

function OneOffer({ gymId, offerId }: { gymId: string; offerId: string }) {
  const [, go] = useLocation();
  const known = useGymOffers(gymId);
  const [ownId] = useState(newId);
  const leave = () => go(LIST, { replace: true });
  return (
    <Loaded query={known}>
      {({ offers, trainers }) => {
        const found = offers.find(({ id }) => id === offerId);
        if (!found && offerId !== 'new') {
          return (
            <EmptyState
              icon={<UserRound size={28} />}
              title={t.gone}
              action={<LinkButton href={LIST}>{t.all}</LinkButton>}
            >
              {t.goneLead}
            </EmptyState>
          );
        }
        const zone = offers[0]?.timeZone ?? deviceTimeZone();
        const everyone = trainers.map(({ memberId }) => memberId);
        return (
          <>
            <GymOfferForm
              key={found?.version ?? 0}
              gymId={gymId}
              offerId={found?.id ?? ownId}
              version={found?.version ?? null}
              start={found ? toGymOfferDraft(found) : newGymOffer(zone, everyone)}
              trainers={trainers}
              onSaved={leave}
            />
            {found && <End gymId={gymId} offerId={found.id} onEnded={leave} />}
          </>
        );
      }}
    </Loaded>
  );
}

type EndProps = { gymId: string; offerId: string; onEnded: () => void };

function End({ gymId, offerId, onEnded }: EndProps) {
  const [isAsked, setAsked] = useState(false);
  const end = useMutation(endGymOffer);
  return (
    <div className="mt-6">
      <Button
        variant="ghost"
        className="-ml-4"
        icon={<Trash2 aria-hidden size={18} />}
        onClick={() => setAsked(true)}
      >
        {gymOfferForm.end}
      </Button>
      <Dialog
        open={isAsked}
        onOpenChange={setAsked}
        title={gymOfferForm.endTitle}
        description={gymOfferForm.endLead}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsked(false)}>
              {gymOfferForm.keep}
            </Button>
            <Button
              variant="danger"
              pending={end.isPending}
              onClick={() => end.mutate({ id: gymId, offerId }, { onSuccess: onEnded })}
            >
              {gymOfferForm.endNow}
            </Button>
          </>
        }
      />
    </div>
  );
}
