import type { Travel } from './question.ts';

/** Names a client's own place: each is elsewhere, so the usual way lies between any two. */
export const CLIENTS_PLACE = '00000000-0000-7000-8000-000000000001';

/**
 * Minutes on the way between two sessions. None within a place, and none to or from a session
 * without a place. They come on top of both buffers: those are for what is done at a place.
 */
export function travelMinutes(travel: Travel, from: string | null, to: string | null): number {
  if (from === null || to === null) return 0;
  if (from === to && from !== CLIENTS_PLACE) return 0;
  const pair = travel.pairs.find(
    ({ placeIds: [a, b] }) => (a === from && b === to) || (a === to && b === from),
  );
  return pair?.minutes ?? travel.usualMinutes;
}
