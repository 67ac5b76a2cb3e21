import { contactsOf, todayOf } from '#features/account/server/public.ts';
import { lastDayOf, packRefund } from '#features/booking-terms/rules/credits.ts';
import {
  type BookingServices,
  clientOf,
  endPack,
  insertPack,
  loadNames,
  offerById,
  type PackRow,
  packSoldBy,
  packsOf,
} from '#features/bookings/server/public.ts';
import { guardianToTell } from '#features/guardians/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { Pack } from '../../contract.ts';
import { composePackEmail, type PackNews } from '../../rules/pack-emails.ts';

/** Packs as a person sees them, with what the other side is called. */
async function showPacks(db: Db, rows: readonly PackRow[], person: OwnerId): Promise<Pack[]> {
  const otherOf = ({ pack }: PackRow) =>
    pack.trainerId === person ? pack.clientId : pack.trainerId;
  const others = [...new Set(rows.map(otherOf))];
  const people = await contactsOf(db, others);
  const nameOf = await loadNames(
    db,
    rows.map(({ pack }) => pack),
    people,
  );
  return rows.map((row) => {
    const { pack, left, unused, expiresOn } = row;
    const { id, offerId, offerName, credits, paidCents, boughtOn, refundedCents } = pack;
    return {
      id,
      offerId,
      offerName,
      credits,
      left,
      paidCents,
      boughtOn,
      expiresOn,
      refundedCents,
      personName: nameOf(pack, otherOf(row)),
      refundCents: packRefund({ paidCents, credits, unused }),
    };
  });
}

export async function listPacks(db: Db, person: OwnerId, nowMs: number) {
  const packs = await packsOf(db, person, await todayOf(db, person, nowMs));
  const show = (isSold: boolean) =>
    showPacks(
      db,
      packs.filter(({ pack }) => (pack.trainerId === person) === isSold),
      person,
    );
  return { bought: await show(false), sold: await show(true) };
}

/** Gives a client the pack that they paid the trainer for. */
export async function sellPack(
  db: Db,
  services: BookingServices,
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
    const isNew = await insertPack(
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
    if (isNew) await mailReceipt(db, services, { trainer, id: wanted.id, kind: 'sold' }, nowMs);
    return requirePack(db, trainer, wanted.id, nowMs);
  });
}

async function requirePack(db: Db, trainer: OwnerId, id: string, nowMs: number): Promise<Pack> {
  const row = await packSoldBy(db, trainer, id, await todayOf(db, trainer, nowMs));
  const [pack] = row ? await showPacks(db, [row], trainer) : [];
  if (pack) return pack;
  throw new AppError('not_found', { message: 'That pack does not exist.' });
}

/** Mails both sides, and the guardian of a client of 16 or 17, what was paid for a pack. */
async function mailReceipt(
  db: Db,
  { post, publicUrl }: BookingServices,
  { trainer, id, kind }: { trainer: OwnerId; id: string; kind: PackNews['kind'] },
  nowMs: number,
): Promise<void> {
  const today = await todayOf(db, trainer, nowMs);
  const row = await packSoldBy(db, trainer, id, today);
  if (!row) return;
  const { pack, unused, expiresOn } = row;
  const { clientId, credits, paidCents, offerName, boughtOn } = pack;
  const people = await contactsOf(db, [clientId, trainer]);
  const nameOf = await loadNames(db, [pack], people);
  const isSold = kind === 'sold';
  const about = {
    kind,
    offerName,
    credits,
    clientName: nameOf(pack, clientId),
    trainerName: nameOf(pack, trainer),
    cents: isSold ? paidCents : packRefund({ paidCents, credits, unused }),
    day: isSold ? boughtOn : today,
    lastDay: expiresOn,
  };
  const pages = { client: '/trainers/bookings', trainer: '/trainers/packs', guardian: '' } as const;
  const addresses = {
    client: people.get(clientId)?.email,
    trainer: people.get(trainer)?.email,
    guardian: await guardianToTell(db, clientId),
  };
  for (const to of ['client', 'trainer', 'guardian'] as const) {
    const address = addresses[to];
    if (!address) continue;
    const href = `${publicUrl}${pages[to]}`;
    await post(db, { to: address, ...composePackEmail({ ...about, to, href }) });
  }
}

/** Ends a pack whose unused share was paid back. What was shown is what is noted. */
export const refundPack = (
  db: Db,
  services: BookingServices,
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
    await mailReceipt(db, services, { trainer, id, kind: 'refunded' }, nowMs);
    await endPack(db, id, refundCents);
    return requirePack(db, trainer, id, nowMs);
  });
