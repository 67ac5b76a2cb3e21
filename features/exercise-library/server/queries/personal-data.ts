import { type PersonalTable, personalTable } from '#platform/server/db/personal-table.ts';
import { exerciseMark } from '../../contract.ts';
import { exerciseMarks } from '../tables.ts';

/** Exported exercise tables. */
export const exerciseLibraryPersonalData: PersonalTable[] = [
  personalTable(exerciseMarks, {
    about: 'Favourite exercises, and those never to suggest.',
    onImport: 'into-empty',
    check: exerciseMark.omit({ id: true }).extend({ exerciseId: exerciseMark.shape.id }),
  }),
];
