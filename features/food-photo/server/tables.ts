import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#features/account/server/tables.ts';

export const OUTCOMES = [
  'pending',
  'answered',
  'refused',
  'unreadable',
  'no-food',
  'no-label',
  'no-recipe',
  'timeout',
  'unavailable',
] as const;

/** That a picture was looked at: for the daily limit and the operator's costs. Never the picture. */
export const photoAnalyses = pgTable(
  'photo_analyses',
  {
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    kind: text({ enum: ['plate', 'correction', 'label', 'recipe'] }).notNull(),
    provider: text().notNull(),
    model: text().notNull(),
    instructionsVersion: integer().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    finishedAt: timestamp({ withTimezone: true }),
    outcome: text({ enum: OUTCOMES }).notNull(),
    inputTokens: integer(),
    outputTokens: integer(),
    /** millionths of a US dollar, as the operator's prices say; null without them */
    costMicros: bigint({ mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('photo_analyses_owner_started').on(table.ownerId, table.startedAt),
  ],
);
