import { doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '#features/account/server/tables.ts';
import { recordColumns } from '#platform/server/records/record-columns.ts';
import { PROGRESSION_RULES } from '../rules/progression-rule.ts';

/** What a person chose for single exercises; null is "as usual". */
export const exerciseSettings = pgTable(
  'exercise_settings',
  {
    ...recordColumns(() => users.id),
    /** of the library ("goblet-squat") or of the person's own (a UUID) */
    exerciseId: text().notNull(),
    rule: text({ enum: PROGRESSION_RULES }),
    unit: text({ enum: ['kg', 'lb'] }),
    stepKg: doublePrecision(),
    restSeconds: integer(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);
