import { asc, eq, or } from 'drizzle-orm';
import { z } from 'zod';
import { type PersonalTable, personalTable } from '#platform/server/db/personal-table.ts';
import { recordVersion } from '#platform/shared/record.ts';
import { trainerContent } from '../../contract/profile.ts';
import { trainerReviews as reviews, trainerProfiles } from '../tables.ts';

export const trainerProfileData = personalTable(trainerProfiles, {
  about: 'Your profile as a trainer.',
  onImport: 'replace',
  check: z.looseObject({ ...trainerContent.shape, version: recordVersion }),
});

const REVIEW_COLUMNS = [
  ['bookingId', 'uuid', true],
  ['isOfYou', 'boolean', true],
  ['stars', 'number', true],
  ['text', 'text', true],
  ['reply', 'text', false],
  ['createdAt', 'moment (ISO 8601, UTC)', true],
] as const;

/** Reviews that a person wrote or got. They rest on bookings, which no file brings. */
export const reviewData: PersonalTable = {
  name: 'trainer_reviews',
  about: 'Reviews of trainers that you wrote, and those about you. Not imported.',
  columns: REVIEW_COLUMNS.map(([name, type, required]) => ({ name, type, required })),
  onImport: 'never',
  async read(db, owner) {
    const rows = await db
      .select()
      .from(reviews)
      .where(or(eq(reviews.clientId, owner), eq(reviews.trainerId, owner)))
      .orderBy(asc(reviews.createdAt), asc(reviews.bookingId));
    return rows.map(({ bookingId, trainerId, stars, text, reply, createdAt }) => ({
      bookingId,
      stars,
      text,
      reply,
      isOfYou: trainerId === owner,
      createdAt: createdAt.toISOString(),
    }));
  },
  write: async () => {},
};
