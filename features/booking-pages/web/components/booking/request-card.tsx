import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Booking } from '#features/bookings/contract.ts';
import { ADDRESS_LENGTH } from '#features/bookings/rules/choose-place.ts';
import { momentWords } from '#features/free-times/rules/when-words.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { decideRequest } from '../../api/acts.ts';
import { decideSeries, useSeriesToCome } from '../../api/series.ts';
import { bookingText as t } from '../../messages/booking.ts';
import { type Pay, PayChoice } from '../pay-choice.tsx';
import { SeriesChoice, type SeriesScope } from '../series/series-choice.tsx';

type RequestCardProps = {
  booking: Booking;
  zone: string;
  isOffline: boolean;
  /** how a client pays for what a trainer booked; null credits: nobody knows yet */
  paying: Paying;
};
export type Paying = { credits: number | null; pay: Pay; onChange: (pay: Pay) => void };

/** A booking that is not finished, or that one side still has to agree to. */
export function RequestCard({ booking, zone, isOffline, paying }: RequestCardProps) {
  const { state, keptUntil, may, offer, waitsFor } = booking;
  if (state === 'held') {
    return (
      <StatusMessage
        tone="info"
        title={t.notFinished}
        action={
          <LinkButton size="sm" href={`/trainers/book/${offer.id}?hold=${booking.id}`}>
            {t.finish}
          </LinkButton>
        }
      />
    );
  }
  if (state !== 'requested' || keptUntil === null) return null;
  const until = momentWords(Date.parse(keptUntil), zone);
  if (!may.decide) {
    const title =
      waitsFor === 'client'
        ? t.clientAnswers(booking.clientName, until)
        : t.asksUntil(booking.trainerName, until);
    return <StatusMessage tone="info" title={title} />;
  }
  const isClient = waitsFor === 'client';
  return (
    <StatusMessage
      tone="info"
      title={isClient ? t.bookedForYou(booking.trainerName) : t.answerUntil(until)}
      action={!isOffline && <Answer booking={booking} paying={paying} />}
    >
      {isClient && t.confirmUntil(until)}
    </StatusMessage>
  );
}

/** Yes or no; a session at the client's own place needs its address first. */
function Answer({ booking, paying }: Pick<RequestCardProps, 'booking' | 'paying'>) {
  const decide = useMutation(decideRequest);
  const decideAll = useMutation(decideSeries);
  const [scope, setScope] = useState<SeriesScope>('one');
  const isSeries = booking.seriesId !== null && booking.side === 'trainer';
  const { data: toCome = [] } = useSeriesToCome(booking.id, isSeries);
  const all = toCome.filter(({ may }) => may.decide);
  const isAll = scope === 'all' && all.length > 1;
  const { side, place, trainerName, priceCents } = booking;
  const { credits, pay, onChange } = paying;
  const hasCredits = credits !== null && credits > 0;
  const asksAddress = side === 'client' && place?.isClients === true && place.name === '';
  const [address, setAddress] = useState('');
  const [isMissing, setMissing] = useState(false);
  const answer = (approves: boolean) => {
    if (approves && asksAddress && address.trim() === '') return setMissing(true);
    if (isAll) return decideAll.mutate({ bookings: all, approves });
    decide.mutate({
      booking,
      approves,
      address: address.trim() || null,
      pay: approves && hasCredits ? pay : 'directly',
    });
  };
  return (
    <div className="grid gap-3">
      {all.length > 1 && <SeriesChoice many={all.length} value={scope} onChange={setScope} />}
      {asksAddress && (
        <TextField
          label={t.address}
          hint={t.addressHint(trainerName)}
          maxLength={ADDRESS_LENGTH}
          autoComplete="street-address"
          value={address}
          error={isMissing ? t.enterAddress : undefined}
          onChange={({ target }) => {
            setMissing(false);
            setAddress(target.value);
          }}
        />
      )}
      {hasCredits && <PayChoice {...{ credits, priceCents, pay, onChange }} />}
      <div className="flex flex-wrap gap-2">
        {[true, false].map((approves) => (
          <Button
            key={String(approves)}
            size="sm"
            variant={approves ? 'primary' : 'secondary'}
            disabled={approves && credits === null}
            pending={[decide, decideAll].some(
              (one) => one.isPending && one.variables.approves === approves,
            )}
            onClick={() => answer(approves)}
          >
            {approves ? (side === 'client' ? t.confirm : t.approve) : t.decline}
          </Button>
        ))}
      </div>
    </div>
  );
}
