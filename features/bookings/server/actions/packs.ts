import { todayOf } from '#features/account/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { Pack } from '../../contract/packs.ts';
import { lastDayOf, packRefund } from '../../rules/credits.ts';
import { clientOf } from '../queries/bookings.ts';
import { endPack, insertPack, type PackRow, packSoldBy, packsOf } from '../queries/credits.ts';
import { offerById } from '../queries/offers.ts';

const showPack = (
  { pack, clientName, trainerName, left, unused, expiresOn }: PackRow,
  person: OwnerId,
): Pack => ({
  id: pack.id,
  offerId: pack.offerId,
  offerName: pack.offerName,
  personName: pack.trainerId === person ? clientName : trainerName,
  credits: pack.credits,
  left,
  paidCents: pack.paidCents,
  boughtOn: pack.boughtOn,
  expiresOn,
  refundedCents: pack.refundedCents,
  refundCents: packRefund({ paidCents: pack.paidCents, credits: pack.credits, unused }),
});

export async function listPacks(db: Db, person: OwnerId, nowMs: number) {
  const packs = await packsOf(db, person, await todayOf(db, person, nowMs));
  const show = (isSold: boolean) =>
    packs
      .filter(({ pack }) => (pack.trainerId === person) === isSold)
      .map((row) => showPack(row, person));
  return { bought: show(false), sold: show(true) };
}

/** Gives a client the pack that they paid the trainer for. */
export async function sellPack(
  db: Db,
  trainer: OwnerId,
  wanted: { id: string; offerId: string; clientId: string; pack: number },
  nowMs: number,
): Promise<Pack> {
  const offer = await offerById(db, wanted.offerId);
  const client = await clientOf(db, trainer, wanted.clientId);
  const pack = offer?.packs[wanted.pack];
  if (!offer || offer.trainerId !== trainer || !client || !pack) {
    throw new AppError('not_found', { message: 'That client or pack does not exist.' });
  }
  const boughtOn = await todayOf(db, client, nowMs);
  return inTransaction(db, async (db) => {
    const { credits, priceCents, validDays } = pack;
    await insertPack(
      db,
      {
        id: wanted.id,
        trainerId: trainer,
        clientId: client,
        offerId: offer.id,
        offerName: offer.name,
        credits,
        paidCents: priceCents,
        boughtOn,
        createdAt: new Date(nowMs),
      },
      lastDayOf(boughtOn, validDays),
    );
    return requirePack(db, trainer, wanted.id, nowMs);
  });
}

async function requirePack(db: Db, trainer: OwnerId, id: string, nowMs: number): Promise<Pack> {
  const row = await packSoldBy(db, trainer, id, await todayOf(db, trainer, nowMs));
  if (row) return showPack(row, trainer);
  throw new AppError('not_found', { message: 'That pack does not exist.' });
}

/** Ends a pack whose unused share was paid back. What was shown is what is noted. */
export const refundPack = (
  db: Db,
  trainer: OwnerId,
  { id, refundCents }: { id: string; refundCents: number },
  nowMs: number,
): Promise<Pack> =>
  inTransaction(db, async (db) => {
    const before = await requirePack(db, trainer, id, nowMs);
    if (before.refundedCents !== null) return before;
    if (before.refundCents !== refundCents) {
      throw new AppError('conflict', {
        reason: 'edited_elsewhere',
        message: 'A credit was used meanwhile. Look at the pack again.',
        current: before,
      });
    }
    await endPack(db, id, refundCents);
    return requirePack(db, trainer, id, nowMs);
  });
