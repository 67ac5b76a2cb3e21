import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useCurrentUser } from '#features/account/web/public.ts';
import { seriesPriceWords } from '#features/booking-series/rules/series-price.ts';
import { policyWords } from '#features/booking-terms/rules/policy-words.ts';
import type { BookingAnswer, OfferPage } from '#features/bookings/contract.ts';
import { ADDRESS_LENGTH } from '#features/bookings/rules/choose-place.ts';
import { CLIENTS_PLACE } from '#features/free-times/rules/travel-minutes.ts';
import { MAX_SERIES_WEEKS } from '#features/free-times/rules/weekly-series.ts';
import { explainError } from '#platform/web/api-client/api-error.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { clearDraft, loadDraft, storeDraft } from '#platform/web/forms/stored-draft.ts';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import { bookSeries, useSeriesPreview } from '../../api/series.ts';
import { bookingIdFor, forgetBookingId } from '../../hooks/booking-id.ts';
import { bookText } from '../../messages/book.ts';
import { bookingText } from '../../messages/booking.ts';
import { seriesText as t } from '../../messages/series.ts';
import { EndsBefore } from '../ends-before.tsx';
import { placeName } from '../offer-card.tsx';
import { type Pay, PayChoice } from '../pay-choice.tsx';
import { TermsList } from '../terms-list.tsx';
import { SeriesResult } from './series-result.tsx';
import { type SeriesWeek, SeriesWeeks } from './series-weeks.tsx';

const WEEKS = [2, 4, 6, 8, 10, 12, 16, 20, MAX_SERIES_WEEKS];
const USUAL_WEEKS = 8;

type SeriesStepProps = {
  offer: OfferPage;
  start: string;
  weeks: number;
  placeId: string | undefined;
};

/** The same time every week: which weeks can be booked, and the tap that books them. */
export function SeriesStep({ offer, start, weeks, placeId }: SeriesStepProps) {
  const [path, navigate] = useLocation();
  const preview = useSeriesPreview({ offerId: offer.id, start, weeks, placeId });
  const query = new URLSearchParams({ series: start, ...(placeId && { place: placeId }) });
  const place = offer.places.find(({ id }) => id === (placeId ?? offer.places[0]?.id));
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-4">
      <Card title={t.title}>
        <p className="-mt-2 mb-4 text-muted">
          {t.lead} {place && t.at(placeName(place))}
        </p>
        <div className="max-w-56">
          <SelectField
            label={t.weeks}
            value={String(weeks)}
            options={[...new Set([...WEEKS, weeks])]
              .sort((a, b) => a - b)
              .map((one) => ({ value: String(one), label: t.weeksOf(one) }))}
            onChange={({ target }) => {
              query.set('weeks', target.value);
              navigate(`${path}?${query.toString()}`, { replace: true });
            }}
          />
        </div>
      </Card>
      <Loaded query={preview}>
        {(found) => (
          <Fields
            key={`${start} ${weeks}`}
            offer={offer}
            place={place}
            first={start}
            weeks={found.map((one, at) => ({ ...one, week: at + 1 }))}
          />
        )}
      </Loaded>
    </div>
  );
}

const MS_PER_WEEK = 7 * 86_400_000;

/** The weeks that an address asks for; otherwise those that are open to be booked, eight at most. */
export const weeksOf = (text: string | null, offer: OfferPage, start: string): number => {
  const weeks = Number(text ?? Number.NaN);
  if (Number.isInteger(weeks) && weeks >= 2 && weeks <= MAX_SERIES_WEEKS) return weeks;
  const lastMs = Date.now() + offer.daysAhead * 86_400_000;
  const open = Math.floor((lastMs - Date.parse(start)) / MS_PER_WEEK) + 1;
  return Math.min(USUAL_WEEKS, Math.max(2, open));
};

/** What changes of plans cost; where credits and money both pay, each says its own. */
function termsOfAll(
  terms: Pick<OfferPage, 'policy' | 'priceCents'>,
  credits: number,
  inMoney: number,
): string[] {
  const [free = '', ...ofMoney] = policyWords({ ...terms, hasCredit: false });
  const [, ...ofCredits] = policyWords({ ...terms, hasCredit: true });
  if (credits === 0) return [free, ...ofMoney];
  if (inMoney === 0) return [free, ...ofCredits];
  return [free, ...ofCredits.map(t.ofCredits), ...ofMoney.map(t.ofMoney)];
}

