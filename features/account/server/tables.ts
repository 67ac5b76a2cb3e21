import {
  boolean,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** One row for each account. Found by address before an owner is known, so `email` alone is unique. */
export const users = pgTable('users', {
  id: uuid().primaryKey(),
  /** What the person wants to be called; empty until they say. */
  name: text().notNull(),
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

/** Sign-ins that are still good. Looked up by token alone, before the owner is known. */
export const sessions = pgTable(
  'sessions',
  {
    ownerId: owner(),
    id: uuid().notNull(),
    token: text().notNull().unique(),
    expiresAt: moment().notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);

/** Ways to sign in: a password (`credential`), later Google and Facebook. */
export const signInAccounts = pgTable(
  'sign_in_accounts',
  {
    ownerId: owner(),
    id: uuid().notNull(),
    providerId: text().notNull(),
    /** The provider's name for the person. */
    accountId: text().notNull(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    /** scrypt, salted */
    password: text(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    uniqueIndex('sign_in_accounts_provider_account').on(table.providerId, table.accountId),
  ],
);

/** Short-lived state of a sign-in under way, before anybody is known (no owner, on purpose). */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);

/** Mailed links. Only a hash of the secret is kept; the link itself carries the owner. */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    ownerId: owner(),
    secretHash: text().notNull(),
    purpose: text({ enum: ['verify_email', 'reset_password'] }).notNull(),
    /** The address the link was sent to: it proves that one and no other. */
    email: text().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.secretHash] })],
);

/** Body data, wishes and settings. Body data is null until onboarding is complete. */
export const profiles = pgTable('profiles', {
  ownerId: owner().primaryKey(),
  /** years, as given on `ageRecordedOn` */
  age: integer(),
  ageRecordedOn: date({ mode: 'string' }),
  gender: text({ enum: ['male', 'female'] }),
  weightKg: numeric({ precision: 5, scale: 1, mode: 'number' }),
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
  updatedAt: moment().notNull(),
});

/** Statements the person agreed to, with the wording's version and the moment. Never changed. */
export const consents = pgTable(
  'consents',
  {
    ownerId: owner(),
    id: uuid().notNull(),
    kind: text({ enum: ['parental_consent', 'digital_age'] }).notNull(),
    wordingVersion: text().notNull(),
    agreedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    uniqueIndex('consents_once').on(table.ownerId, table.kind, table.wordingVersion),
  ],
);
