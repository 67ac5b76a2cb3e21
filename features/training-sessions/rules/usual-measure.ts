import type { Equipment } from '#features/exercises/rules/equipment-kinds.ts';
import type { Exercise } from '#features/exercises/rules/exercise.ts';
import type { Measure, SessionItem } from './session-kinds.ts';

/** Dumbbell exercises that take one dumbbell; all others take a pair. */
const ONE_DUMBBELL: ReadonlySet<string> = new Set([
  'goblet-squat',
  'goblet-box-squat',
  'heels-up-goblet-squat',
  'sumo-squat',
  'dumbbell-side-lunge',
  'kickstand-romanian-deadlift',
  'single-leg-romanian-deadlift',
  'dumbbell-glute-bridge',
  'dumbbell-hip-thrust',
  'dumbbell-leg-curl',
  'single-leg-dumbbell-calf-raise',
  'single-arm-floor-press',
  'deficit-push-up',
  'half-kneeling-press',
  'dumbbell-overhead-extension',
  'dumbbell-kickback',
  'dumbbell-pullover',
  'dumbbell-row',
  'renegade-row',
  'side-lying-external-rotation',
  'concentration-curl',
  'dumbbell-side-bend',
  'suitcase-carry',
  'suitcase-hold',
  'overhead-carry',
]);

/** Machines whose load helps: more of it is easier. */
const HELPING: ReadonlySet<string> = new Set(['assisted-dip', 'assisted-pull-up-machine']);

type Known = Pick<Exercise, 'id' | 'pattern' | 'loadType' | 'seconds' | 'unilateral' | 'kit'>;

/** Whether the exercise's load helps the body, so that it is logged below zero. */
export const isHelped = ({ id }: Pick<Exercise, 'id'>): boolean => HELPING.has(id);

/** What an exercise is counted in, unless the person says otherwise. */
export function measureOf(exercise: Known): Measure {
  if (exercise.pattern === 'cardio') return 'metresSeconds';
  if (exercise.seconds !== null) return 'seconds';
  if (exercise.pattern === 'mobility') return 'reps';
  if (isHelped(exercise)) return 'bodyweight';
  if (exercise.loadType === 'external') return 'loadReps';
  return exercise.loadType === 'bodyweight' ? 'bodyweight' : 'reps';
}

/**
 * How the sets of an exercise are counted, unless the person says otherwise. `holder` is what holds the
 * load there; null: not known, so what the exercise is usually done with.
 */
export function usualCounting(
  exercise: Known,
  holder: Equipment | null = null,
): Pick<SessionItem, 'measure' | 'perSide' | 'pieces'> {
  const isWithDumbbells = holder
    ? holder === 'dumbbells'
    : (exercise.kit[0]?.includes('dumbbells') ?? false);
  return {
    measure: measureOf(exercise),
    perSide: exercise.unilateral,
    pieces: isWithDumbbells && !ONE_DUMBBELL.has(exercise.id) ? 2 : 1,
  };
}
