import type { Exercise } from '#features/exercises/rules/exercise.ts';
import type { Level } from '#features/exercises/rules/exercise-kinds.ts';
import type { LiftSettings, ProgressionRule } from './progression-rule.ts';

const isBarbellLift = ({ compound, kit }: Exercise): boolean =>
  compound && (kit[0]?.includes('barbell') ?? false);

/**
 * How an exercise gets harder where the person has not said: linear for a beginner's barbell lifts,
 * by variation without weights, by time for holds, double progression for all else (domain sheet 3.4).
 */
export function defaultRule(exercise: Exercise, level: Level): ProgressionRule {
  if (exercise.pattern === 'mobility') return 'none';
  if (!exercise.reps) return 'time';
  if (exercise.loadType === 'external') {
    return level === 'beginner' && isBarbellLift(exercise) ? 'linear' : 'double';
  }
  return exercise.harder.length > 0 || exercise.loadType === 'band' ? 'variation' : 'double';
}

export const ruleOf = (
  exercise: Exercise,
  level: Level,
  { rule }: Pick<LiftSettings, 'rule'>,
): ProgressionRule => rule ?? defaultRule(exercise, level);

/** The rules that suit an exercise; the usual one is among them. */
export function listRules(exercise: Exercise): readonly ProgressionRule[] {
  if (!exercise.reps) return ['time', 'none'];
  if (exercise.loadType === 'external') return ['double', 'linear', 'undulating', 'none'];
  return ['variation', 'double', 'none'];
}
