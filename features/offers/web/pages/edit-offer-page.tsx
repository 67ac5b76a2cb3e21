import { Eye, Ticket } from 'lucide-react';
import { useLocation, useParams } from 'wouter';
import type { Offer } from '#features/bookings/contract.ts';
import { useRecordEdit } from '#platform/web/records/use-record-edit.ts';
import { ChangedElsewhere } from '#platform/web/ui/changed-elsewhere.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { offerMutations, useOffers } from '../api.ts';
import { previewHref } from '../components/describe-offer.ts';
import { toOfferDraft } from '../components/offer-draft.ts';
import { OfferForm } from '../components/offer-form.tsx';
import { formText } from '../messages/form.ts';
import { offersText as t } from '../messages/list.ts';

const OFFERS = '/trainers/offers';

export function EditOfferPage() {
  const { offerId } = useParams<{ offerId: string }>();
  const offers = useOffers();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={t.editTitle}
        subtitle={formText.keeps}
        back={OFFERS}
        actions={
          <LinkButton
            href={previewHref(offerId)}
            variant="secondary"
            size="sm"
            icon={<Eye aria-hidden size={18} />}
          >
            {t.preview}
          </LinkButton>
        }
      />
      <Loaded query={offers}>
        {(all) => {
          const offer = all.find(({ id }) => id === offerId);
          if (offer) return <EditOffer key={offer.id} offer={offer} />;
          return (
            <EmptyState
              icon={<Ticket size={28} />}
              title={t.gone}
              action={<LinkButton href={OFFERS}>{t.all}</LinkButton>}
            >
              {t.goneLead}
            </EmptyState>
          );
        }}
      </Loaded>
    </div>
  );
}

function EditOffer({ offer }: { offer: Offer }) {
  const [, go] = useLocation();
  const { edited, send, showNewer } = useRecordEdit(offer, offerMutations.edit);
  return (
    <OfferForm
      key={edited.version}
      start={toOfferDraft(edited)}
      send={send}
      onSent={() => go(OFFERS, { replace: true })}
    >
      {showNewer && <ChangedElsewhere title={formText.changedElsewhere} onShow={showNewer} />}
    </OfferForm>
  );
}
