import { type PersonalTable, personalTable } from '#platform/server/db/personal-table.ts';
import { workout } from '../../contract.ts';
import { workouts } from '../tables.ts';

/** Exported workout tables. */
export const workoutsPersonalData: PersonalTable[] = [
  personalTable(workouts, {
    about: 'The person’s workouts, with their minutes.',
    onImport: 'into-empty',
    check: workout.omit({ createdAt: true }),
  }),
];
