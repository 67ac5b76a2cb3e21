import {
  doublePrecision,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#features/account/server/tables.ts';
import type { Equipment } from '#features/exercises/rules/equipment-kinds.ts';
import { STRESS_TAGS } from '#features/exercises/rules/exercise-kinds.ts';
import { recordColumns } from '#platform/server/records/record-columns.ts';
import type { TrainingDay } from '../contract.ts';
import { PLACE_KINDS } from '../rules/places.ts';
import { RECOVERY_ANSWERS } from '../rules/recovery.ts';

const owner = () =>
  uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' });
const answer = () => text({ enum: RECOVERY_ANSWERS });

/** Where a person trains, and with what. Weights in kg; NULL is "not stated". */
export const trainingPlaces = pgTable(
  'training_places',
  {
    ...recordColumns(() => users.id),
    name: text().notNull(),
    kind: text({ enum: PLACE_KINDS }).notNull(),
    equipment: text().array().$type<Equipment[]>().notNull(),
    barKg: doublePrecision(),
    platesKg: jsonb().$type<{ kg: number; pairs: number }[]>(),
    /** for one hand */
    dumbbellsKg: jsonb().$type<number[]>(),
    kettlebellsKg: jsonb().$type<number[]>(),
    machineStepKg: doublePrecision(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);

/** How a person trains. Which days there are stands in the account's profile, and nowhere else. */
export const trainingProfiles = pgTable('training_profiles', {
  ownerId: owner(),
  /** minutes and place of a weekday; of days that are trained on or were */
  days: jsonb().$type<TrainingDay[]>().notNull().default([]),
  avoid: text({ enum: STRESS_TAGS }).array().notNull().default([]),
  sleep: answer(),
  soreness: answer(),
  stress: answer(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});

/** Health answers, sealed with the server's secret: the database alone cannot read them. */
export const healthScreenings = pgTable('health_screenings', {
  ownerId: owner(),
  sealed: text().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});
