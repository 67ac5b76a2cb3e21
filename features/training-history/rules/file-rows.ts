import type { SessionContent } from '#features/training-sessions/rules/session-kinds.ts';

/** All sets as a CSV file: fetched by the browser, not by a call. */
export const HISTORY_FILE_PATH = '/api/training-history.csv';

/** Names that our own import, and those of other apps, know again. */
export const HISTORY_COLUMNS = [
  'Date',
  'Start time',
  'End time',
  'Workout',
  'Exercise Name',
  'Superset',
  'Set number',
  'Set Type',
  'Load (kg)',
  'Reps',
  'Distance (m)',
  'Seconds',
  'RPE',
  'Reps in reserve',
  'Heart rate',
  'Notes',
  'Workout Notes',
] as const;

type Session = Pick<SessionContent, 'date' | 'name' | 'note' | 'work'> & {
  startedAt: Date | null;
  finishedAt: Date | null;
};

const moment = (at: Date | null): string => (at ? at.toISOString().slice(0, 19).concat('Z') : '');

/** The done sets of a session, one row each. Loads of one dumbbell, moments in UTC. */
export function toFileRows(
  { date, name, note, work, startedAt, finishedAt }: Session,
  nameOf: (exerciseId: string) => string,
): (string | number | null)[][] {
  return work.items.flatMap((item) => {
    const exercise = item.exerciseId === null ? (item.name ?? '') : nameOf(item.exerciseId);
    const done = item.sets.filter(({ doneAt }) => doneAt !== null);
    return done.map((set, at) => [
      date,
      moment(startedAt),
      moment(finishedAt),
      name,
      exercise,
      item.superset,
      at + 1,
      set.kind,
      set.loadKg,
      set.reps,
      set.metres,
      set.seconds,
      set.reserve === null ? null : 10 - set.reserve,
      set.reserve,
      set.heartRate,
      item.note,
      note,
    ]);
  });
}
