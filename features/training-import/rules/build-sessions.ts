import type { Exercise } from '#features/exercises/rules/exercise.ts';
import {
  makeItem,
  makeSession,
  makeSet,
  setIdOf,
} from '#features/training-sessions/rules/new-session.ts';
import type {
  LoggedSet,
  Measure,
  SessionContent,
  SessionItem,
} from '#features/training-sessions/rules/session-kinds.ts';
import { isHelped, usualCounting } from '#features/training-sessions/rules/usual-measure.ts';
import { toInstant } from './local-instant.ts';
import type { FileRow } from './read-row.ts';
import type { ImportChoices } from './reading.ts';

/** Shown where a session of the file has no name. */
const UNNAMED = 'Workout';

type Item = { exercise: string; rows: FileRow[] };
export type SessionRows = { first: FileRow; items: Item[] };

/** Adds a row to its session: to the exercise above it, or to a new one. */
export function addRow(session: SessionRows | undefined, row: FileRow): SessionRows {
  if (!session) return { first: row, items: [{ exercise: row.exercise, rows: [row] }] };
  const last = session.items.at(-1);
  // A note or a rest belongs to what stands above it, whatever it is called.
  if (last && (row.says !== 'set' || last.exercise === row.exercise)) last.rows.push(row);
  else session.items.push({ exercise: row.exercise, rows: [row] });
  return session;
}

type ExerciseOf = (id: string) => Exercise | undefined;

/** What sets without a known exercise are counted in, by what they say. */
function measureOfRows(rows: readonly FileRow[]): Measure {
  const some = (field: 'loadKg' | 'reps' | 'seconds' | 'metres') =>
    rows.some((row) => row[field] !== null);
  if (some('reps')) return some('loadKg') ? 'loadReps' : 'reps';
  if (some('metres')) return some('seconds') ? 'metresSeconds' : 'metres';
  return 'seconds';
}

/** How the sets are counted: as the exercise usually is, as long as the file says that of them. */
function countingOf(rows: readonly FileRow[], exercise: Exercise | undefined) {
  const said = measureOfRows(rows);
  if (!exercise) return { measure: said, perSide: false, pieces: 1 as const };
  const usual = usualCounting(exercise);
  const counts = (measure: Measure) =>
    measure === 'bodyweight' || measure === 'loadReps' || measure === 'reps';
  const suits = usual.measure === said || (counts(usual.measure) && counts(said));
  const isUnloaded = usual.measure === 'loadReps' && said === 'reps';
  return { ...usual, measure: suits && !isUnloaded ? usual.measure : said };
}

const setsOf = (rows: readonly FileRow[]): FileRow[] => rows.filter(({ says }) => says === 'set');

/** Notes of an item, each said once. */
const noteOf = (rows: readonly FileRow[]): string | null =>
  [...new Set(rows.flatMap(({ note }) => note ?? []))].join('\n').slice(0, 1_000) || null;

function makeFileItem(
  { exercise: name, rows }: Item,
  id: string,
  exercise: Exercise | undefined,
  doneAt: string,
): SessionItem | null {
  const done = setsOf(rows);
  if (done.length === 0) return null;
  const counting = countingOf(done, exercise);
  const helps = (load: number) =>
    counting.measure === 'bodyweight' &&
    (load < 0 || (exercise !== undefined && isHelped(exercise)));
  const loadOf = (load: number) => (helps(load) ? -Math.abs(load) : Math.abs(load));
  const sets = done.map(
    (row, at): LoggedSet =>
      makeSet(setIdOf(id, at + 1), {
        kind: row.kind,
        loadKg: row.loadKg === null ? null : loadOf(row.loadKg),
        reps: row.reps,
        seconds: row.seconds,
        metres: row.metres,
        reserve: row.reserve,
        doneAt,
      }),
  );
  const rest = rows.find(({ says }) => says === 'rest')?.seconds ?? 0;
  return makeItem({
    id,
    exerciseId: exercise?.id ?? null,
    name: exercise ? null : name,
    ...counting,
    restSeconds: rest,
    superset: done[0]?.superset ?? null,
    note: noteOf(rows),
    sets,
  });
}

/** A session of a file as it is kept; null where no set of it was done. */
export function buildSession(
  { first, items }: SessionRows,
  { reading, exercises }: ImportChoices,
  exerciseOf: ExerciseOf,
): SessionContent | null {
  const startedAt = toInstant(first.start, reading.zone);
  const finishedAt = first.end === null ? startedAt : toInstant(first.end, reading.zone);
  const made = items.flatMap((item, at) => {
    const id = exercises.get(item.exercise);
    const exercise = id === undefined ? undefined : exerciseOf(id);
    return makeFileItem(item, `i${at + 1}`, exercise, finishedAt) ?? [];
  });
  if (made.length === 0) return null;
  const note = items.flatMap(({ rows }) => rows.flatMap(({ workoutNote }) => workoutNote ?? []))[0];
  return makeSession(
    {
      date: first.start.slice(0, 10),
      origin: 'imported',
      name: first.workout || UNNAMED,
      note: note ?? null,
      startedAt,
      finishedAt,
    },
    made,
  );
}
