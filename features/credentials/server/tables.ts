import { sql } from 'drizzle-orm';
import { date, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#features/account/server/tables.ts';
import { bytes } from '#platform/server/db/bytes-column.ts';
import { recordColumns } from '#platform/server/records/record-columns.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { CREDENTIAL_KINDS } from '../rules/credentials.ts';

const moment = () => timestamp({ withTimezone: true });
/** What it is. Those from before it was asked for are of no kind and have no title. */
const whatItIs = () => ({
  kind: text({ enum: CREDENTIAL_KINDS }).notNull().default('other'),
  title: text().notNull().default(''),
});

/** Credentials as their trainer gives them. */
export const trainerCredentials = pgTable(
  'trainer_credentials',
  {
    ...recordColumns(() => users.id),
    ...whatItIs(),
    /** who gave it: "AUSactive" */
    body: text().notNull(),
    number: text().notNull(),
    /** the last day; NULL: it does not end */
    expiresOn: date({ mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);

/**
 * Credentials as they were sent to be checked, and what was said of them: read by their trainer and by
 * those who check. What was sent never changes; the document goes some days after the decision.
 */
export const credentialChecks = pgTable(
  'credential_checks',
  {
    id: uuid().primaryKey(),
    // A trainer sent it: the owner in it is proven.
    trainerId: uuid()
      .$type<OwnerId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    credentialId: uuid().notNull(),
    ...whatItIs(),
    body: text().notNull(),
    number: text().notNull(),
    expiresOn: date({ mode: 'string' }),
    document: bytes(),
    documentKind: text({ enum: ['pdf', 'webp'] }),
    /** who opened the document last */
    openedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    sentAt: moment().notNull(),
    state: text({ enum: ['waiting', 'checked', 'refused', 'withdrawn', 'undone'] }).notNull(),
    /** why it was refused or undone, for its trainer */
    note: text().notNull(),
    /** where a checked one was compared: "AUSactive's register"; everybody reads it */
    source: text().notNull().default(''),
    decidedAt: moment(),
    decidedAs: text({ enum: ['operator', 'admin'] }),
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** the day of the latest reminder that was sent */
    remindedFor: date({ mode: 'string' }),
  },
  (table) => [
    index('credential_checks_by_trainer').on(table.trainerId, table.sentAt),
    index('credential_checks_waiting').on(table.sentAt).where(sql`${table.state} = 'waiting'`),
  ],
);
