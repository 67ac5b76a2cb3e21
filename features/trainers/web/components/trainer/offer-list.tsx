import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { TrainerPage } from '../../../contract/browsing.ts';
import { dollars, freeTime } from '../../messages/figures.ts';
import { trainerText as t } from '../../messages/trainer.ts';

/** What can be booked, with its price and its next free time. */
export function OfferList({ trainer: { offers } }: { trainer: TrainerPage }) {
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
                <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                  <p className="text-sm">
                    {offer.nextFreeMs === null ? t.noTime : t.next(freeTime(offer.nextFreeMs))}
                  </p>
                  <LinkButton
                    href={`/trainers/book/${offer.id}`}
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
