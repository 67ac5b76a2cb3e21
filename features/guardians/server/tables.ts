import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#features/account/server/tables.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';

const moment = () => timestamp({ withTimezone: true });

/** Who confirmed that a person of 16 or 17 may book. */
export const guardians = pgTable('guardians', {
  ownerId: uuid()
    .$type<OwnerId>()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  /** asked to take the place of a guardian who has confirmed; theirs until then */
  newEmail: text(),
  /** of the secret in the link that was mailed; null once it was used */
  secretHash: text(),
  askedAt: moment().notNull(),
  confirmedAt: moment(),
});
