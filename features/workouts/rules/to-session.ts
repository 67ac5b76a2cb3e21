import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { makeItem, makeSession, makeSets } from '#features/training-sessions/rules/new-session.ts';
import type {
  Measure,
  SessionContent,
  SessionItem,
} from '#features/training-sessions/rules/session-kinds.ts';
import { isHelped, usualCounting } from '#features/training-sessions/rules/usual-measure.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { WorkoutLine } from './read-workout.ts';

/** Seconds of rest where a workout says none (domain sheet 3.3). */
const USUAL_REST = { heavy: 180, compound: 90, isolation: 60, none: 0 } as const;
const MAX_LINE = 200;

type ExerciseOf = (id: string) => Exercise | undefined;

const COUNTS_TIME: readonly Measure[] = ['seconds', 'metresSeconds'];

/** As the person wrote it, whatever the exercise is usually counted in. */
function measureFor({ reps, seconds }: WorkoutLine, usual: Measure): Measure {
  if (reps && COUNTS_TIME.includes(usual)) return 'loadReps';
  return seconds && !reps && !COUNTS_TIME.includes(usual) ? 'seconds' : usual;
}

function toItem(line: WorkoutLine, at: number, exerciseOf: ExerciseOf): SessionItem {
  const exercise = line.exerciseId === null ? undefined : exerciseOf(line.exerciseId);
  const isCounted = line.reps !== null || line.seconds !== null;
  const reps = isCounted ? line.reps : (exercise?.reps ?? null);
  const seconds = isCounted ? line.seconds : (exercise?.seconds ?? null);
  const counting = exercise
    ? usualCounting(exercise)
    : ({ measure: reps || line.loadKg !== null ? 'loadReps' : 'seconds' } as const);
  const id = `line-${at + 1}`;
  const loadKg =
    exercise && isHelped(exercise) && line.loadKg !== null ? -line.loadKg : line.loadKg;
  return makeItem({
    ...counting,
    measure: measureFor(line, counting.measure),
    id,
    exerciseId: exercise ? line.exerciseId : null,
    name: exercise ? null : line.text.slice(0, MAX_LINE),
    restSeconds: line.restSeconds ?? (exercise ? USUAL_REST[exercise.rest] : 0),
    sets: makeSets(id, line.sets, { loadKg, reps, seconds, metres: null, reserve: null }),
  });
}

type Workout = { id: string; name: string; durationMinutes: number };
type Details = { id: string; date: CalendarDay; startedAt: string | null };

/** A workout from a file as it is begun; without lines it is one item that lasts as long as it says. */
export function toImportedSession(
  { id: sourceId, name, durationMinutes }: Workout,
  lines: readonly WorkoutLine[],
  exerciseOf: ExerciseOf,
  { id, date, startedAt }: Details,
): SessionContent & { id: string } {
  const seconds = durationMinutes * 60;
  const whole: WorkoutLine = {
    text: name,
    exerciseId: null,
    sets: 1,
    reps: null,
    seconds: seconds <= 36_000 ? [seconds, seconds] : null,
    restSeconds: null,
    loadKg: null,
  };
  const items = lines.length > 0 ? lines : [whole];
  const session = { date, origin: 'imported', sourceId, name, startedAt } as const;
  return {
    id,
    ...makeSession(
      session,
      items.map((line, at) => toItem(line, at, exerciseOf)),
    ),
  };
}
