import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { type Pattern, TRACKED_MUSCLES } from '#features/exercises/rules/exercise-kinds.ts';
import { MAIN_MOVEMENTS, type MainMovement } from '#features/exercises/rules/training-gaps.ts';

import { bitsOf } from './session-shape.ts';

export const MOVEMENTS = Object.keys(MAIN_MOVEMENTS) as MainMovement[];

/** Place of the main movement of a pattern, -1 if it is none. */
const movementAt = (pattern: Pattern): number =>
  MOVEMENTS.findIndex((movement) =>
    (MAIN_MOVEMENTS[movement] as readonly Pattern[]).includes(pattern),
  );

/** The main movement of a pattern, null for isolation, core and the rest. */
export const movementOf = (pattern: Pattern): MainMovement | null =>
  MOVEMENTS[movementAt(pattern)] ?? null;

/** Opposite patterns that alternate without tiring each other; the sign says which of both. */
const OPPOSITES: Partial<Record<Pattern, number>> = {
  hpush: 1,
  hpull: -1,
  vpush: 2,
  vpull: -2,
  chest_iso: 3,
  rear_iso: -3,
  triceps: 4,
  biceps: -4,
  knee_iso: 5,
  ham_iso: -5,
};

/** Half a set more or less is nothing: a muscle is trained from one full set on. */
export const TRAINED_SETS = 1;

/** How long an exercise takes on a day, seconds: until the first set, and each set. */
export type Timing = { change: number; set: number; pairedChange: number; pairedSet: number };

/** An exercise as the search sees it. */
export type Option = {
  at: number;
  exercise: Exercise;
  pattern: Pattern;
  /** by the order of the tracked muscles */
  shares: readonly number[];
  lowerBack: number;
  movement: number;
  bit: number;
  isCompound: boolean;
  isCarry: boolean;
  /** see OPPOSITES; 0: never alternates */
  opposite: number;
  isPush: boolean;
  isPull: boolean;
  isBalance: boolean;
  isKept: boolean;
  /** the bit of its pattern if the person's maximum is known and nothing speaks against it, else 0 */
  knownBit: number;
  cost: number;
  /** of a second day of it in the week */
  repeatCost: number;
  maxSets: number;
};

export function toOption(
  exercise: Exercise,
  at: number,
  {
    isMovement,
    ...known
  }: Pick<Option, 'cost' | 'repeatCost' | 'isKept' | 'isBalance' | 'knownBit' | 'maxSets'> & {
    /** false: brings its muscles some work, but is not the movement, as a fallback mostly is not */
    isMovement: boolean;
  },
): Option {
  const { pattern, muscles, rest } = exercise;
  return {
    at,
    exercise,
    pattern,
    shares: TRACKED_MUSCLES.map((muscle) => muscles[muscle] ?? 0),
    lowerBack: muscles.lowerBack ?? 0,
    movement: isMovement ? movementAt(pattern) : -1,
    bit: isMovement ? bitsOf([pattern]) : 0,
    isCompound: exercise.compound && pattern !== 'carry',
    isCarry: pattern === 'carry',
    opposite: rest === 'heavy' ? 0 : (OPPOSITES[pattern] ?? 0),
    isPush: pattern === 'hpush' || pattern === 'vpush',
    isPull: pattern === 'hpull' || pattern === 'vpull',
    ...known,
  };
}
