import type { Db } from '#platform/server/db/database.ts';
import { type PersonalTable, personalTable } from '#platform/server/db/personal-table.ts';
import { type RecordContent, recordRows } from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { goal } from '../contract.ts';
import { goals } from './tables.ts';

export const goalRows = recordRows(goals);

export type GoalRowContent = RecordContent<typeof goals>;

/** A person's goals. */
export const goalsOf = (db: Db, owner: OwnerId) =>
  goalRows.list(db, owner, { orderBy: [goals.dueOn, goals.id] });

/** Exported, imported and deleted with the account. */
export const goalsPersonalData: PersonalTable[] = [
  personalTable(goals, {
    about: 'Goals with a date, reached and let go ones too.',
    onImport: 'into-empty',
    check: goal,
  }),
];
