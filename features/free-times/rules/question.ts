import type { Schedule, WeekHours } from './schedule.ts';
import type { Span } from './span.ts';

/** What an offer says about its times. */
export type OfferTimes = {
  id: string;
  /** real minutes that a session takes */
  minutes: number;
  /** minutes on the wall between two starts */
  gridMinutes: number;
  /** minutes kept free for this offer before and after each session */
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  /** hours that have to lie between booking and start */
  noticeHours: number;
  /** how many of the trainer's dates after today can be booked, the last included */
  daysAhead: number;
  /** sessions of this offer that may begin on one date, and in one week from Monday; null: any number */
  maxPerDay: number | null;
  maxPerWeek: number | null;
  /** instead of the weekly hours, all of them; null: those */
  hours: readonly WeekHours[] | null;
  /** where it takes place; null: online, or at a place that was not given */
  placeId: string | null;
};

/** A session that takes the trainer's time: booked, waiting for approval, or held. */
export type TakenTime = Span & {
  id: string;
  offerId: string;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  placeId: string | null;
};

/** Minutes from one place to another, the same both ways. */
export type Travel = {
  /** between two places that no pair names */
  usualMinutes: number;
  pairs: readonly { placeIds: readonly [string, string]; minutes: number }[];
};

export type RoomTimes = { id: string; taken: readonly Span[] };

/** All that decides when an offer of one trainer can be booked. */
export type TimesQuestion = {
  schedule: Schedule;
  offer: OfferTimes;
  /** of all the trainer's offers; whole weeks where the offer has a limit for a week */
  taken: readonly TakenTime[];
  /** busy times from other calendars */
  elsewhere: readonly Span[];
  travel: Travel;
  /** one of them has to be free; null: none is needed */
  rooms: readonly RoomTimes[] | null;
  nowMs: number;
};
