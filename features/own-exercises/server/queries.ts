import { desc } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { type PersonalTable, personalTable } from '#platform/server/db/personal-table.ts';
import { type RecordContent, recordRows } from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { ownExercise } from '../contract.ts';
import { ownExercises } from './tables.ts';

export const ownExerciseRows = recordRows(ownExercises);

export type OwnExerciseContent = RecordContent<typeof ownExercises>;

/** A person's own exercises, newest first. */
export const ownExercisesOf = (db: Db, owner: OwnerId) =>
  ownExerciseRows.list(db, owner, { orderBy: [desc(ownExercises.id)] });

/** Whether this owner has such an exercise, or deleted it. */
export async function hasOwnExercise(db: Db, owner: OwnerId, id: string): Promise<boolean> {
  return (await ownExerciseRows.byIds(db, owner, [id])).length > 0;
}

/** Exported, imported and deleted with the account. */
export const ownExercisesPersonalData: PersonalTable[] = [
  personalTable(ownExercises, {
    about: 'Exercises of your own.',
    onImport: 'into-empty',
    check: ownExercise,
  }),
];
