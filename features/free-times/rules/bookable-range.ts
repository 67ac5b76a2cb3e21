import {
  firstInstantFrom,
  MS_PER_HOUR,
  MS_PER_WALL_DAY,
  toWallMs,
} from '#platform/shared/wall-clock.ts';
import { midnightBefore } from './caps.ts';
import type { OfferTimes } from './question.ts';
import type { Span } from './span.ts';

/** The first start that gives the notice; at the limit is in time. */
export const earliestStart = (offer: Pick<OfferTimes, 'noticeHours'>, nowMs: number): number =>
  nowMs + offer.noticeHours * MS_PER_HOUR;

/** Starts from the notice on until the end of the last date that can be booked. */
export function bookableRange(
  offer: Pick<OfferTimes, 'noticeHours' | 'daysAhead'>,
  timeZone: string,
  nowMs: number,
): Span {
  const today = midnightBefore(toWallMs(timeZone, nowMs));
  return {
    startMs: earliestStart(offer, nowMs),
    endMs: firstInstantFrom(timeZone, today + (offer.daysAhead + 1) * MS_PER_WALL_DAY),
  };
}
