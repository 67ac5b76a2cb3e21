import { newId } from '#platform/shared/ids.ts';
import { clearDraft, loadDraft, storeDraft } from '#platform/web/forms/stored-draft.ts';

const keyOf = (what: string): string => `booking-id ${what}`;

/**
 * The id of what is about to be booked, made once on this device: an answer that was lost on the way is
 * asked for again by it, so nothing is booked twice.
 */
/** What an id is for: an offer's time at one of its places. */
export const timeName = (offerId: string, start: string, placeId: string | undefined): string =>
  [offerId, start, placeId].filter(Boolean).join(' ');

export function bookingIdFor(owner: string, what: string): string {
  const kept = loadDraft(keyOf(what), owner);
  if (typeof kept === 'string') return kept;
  const made = newId();
  storeDraft(keyOf(what), owner, made);
  return made;
}

/** It came to its end: the next one is another booking. */
export const forgetBookingId = (what: string): void => clearDraft(keyOf(what));
