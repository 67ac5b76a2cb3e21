import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { OrganisationId } from '#features/organisations/rules.ts';
import type { Db } from '#platform/server/db/database.ts';
import { type RecordRow, recordRows } from '#platform/server/records/record-rows.ts';
import { type OwnerId, proveOwner } from '#platform/server/sessions/owner.ts';
import type { OfferContent } from '../../rules/check-offer.ts';
import type { SessionTerms } from '../../rules/session-terms.ts';
import { offers } from '../tables.ts';
import type { SessionRow } from './sessions.ts';

export const offerRows = recordRows(offers);
export type OfferTable = typeof offers;
export type OfferRow = RecordRow<OfferTable>;

/** An offer as bookings use it. Its trainer is proven by the row. */
export type StoredOffer = OfferContent & {
  id: string;
  trainerId: OwnerId;
  isStopped: boolean;
  /** of an organisation; its sessions keep its terms */
  organised?: Organised;
};
export type Organised = {
  organisationId: OrganisationId;
  roomId: string | null;
  terms: SessionTerms;
};

/** What a session is booked on: its organisation's terms, else its trainer's offer. */
export async function offerOfSession(db: Db, session: SessionRow): Promise<StoredOffer | null> {
  const { terms, organisationId, offerId: id, trainerId, roomId, capacity } = session;
  if (!terms || !organisationId) {
    const offer = await offerById(db, id);
    return offer && { ...offer, placeId: session.placeId };
  }
  const organised = { organisationId, roomId, terms };
  return { ...terms.offer, capacity, id, trainerId, isStopped: false, organised };
}

const toStored = (row: typeof offers.$inferSelect): StoredOffer => ({
  ...row.content,
  id: row.id,
  trainerId: proveOwner(row.ownerId),
  isStopped: row.deletedAt !== null,
});

/** A trainer's offers, the oldest first. */
export const offersOf = (db: Db, owner: OwnerId) =>
  offerRows.list(db, owner, { orderBy: [asc(offers.createdAt), asc(offers.id)] });

/** The offer that a page names, stopped ones too; whose it is is looked for. */
export async function offerById(db: Db, id: string): Promise<StoredOffer | null> {
  const [row] = await db.select().from(offers).where(eq(offers.id, id));
  return row ? toStored(row) : null;
}

/** What these trainers offer, by trainer in order of making. */
export async function offersOfTrainers(
  db: Db,
  trainerIds: readonly OwnerId[],
): Promise<StoredOffer[]> {
  const rows = await db
    .select()
    .from(offers)
    .where(
      and(
        sql`${offers.ownerId} = any(${sql.param([...trainerIds])}::uuid[])`,
        isNull(offers.deletedAt),
      ),
    )
    .orderBy(asc(offers.ownerId), asc(offers.createdAt), asc(offers.id));
  return rows.map(toStored);
}

/** The cheapest price above nothing, cents; 0: all are free, null: there is none of the kind. */
export type Cheapest = { oneToOne: number | null; group: number | null };

/** What each trainer with an offer asks for at least, alone and in a group. */
export async function cheapestOffers(db: Db): Promise<Map<string, Cheapest>> {
  const cents = sql`(${offers.content}->>'priceCents')::int`;
  const isGroup = sql`(${offers.content}->>'capacity')::int > 1`;
  const cheapest = (kind: typeof isGroup) =>
    sql<
      number | null
    >`coalesce(min(nullif(${cents}, 0)) filter (where ${kind}), min(${cents}) filter (where ${kind}))`;
  const rows = await db
    .select({
      trainerId: offers.ownerId,
      oneToOne: cheapest(sql`not ${isGroup}`),
      group: cheapest(isGroup),
    })
    .from(offers)
    .where(isNull(offers.deletedAt))
    .groupBy(offers.ownerId);
  return new Map(rows.map(({ trainerId, ...prices }) => [trainerId, prices]));
}
