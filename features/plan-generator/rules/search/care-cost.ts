import type { Exercise } from '#features/exercises/rules/exercise.ts';
import type { Position } from '#features/exercises/rules/exercise-kinds.ts';
import { isMinor, trainsBalance } from '../dose/prescription.ts';
import type { PlanInput } from '../plan-input.ts';
import {
  isBarbell,
  isBarOnShoulders,
  isMachineSquat,
  isOnKnees,
  isPower,
  isToSeat,
} from './exercise-traits.ts';

/** True where care comes before progress: minors, people from 60 on, people who are not cleared. */
export const needsCare = (input: Pick<PlanInput, 'age' | 'intensityCapped'>): boolean =>
  trainsBalance(input) || isMinor(input) || input.intensityCapped;

/** Getting down to the floor and up again. */
const LYING: ReadonlySet<Position> = new Set(['lying', 'prone', 'side-lying', 'all-fours']);

/** From 60 on: standing and sitting before the floor, two feet before one, a seat to squat to. */
function ageCost(exercise: Exercise, { level }: PlanInput): number {
  const { pattern, position, loadType, tier } = exercise;
  let cost = 0;
  if (pattern === 'triceps' && loadType === 'bodyweight') cost += 2;
  if (tier === 'fallback') cost += 5;
  if ((pattern === 'ham_iso' || pattern === 'knee_iso') && loadType !== 'external') cost += 1;
  if (pattern === 'chest_iso' && position === 'lying') cost += 3;
  if (position === 'hanging' || position === 'plank') cost += 0.8;
  if (LYING.has(position) && loadType !== 'external') cost += 0.3;
  if (level === 'beginner' && pattern === 'lunge') cost += 0.6;
  if (level === 'beginner' && isToSeat(exercise)) cost -= 0.6;
  return cost;
}

/**
 * With the arms kept from overhead the shoulder is sore, whatever the injury: a bar on the back turns
 * it out, a bar on the chest holds it still, a dip stretches it. Machines and dumbbells let it move.
 */
function shoulderCost(exercise: Exercise): number {
  const { pattern, position } = exercise;
  if (isBarOnShoulders(exercise)) return 2;
  // What pulls down without reaching up is the only such work left.
  if (pattern === 'vpull') return -2;
  if (pattern !== 'hpush') return 0;
  if (position === 'hanging') return 3;
  const steep = exercise.muscles.frontDelts === 1 ? 0.8 : 0;
  return steep + (isBarbell(exercise) ? 1.2 : 0);
}

/** Swings and squats into a press are work for the breath, not for size. */
const wantsFitness = ({ goal }: PlanInput): boolean => goal === 'get_fit' || goal === 'lose_weight';

/** What speaks against an exercise: jumps, long holds, and skill where care comes first. */
export function careCost(exercise: Exercise, input: PlanInput): number {
  const { compound, loadType, pattern, position, skill, rest, tags } = exercise;
  const isCareful = needsCare(input);
  let cost = 0;
  if (tags.includes('impact')) cost += 5;
  else if (isPower(exercise)) cost += wantsFitness(input) ? 1 : 3;
  if (compound && loadType === 'time' && pattern !== 'carry') cost += 1.5;
  if (!compound && skill > 1) cost += input.level === 'advanced' ? 0.6 : 2;
  if (isCareful && skill > 1) cost += 0.5;
  if (isCareful && rest === 'heavy') cost += 1.5;
  // Minors learn to squat before they push hard in a machine.
  if (isMinor(input) && isMachineSquat(exercise)) cost += 1;
  if (input.avoid.includes('knee') && isOnKnees(exercise)) cost += 2;
  if (input.sparesLying && position === 'lying') cost += 3;
  if (trainsBalance(input)) cost += ageCost(exercise, input);
  if (input.avoid.includes('overhead')) cost += shoulderCost(exercise);
  return cost;
}
