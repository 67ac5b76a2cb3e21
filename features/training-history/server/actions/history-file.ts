import { stringify } from 'csv-stringify/sync';
import { findExercise } from '#features/exercises/rules/exercises.ts';
import { listOwnExercises } from '#features/own-exercises/server/public.ts';
import { eachDoneSession } from '#features/training-sessions/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { HISTORY_COLUMNS, toFileRows } from '../../rules/file-rows.ts';

const safe = (rows: readonly (readonly (string | number | null)[])[], bom = false) =>
  stringify([...rows], { escape_formulas: true, bom, record_delimiter: 'windows' });

/**
 * Every done set as a row of a CSV file, the oldest first, piece by piece. A text that a spreadsheet would take
 * for a formula has ' in front.
 */
export async function* historyFile(db: Db, owner: OwnerId): AsyncGenerator<string> {
  const own = new Map((await listOwnExercises(db, owner)).map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => findExercise(id)?.name ?? own.get(id) ?? id;
  yield safe([HISTORY_COLUMNS], true);
  for await (const sessions of eachDoneSession(db, owner)) {
    const rows = sessions.flatMap((session) => toFileRows(session, nameOf));
    if (rows.length > 0) yield safe(rows);
  }
}
