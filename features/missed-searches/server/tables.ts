import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Food searches that found nothing. Nobody is named: `askers` are keyed hashes, gone once the words are kept. */
export const missedSearches = pgTable(
  'missed_searches',
  {
    /** keyed hash of the words */
    id: text().primaryKey(),
    /** null until several people have asked */
    text: text(),
    askers: text().array().notNull(),
    /** people until the words are kept, searches from then on */
    asked: integer().notNull(),
    lastAskedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('missed_searches_asked').on(table.asked)],
);
