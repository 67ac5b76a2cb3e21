import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#features/account/server/tables.ts';

/** The account's own row: signing up makes it, and better-auth reads it. */
export { users };

const moment = () => timestamp({ withTimezone: true, mode: 'date' });

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
