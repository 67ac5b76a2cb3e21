import {
  boolean,
  date,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { users } from '#features/account/server/tables.ts';
import { recordColumns } from '#platform/server/records/record-columns.ts';
import { FREQUENCIES } from '../rules/kinds.ts';
import type { EarlierUnit } from '../rules/measure.ts';
import { METHODS } from '../rules/readings.ts';

/** What a person tracks: measures of the app that were switched on, and their own. */
export const measures = pgTable(
  'measures',
  {
    ...recordColumns(() => users.id),
    /** a key of KINDS, or `own` */
    kind: text().notNull(),
    /** of an own measure; NULL for the others */
    name: text(),
    unit: text(),
    low: doublePrecision(),
    high: doublePrecision(),
    earlierUnits: jsonb().$type<EarlierUnit[]>().notNull(),
    frequency: text({ enum: FREQUENCIES }).notNull(),
    tracked: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);

/** Figures as they were typed; several a day are several rows. */
export const measureReadings = pgTable(
  'measure_readings',
  {
    ...recordColumns(() => users.id),
    /** the person's calendar day, a label */
    date: date({ mode: 'string' }).notNull(),
    localTime: text(),
    timeZone: text(),
    /** a key of KINDS, or the id of an own measure */
    kind: text().notNull(),
    /** in `unit`, exact */
    value: doublePrecision().notNull(),
    /** diastolic, of blood pressure */
    second: doublePrecision(),
    unit: text().notNull(),
    method: text({ enum: METHODS }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('measure_readings_owner_kind_date').on(table.ownerId, table.kind, table.date),
    index('measure_readings_owner_date').on(table.ownerId, table.date),
  ],
);
