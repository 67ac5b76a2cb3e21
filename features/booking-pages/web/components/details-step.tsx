import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { useCurrentUser } from '#features/account/web/public.ts';
import { termsOf, termsWords } from '#features/booking-terms/rules/terms.ts';
import type { Booking, OfferPage } from '#features/bookings/contract.ts';
import { ADDRESS_LENGTH } from '#features/bookings/rules/choose-place.ts';
import { momentWords } from '#features/free-times/rules/when-words.ts';
import { explainError } from '#platform/web/api-client/api-error.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { clearDraft, loadDraft, storeDraft } from '#platform/web/forms/stored-draft.ts';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useNow } from '#platform/web/time/use-now.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { finishBooking, holdTime, letTimeGo, useBooking, useMyBookings } from '../api.ts';
import { bookingIdFor, forgetBookingId, timeName } from '../hooks/booking-id.ts';
import { useViewerZone } from '../hooks/use-viewer-zone.ts';
import { bookText as t } from '../messages/book.ts';
import { bookingText } from '../messages/booking.ts';
import { graceAfterBooking } from '../messages/terms.ts';
import { type ClashAnswer, ClashNotice } from './clash-notice.tsx';
import { EndsBefore } from './ends-before.tsx';
import { HoldClock, useHoldLeft } from './hold-clock.tsx';
import { type Pay, PayChoice } from './pay-choice.tsx';
import { SessionFacts } from './session-facts.tsx';
import { TermsList } from './terms-list.tsx';

type Draft = { message: string; pay: Pay; address: string };

const MAX_MESSAGE = 1000;
const draftKey = (offerId: string): string => `booking-draft ${offerId}`;

/** A time that is kept: what the trainer should know, how it is paid, the terms, and the last tap. */
export function DetailsStep({ offer, id }: { offer: OfferPage; id: string }) {
  const booking = useBooking(id);
  return <Loaded query={booking}>{(held) => <Held offer={offer} booking={held} />}</Loaded>;
}

function Held({ offer, booking }: { offer: OfferPage; booking: Booking }) {
  if (booking.state === 'confirmed' || booking.state === 'requested') {
    return <Redirect to={`/trainers/bookings/${booking.id}`} replace />;
  }
  return <Details key={booking.id} offer={offer} booking={booking} />;
}

