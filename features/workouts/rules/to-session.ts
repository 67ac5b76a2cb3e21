import type { Exercise } from '#features/exercises/rules/exercise.ts';
import {
  type SessionContent,
  type SessionItem,
  WORK_FORMAT,
} from '#features/training-sessions/rules/session-kinds.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { WorkoutLine } from './read-workout.ts';

/** Seconds of rest where a workout says none (domain sheet 3.3). */
const USUAL_REST = { heavy: 180, compound: 90, isolation: 60, none: 0 } as const;
const MAX_LINE = 200;

type ExerciseOf = (id: string) => Pick<Exercise, 'reps' | 'seconds' | 'rest'> | undefined;

function toItem(line: WorkoutLine, at: number, exerciseOf: ExerciseOf): SessionItem {
  const exercise = line.exerciseId === null ? undefined : exerciseOf(line.exerciseId);
  const isCounted = line.reps !== null || line.seconds !== null;
  return {
    id: `line-${at + 1}`,
    exerciseId: exercise ? line.exerciseId : null,
    name: exercise ? null : line.text.slice(0, MAX_LINE),
    target: {
      reps: isCounted ? line.reps : (exercise?.reps ?? null),
      seconds: isCounted ? line.seconds : (exercise?.seconds ?? null),
      rir: null,
      restSeconds: line.restSeconds ?? (exercise ? USUAL_REST[exercise.rest] : 0),
      loadKg: line.loadKg,
    },
    superset: null,
    sets: Array.from({ length: line.sets }, () => ({ doneAt: null })),
  };
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
  return {
    id,
    date,
    origin: 'imported',
    sourceId,
    weekday: null,
    name,
    placeName: null,
    work: { format: WORK_FORMAT, items: items.map((line, at) => toItem(line, at, exerciseOf)) },
    startedAt,
    finishedAt: null,
  };
}
