import type { Booking } from '#features/bookings/contract.ts';
import type { TaughtClass } from '#features/classes/contract.ts';
import { overlaps, type Span } from '#features/free-times/rules/span.ts';

/** A session as a trainer's calendar shows it, with those who come. */
export type CalendarSession = Span & {
  key: string;
  offerId: string;
  offerName: string;
  isOnline: boolean;
  place: Booking['place'];
  state: 'requested' | 'confirmed' | 'held';
  bookings: readonly Booking[];
  /** of a class, which takes place without bookings too; null: it is none */
  places: { booked: number; capacity: number } | null;
  /** another calendar says that the trainer is busy */
  isClash: boolean;
};

const STATES = ['requested', 'confirmed', 'held'] as const;

const spanOf = ({ start, end }: { start: string; end: string }): Span => ({
  startMs: Date.parse(start),
  endMs: Date.parse(end),
});

const isIn = (busy: readonly Span[], span: Span): boolean =>
  busy.some((one) => one.startMs < one.endMs && overlaps(one, span));

/** A class that a trainer gives, while nobody has booked it. */
function toEmptyClass(one: TaughtClass, busy: readonly Span[]): CalendarSession {
  const { sessionId: key, name, organisationName, roomName, booked, capacity } = one;
  const place = roomName
    ? { name: roomName, suburb: organisationName }
    : { name: organisationName, suburb: '' };
  return {
    ...spanOf(one),
    key,
    offerId: key,
    offerName: name,
    isOnline: false,
    place,
    state: 'confirmed',
    bookings: [],
    places: { booked, capacity },
    isClash: isIn(busy, spanOf(one)),
  };
}

/** What takes a trainer’s time: sessions that are booked, those of a group as one, and classes they give. */
export function toSessions(
  bookings: readonly Booking[],
  busy: readonly Span[],
  classes: readonly TaughtClass[] = [],
): CalendarSession[] {
  const taught = classes.filter(({ cancelReason }) => cancelReason === null);
  const groups = new Map<string, Booking[]>();
  for (const booking of bookings) {
    if (!STATES.some((state) => state === booking.state)) continue;
    const { sessionId } = booking;
    groups.set(sessionId, [...(groups.get(sessionId) ?? []), booking]);
  }
  const empty = taught.filter(({ sessionId }) => !groups.has(sessionId));
  const booked = [...groups].flatMap(([key, people]) => {
    const [first] = people;
    if (!first) return [];
    const places = taught.find(({ sessionId }) => sessionId === key) ?? null;
    return {
      ...spanOf(first),
      key,
      offerId: first.offer.id,
      offerName: first.offer.name,
      isOnline: first.isOnline,
      place: first.place,
      state: STATES.find((state) => people.some((one) => one.state === state)) ?? 'held',
      bookings: people,
      places: places && { booked: places.booked, capacity: places.capacity },
      isClash: people.some(({ hasClash }) => hasClash) || isIn(busy, spanOf(first)),
    };
  });
  return [...booked, ...empty.map((one) => toEmptyClass(one, busy))].sort(
    (a, b) => a.startMs - b.startMs,
  );
}

/** Requests that wait for an answer, the first to begin first. */
export const openRequests = (bookings: readonly Booking[]): Booking[] =>
  bookings.filter(({ may }) => may.decide).toSorted((a, b) => (a.start < b.start ? -1 : 1));
