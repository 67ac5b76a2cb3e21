import type { Equipment } from '#features/exercises/rules/equipment-kinds.ts';
import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { isInPool } from '#features/exercises/rules/exercise-pool.ts';
import type { Kit } from '#features/training-profile/rules/kit.ts';
import { isMinor, trainsBalance } from '../dose/prescription.ts';
import type { PlanInput } from '../plan-input.ts';
import { isPower } from './exercise-cost.ts';

type Person = Pick<PlanInput, 'level' | 'avoid' | 'banned' | 'age' | 'intensityCapped'>;

export const isStrength = ({ pattern }: Exercise): boolean =>
  pattern !== 'cardio' && pattern !== 'mobility';

/** From here on nobody is put on their head. */
const STEADY_AGE = 50;
/** METs from which cardio is hard intervals. */
const HARD_MET = 8;

/** Head below the hips, or the whole weight on the hands. */
const isUpsideDown = ({ pattern, loadType, position }: Exercise): boolean =>
  position === 'handstand' ||
  (pattern === 'vpush' && loadType !== 'external' && loadType !== 'band');

/** Floor push-ups, crawls and their like; a push-up against a wall or chair is none. */
const isOnHandsAndFeet = ({ pattern, position, kit, loadType }: Exercise): boolean =>
  (position === 'plank' && pattern !== 'core' && kit.some((needed) => needed.length === 0)) ||
  (pattern === 'carry' && loadType === 'time');

/** True if caution, not taste, keeps it out: jumps from 60 on, hard intervals before clearance. */
function isTooRisky(exercise: Exercise, person: Person): boolean {
  const isHard = exercise.pattern === 'cardio' ? exercise.met >= HARD_MET : isPower(exercise);
  if (person.intensityCapped && isHard) return true;
  const isCautious =
    person.level === 'beginner' || person.intensityCapped || (person.age ?? 0) >= STEADY_AGE;
  if (isCautious && isUpsideDown(exercise)) return true;
  if (trainsBalance(person)) {
    if (isPower(exercise) || exercise.tags.includes('impact') || isUpsideDown(exercise))
      return true;
    if (person.level === 'beginner' && isOnHandsAndFeet(exercise)) return true;
  }
  return isMinor(person) && exercise.skill === 3;
}

/** Whether the person may be given the exercise with this equipment. */
export const mayDo = (
  exercise: Exercise,
  equipment: ReadonlySet<Equipment>,
  person: Person,
): boolean =>
  !person.banned.includes(exercise.id) &&
  !isTooRisky(exercise, person) &&
  isInPool(exercise, { equipment, level: person.level, avoid: new Set(person.avoid) });

/** All exercises for a place, by id, so that the order of the pool changes nothing. */
export function listDayPool(pool: readonly Exercise[], kit: Kit, person: Person): Exercise[] {
  const equipment = new Set(kit.equipment);
  const known = new Map(pool.toReversed().map((exercise) => [exercise.id, exercise]));
  return [...known.values()]
    .filter((exercise) => mayDo(exercise, equipment, person))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}
