import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useCurrentUser } from '#features/account/web/public.ts';
import type { WaitingPlace } from '#features/bookings/contract.ts';
import { momentWords } from '#features/free-times/rules/when-words.ts';
import { dayIn } from '#platform/shared/calendar-day.ts';
import { useNow } from '#platform/web/time/use-now.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { acceptPlace, leaveWaiting } from '../../api/waiting.ts';
import { useAskAgain, useOffer } from '../../api.ts';
import { bookingIdFor, forgetBookingId } from '../../hooks/booking-id.ts';
import { useViewerZone } from '../../hooks/use-viewer-zone.ts';
import { listText as t } from '../../messages/list.ts';
import { isConflict } from '../booking/is-conflict.ts';
import { DateTile } from './booking-row.tsx';

/** A place on a waiting list, or one that is offered for a limited time. */
export function WaitingRow({ place, isOffline }: { place: WaitingPlace; isOffline: boolean }) {
  const zone = useViewerZone();
  const leave = useMutation(leaveWaiting);
  const now = useNow(place.offeredUntil !== null, 1000);
  const { start, offerName, trainerName, before, offeredUntil } = place;
  const isOver = offeredUntil !== null && Date.parse(offeredUntil) < now;
  return (
    <li className="flex flex-wrap items-start gap-x-3.5 gap-y-2 py-2.5">
      <DateTile day={dayIn(zone, Date.parse(start))} />
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="font-medium wrap-anywhere">{t.with(offerName, trainerName)}</p>
        <p className="text-sm text-muted">{momentWords(Date.parse(start), zone)}</p>
        <p className="text-sm font-medium">
          {offeredUntil === null
            ? t.before(before)
            : isOver
              ? t.offerOver
              : t.offeredUntil(momentWords(Date.parse(offeredUntil), zone))}
        </p>
        {offeredUntil === null && <p className="text-sm text-muted">{t.howWaiting}</p>}
        {!isOffline && (
          <div className="mt-2 flex flex-wrap gap-2">
            {offeredUntil !== null && !isOver && <Accept place={place} />}
            <Button
              size="sm"
              variant={offeredUntil === null ? 'secondary' : 'ghost'}
              pending={leave.isPending}
              onClick={() => leave.mutate(place.sessionId)}
            >
              {offeredUntil === null ? t.leave : t.decline}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

function Accept({ place }: { place: WaitingPlace }) {
  const owner = useCurrentUser().data?.id ?? '';
  const [, navigate] = useLocation();
  const askAgain = useAskAgain();
  const accept = useMutation(acceptPlace);
  const credits = useOffer(place.offerId).data?.credits ?? 0;
  const what = `place ${place.sessionId}`;
  // The row goes as soon as the place is taken, and what was booked is shown all the same.
  const take = async (pay: 'directly' | 'credit') => {
    const { sessionId } = place;
    try {
      const answer = await accept.mutateAsync({ sessionId, id: bookingIdFor(owner, what), pay });
      forgetBookingId(what);
      if (answer.outcome === 'booked') navigate(`/trainers/bookings/${answer.booking.id}`);
    } catch (error) {
      if (isConflict(error)) void askAgain();
    }
  };
  return (
    <>
      {credits > 0 && (
        <Button size="sm" pending={accept.isPending} onClick={() => void take('credit')}>
          {t.acceptCredit}
        </Button>
      )}
      <Button
        size="sm"
        variant={credits > 0 ? 'secondary' : 'primary'}
        pending={accept.isPending}
        onClick={() => void take('directly')}
      >
        {t.accept}
      </Button>
    </>
  );
}
