import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true });

/** What is loaded: the catalogue's version, and how far each file has been imported. */
export const foodImports = pgTable('food_imports', {
  /** "catalogue", or the file's name, size and time of change */
  id: text().primaryKey(),
  version: text().notNull(),
  /** records of the file that are dealt with */
  records: integer().notNull(),
  created: integer().notNull(),
  updated: integer().notNull(),
  unchanged: integer().notNull(),
  refused: integer().notNull(),
  updatedAt: moment().notNull(),
  finishedAt: moment(),
});
