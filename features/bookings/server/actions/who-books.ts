import { personOf } from '#features/account/server/public.ts';
import { guardianOf } from '#features/guardians/server/public.ts';
import { membershipsOf, takesClients } from '#features/organisations/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import { barSentence } from '../../rules/bar-sentences.ts';
import { type BookingBar, barOf } from '../../rules/who-may-book.ts';
import { areApart } from '../queries/blocks.ts';
import type { StoredOffer } from '../queries/offers.ts';

/** What keeps a person from booking an offer; null: nothing. */
export async function barFor(
  db: Db,
  client: OwnerId,
  offer: StoredOffer,
  nowMs: number,
): Promise<BookingBar | null> {
  const person = await personOf(db, client);
  const guardian = await guardianOf(db, client);
  const at = offer.organised?.organisationId;
  const places = at ? await membershipsOf(db, client) : [];
  const booker = {
    hasVerifiedEmail: person?.user.emailVerified ?? false,
    age: person?.profile?.age ?? null,
    hasGuardian: Boolean(guardian?.confirmedAt),
    isBlocked: await areApart(db, client, offer.trainerId),
    isTrainerThemselves: client === offer.trainerId,
    isMember: at === undefined || places.some(({ organisationId }) => organisationId === at),
  };
  const isTaking =
    !offer.isStopped && (at !== undefined || (await takesClients(db, offer.trainerId, nowMs)));
  return barOf(booker, isTaking);
}

export async function assertMayBook(
  db: Db,
  client: OwnerId,
  offer: StoredOffer,
  nowMs: number,
): Promise<void> {
  const bar = await barFor(db, client, offer, nowMs);
  if (bar === null) return;
  throw new AppError('forbidden', { reason: bar.replaceAll('-', '_'), message: barSentence[bar] });
}
