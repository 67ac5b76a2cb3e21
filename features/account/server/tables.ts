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
import { bytes } from '#platform/server/db/bytes-column.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** One row for each account. Found by address before an owner is known, so `email` alone is unique. */
export const users = pgTable('users', {
  id: uuid().primaryKey(),
  /** Display name; empty until set. */
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
    /** Time of the last identity check; confirming identity starts a new session. */
    signedInAt: moment().notNull().defaultNow(),
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
    purpose: text({
      enum: ['verify_email', 'reset_password', 'change_email', 'agree_email', 'undo_email'],
    }).notNull(),
    /** The address the link was sent to: it proves that one and no other. */
    email: text().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.secretHash] })],
);

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
  notifications: text({ enum: ['new_sign_in', 'daily_reminder', 'weekly_summary'] })
    .array()
    .notNull()
    .default(['new_sign_in']),
  /** HH:MM on the person's clock */
  reminderTime: text().notNull().default('19:00'),
  /** The person's days for which these were last decided: none is written twice. */
  remindedOn: date({ mode: 'string' }),
  summarisedOn: date({ mode: 'string' }),
  updatedAt: moment().notNull(),
});

/** The picture of a person, as `providers/photo.ts` made it. In the row, so that every server has it. */
export const profilePhotos = pgTable('profile_photos', {
  ownerId: owner().primaryKey(),
  /** Follows from the picture, and names it in its address. */
  tag: text().notNull(),
  picture: bytes().notNull(),
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

/** Passkeys. Looked up by the credential alone at sign-in, before the owner is known. */
export const passkeys = pgTable(
  'passkeys',
  {
    ownerId: owner(),
    id: uuid().notNull(),
    name: text(),
    publicKey: text().notNull(),
    credentialId: text().notNull().unique(),
    counter: integer().notNull(),
    deviceType: text().notNull(),
    backedUp: boolean().notNull(),
    transports: text(),
    /** Names the make of the authenticator. */
    aaguid: text(),
    createdAt: moment(),
    lastUsedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);

/** The authenticator app of a person (RFC 6238); in force from `confirmedAt` on. */
export const secondFactors = pgTable('second_factors', {
  ownerId: owner().primaryKey(),
  /** Sealed with the server's secret. */
  secret: text().notNull(),
  confirmedAt: moment(),
  /** The time step of the code used last: a code works once. */
  lastStep: integer().notNull().default(0),
  createdAt: moment().notNull(),
});

/** Codes for when the authenticator app is lost. Only keyed hashes; each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    ownerId: owner(),
    codeHash: text().notNull(),
    usedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.codeHash] })],
);

/** What happened to an account's safety, for its owner to read. Never changed. */
export const securityEvents = pgTable(
  'security_events',
  {
    ownerId: owner(),
    id: uuid().notNull(),
    kind: text().notNull(),
    /** A name or an address that the event is about. */
    detail: text(),
    ipAddress: text(),
    userAgent: text(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);

/** Failed sign-ins by account name and by network address, as hashes; nobody is known yet. */
export const signInTries = pgTable('sign_in_tries', {
  name: text().primaryKey(),
  failures: integer().notNull(),
  lastAt: moment().notNull(),
});
