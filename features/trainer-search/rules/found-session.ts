import type { FoundTrainer, ShownOffer } from '#features/trainers/contract.ts';

/** Which session was shown of a trainer, and when. */
type FoundSession = { offerId: string; startMs: number };

/** The session that matched; else the one that is free at the time that was shown. */
export function foundSession(
  { reasons, nextFreeMs }: FoundTrainer,
  offers: readonly ShownOffer[],
): FoundSession | null {
  const session = reasons.find(({ kind }) => kind === 'session');
  if (session?.kind === 'session') return { offerId: session.id, startMs: session.startMs };
  const offer = offers.find((one) => one.nextFreeMs !== null && one.nextFreeMs === nextFreeMs);
  return offer && nextFreeMs !== null ? { offerId: offer.id, startMs: nextFreeMs } : null;
}

/** The session that was shown goes along, so that it need not be found again. */
export function profileAddress(trainer: FoundTrainer, offers: readonly ShownOffer[] = []): string {
  const found = foundSession(trainer, offers);
  if (!found) return `/trainers/${trainer.slug}`;
  const at = new Date(found.startMs).toISOString();
  return `/trainers/${trainer.slug}?${new URLSearchParams({ offer: found.offerId, at }).toString()}`;
}
