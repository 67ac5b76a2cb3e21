import { isNull } from 'drizzle-orm';
import {
  type ErasedOnly,
  type PersonalTable,
  personalTable,
} from '#platform/server/db/personal-table.ts';
import { trainingSession } from '../../contract.ts';
import { trainingSessionRows } from '../queries.ts';
import { trainingSessions } from '../tables.ts';
import { writeDoneSets } from './done-sets.ts';

const sessions = personalTable(trainingSessions, {
  about: 'Training sessions, set by set. Loads in kg; deleted ones while they can be brought back.',
  onImport: 'into-empty',
  check: trainingSession,
});

/** Exported, imported and deleted with the account; an import writes the done sets again. */
export const trainingSessionsPersonalData: PersonalTable[] = [
  {
    ...sessions,
    async write(db, owner, rows, files) {
      await sessions.write(db, owner, rows, files);
      const live = isNull(trainingSessions.deletedAt);
      const stored = await trainingSessionRows.list(db, owner, { where: live, orderBy: [] });
      await writeDoneSets(db, owner, stored);
    },
  },
];

export const trainingSessionsErasedOnly: ErasedOnly[] = [
  { name: 'training_sets', because: 'says again what the sessions hold' },
];