type FieldsProps = {
  offer: OfferPage;
  place: OfferPage['places'][number] | undefined;
  first: string;
  weeks: readonly SeriesWeek[];
};
type Draft = { message: string; address: string; pay: Pay; left: readonly string[] };

const draftKey = (offerId: string): string => `booking-draft ${offerId}`;

function Fields({ offer, place, first, weeks }: FieldsProps) {
  const owner = useCurrentUser().data?.id ?? '';
  const [, navigate] = useLocation();
  const send = useMutation(bookSeries);
  const [result, setResult] = useState<{ starts: string[]; answers: BookingAnswer[] } | null>(null);
  const open = weeks.flatMap(({ start, clashes }) =>
    start !== null && clashes.length === 0 ? [start] : [],
  );
  const asksAddress = place?.id === CLIENTS_PLACE;
  const kept = loadDraft(draftKey(offer.id), owner) as Partial<Draft> | null;
  const chosenOf = ({ left }: Draft) => open.filter((start) => !left.includes(start));
  const idName = (start: string) => `series ${offer.id} ${first} ${start}`;
  const form = useForm<Draft, Draft, unknown>({
    start: {
      message: kept?.message ?? '',
      address: kept?.address ?? '',
      pay: 'credit',
      left: [],
    },
    check: (draft) => ({
      content: draft,
      errors: {
        left: chosenOf(draft).length === 0 && t.chooseOne,
        address: asksAddress && draft.address.trim() === '' && bookingText.enterAddress,
      },
    }),
    onDraft: ({ message, address, pay }) =>
      storeDraft(draftKey(offer.id), owner, { message, address, pay }),
    send: async (draft) => {
      const starts = chosenOf(draft);
      const answers = await send.mutateAsync({
        seriesId: bookingIdFor(owner, idName('all')),
        offerId: offer.id,
        times: starts.map((start) => ({ id: bookingIdFor(owner, idName(start)), start })),
        message: draft.message.trim() || null,
        placeId: place?.id,
        address: draft.address.trim() || null,
        pay: offer.credits > 0 ? draft.pay : 'directly',
        credits: Math.min(offer.credits, starts.length),
      });
      for (const name of [...starts, 'all']) forgetBookingId(idName(name));
      clearDraft(draftKey(offer.id));
      if (answers.every(({ outcome }) => outcome === 'booked')) {
        toast(t.booked(answers.length));
        navigate('/trainers/bookings', { replace: true });
      } else setResult({ starts, answers });
    },
  });
  if (result) return <SeriesResult {...result} offerId={offer.id} />;
  const chosen = chosenOf(form.draft);
  const lastStart = chosen.at(-1);
  const { priceCents, policy, credits } = offer;
  const used = form.draft.pay === 'credit' ? Math.min(credits, chosen.length) : 0;
  const inMoney = chosen.length - used;
  return (
    <Form
      form={form}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2 lg:gap-5"
    >
      <SeriesWeeks
        weeks={weeks}
        left={form.draft.left}
        onChange={(left) => form.change({ left })}
        problem={form.errors.left}
      />
      <Card className="grid grid-cols-1 gap-5">
        {lastStart && <EndsBefore offer={offer} lastStart={lastStart} />}
        {asksAddress && (
          <TextField
            label={bookingText.address}
            hint={bookingText.addressHint(offer.trainerName)}
            required
            maxLength={ADDRESS_LENGTH}
            autoComplete="street-address"
            {...form.text('address')}
          />
        )}
        <TextArea
          label={bookText.message}
          hint={bookText.messageHint}
          maxLength={1000}
          {...form.text('message')}
        />
        {credits > 0 && (
          <PayChoice
            credits={credits}
            priceCents={priceCents * chosen.length}
            sessions={chosen.length}
            pay={form.draft.pay}
            onChange={(pay) => form.change({ pay })}
          />
        )}
        <TermsList
          sentences={termsOfAll({ policy, priceCents }, used, inMoney)}
          paysMoney={priceCents > 0 && inMoney > 0}
        />
        <p className="font-medium">
          {seriesPriceWords({ sessions: chosen.length, credits: used, priceCents })}
        </p>
        {form.failure !== null && (
          <StatusMessage tone="error" answers title={explainError(form.failure)} />
        )}
        <Button type="submit" size="lg" fullWidth pending={form.pending}>
          {offer.needsApproval ? t.ask(chosen.length) : t.book(chosen.length)}
        </Button>
      </Card>
    </Form>
  );
}
