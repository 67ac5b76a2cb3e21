import { contactOf, isOperator } from '#features/account/server/public.ts';
import { hiddenUntilMs } from '#features/booking-terms/rules/missing.ts';
import { completedBookings, saidMissing } from '#features/bookings/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { Caller } from '#platform/server/sessions/caller.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import { REVIEWS_A_PAGE, type Review } from '../../contract/reviews.ts';
import { authorOf, averageStars } from '../../rules/reviews.ts';
import { listingAt, listingOf } from '../queries/listings.ts';
import {
  changeReview,
  countReviews,
  dropReview,
  type ReviewRow,
  reportedReviews,
  reviewOf,
  reviewsBy,
  reviewsOf,
  starsOf,
  writeReview,
  writeStars,
} from '../queries/reviews.ts';

const notFound = () => new AppError('not_found', { message: 'That review does not exist.' });

async function toShown(db: Db, row: ReviewRow, caller: OwnerId | null): Promise<Review> {
  const author = await contactOf(db, row.clientId);
  return {
    id: row.bookingId,
    stars: row.stars,
    text: row.text,
    author: authorOf(author?.name ?? ''),
    createdAt: row.createdAt.toISOString(),
    reply: row.reply,
    isReported: row.reportedAt !== null,
    isOwn: row.clientId === caller,
  };
}

async function allShown(db: Db, rows: readonly ReviewRow[], caller: OwnerId | null) {
  const shown: Review[] = [];
  for (const row of rows) shown.push(await toShown(db, row, caller));
  return shown;
}

/** Sessions of which it is open whether they took place: their reviews are not shown. */
async function hiddenOf(db: Db, person: OwnerId, nowMs: number): Promise<string[]> {
  const said = await saidMissing(db, person);
  return said.filter(({ missing }) => (hiddenUntilMs(missing) ?? 0) > nowMs).map(({ id }) => id);
}

/** Counts a trainer's stars again: a review was written, deleted, hidden or shown again. */
export async function refreshStars(db: Db, trainer: OwnerId, nowMs: number): Promise<void> {
  const stars = await starsOf(db, trainer, await hiddenOf(db, trainer, nowMs));
  await writeStars(db, trainer, { stars: averageStars(stars), reviews: stars.length });
}

/** What clients say of a listed trainer. */
export async function listReviews(
  db: Db,
  { slug, page = 1 }: { slug: string; page?: number | undefined },
  caller: OwnerId | null,
  nowMs: number,
) {
  const listing = await listingAt(db, slug);
  const isReadable = listing && (listing.isShown || listing.trainerId === caller);
  if (!isReadable) return { reviews: [], count: 0 };
  const skip = (page - 1) * REVIEWS_A_PAGE;
  const hidden = await hiddenOf(db, listing.trainerId, nowMs);
  const rows = await reviewsOf(db, listing.trainerId, { hidden, skip, most: REVIEWS_A_PAGE });
  return {
    reviews: await allShown(db, rows, caller),
    count: await countReviews(db, listing.trainerId, hidden),
  };
}

/** A person's own reviews, with those that nobody else sees now. */
export async function ownReviews(
  db: Db,
  client: OwnerId,
  nowMs: number,
): Promise<(Review & { isHidden: boolean })[]> {
  const hidden = await hiddenOf(db, client, nowMs);
  const shown = await allShown(db, await reviewsBy(db, client), client);
  return shown.map((review) => ({ ...review, isHidden: hidden.includes(review.id) }));
}

/** Stores what a client says of a session that took place, once each; again changes it. */
export function saveReview(
  db: Db,
  client: OwnerId,
  bookingId: string,
  { stars, text }: { stars: number; text: string },
  nowMs: number,
): Promise<Review> {
  return inTransaction(db, async (db) => {
    const done = await completedBookings(db, client, new Date(nowMs));
    const booking = done.find(({ id }) => id === bookingId);
    if (!booking) {
      throw new AppError('conflict', {
        reason: 'not_yet',
        message: 'You can review a session after it took place.',
      });
    }
    const before = await reviewOf(db, bookingId);
    if (before?.removedAt) {
      throw new AppError('conflict', {
        reason: 'taken_down',
        message: 'Your review was taken down. Write to us if you think that’s wrong.',
      });
    }
    const { trainerId } = booking;
    await writeReview(db, { bookingId, trainerId, clientId: client, stars, text }, new Date(nowMs));
    await refreshStars(db, trainerId, nowMs);
    const stored = await reviewOf(db, bookingId);
    if (!stored) throw notFound();
    return toShown(db, stored, client);
  });
}

export function removeReview(
  db: Db,
  client: OwnerId,
  bookingId: string,
  nowMs: number,
): Promise<void> {
  return inTransaction(db, async (db) => {
    const review = await reviewOf(db, bookingId);
    if (review?.clientId !== client) throw notFound();
    await dropReview(db, client, bookingId);
    await refreshStars(db, review.trainerId, nowMs);
  });
}

/** The trainer's answer to a review; an empty one takes it back. */
export async function replyToReview(
  db: Db,
  trainer: OwnerId,
  bookingId: string,
  text: string,
  nowMs: number,
): Promise<Review> {
  const review = await reviewOf(db, bookingId);
  if (!review || review.removedAt || review.trainerId !== trainer) throw notFound();
  const reply = text === '' ? null : text;
  const repliedAt = reply === null ? null : new Date(nowMs);
  await changeReview(db, bookingId, { reply, repliedAt });
  return toShown(db, { ...review, reply, repliedAt }, trainer);
}

/** Asks an operator to look at a review. Once it was kept, it can be reported again. */
export async function reportReview(
  db: Db,
  bookingId: string,
  reason: string,
  nowMs: number,
): Promise<void> {
  const review = await reviewOf(db, bookingId);
  if (!review || review.removedAt) throw notFound();
  if (review.reportedAt) return;
  await changeReview(db, bookingId, { reportedAt: new Date(nowMs), reportReason: reason });
}

/** What operators have to look at; nothing for everybody else. */
export async function listReported(db: Db, operatorEmails: readonly string[], caller: Caller) {
  if (!(await isOperator(db, operatorEmails, caller))) return [];
  const reported = [];
  for (const row of await reportedReviews(db)) {
    const trainer = await contactOf(db, row.trainerId);
    reported.push({
      review: await toShown(db, row, caller.owner),
      trainer: trainer?.name ?? '',
      slug: (await listingOf(db, row.trainerId))?.slug ?? null,
      reason: row.reportReason ?? '',
    });
  }
  return reported;
}

/** Keeps a reported review, or takes it down. */
export function judgeReview(
  db: Db,
  operatorEmails: readonly string[],
  caller: Caller,
  bookingId: string,
  keeps: boolean,
  nowMs: number,
): Promise<void> {
  return inTransaction(db, async (db) => {
    const review =
      (await isOperator(db, operatorEmails, caller)) && (await reviewOf(db, bookingId));
    if (!review) throw notFound();
    await changeReview(db, bookingId, {
      reportedAt: null,
      reportReason: null,
      ...(keeps ? {} : { removedAt: new Date(nowMs) }),
    });
    await refreshStars(db, review.trainerId, nowMs);
  });
}
