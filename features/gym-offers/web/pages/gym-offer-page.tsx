import { useMutation } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { EndButton } from '#features/classes/web/public.ts';
import { InGym } from '#features/organisations/web/public.ts';
import { newId } from '#platform/shared/ids.ts';
import { deviceTimeZone } from '#platform/web/time/local-clock.ts';
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
  const end = useMutation(endGymOffer);
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
            {found && (
              <EndButton
                words={gymOfferForm}
                pending={end.isPending}
                onEnd={() => end.mutate({ id: gymId, offerId: found.id }, { onSuccess: leave })}
              />
            )}
          </>
        );
      }}
    </Loaded>
  );
}
