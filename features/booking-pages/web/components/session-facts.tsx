import type { ReactNode } from 'react';
import type { Booking } from '#features/bookings/contract.ts';
import { clientPhotoAddress } from '#features/bookings/rules/client-photo.ts';
import { placeWords } from '#features/bookings/rules/when-words.ts';
import { dollars } from '#features/plans/rules/money.ts';
import { whenOf } from '../../rules/times-of-day.ts';
import { bookText as t } from '../messages/book.ts';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-[5rem_minmax(0,1fr)]">
      <dt className="text-sm text-muted sm:pt-0.5">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

/** When and where a session is, with whom, and its price. */
export function SessionFacts({ booking, zone }: { booking: Booking; zone: string }) {
  const { start, end, timeZone, offer, priceCents, hasCredit } = booking;
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
      <Fact name={t.whatLabel}>{offer.name}</Fact>
      <Fact name={t.whereLabel}>
        <Where booking={booking} />
      </Fact>
      <Fact name={t.priceLabel}>
        {hasCredit ? t.paidByCredit : priceCents === 0 ? t.free : dollars(priceCents)}
      </Fact>
    </dl>
  );
}

function Where({ booking: { isOnline, offer, place } }: { booking: Booking }) {
  if (!isOnline) return place ? placeWords(place) : t.placeLater;
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
