import type { ReactNode } from 'react';
import type { Booking } from '#features/bookings/contract.ts';
import { clientPhotoAddress } from '#features/bookings/rules/client-photo.ts';
import { placeWords } from '#features/free-times/rules/when-words.ts';
import { dollars } from '#features/plans/rules/money.ts';
import { whenOf } from '../../rules/times-of-day.ts';
import { bookText as t } from '../messages/book.ts';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4">
      <dt className="w-[4rem] shrink-0 pt-0.5 text-sm text-muted">{name}</dt>
      <dd className="min-w-[min(9rem,100%)] flex-1 wrap-anywhere">{children}</dd>
    </div>
  );
}

type SessionFactsProps = {
  booking: Booking;
  zone: string;
  /** the page’s head names the trainer */
  hasHead?: boolean;
};

/** When and where a session is, with whom, and its price. The page’s title says which session. */
export function SessionFacts({ booking, zone, hasHead = false }: SessionFactsProps) {
  const { start, end, timeZone, priceCents, hasCredit, state } = booking;
  const isOpen = state === 'held' || state === 'requested';
  const credit = isOpen ? t.oneCredit : t.paidByCredit;
  const span = { startMs: Date.parse(start), endMs: Date.parse(end) };
  const when = whenOf(span, zone, timeZone);
  return (
    <dl className="grid grid-cols-1 gap-3">
      <Fact name={t.whenLabel}>
        <span className="block font-semibold">{when.day}</span>
        <span className="block font-semibold">{when.times}</span>
        <span className="block text-sm text-muted">{when.zone}</span>
        {when.elsewhere && <span className="block text-sm text-muted">{when.elsewhere}</span>}
      </Fact>
      {!hasHead && (
        <Fact name={t.withLabel}>
          <span className="flex items-center gap-2">
            {booking.clientPhoto && (
              <img
                src={clientPhotoAddress(booking.id, booking.clientPhoto)}
                alt=""
                decoding="async"
                className="size-10 shrink-0 rounded-full object-cover"
                onError={({ currentTarget }) => {
                  currentTarget.hidden = true;
                }}
              />
            )}
            <bdi>{booking.side === 'client' ? booking.trainerName : booking.clientName}</bdi>
          </span>
        </Fact>
      )}
      <Fact name={t.whereLabel}>
        <Where booking={booking} />
      </Fact>
      <Fact name={t.priceLabel}>
        {hasCredit ? credit : priceCents === 0 ? t.free : dollars(priceCents)}
      </Fact>
    </dl>
  );
}

function Where({ booking: { isOnline, offer, place, side } }: { booking: Booking }) {
  if (!isOnline) {
    if (!place) return t.placeLater;
    if (!place.isClients) return placeWords(place);
    const isClient = side === 'client';
    if (place.name === '') return isClient ? t.atYourPlace : t.atClientsPlace;
    return (isClient ? t.yourPlace : t.clientsPlace)(place.name);
  }
  if (offer.link === null) return t.online;
  return (
    <a
      href={offer.link}
      target="_blank"
      rel="noreferrer"
      className="text-accent underline underline-offset-2"
    >
      {offer.link}
    </a>
  );
}
