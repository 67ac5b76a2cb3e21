import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#features/account/server/tables.ts';
import { CARDS } from '../rules/layout.ts';
import { EXTRA_NUTRIENTS } from '../rules/progress-data.ts';

/** How a person arranged the progress tab. */
export const progressLayouts = pgTable('progress_layouts', {
  ownerId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  order: text({ enum: CARDS }).array().notNull(),
  hidden: text({ enum: CARDS }).array().notNull(),
  nutrients: text({ enum: EXTRA_NUTRIENTS }).array().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});
