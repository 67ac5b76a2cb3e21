import {
  boolean,
  doublePrecision,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { users } from '#features/account/server/tables.ts';
import {
  LEVELS,
  LOAD_TYPES,
  PATTERNS,
  REST_CLASSES,
} from '#features/exercises/rules/exercise-kinds.ts';
import { recordColumns } from '#platform/server/records/record-columns.ts';
import type { OwnExerciseContent } from '../rules/own-exercise-schema.ts';

type Content = OwnExerciseContent;

export const ownExercises = pgTable(
  'own_exercises',
  {
    ...recordColumns(() => users.id),
    name: text().notNull(),
    also: jsonb().$type<Content['also']>().notNull(),
    pattern: text({ enum: PATTERNS }).notNull(),
    muscles: jsonb().$type<Content['muscles']>().notNull(),
    kit: jsonb().$type<Content['kit']>().notNull(),
    loadType: text({ enum: LOAD_TYPES }).notNull(),
    /** kg; NULL where no weight is added */
    stepKg: doublePrecision(),
    skill: smallint().$type<Content['skill']>().notNull(),
    from: text({ enum: LEVELS }).notNull(),
    upTo: text({ enum: LEVELS }).notNull(),
    tags: jsonb().$type<Content['tags']>().notNull(),
    /** NULL is "not counted this way", as with `seconds` */
    reps: jsonb().$type<NonNullable<Content['reps']>>(),
    seconds: jsonb().$type<NonNullable<Content['seconds']>>(),
    rest: text({ enum: REST_CLASSES }).notNull(),
    unilateral: boolean().notNull(),
    compound: boolean().notNull(),
    cues: jsonb().$type<Content['cues']>().notNull(),
    note: text(),
    /** exercise of the library; not a key of any table */
    likeId: text(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);
