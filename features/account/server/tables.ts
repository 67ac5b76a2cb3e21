import {
  boolean,
  date,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes } from '#platform/server/db/bytes-column.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** One row for each account. Found by address before an owner is known, so `email` alone is unique. */
export const users = pgTable('users', {
  id: uuid().primaryKey(),
  /** Display name; empty until set. */
  name: text().notNull(),
  /** Name of their trainer profile, which clients read; null if they have not chosen to be listed. */
  listedName: text(),
  /** Lower case. */
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  image: text(),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
});

const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Body data, wishes and settings. Body data is null until onboarding is complete. */
// Only the person behind a session makes this row: the owner in it is proven, and reminders go by it.
export const profiles = pgTable('profiles', {
  ownerId: owner().$type<OwnerId>().primaryKey(),
  /** years, as given on `ageRecordedOn` */
  age: integer(),
  ageRecordedOn: date({ mode: 'string' }),
  gender: text({ enum: ['male', 'female'] }),
  /** stated at sign-up; a weigh-in takes precedence over it */
  weightKg: numeric({ precision: 6, scale: 3, mode: 'number' }),
  heightCm: integer(),
  fitnessLevel: text({ enum: ['beginner', 'intermediate', 'advanced'] }),
  goals: text({ enum: ['lose_weight', 'build_muscle', 'get_fit', 'stay_healthy'] })
    .array()
    .notNull()
    .default([]),
  role: text({ enum: ['trainee', 'trainer'] }),
  /** 1 Monday to 7 Sunday; null when never asked */
  trainingDays: integer().array(),
  sessionMinutes: integer(),
  energyUnit: text({ enum: ['kcal', 'kj'] })
    .notNull()
    .default('kcal'),
  weightUnit: text({ enum: ['kg', 'lb'] })
    .notNull()
    .default('kg'),
  heightUnit: text({ enum: ['cm', 'inches'] })
    .notNull()
    .default('cm'),
  timeZone: text(),
  /** The hour, 0 to 6, at which a new day begins for the person. */
  dayStartHour: integer().notNull().default(0),
  /** Optional emails. */
  notifications: text({
    enum: [
      'new_sign_in',
      'daily_reminder',
      'weekly_summary',
      'weekly_report',
      'weekly_report_pdf',
      'credential_checks',
    ],
  })
    .array()
    .notNull()
    .default(['new_sign_in']),
  /** HH:MM on the person's clock */
  reminderTime: text().notNull().default('19:00'),
  /** The person's days for which these were last decided: none is written twice. */
  remindedOn: date({ mode: 'string' }),
  summarisedOn: date({ mode: 'string' }),
  reportedOn: date({ mode: 'string' }),
  updatedAt: moment().notNull(),
});

/** The picture of a person, as `providers/photo.ts` made it. In the row, so that every server has it. */
export const profilePhotos = pgTable('profile_photos', {
  ownerId: owner().primaryKey(),
  /** Follows from the picture, and names it in its address. */
  tag: text().notNull(),
  picture: bytes().notNull(),
  /** Trainers whom the person books see it. */
  isShown: boolean().notNull().default(false),
  updatedAt: moment().notNull(),
});

/** Statements the person agreed to, with the wording's version and the moment. Never changed. */
export const consents = pgTable(
  'consents',
  {
    ownerId: owner(),
    id: uuid().notNull(),
    kind: text({ enum: ['parental_consent', 'digital_age', 'paid_plan'] }).notNull(),
    wordingVersion: text().notNull(),
    agreedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    uniqueIndex('consents_once').on(table.ownerId, table.kind, table.wordingVersion),
  ],
);
