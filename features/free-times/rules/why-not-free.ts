import { MS_PER_MINUTE, toWallMs, weekStartOf } from '#platform/shared/wall-clock.ts';
import { bookableRange } from './bookable-range.ts';
import { fullDates, midnightBefore } from './caps.ts';
import { firstLabelFrom, openWindows, timeOffSpans } from './open-windows.ts';
import type { TakenTime, TimesQuestion } from './question.ts';
import { overlaps, type Span } from './span.ts';
import { travelMinutes } from './travel-minutes.ts';

/** Why a start cannot be booked, in the order in which it is said. */
export const CLASHES = [
  'past',
  'taken',
  'buffer',
  'travel',
  'other-calendar',
  'no-room',
  'time-off',
  'closed',
  'off-grid',
  'too-soon',
  'too-far',
  'day-full',
  'week-full',
] as const;
export type Clash = (typeof CLASHES)[number];

/** What trainers may do when they book for a client: their hours and limits are their own. */
const OWN_TO_DECIDE: readonly Clash[] = [
  'time-off',
  'closed',
  'off-grid',
  'too-soon',
  'too-far',
  'day-full',
  'week-full',
];

export const mayTrainerOverride = (clash: Clash): boolean => OWN_TO_DECIDE.includes(clash);

const widen = ({ startMs, endMs }: Span, before: number, after: number): Span => ({
  startMs: startMs - before * MS_PER_MINUTE,
  endMs: endMs + after * MS_PER_MINUTE,
});

function clashWithTaken(question: TimesQuestion, session: Span, one: TakenTime): Clash | null {
  if (overlaps(session, one)) return 'taken';
  const { offer, travel } = question;
  const kept = widen(one, one.bufferBeforeMinutes, one.bufferAfterMinutes);
  const wanted = widen(session, offer.bufferBeforeMinutes, offer.bufferAfterMinutes);
  if (overlaps(wanted, kept)) return 'buffer';
  const way = travelMinutes(travel, one.placeId, offer.placeId);
  return overlaps(widen(wanted, way, way), kept) ? 'travel' : null;
}

function clashOfSession(question: TimesQuestion, session: Span): Clash | null {
  const { offer, taken, elsewhere, rooms } = question;
  const clashes = taken.map((one) => clashWithTaken(question, session, one));
  const first = (['taken', 'buffer', 'travel'] as const).find((one) => clashes.includes(one));
  if (first) return first;
  const wanted = widen(session, offer.bufferBeforeMinutes, offer.bufferAfterMinutes);
  if (elsewhere.some((busy) => busy.startMs < busy.endMs && overlaps(wanted, busy))) {
    return 'other-calendar';
  }
  const isRoomFree = rooms?.some((room) => !room.taken.some((one) => overlaps(session, one)));
  return isRoomFree === false ? 'no-room' : null;
}

/** What keeps a session of the offer from starting at `startMs`, all of it; empty where it can be booked. */
export function clashesAt(question: TimesQuestion, startMs: number): Clash[] {
  const { schedule, offer, nowMs } = question;
  const session = { startMs, endMs: startMs + offer.minutes * MS_PER_MINUTE };
  const found = new Set<Clash>();
  if (startMs < nowMs) found.add('past');
  const clash = clashOfSession(question, session);
  if (clash) found.add(clash);
  if (timeOffSpans(schedule, session).some((off) => overlaps(session, off))) found.add('time-off');
  const wall = toWallMs(schedule.timeZone, startMs);
  const window = openWindows(schedule, offer.hours, session).find(
    (one) => one.startMs <= session.startMs && session.endMs <= one.endMs,
  );
  if (!window) found.add('closed');
  else if (firstLabelFrom(window, offer.gridMinutes * MS_PER_MINUTE, wall) !== wall) {
    found.add('off-grid');
  }
  const bookable = bookableRange(offer, schedule.timeZone, nowMs);
  if (startMs < bookable.startMs && startMs >= nowMs) found.add('too-soon');
  if (startMs >= bookable.endMs) found.add('too-far');
  const full = fullDates(question);
  if (full.isDayFull(midnightBefore(wall))) found.add('day-full');
  if (full.isWeekFull(weekStartOf(wall))) found.add('week-full');
  return CLASHES.filter((one) => found.has(one));
}

/** The room for a session: the first one that is free, in their order; null where there is none. */
export const freeRoom = ({ rooms }: TimesQuestion, session: Span): string | null =>
  rooms?.find((room) => !room.taken.some((one) => overlaps(session, one)))?.id ?? null;
