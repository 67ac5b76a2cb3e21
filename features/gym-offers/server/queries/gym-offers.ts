import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { OrganisationId } from '#features/organisations/rules.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { GymOfferContent } from '../../rules/gym-offer.ts';
import { organisationOffers as offers } from '../tables.ts';

export type GymOfferRow = typeof offers.$inferSelect;

/** What these organisations offer, by name. */
export const gymOffersOf = (
  db: Db,
  organisationIds: readonly OrganisationId[],
): Promise<GymOfferRow[]> =>
  db
    .select()
    .from(offers)
    .where(and(inArray(offers.organisationId, [...organisationIds]), isNull(offers.endedAt)))
    .orderBy(asc(sql`lower(${offers.content}->>'name')`), asc(offers.id));

/** The offer that a page names, ended ones too. */
export async function gymOfferById(db: Db, id: string): Promise<GymOfferRow | null> {
  const [row] = await db.select().from(offers).where(eq(offers.id, id));
  return row ?? null;
}

/** Stores an offer; null where it was changed since `version` (null: where there is one). */
export async function writeGymOffer(
  db: Db,
  at: { organisationId: OrganisationId; id: string },
  { content, version }: { content: GymOfferContent; version: number | null },
  now: Date,
): Promise<GymOfferRow | null> {
  if (version === null) {
    const [made] = await db
      .insert(offers)
      .values({ ...at, content, version: 1, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning();
    return made ?? null;
  }
  const [changed] = await db
    .update(offers)
    .set({ content, version: version + 1, updatedAt: now })
    .where(
      and(
        eq(offers.organisationId, at.organisationId),
        eq(offers.id, at.id),
        eq(offers.version, version),
        isNull(offers.endedAt),
      ),
    )
    .returning();
  return changed ?? null;
}

/** False where there is none to end. */
export async function endGymOffer(
  db: Db,
  { organisationId, id }: Pick<GymOfferRow, 'organisationId' | 'id'>,
  now: Date,
): Promise<boolean> {
  const ended = await db
    .update(offers)
    .set({ endedAt: now, updatedAt: now, version: sql`${offers.version} + 1` })
    .where(
      and(eq(offers.organisationId, organisationId), eq(offers.id, id), isNull(offers.endedAt)),
    )
    .returning({ id: offers.id });
  return ended.length > 0;
}
