import { isUnderWay } from './session-state.ts';
import type { WaitingSession } from './training-week.ts';

/** Days back that a session under way is offered to go on with. */
export const UNDER_WAY_DAYS = 7;

/** What is said of a session under way. */
export type UnderWay = { id: string; name: string };

type Waiting = WaitingSession & { is: { name: string; startedAt: string | null } | null };

/** The session under way with what waits on the device. Doing it twice is doing it once. */
export function underWayWith(known: UnderWay | null, pending: readonly Waiting[]): UnderWay | null {
  const waiting = pending.filter(({ is, deleted }) => is !== null || deleted);
  const begun = waiting.findLast(({ is, deleted }) => is && !deleted && isUnderWay(is));
  if (begun?.is) {
    const { id, is } = begun;
    return known?.id === id && known.name === is.name ? known : { id, name: is.name };
  }
  return waiting.some(({ id }) => id === known?.id) ? null : known;
}
