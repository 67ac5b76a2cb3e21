import { CalendarX } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'wouter';
import { settlementWords } from '#features/booking-terms/rules/policy-words.ts';
import { termsOf, termsWords } from '#features/booking-terms/rules/terms.ts';
import type { Booking } from '#features/bookings/contract.ts';
import { momentWords } from '#features/free-times/rules/when-words.ts';
import { ReviewOfBooking } from '#features/trainers/web/public.ts';
import { ApiError } from '#platform/web/api-client/api-error.ts';
import { useOfflineState } from '#platform/web/offline/offline-state.ts';
import { LateChart } from '#platform/web/routing/late-chart.tsx';
import { useNow } from '#platform/web/time/use-now.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { useBooking, useCreditsFor } from '../api.ts';
import { BookingActs } from '../components/booking/booking-acts.tsx';
import { RequestCard } from '../components/booking/request-card.tsx';
import { KeptNote } from '../components/kept-note.tsx';
import type { Pay } from '../components/pay-choice.tsx';
import { SessionFacts } from '../components/session-facts.tsx';
import { StateBadge } from '../components/state-badge.tsx';
import { useKeptBookings } from '../hooks/use-kept-bookings.ts';
import { useViewerZone } from '../hooks/use-viewer-zone.ts';
import { bookingText as t } from '../messages/booking.ts';
import { graceAfterBooking, paysDirectly } from '../messages/terms.ts';

const MINUTE_MS = 60_000;
const LIST = '/trainers/bookings';

/** One booking, for its client and its trainer. */
export function BookingPage() {
  const { id } = useParams<{ id: string }>();
  const booking = useBooking(id);
  useKeptBookings();
  const isGone = booking.error instanceof ApiError && [400, 404].includes(booking.error.status);
  const back = booking.data?.side === 'trainer' ? '/trainers/calendar' : LIST;
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader title={booking.data?.offer.name ?? t.title} back={back} />
      {isGone ? (
        <EmptyState
          icon={<CalendarX size={28} />}
          title={t.goneTitle}
          action={<LinkButton href={LIST}>{t.all}</LinkButton>}
        >
          {t.goneLead}
        </EmptyState>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <KeptNote query={booking} />
          <Loaded query={booking}>{(shown) => <Shown booking={shown} />}</Loaded>
        </div>
      )}
    </div>
  );
}

function Shown({ booking: stored }: { booking: Booking }) {
  const { booking, paying } = usePaying(stored);
  const zone = useViewerZone();
  const { offline } = useOfflineState();
  const { state, message, settlement, cancelReason, side, paidCents, seriesId } = booking;
  const notes = [
    booking.hasClash && state === 'confirmed' && t.clash(side === 'trainer'),
    booking.wasMovedByTrainer && state === 'confirmed' && side === 'client' && t.movedByTrainer,
    seriesId !== null && t.inSeries,
    paidCents > 0 && t.paid(paidCents),
    state === 'cancelled' && settlement && t.cancelledBy(cancellerOf(booking)),
    settlement && settlementWords(settlement),
    cancelReason && `${t.reason}: ${cancelReason}`,
  ].filter((note) => typeof note === 'string');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-5">
        <RequestCard booking={booking} zone={zone} isOffline={offline} paying={paying} />
        <Said booking={booking} />
        <Card title={t.details} action={<StateBadge booking={booking} />}>
          <SessionFacts booking={booking} zone={zone} />
          {message && (
            <div className="mt-4 border-t border-line pt-4">
              <h3 className="text-sm text-muted">{t.message}</h3>
              <p className="whitespace-pre-line wrap-anywhere">{message}</p>
            </div>
          )}
          {notes.length > 0 && (
            <ul className="mt-4 grid grid-cols-1 gap-1 border-t border-line pt-4 text-sm text-muted">
              {notes.map((note) => (
                <li key={note} className="wrap-anywhere">
                  {note}
                </li>
              ))}
            </ul>
          )}
        </Card>
        <Review booking={booking} />
        {booking.ifCancelledNow && side === 'client' && <Terms booking={booking} zone={zone} />}
      </div>
      <BookingActs booking={booking} isOffline={offline} />
    </div>
  );
}

/** How a client pays for what a trainer booked, and the booking as it is when they pay so. */
function usePaying(booking: Booking) {
  const [pay, onChange] = useState<Pay>('credit');
  const { offline } = useOfflineState();
  const { side, may, hasCredit, offer } = booking;
  const isAsked = side === 'client' && may.decide && !hasCredit && !offline;
  const found = useCreditsFor(offer.id, isAsked);
  const credits = isAsked ? found : 0;
  const usesCredit = credits !== null && credits > 0 && pay === 'credit';
  return {
    booking: usesCredit ? { ...booking, hasCredit: true } : booking,
    paying: { credits, pay, onChange },
  };
}

/** Who cancelled, as the viewer reads it; empty: they themselves. */
function cancellerOf({ settlement, side, trainerName, clientName }: Booking): string {
  const by = settlement?.reason === 'trainer-cancelled' ? 'trainer' : 'client';
  if (by === side) return '';
  return (by === 'trainer' ? trainerName : clientName) || t.someone;
}

/** What the client says of a session that took place. */
function Review({ booking }: { booking: Booking }) {
  const now = useNow(true, MINUTE_MS);
  const { offline } = useOfflineState();
  const { id, side, state, end, missing } = booking;
  if (offline || side !== 'client' || state !== 'confirmed' || Date.parse(end) > now) return null;
  return <LateChart chart={ReviewOfBooking} with={{ bookingId: id, mayWrite: missing === null }} />;
}

/** That one side is said not to have come. */
function Said({ booking }: { booking: Booking }) {
  const { missing, side, may, organisationName } = booking;
  const zone = useViewerZone();
  if (!missing) return null;
  const other = (side === 'client' ? booking.trainerName : booking.clientName) || t.someone;
  return (
    <StatusMessage
      tone="info"
      title={
        missing.saidBy
          ? t.saidByGym(missing.saidBy, organisationName, missing.side === side ? '' : other)
          : t.saidOf(missing.side === side, other)
      }
    >
      {missing.isDisputed
        ? t.isDisputed
        : may.dispute && t.canDispute(momentWords(Date.parse(missing.until), zone))}
    </StatusMessage>
  );
}

function Terms({ booking, zone }: { booking: Booking; zone: string }) {
  const { policy, priceCents, hasCredit, wasMovedByTrainer } = booking;
  const startMs = Date.parse(booking.start);
  const terms = termsOf(
    { policy, priceCents, hasCredit, startMs, wasMovedByTrainer },
    useNow(true, MINUTE_MS),
  );
  return (
    <Card title={booking.may.decide ? t.termsOnceConfirmed : t.terms}>
      <ul className="grid list-disc grid-cols-1 gap-1 pl-5 text-muted">
        {termsWords(terms, zone).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {booking.ifCancelledNow?.reason === 'grace' && <li>{graceAfterBooking}</li>}
        {priceCents > 0 && !hasCredit && <li>{paysDirectly(booking.organisationName)}</li>}
      </ul>
    </Card>
  );
}
