import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { seriesPriceWords } from '#features/booking-series/rules/series-price.ts';
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
  return <Asked {...{ booking, zone, isOffline, paying, until }} />;
}

/** Dates of a series that are listed. */
const MAX_DATES = 4;

/** A request for the viewer to answer, with the open requests of its series. */
function Asked({ booking, zone, isOffline, paying, until }: RequestCardProps & { until: string }) {
  const { data: toCome = [] } = useSeriesToCome(
    booking.id,
    booking.seriesId !== null && !isOffline,
  );
  const open = toCome.filter(({ may }) => may.decide);
  const all = open.length > 1 ? open : [booking];
  const isClient = booking.waitsFor === 'client';
  const title = !isClient
    ? t.answerUntil(until)
    : all.length > 1
      ? t.seriesForYou(booking.trainerName, all.length)
      : t.bookedForYou(booking.trainerName);
  return (
    <StatusMessage
      tone="info"
      title={title}
      action={!isOffline && <Answer key={all.length} {...{ booking, all, paying }} />}
    >
      {isClient && <p>{t.confirmUntil(until)}</p>}
      {all.length > 1 && (
        <ul className="mt-1 list-disc pl-5">
          {all.slice(0, MAX_DATES).map(({ id, start }) => (
            <li key={id}>{momentWords(Date.parse(start), zone)}</li>
          ))}
          {all.length > MAX_DATES && <li>{t.moreDates(all.length - MAX_DATES)}</li>}
        </ul>
      )}
    </StatusMessage>
  );
}

type Words = { one: string; several: (many: number) => string };

type AnswerProps = Pick<RequestCardProps, 'booking' | 'paying'> & {
  /** this one and the open requests of its series after it */
  all: readonly Booking[];
};

/** Yes or no; a session at the client's own place needs its address first. */
function Answer({ booking, all, paying }: AnswerProps) {
  const decide = useMutation(decideRequest);
  const decideAll = useMutation(decideSeries);
  const [scope, setScope] = useState<SeriesScope>('all');
  const isAll = scope === 'all' && all.length > 1;
  const many = isAll ? all.length : 1;
  const { side, place, trainerName, priceCents } = booking;
  const { credits, pay, onChange } = paying;
  const hasCredits = credits !== null && credits > 0;
  const asksAddress = side === 'client' && place?.isClients === true && place.name === '';
  const [address, setAddress] = useState('');
  const [isMissing, setMissing] = useState(false);
  const payWith = hasCredits ? pay : 'directly';
  const used = payWith === 'credit' ? Math.min(credits ?? 0, many) : 0;
  const answer = (approves: boolean) => {
    if (approves && asksAddress && address.trim() === '') return setMissing(true);
    const how = {
      approves,
      address: address.trim() || null,
      pay: approves ? payWith : 'directly',
    } as const;
    if (isAll) decideAll.mutate({ bookings: all, ...how, credits: used });
    else decide.mutate({ booking, ...how });
  };
  const yes =
    side === 'client'
      ? { one: t.confirm, several: t.confirmAll }
      : { one: t.approve, several: t.approveAll };
  const labelOf = ({ one, several }: Words) => (isAll ? several(many) : one);
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
      {hasCredits && (
        <PayChoice {...{ credits, pay, onChange }} priceCents={priceCents * many} sessions={many} />
      )}
      {isAll && side === 'client' && credits !== null && (
        <p className="font-medium text-ink">
          {seriesPriceWords({ sessions: many, credits: used, priceCents })}
        </p>
      )}
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
            {labelOf(approves ? yes : { one: t.decline, several: t.declineAll })}
          </Button>
        ))}
      </div>
    </div>
  );
}
