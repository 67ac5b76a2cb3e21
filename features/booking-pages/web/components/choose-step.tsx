import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useCurrentUser } from '#features/account/web/public.ts';
import type { Booking, OfferPage } from '#features/bookings/contract.ts';
import { explainError } from '#platform/web/api-client/api-error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { joinWaiting } from '../api/waiting.ts';
import { holdTime, letTimeGo, useMyBookings, useWaiting } from '../api.ts';
import { bookingIdFor, forgetBookingId, timeName } from '../hooks/booking-id.ts';
import { useViewerZone } from '../hooks/use-viewer-zone.ts';
import { showsTimes } from '../messages/bar.ts';
import { bookText as t } from '../messages/book.ts';
import { seriesText } from '../messages/series.ts';
import { BarCard } from './bar-card.tsx';
import { type ClashAnswer, ClashNotice } from './clash-notice.tsx';
import { useHoldLeft } from './hold-clock.tsx';
import { OfferCard, placeName } from './offer-card.tsx';
import type { ShownTime } from './time-list.tsx';
import { placesWords, startWords, TimePicker } from './time-picker.tsx';

const OPEN_STATES = ['held', 'requested', 'confirmed'];

/** Days and times; a tap keeps one for ten minutes and goes on. */
export function ChooseStep({ offer }: { offer: OfferPage }) {
  const owner = useCurrentUser().data?.id ?? '';
  const [path, navigate] = useLocation();
  const mine = useMyBookings();
  const waiting = useWaiting(offer.capacity > 1).data;
  const held = mine.data?.find(({ state, offer: of }) => state === 'held' && of.id === offer.id);
  const [clash, setClash] = useState<ClashAnswer | null>(null);
  const [pending, setPending] = useState<string | null>(null);
  const [repeats, setRepeats] = useState<'once' | 'weekly'>('once');
  const search = new URLSearchParams(useSearch());
  const places = offer.places;
  const placeId =
    places.length > 1
      ? (places.find(({ id }) => id === search.get('place')) ?? places[0])?.id
      : undefined;
  // The time that was found elsewhere, as in the search for trainers.
  const wantedMs = Date.parse(search.get('at') ?? '');
  const hold = useMutation(holdTime);
  const wait = useMutation(joinWaiting);

  const choose = async (start: string) => {
    if (pending) return;
    setPending(start);
    setClash(null);
    const what = timeName(offer.id, start, placeId);
    const letGo = held && held.start !== start ? held : null;
    const ask = () =>
      hold.mutateAsync({ id: bookingIdFor(owner, what), offerId: offer.id, start, placeId, letGo });
    try {
      let answer = await ask();
      if (answer.outcome === 'booked' && !OPEN_STATES.includes(answer.booking.state)) {
        // The id is that of a time that was let go before.
        forgetBookingId(what);
        answer = await ask();
      }
      if (answer.outcome === 'booked') navigate(`${path}?hold=${answer.booking.id}`);
      else {
        forgetBookingId(what);
        setClash(answer);
      }
    } catch {
      // `hold.error` is shown.
    } finally {
      setPending(null);
    }
  };

  const canChoose = offer.bar === null;
  const hasPlace = (start: string) =>
    mine.data?.find(
      (one) =>
        one.start === start &&
        one.offer.id === offer.id &&
        (one.state === 'confirmed' || one.state === 'requested'),
    );
  const isWaiting = (sessionId: string | null) =>
    waiting?.some((one) => one.sessionId === sessionId) ?? false;
  const noteOf = (time: ShownTime) =>
    hasPlace(time.start)
      ? t.youAreIn
      : isWaiting(time.sessionId)
        ? t.youWait
        : time.left === 0
          ? t.fullJoin
          : placesWords(time, offer.capacity);
  const tap = ({ start, sessionId, left }: ShownTime) => {
    const own = hasPlace(start);
    if (own) navigate(`/trainers/bookings/${own.id}`);
    else if (isWaiting(sessionId)) navigate('/trainers/bookings');
    else if (left === 0 && sessionId) wait.mutate(sessionId);
    else if (repeats === 'weekly') navigate(seriesPath(path, start, placeId));
    else void choose(start);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] lg:gap-5">
      <OfferCard offer={offer} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {offer.bar && <BarCard bar={offer.bar} />}
        {held && <Held booking={held} />}
        {clash && <ClashNotice clash={clash} onChoose={(start) => void choose(start)} />}
        {hold.error && pending === null && (
          <StatusMessage tone="error" answers title={explainError(hold.error)} />
        )}
        {(offer.bar === null || showsTimes(offer.bar)) && (
          <TimePicker
            offer={offer}
            above={
              <div className="grid gap-4">
                {placeId !== undefined && (
                  <Places
                    places={places}
                    value={placeId}
                    onChange={(id) => {
                      search.set('place', id);
                      navigate(`${path}?${search.toString()}`, { replace: true });
                    }}
                  />
                )}
                {canChoose && offer.gym === null && (
                  <Repeats value={repeats} onChange={setRepeats} />
                )}
              </div>
            }
            placeId={placeId}
            {...(!Number.isNaN(wantedMs) && { openAtMs: wantedMs, marksOpened: true })}
            pending={pending}
            noteOf={offer.capacity > 1 ? noteOf : undefined}
            onChoose={canChoose ? tap : undefined}
          />
        )}
      </div>
    </div>
  );
}

const seriesPath = (path: string, start: string, placeId: string | undefined): string =>
  `${path}?${new URLSearchParams({ series: start, ...(placeId && { place: placeId }) }).toString()}`;

/** Where it is to be; the times of each place are its own. */
function Places({
  places,
  value,
  onChange,
}: {
  places: OfferPage['places'];
  value: string;
  onChange: (id: string) => void;
}) {
  const options = places.map((place) => ({ value: place.id, label: placeName(place) }));
  return (
    <div className="max-w-xl">
      <Segmented label={t.placeChoice} options={options} value={value} onValueChange={onChange} />
    </div>
  );
}

const REPEATS = [
  { value: 'once', label: seriesText.once },
  { value: 'weekly', label: seriesText.weekly },
] as const;

function Repeats({
  value,
  onChange,
}: {
  value: 'once' | 'weekly';
  onChange: (value: 'once' | 'weekly') => void;
}) {
  return (
    <div className="mb-4 max-w-sm">
      <Segmented
        label={seriesText.repeat}
        hideLabel
        options={REPEATS}
        value={value}
        onValueChange={onChange}
      />
    </div>
  );
}

/** The time that the person keeps already, in this tab or another. */
function Held({ booking }: { booking: Booking }) {
  const zone = useViewerZone();
  const [path] = useLocation();
  const left = useHoldLeft(booking.keptUntil);
  const letGo = useMutation(letTimeGo);
  if (left === 0) return null;
  return (
    <StatusMessage
      tone="info"
      title={t.holding(startWords(booking.start, zone))}
      action={
        <div className="flex flex-wrap gap-2">
          <LinkButton size="sm" href={`${path}?hold=${booking.id}`}>
            {t.goOn}
          </LinkButton>
          <Button
            size="sm"
            variant="secondary"
            pending={letGo.isPending}
            onClick={() => letGo.mutate(booking)}
          >
            {t.letItGo}
          </Button>
        </div>
      }
    />
  );
}
