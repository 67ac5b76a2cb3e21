import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#features/account/server/tables.ts';
import { bytes } from '#platform/server/db/bytes-column.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { Position } from '../rules/distance.ts';
import { FORMATS } from '../rules/listing.ts';
import type { TrainerPlace } from '../rules/trainer-profile.ts';

/** Stems of words, for a search by words. */
const searchWords = customType<{ data: string }>({ dataType: () => 'tsvector' });
const moment = () => timestamp({ withTimezone: true });
const ownerId = () =>
  uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' });

/** What a trainer says of themselves, for the trainer alone until they choose to be listed. */
export const trainerProfiles = pgTable('trainer_profiles', {
  ownerId: ownerId(),
  name: text().notNull(),
  headline: text().notNull(),
  bio: text().notNull(),
  specialties: text().array().notNull(),
  languages: text().array().notNull(),
  formats: text({ enum: FORMATS }).array().notNull(),
  gender: text({ enum: ['female', 'male'] }),
  /** a year */
  trainsSince: integer(),
  places: jsonb().$type<TrainerPlace[]>().notNull(),
  version: integer().notNull(),
  updatedAt: moment().notNull(),
});

/** The picture of a trainer's profile; the profile photo of the account is for its person alone. */
export const trainerPhotos = pgTable('trainer_photos', {
  ownerId: ownerId(),
  /** follows from the picture, and names it in its address */
  tag: text().notNull(),
  picture: bytes().notNull(),
  updatedAt: moment().notNull(),
});

/**
 * What trainers chose to show: everybody finds the same. Written from the profile whenever something of
 * it changes; a row whose trainer withdrew, or that lacks something, is not shown and holds no content.
 */
export const trainerListings = pgTable(
  'trainer_listings',
  {
    // A trainer put themselves here: the owner in it is proven.
    trainerId: uuid()
      .$type<OwnerId>()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** stays when the trainer withdraws */
    slug: text().notNull().unique(),
    /** the trainer's choice; NULL: withdrawn */
    chosenAt: moment(),
    isShown: boolean().notNull(),
    name: text().notNull(),
    headline: text().notNull(),
    bio: text().notNull(),
    specialties: text().array().notNull(),
    languages: text().array().notNull(),
    formats: text({ enum: FORMATS }).array().notNull(),
    gender: text({ enum: ['female', 'male'] }),
    trainsSince: integer(),
    places: jsonb().$type<TrainerPlace[]>().notNull(),
    /** of the places, as far as they are known */
    positions: jsonb().$type<Position[]>().notNull(),
    photo: text(),
    picture: bytes(),
    reviews: integer().notNull(),
    /** average of the reviews; NULL below three */
    stars: doublePrecision(),
    /** of the name, the specialties and the story */
    words: searchWords().notNull().default(sql`''`),
    /** of the names of offers */
    offerWords: searchWords().notNull().default(sql`''`),
    updatedAt: moment().notNull(),
  },
  (table) => [index('trainer_listings_shown').on(table.trainerId).where(sql`${table.isShown}`)],
);

const trainer = () =>
  uuid()
    .$type<OwnerId>()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** What clients say of sessions that took place: one each, read by everybody until it is taken down. */
export const trainerReviews = pgTable(
  'trainer_reviews',
  {
    bookingId: uuid().primaryKey(),
    trainerId: trainer(),
    clientId: trainer(),
    /** 1 to 5 */
    stars: integer().notNull(),
    text: text().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    reply: text(),
    repliedAt: moment(),
    /** an operator was asked to look at it */
    reportedAt: moment(),
    reportReason: text(),
    /** an operator took it down */
    removedAt: moment(),
  },
  (table) => [
    index('trainer_reviews_by_trainer').on(table.trainerId, table.createdAt),
    index('trainer_reviews_by_client').on(table.clientId),
    index('trainer_reviews_reported')
      .on(table.reportedAt)
      .where(sql`${table.reportedAt} is not null`),
  ],
);
