import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { ShownOffer, TrainerPage } from '../../contract/browsing.ts';
import { bookAddress, type WantedSession } from '../hooks/use-wanted-session.ts';
import { dollars, freeTime } from '../messages/figures.ts';
import { cancelTerms } from '../messages/marks.ts';
import { trainerText as t } from '../messages/trainer.ts';

type OfferListProps = { trainer: TrainerPage; found: WantedSession | null };

/** What can be booked, with its price and its next free time, or the time that a search found. */
export function OfferList({ trainer: { offers }, found }: OfferListProps) {
  const startOf = (offer: ShownOffer) =>
    found?.offer.id === offer.id ? (found.startMs ?? offer.nextFreeMs) : offer.nextFreeMs;
  const whenOf = (offer: ShownOffer, startMs: number | null) => {
    if (startMs === null) return t.noTime;
    return found?.offer.id === offer.id ? t.found(freeTime(startMs)) : t.next(freeTime(startMs));
  };
  return (
    <Card title={t.offers}>
      {offers.length === 0 ? (
        <p className="text-muted">{t.noOffers}</p>
      ) : (
        <>
          <ul className="-my-2 divide-y divide-line">
            {offers.map((offer) => (
              <li key={offer.id} className="py-3">
                <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <h3 className="min-w-0 font-semibold wrap-anywhere">{offer.name}</h3>
                  <span className="tabular font-semibold">
                    {offer.priceCents === 0 ? t.free : dollars(offer.priceCents)}
                  </span>
                </div>
                <p className="text-sm text-muted">
                  {[
                    t.minutes(offer.minutes),
                    ...(offer.isOnline ? [t.online] : []),
                    ...(offer.capacity > 1 ? [t.group(offer.capacity)] : []),
                    ...(offer.needsApproval ? [t.onRequest] : []),
                  ].join(' · ')}
                </p>
                <p className="text-sm text-muted">{cancelTerms(offer)}</p>
                <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                  <p className="text-sm">{whenOf(offer, startOf(offer))}</p>
                  <LinkButton
                    href={bookAddress(offer.id, startOf(offer))}
                    size="sm"
                    aria-label={t.bookOne(offer.name)}
                  >
                    {t.book}
                  </LinkButton>
                </div>
              </li>
            ))}
          </ul>
          <p className="mt-4 text-sm text-muted">{t.prices}</p>
        </>
      )}
    </Card>
  );
}
