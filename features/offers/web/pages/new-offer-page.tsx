import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { newId } from '#platform/shared/ids.ts';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { offerMutations } from '../api.ts';
import { newOffer } from '../components/offer-draft.ts';
import { OfferForm } from '../components/offer-form.tsx';
import { offersText as t } from '../messages/list.ts';

const OFFERS = '/trainers/offers';

export function NewOfferPage() {
  // One offer, however often it is sent.
  const [id] = useState(newId);
  const [, go] = useLocation();
  const add = useMutation(offerMutations.add);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={t.newTitle} subtitle={t.lead} back={OFFERS} />
      <OfferForm
        start={newOffer}
        send={(content) => add.mutateAsync({ ...content, id })}
        onSent={() => go(OFFERS, { replace: true })}
      />
    </div>
  );
}
