import { desc } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { type PersonalTable, personalTable } from '#platform/server/db/personal-table.ts';
import { type RecordContent, recordRows } from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { exerciseSettings as shape } from '../../contract.ts';
import { exerciseSettings } from '../tables.ts';

export const exerciseSettingsRows = recordRows(exerciseSettings);

export type ExerciseSettingsContent = RecordContent<typeof exerciseSettings>;

/** What a person chose for single exercises, last made first. */
export const exerciseSettingsOf = (db: Db, owner: OwnerId) =>
  exerciseSettingsRows.list(db, owner, { orderBy: [desc(exerciseSettings.id)] });

/** Exported, imported and deleted with the account. */
export const progressionPersonalData: PersonalTable[] = [
  personalTable(exerciseSettings, {
    about: 'What you chose for single exercises: how they get harder, kg or lb, step in kg, rest.',
    onImport: 'into-empty',
    check: shape,
  }),
];
