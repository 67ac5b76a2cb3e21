import { HOLD_MINUTES, MAX_REQUEST_HOURS } from '#features/booking-terms/rules/policy.ts';
import type { Side } from '#features/booking-terms/rules/settlement.ts';
import { MS_PER_HOUR, MS_PER_MINUTE } from '#platform/shared/wall-clock.ts';

export const BOOKING_STATES = [
  'held',
  'requested',
  'confirmed',
  'declined',
  'lapsed',
  'cancelled',
] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** What the exclusion constraint and capacities count. */
export const TAKING_STATES: readonly BookingState[] = ['held', 'requested', 'confirmed'];

export const holdEnd = (nowMs: number): number => nowMs + HOLD_MINUTES * MS_PER_MINUTE;

/** A request that nobody answers ends by itself, at the start at the latest. */
export const requestEnd = (nowMs: number, startMs: number): number =>
  Math.min(nowMs + MAX_REQUEST_HOURS * MS_PER_HOUR, startMs);

export type BookingMoment = {
  state: BookingState;
  startMs: number;
  endMs: number;
  /** until when it is held or requested; null once it is confirmed */
  keptUntilMs: number | null;
  /** whose answer a request waits for; absent: the trainer's */
  answerer?: Side;
};

/** A trainer who books for a client asks the client; a client who books asks the trainer. */
export const answererOf = ({ isByTrainer }: { isByTrainer: boolean }): Side =>
  isByTrainer ? 'client' : 'trainer';

/** The state at an instant: a hold or a request that has ended is over before anybody writes it down. */
export const stateAt = ({ state, keptUntilMs }: BookingMoment, nowMs: number): BookingState =>
  (state === 'held' || state === 'requested') && keptUntilMs !== null && nowMs >= keptUntilMs
    ? 'lapsed'
    : state;

export const takesTime = (booking: BookingMoment, nowMs: number): boolean =>
  TAKING_STATES.includes(stateAt(booking, nowMs));

/** Confirmed and over: it can be reviewed. */
export const isCompleted = (booking: BookingMoment, nowMs: number): boolean =>
  booking.state === 'confirmed' && nowMs >= booking.endMs;

export const BOOKING_ACTS = [
  'finish',
  'request',
  'approve',
  'decline',
  'reopen',
  'cancel',
  'move',
] as const;
export type BookingAct = (typeof BOOKING_ACTS)[number];

const ALLOWED: Record<
  BookingAct,
  { from: readonly BookingState[]; by: readonly Side[] | 'answerer'; to: BookingState | null }
> = {
  finish: { from: ['held'], by: ['client', 'trainer'], to: 'confirmed' },
  request: { from: ['held'], by: ['client', 'trainer'], to: 'requested' },
  approve: { from: ['requested'], by: 'answerer', to: 'confirmed' },
  decline: { from: ['requested'], by: 'answerer', to: 'declined' },
  reopen: { from: ['declined'], by: 'answerer', to: 'requested' },
  cancel: { from: ['held', 'requested', 'confirmed'], by: ['client', 'trainer'], to: 'cancelled' },
  move: { from: ['requested', 'confirmed'], by: ['client', 'trainer'], to: null },
};

/** The state after an act; null where that side may not do it now. Nothing is changed once it began. */
export function stateAfter(
  booking: BookingMoment,
  act: BookingAct,
  by: Side,
  nowMs: number,
): BookingState | null {
  const { from, by: who, to } = ALLOWED[act];
  const sides = who === 'answerer' ? [booking.answerer ?? 'trainer'] : who;
  const state = stateAt(booking, nowMs);
  if (!from.includes(state) || !sides.includes(by) || nowMs >= booking.startMs) return null;
  return to ?? state;
}
