import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Booking, OfferPage } from '#features/bookings/contract.ts';
import { settlementWords } from '#features/bookings/rules/policy-words.ts';
import { dollars } from '#features/plans/rules/money.ts';
import { newId } from '#platform/shared/ids.ts';
import { explainError } from '#platform/web/api-client/api-error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import { moveBooking } from '../api/acts.ts';
import { useAskAgain, useBooking } from '../api.ts';
import { useViewerZone } from '../hooks/use-viewer-zone.ts';
import { bookingText as t } from '../messages/booking.ts';
import { isConflict } from './booking/is-conflict.ts';
import { type ClashAnswer, ClashNotice } from './clash-notice.tsx';
import { startWords, TimePicker } from './time-picker.tsx';

/** Another time for a booking, with what the move costs said before. */
export function MoveStep({ offer, id }: { offer: OfferPage; id: string }) {
  const booking = useBooking(id);
  return <Loaded query={booking}>{(shown) => <Move offer={offer} booking={shown} />}</Loaded>;
}

function Move({ offer, booking }: { offer: OfferPage; booking: Booking }) {
  const zone = useViewerZone();
  const [, navigate] = useLocation();
  const askAgain = useAskAgain();
  const move = useMutation(moveBooking);
  const [wanted, setWanted] = useState<{ start: string; newId: string } | null>(null);
  const [clash, setClash] = useState<ClashAnswer | null>(null);
  const choose = (start: string) => {
    move.reset();
    setClash(null);
    setWanted({ start, newId: newId() });
  };
  const cost = booking.ifCancelledNow;
  const isLate = booking.side === 'client' && cost?.reason === 'late';
  const send = async () => {
    if (!wanted) return;
    try {
      const answer = await move.mutateAsync({ booking, ...wanted });
      if (answer.outcome === 'clash') {
        setWanted(null);
        setClash(answer);
        return;
      }
      toast(t.movedTo(startWords(answer.booking.start, zone)));
      navigate(`/trainers/bookings/${answer.booking.id}`, { replace: true });
    } catch (error) {
      if (isConflict(error)) void askAgain();
    }
  };
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-4">
      <StatusMessage tone="info" title={t.moveFrom(startWords(booking.start, zone))}>
        {isLate && cost ? `${t.lateMove} ${settlementWords(cost)}` : t.moveFree}
      </StatusMessage>
      {clash && <ClashNotice clash={clash} onChoose={choose} />}
      <TimePicker
        offer={offer}
        moves={booking.id}
        openAtMs={Date.parse(booking.start)}
        pending={null}
        onChoose={({ start }) => choose(start)}
      />
      <Dialog
        open={wanted !== null}
        onOpenChange={(open) => !open && setWanted(null)}
        title={t.moveTitle}
        description={wanted ? startWords(wanted.start, zone) : undefined}
        footer={
          <>
            <Button variant="secondary" onClick={() => setWanted(null)}>
              {t.keepAsIs}
            </Button>
            <Button pending={move.isPending} onClick={() => void send()}>
              {isLate && cost && cost.feeCents > 0
                ? t.moveAndPay(dollars(cost.feeCents))
                : t.moveIt}
            </Button>
          </>
        }
      >
        <p>{isLate && cost ? `${t.lateMove} ${settlementWords(cost)}` : t.moveFree}</p>
        {move.error && (
          <div className="mt-3">
            <StatusMessage tone="error" title={explainError(move.error)} />
          </div>
        )}
      </Dialog>
    </div>
  );
}
