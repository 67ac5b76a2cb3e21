import type { Equipment } from '#features/exercises/rules/equipment-kinds.ts';
import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { isInPool } from '#features/exercises/rules/exercise-pool.ts';
import { type Kit, loadHolderOf, loadsOf } from '#features/training-profile/rules/kit.ts';
import { isBelowLightest } from '../dose/loads.ts';
import { firstReserve, isMinor, repsFor, trainsBalance } from '../dose/prescription.ts';
import type { PlanInput } from '../plan-input.ts';
import {
  isFaceDownOnFloor,
  isHardLegCurl,
  isLyingFly,
  isOnHandsAndFeet,
  isPower,
  isUpsideDown,
} from './exercise-traits.ts';

type Person = Pick<
  PlanInput,
  'level' | 'avoid' | 'banned' | 'age' | 'intensityCapped' | 'sparesLying'
>;

export const isStrength = ({ pattern }: Exercise): boolean =>
  pattern !== 'cardio' && pattern !== 'mobility';

/** From here on nobody is put on their head. */
const STEADY_AGE = 50;
/** METs from which cardio is hard intervals. */
const HARD_MET = 8;

/** True if caution, not taste, keeps it out: jumps from 60 on, hard intervals before clearance. */
function isTooRisky(exercise: Exercise, person: Person): boolean {
  const isHard = exercise.pattern === 'cardio' ? exercise.met >= HARD_MET : isPower(exercise);
  if (person.intensityCapped && isHard) return true;
  if (person.sparesLying && exercise.position === 'prone') return true;
  const isCautious =
    person.level === 'beginner' || person.intensityCapped || (person.age ?? 0) >= STEADY_AGE;
  if (isCautious && isUpsideDown(exercise)) return true;
  const isFrail = person.level === 'beginner' && (person.intensityCapped || trainsBalance(person));
  if (isFrail && isFaceDownOnFloor(exercise)) return true;
  if (trainsBalance(person)) {
    if (isPower(exercise) || exercise.tags.includes('impact')) return true;
    const isStruggle =
      isOnHandsAndFeet(exercise) || isHardLegCurl(exercise) || isLyingFly(exercise);
    if (person.level === 'beginner' && isStruggle) return true;
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

const MIN_FIXED_KG = 8;

/**
 * All that is there is heavier than the person lifts. Where that is not known: one heavy weight and no
 * lighter one, which a beginner cannot press overhead.
 */
export function isTooHeavyAt(kit: Kit, exercise: Exercise, person: PlanInput): boolean {
  const lift = person.lifts[exercise.id];
  if (lift) {
    const reps = repsFor(exercise, kit, person);
    return isBelowLightest(exercise, kit, lift, reps, firstReserve(person));
  }
  if (person.level !== 'beginner' || exercise.pattern !== 'vpush') return false;
  const holder = loadHolderOf(kit, exercise);
  if (holder !== 'dumbbells' && holder !== 'kettlebell') return false;
  const [first, ...others] = loadsOf(kit, holder);
  return others.length === 0 && (first ?? 0) >= MIN_FIXED_KG;
}

const needsNothing = ({ kit }: Exercise): boolean => kit.some((needed) => needed.length === 0);

/** Without the full push-up where one from the knees or against the wall is as near, and the close one. */
function dropHardPresses(pool: readonly Exercise[]): Exercise[] {
  const byId = new Map(pool.map((exercise) => [exercise.id, exercise]));
  const hasEasier = (exercise: Exercise) =>
    exercise.easier.some((id) => {
      const easier = byId.get(id);
      return easier !== undefined && needsNothing(easier);
    });
  return pool.filter((exercise) => {
    if (!needsNothing(exercise)) return true;
    const isClose = exercise.pattern === 'triceps' && exercise.position === 'plank';
    return !isClose && !(exercise.pattern === 'hpush' && hasEasier(exercise));
  });
}

/** All exercises for a place, by id, so that the order of the pool changes nothing. */
export function listDayPool(pool: readonly Exercise[], kit: Kit, person: PlanInput): Exercise[] {
  const equipment = new Set(kit.equipment);
  const known = new Map(pool.toReversed().map((exercise) => [exercise.id, exercise]));
  const possible = [...known.values()]
    .filter(
      (exercise) => mayDo(exercise, equipment, person) && !isTooHeavyAt(kit, exercise, person),
    )
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  return person.level === 'beginner' && person.intensityCapped
    ? dropHardPresses(possible)
    : possible;
}