function Details({ offer, booking }: { offer: OfferPage; booking: Booking }) {
  const owner = useCurrentUser().data?.id ?? '';
  const [path, navigate] = useLocation();
  const zone = useViewerZone();
  const leftMs = useHoldLeft(booking.state === 'held' ? booking.keptUntil : null);
  const now = useNow(true, 60_000);
  const isOver = leftMs === 0;
  const [clash, setClash] = useState<ClashAnswer | null>(null);
  const finish = useMutation(finishBooking);
  const hold = useMutation(holdTime);
  const letGo = useMutation(letTimeGo);
  const asksAddress = booking.place?.isClients === true;
  const placeId = offer.places.length > 1 ? (booking.placeId ?? undefined) : undefined;
  const what = timeName(offer.id, booking.start, placeId);
  const kept = loadDraft(draftKey(offer.id), owner) as Partial<Draft> | null;
  const form = useForm<Draft, Draft, unknown>({
    start: {
      message: kept?.message ?? '',
      address: kept?.address ?? '',
      pay: kept?.pay ?? (offer.credits > 0 ? 'credit' : 'directly'),
    },
    check: (draft) => ({
      content: draft,
      errors: { address: asksAddress && draft.address.trim() === '' && bookingText.enterAddress },
    }),
    onDraft: (draft) => storeDraft(draftKey(offer.id), owner, draft),
    send: async ({ message, pay, address }) => {
      const answer = await finish.mutateAsync({
        id: booking.id,
        message: message.trim() || null,
        pay: offer.credits > 0 ? pay : 'directly',
        address: address.trim() || null,
      });
      if (answer.outcome === 'clash') {
        setClash(answer);
        return;
      }
      clearDraft(draftKey(offer.id));
      forgetBookingId(what);
      navigate(`/trainers/bookings/${booking.id}`, { replace: true });
    },
  });
  useEffect(() => {
    if (isOver) forgetBookingId(what);
  }, [isOver, what]);

  /** Keeps the time again, or another one, under a new id. */
  const keep = async (start: string) => {
    setClash(null);
    const of = timeName(offer.id, start, placeId);
    try {
      const id = bookingIdFor(owner, of);
      const wanted = { id, offerId: offer.id, start, placeId };
      const answer = await hold.mutateAsync({ ...wanted, letGo: null });
      if (answer.outcome === 'booked')
        navigate(`${path}?hold=${answer.booking.id}`, { replace: true });
      else setClash(answer);
      if (answer.outcome === 'clash') forgetBookingId(of);
    } catch {
      // `hold.error` is shown.
    }
  };
  const chooseAnother = async () => {
    forgetBookingId(what);
    if (!isOver) await letGo.mutateAsync(booking).catch(() => undefined);
    navigate(placeId ? `${path}?place=${placeId}` : path, { replace: true });
  };

  const isCredit = offer.credits > 0 && form.draft.pay === 'credit';
  const startMs = Date.parse(booking.start);
  const { policy, priceCents } = booking;
  const terms = termsOf({ policy, priceCents, hasCredit: isCredit, startMs }, now);
  const isLate = terms.kind !== 'free' && terms.isLate;
  const sentences = [...termsWords(terms, zone), ...(isLate ? [graceAfterBooking] : [])];
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2 lg:gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {isOver ? (
          <StatusMessage
            tone="info"
            title={t.lapsed}
            action={
              <Button size="sm" pending={hold.isPending} onClick={() => void keep(booking.start)}>
                {t.keepAgain}
              </Button>
            }
          >
            {t.lapsedLead}
          </StatusMessage>
        ) : (
          <HoldClock leftMs={leftMs} />
        )}
        <SameTime booking={booking} zone={zone} />
        <EndsBefore offer={offer} lastStart={booking.start} />
        {clash && <ClashNotice clash={clash} onChoose={(start) => void keep(start)} />}
        {hold.error && <StatusMessage tone="error" title={explainError(hold.error)} />}
        <Card>
          <SessionFacts booking={{ ...booking, hasCredit: isCredit }} zone={zone} hasHead />
          <Button
            variant="ghost"
            size="sm"
            className="mt-2 -mb-2 -ml-4"
            pending={letGo.isPending}
            onClick={() => void chooseAnother()}
          >
            {t.another}
          </Button>
        </Card>
      </div>
      <Card>
        <Form form={form} className="grid grid-cols-1 gap-5">
          {asksAddress && (
            <TextField
              label={bookingText.address}
              hint={bookingText.addressHint(booking.trainerName)}
              required
              maxLength={ADDRESS_LENGTH}
              autoComplete="street-address"
              {...form.text('address')}
            />
          )}
          <TextArea
            label={t.message}
            hint={booking.place || booking.isOnline ? t.messageHint : t.messagePlaceHint}
            maxLength={MAX_MESSAGE}
            {...form.text('message')}
          />
          {offer.credits > 0 && (
            <PayChoice
              credits={offer.credits}
              priceCents={priceCents}
              pay={form.draft.pay}
              onChange={(pay) => form.change({ pay })}
            />
          )}
          <TermsList sentences={sentences} paysMoney={priceCents > 0 && !isCredit} />
          {form.failure !== null && (
            <StatusMessage tone="error" answers title={explainError(form.failure)} />
          )}
          <div className="grid grid-cols-1 gap-2">
            <Button type="submit" size="lg" fullWidth pending={form.pending}>
              {offer.needsApproval ? t.ask : t.book}
            </Button>
            {offer.needsApproval && <p className="text-center text-sm text-muted">{t.askLead}</p>}
          </div>
        </Form>
      </Card>
    </div>
  );
}

/** The person has another session then: their choice, but they should know. */
function SameTime({ booking, zone }: { booking: Booking; zone: string }) {
  const other = useMyBookings().data?.find(
    ({ id, state, start, end }) =>
      id !== booking.id &&
      (state === 'confirmed' || state === 'requested') &&
      start < booking.end &&
      booking.start < end,
  );
  if (!other) return null;
  const when = momentWords(Date.parse(other.start), zone);
  return (
    <StatusMessage tone="info" title={t.sameTime(other.offer.name, other.trainerName, when)} />
  );
}
