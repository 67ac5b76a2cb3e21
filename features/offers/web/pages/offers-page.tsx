import { useMutation } from '@tanstack/react-query';
import { Eye, Plus, Ticket, Trash2, Users, Video } from 'lucide-react';
import { Link } from 'wouter';
import { useSessionPlaces, useWeek } from '#features/availability/web/public.ts';
import type { Offer } from '#features/bookings/contract.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { useFocusKept } from '#platform/web/ui/focus-kept.ts';
import { IconButton, iconButtonStyle } from '#platform/web/ui/icon-button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { offerMutations, useOffers } from '../api.ts';
import { describeOffer, previewHref } from '../components/describe-offer.ts';
import { offersText as t } from '../messages/list.ts';

/** What a trainer offers. */
export function OffersPage() {
  const offers = useOffers();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={t.title} subtitle={t.lead} back="/trainers" />
      <Loaded query={offers}>{(all) => <Offers offers={all} />}</Loaded>
    </div>
  );
}

function Offers({ offers }: { offers: readonly Offer[] }) {
  useFocusKept(offers.length);
  const week = useWeek();
  const places = useSessionPlaces().data ?? [];
  const hasHours = (offer: Offer) => offer.hours !== null;
  const wantsHours = week.isSuccess && !week.data?.week.length && !offers.every(hasHours);
  const add = (
    <LinkButton href="/trainers/offers/new" icon={<Plus aria-hidden size={20} />}>
      {t.add}
    </LinkButton>
  );
  if (offers.length === 0) {
    return (
      <EmptyState icon={<Ticket size={28} />} title={t.none} action={add}>
        {t.addFirst}
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      {wantsHours && (
        <StatusMessage
          tone="info"
          title={t.noHours}
          action={
            <LinkButton href="/trainers/availability" size="sm" variant="secondary">
              {t.setHours}
            </LinkButton>
          }
        />
      )}
      <Card>
        <ul className="-my-2 divide-y divide-line">
          {offers.map((offer) => (
            <OfferRow
              key={offer.id}
              offer={offer}
              place={places.find(({ id }) => id === offer.placeId)?.name ?? null}
            />
          ))}
        </ul>
      </Card>
      <div>{add}</div>
    </div>
  );
}

function OfferRow({ offer, place }: { offer: Offer; place: string | null }) {
  const remove = useMutation(offerMutations.remove);
  const Icon = offer.isOnline ? Video : offer.capacity > 1 ? Users : Ticket;
  return (
    <li className="flex flex-wrap items-center gap-x-1 py-1">
      <Link
        href={`/trainers/offers/${offer.id}`}
        className="flex min-h-14 min-w-[min(10rem,100%)] flex-1 flex-wrap items-center gap-x-3 gap-y-1 rounded-control py-2 hover:bg-hover"
      >
        <span
          aria-hidden
          className="grid size-10 shrink-0 place-items-center rounded-control bg-raised text-accent-2"
        >
          <Icon size={20} />
        </span>
        <span className="min-w-[min(8rem,100%)] flex-1 wrap-anywhere">
          <bdi className="block font-medium">{offer.name}</bdi>
          <span className="block text-sm text-muted">{describeOffer(offer, place)}</span>
        </span>
      </Link>
      <span className="-mr-2.5 ml-auto flex">
        <Link
          href={previewHref(offer.id)}
          aria-label={t.previewOne(offer.name)}
          className={iconButtonStyle}
        >
          <Eye aria-hidden size={20} />
        </Link>
        <IconButton
          label={t.removeOne(offer.name)}
          icon={<Trash2 aria-hidden size={20} />}
          pending={remove.isPending}
          onClick={() => remove.mutate(offer)}
        />
      </span>
    </li>
  );
}
