import { and, asc, count, desc, eq, isNotNull, isNull, notInArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { trainerReviews as reviews, trainerListings } from '../tables.ts';

export type ReviewRow = typeof reviews.$inferSelect;
/** `hidden`: of sessions that may not have taken place. */
const isShownOf = (trainer: OwnerId, hidden: readonly string[]) =>
  and(
    eq(reviews.trainerId, trainer),
    isNull(reviews.removedAt),
    notInArray(reviews.bookingId, [...hidden]),
  );

export async function reviewsOf(
  db: Db,
  trainer: OwnerId,
  { hidden, skip, most }: { hidden: readonly string[]; skip: number; most: number },
): Promise<ReviewRow[]> {
  return db
    .select()
    .from(reviews)
    .where(isShownOf(trainer, hidden))
    .orderBy(desc(reviews.createdAt), desc(reviews.bookingId))
    .offset(skip)
    .limit(most);
}

export async function countReviews(
  db: Db,
  trainer: OwnerId,
  hidden: readonly string[],
): Promise<number> {
  const [row] = await db
    .select({ reviews: count() })
    .from(reviews)
    .where(isShownOf(trainer, hidden));
  return row?.reviews ?? 0;
}

export async function starsOf(
  db: Db,
  trainer: OwnerId,
  hidden: readonly string[],
): Promise<number[]> {
  const rows = await db
    .select({ stars: reviews.stars })
    .from(reviews)
    .where(isShownOf(trainer, hidden));
  return rows.map(({ stars }) => stars);
}

export const reviewsBy = (db: Db, client: OwnerId): Promise<ReviewRow[]> =>
  db.select().from(reviews).where(eq(reviews.clientId, client)).orderBy(desc(reviews.createdAt));

/** One that is shown, or was taken down. */
export async function reviewOf(db: Db, bookingId: string): Promise<ReviewRow | null> {
  const [row] = await db.select().from(reviews).where(eq(reviews.bookingId, bookingId));
  return row ?? null;
}

export async function writeReview(
  db: Db,
  review: Pick<ReviewRow, 'bookingId' | 'trainerId' | 'clientId' | 'stars' | 'text'>,
  now: Date,
): Promise<void> {
  const { stars, text } = review;
  await db
    .insert(reviews)
    .values({ ...review, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: reviews.bookingId, set: { stars, text, updatedAt: now } });
}

export async function changeReview(
  db: Db,
  bookingId: string,
  change: Partial<
    Pick<ReviewRow, 'reply' | 'repliedAt' | 'reportedAt' | 'reportReason' | 'removedAt'>
  >,
): Promise<void> {
  await db.update(reviews).set(change).where(eq(reviews.bookingId, bookingId));
}

export async function dropReview(db: Db, client: OwnerId, bookingId: string): Promise<void> {
  await db
    .delete(reviews)
    .where(and(eq(reviews.bookingId, bookingId), eq(reviews.clientId, client)));
}

/** Reported ones that are still shown, the oldest report first. For operators alone. */
export const reportedReviews = (db: Db): Promise<ReviewRow[]> =>
  db
    .select()
    .from(reviews)
    .where(and(isNotNull(reviews.reportedAt), isNull(reviews.removedAt)))
    .orderBy(asc(reviews.reportedAt))
    .limit(100);

/** Writes the average and the count into the listing. */
export async function writeStars(
  db: Db,
  trainer: OwnerId,
  figures: { stars: number | null; reviews: number },
): Promise<void> {
  await db.update(trainerListings).set(figures).where(eq(trainerListings.trainerId, trainer));
}
