import { type PersonalTable, personalTable } from '#platform/server/db/personal-table.ts';
import { foodLogEntry } from '../../contract.ts';
import { foodLogEntries } from '../tables.ts';

/** What an export of a person holds of their food log. */
export const foodLogPersonalData: PersonalTable[] = [
  personalTable(foodLogEntries, {
    about:
      'What was eaten. Figures are of the whole amount: kcal, g, and mg for sodium and cholesterol.',
    onImport: 'into-empty',
    check: foodLogEntry.omit({ createdAt: true }),
  }),
];
