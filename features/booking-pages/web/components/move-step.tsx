import { useState } from 'react';
import { settlementWords } from '#features/booking-terms/rules/policy-words.ts';
import type { Booking, OfferPage } from '#features/bookings/contract.ts';
import { dollars } from '#features/plans/rules/money.ts';
import { newId } from '#platform/shared/ids.ts';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { useBooking } from '../api.ts';
import { useViewerZone } from '../hooks/use-viewer-zone.ts';
import { bookingText as t } from '../messages/booking.ts';
import { type ClashAnswer, ClashNotice } from './clash-notice.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { placesWords, startWords, TimePicker } from './time-picker.tsx';

/** Another time for a booking, with what the move costs said before. */
export function MoveStep({ offer, id }: { offer: OfferPage; id: string }) {
  const booking = useBooking(id);
  return <Loaded query={booking}>{(shown) => <Move offer={offer} booking={shown} />}</Loaded>;
}

function Move({ offer, booking }: { offer: OfferPage; booking: Booking }) {
  const zone = useViewerZone();
  const [wanted, setWanted] = useState<{ start: string; newId: string } | null>(null);
  const [clash, setClash] = useState<ClashAnswer | null>(null);
  const choose = (start: string) => {
    setClash(null);
    setWanted({ start, newId: newId() });
  };
  const cost = booking.ifCancelledNow;
  const isLate = booking.side === 'client' && cost?.reason === 'late';
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-4">
      <StatusMessage tone="info" title={t.moveFrom(startWords(booking.start, zone))}>
        {isLate && cost
          ? `${t.lateMove} ${settlementWords(cost)} ${t.newTimeCosts(dollars(offer.priceCents))}`
          : t.moveFree}
      </StatusMessage>
      {clash && <ClashNotice clash={clash} onChoose={choose} />}
      <TimePicker
        offer={offer}
        moves={booking.id}
        openAtMs={Date.parse(booking.start)}
        pending={null}
        noteOf={(time) =>
          time.start === booking.start
            ? t.isNow
            : offer.capacity > 1
              ? placesWords(time, offer.capacity)
              : null
        }
        // Its own time is no move.
        onChoose={({ start }) => {
          if (start !== booking.start) choose(start);
        }}
      />
      {wanted && (
        <MoveDialog
          booking={booking}
          priceCents={offer.priceCents}
          wanted={wanted}
          onClash={(answer) => {
            setWanted(null);
            setClash(answer);
          }}
          onClose={() => setWanted(null)}
        />
      )}
    </div>
  );
}
