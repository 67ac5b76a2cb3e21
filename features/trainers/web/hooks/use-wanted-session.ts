import { useSearch } from 'wouter';
import type { ShownOffer } from '../../contract/browsing.ts';

/** A session to book, and when; null: whenever. */
export type WantedSession = { offer: ShownOffer; startMs: number | null };

/** Leads to the times of an offer, opened at one of them. */
export const bookAddress = (offerId: string, startMs: number | null): string =>
  startMs === null
    ? `/trainers/book/${offerId}`
    : `/trainers/book/${offerId}?at=${new Date(startMs).toISOString()}`;

/** The session that a search found, as the address names it; else the one that is free first. */
export function useWantedSession(offers: readonly ShownOffer[]) {
  const search = new URLSearchParams(useSearch());
  const chosen = offers.find(({ id }) => id === search.get('offer'));
  const at = Date.parse(search.get('at') ?? '');
  const [first] = offers.toSorted(
    (a, b) =>
      (a.nextFreeMs ?? Number.POSITIVE_INFINITY) - (b.nextFreeMs ?? Number.POSITIVE_INFINITY),
  );
  const found: WantedSession | null = chosen
    ? { offer: chosen, startMs: Number.isNaN(at) ? null : at }
    : null;
  return { found, next: found ?? (first ? { offer: first, startMs: first.nextFreeMs } : null) };
}
