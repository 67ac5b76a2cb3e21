import { MS_PER_HOUR, MS_PER_MINUTE } from '#platform/shared/wall-clock.ts';

export const OFFER_MINUTES = 120;
export const SHORT_OFFER_MINUTES = 30;

/** `lapsed` let an offer pass, `ended` waited until the start in vain. */
export const WAITING_STATES = ['waiting', 'offered', 'booked', 'lapsed', 'left', 'ended'] as const;
export type WaitingState = (typeof WAITING_STATES)[number];

/** Someone who waits for a place, in the order in which they joined. */
export type Waiting = {
  id: string;
  state: WaitingState;
  /** until when a place is kept for them; null without an offer */
  offeredUntilMs: number | null;
};

/** Who may still get a place. */
export const waits = ({ state }: Pick<Waiting, 'state'>): boolean =>
  state === 'waiting' || state === 'offered';

type Moment = { nowMs: number; startMs: number; noticeHours: number };

/** Until when an offer made now holds: 2 hours, 30 minutes inside the notice, never past the start. */
export function offerEnd({ nowMs, startMs, noticeHours }: Moment): number {
  const isShort = startMs - nowMs < noticeHours * MS_PER_HOUR;
  const minutes = isShort ? SHORT_OFFER_MINUTES : OFFER_MINUTES;
  return Math.min(nowMs + minutes * MS_PER_MINUTE, startMs);
}

/** At the limit is in time; from the start on none is. */
export const canAccept = (
  { state, offeredUntilMs }: Waiting,
  { nowMs, startMs }: Pick<Moment, 'nowMs' | 'startMs'>,
): boolean =>
  state === 'offered' && offeredUntilMs !== null && nowMs <= offeredUntilMs && nowMs < startMs;

const afterTime = (one: Waiting, moment: Moment): Waiting => {
  if (waits(one) && moment.nowMs >= moment.startMs)
    return { ...one, state: 'ended', offeredUntilMs: null };
  if (one.state === 'offered' && !canAccept(one, moment)) {
    return { ...one, state: 'lapsed', offeredUntilMs: null };
  }
  return one;
};

/**
 * The list as it stands now: offers that are over lapse, and places that are neither booked nor offered
 * go to the next in order. `freePlaces` counts those not booked. Asking twice changes nothing more.
 */
export function moveUp(list: readonly Waiting[], freePlaces: number, moment: Moment): Waiting[] {
  const now = list.map((one) => afterTime(one, moment));
  let toOffer = freePlaces - now.filter((one) => one.state === 'offered').length;
  return now.map((one) => {
    if (one.state !== 'waiting' || toOffer <= 0) return one;
    toOffer -= 1;
    return { ...one, state: 'offered', offeredUntilMs: offerEnd(moment) };
  });
}

/** When the list has to be looked at again: the first offer that runs out, or the start. */
export function nextLook(list: readonly Waiting[], startMs: number): number | null {
  const open = list.filter(waits);
  if (open.length === 0) return null;
  return Math.min(startMs, ...open.flatMap((one) => one.offeredUntilMs ?? []));
}
