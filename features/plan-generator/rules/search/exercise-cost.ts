import {
  type Equipment,
  type EquipmentGroup,
  kindOfEquipment,
} from '#features/exercises/rules/equipment-kinds.ts';
import type { Exercise } from '#features/exercises/rules/exercise.ts';
import {
  type Pattern,
  type Position,
  TRACKED_MUSCLES,
} from '#features/exercises/rules/exercise-kinds.ts';
import { isEquipped } from '#features/exercises/rules/exercise-pool.ts';
import { type Kit, loadHolderOf, loadsOf } from '#features/training-profile/rules/kit.ts';
import { isLightFor, isMinor, trainsBalance } from '../dose/prescription.ts';
import type { PlanInput } from '../plan-input.ts';
import { randomOf } from './seeded-random.ts';

/** From here on the METs of strength work mean jumps, swings and throws. */
const POWER_MET = 6;

export const isPower = ({ met, pattern }: Exercise): boolean =>
  met >= POWER_MET && pattern !== 'cardio' && pattern !== 'carry';

/** Drills that train balance and nothing else. */
const BALANCE_DRILLS: ReadonlySet<string> = new Set([
  'heel-to-toe-stand',
  'single-leg-stand',
  'heel-to-toe-walk',
]);

export const isBalanceDrill = ({ id }: Pick<Exercise, 'id'>): boolean => BALANCE_DRILLS.has(id);

/** Drills, work on one leg while standing, or a weight carried on one side. */
export const isBalanceWork = ({ id, unilateral, position, pattern, skill }: Exercise): boolean =>
  isBalanceDrill({ id }) ||
  (unilateral &&
    position === 'standing' &&
    skill < 3 &&
    ['lunge', 'hinge', 'calf', 'carry', 'squat'].includes(pattern));

/** An exercise must bring something: fewer exercises with more sets are better than many with few. */
const BASE_COST = 0.5;
const CHANCE = 0.25;
const TIER_COST = { staple: -0.45, normal: 0.1, fallback: 2.5 } as const;

/**
 * What an exercise costs the plan before it brings anything: the less, the rather a coach would
 * choose it. The figures are of the domain sheet, 4.3, and more of the same kind where it is silent.
 */
export function exerciseCost(exercise: Exercise, input: PlanInput): number {
  let cost = BASE_COST + CHANCE * randomOf(exercise.id, input.seed) + TIER_COST[exercise.tier];
  if (exercise.pattern === 'carry') cost += 0.8;
  else if (exercise.compound) cost -= 0.35;
  if (input.kept.includes(exercise.id)) cost -= 0.5;
  if (input.lifts[exercise.id]) cost -= 0.5;
  if (input.favourites.includes(exercise.id)) cost -= 2;
  cost -= focusBonus(exercise, input);
  if (exercise.unilateral && UPPER_COMPOUNDS.has(exercise.pattern)) cost += 0.2;
  if (exercise.space !== 'mat') cost += 0.3;
  return cost + riskCost(exercise, input) + levelCost(exercise, input);
}

/** An exercise for the wished muscle alone counts most. */
function focusBonus({ muscles }: Exercise, { focus }: PlanInput): number {
  const share = Math.max(0, ...focus.map((muscle) => muscles[muscle] ?? 0));
  const isAimed = TRACKED_MUSCLES.every((one) => focus.includes(one) || (muscles[one] ?? 0) < 1);
  return share < 0.5 ? 0 : share * 0.4 + (share === 1 && isAimed ? 0.4 : 0);
}

const needsCare = (input: PlanInput): boolean =>
  trainsBalance(input) || isMinor(input) || input.intensityCapped;

/** What speaks against an exercise: jumps, long holds, and skill where care comes first. */
function riskCost(exercise: Exercise, input: PlanInput): number {
  const isOld = trainsBalance(input);
  const isCareful = needsCare(input);
  let cost = 0;
  if (exercise.tags.includes('impact')) cost += 5;
  else if (isPower(exercise)) cost += 1;
  if (exercise.compound && exercise.loadType === 'time' && exercise.pattern !== 'carry')
    cost += 1.5;
  if (!exercise.compound && exercise.skill > 1) cost += 0.8;
  if (isCareful && exercise.skill > 1) cost += 0.5;
  if (isCareful && exercise.rest === 'heavy') cost += 1.5;
  if (isOld && exercise.pattern === 'triceps' && exercise.loadType === 'bodyweight') cost += 2;
  if (isOld && exercise.tier === 'fallback') cost += 5;
  const isFloorIsolation = exercise.pattern === 'ham_iso' || exercise.pattern === 'knee_iso';
  if (isOld && isFloorIsolation && exercise.loadType !== 'external') cost += 1;
  if (isOld && exercise.position === 'hanging') cost += 0.8;
  if (isOld && exercise.position === 'plank') cost += 0.8;
  if (isOld && LYING.has(exercise.position) && exercise.loadType !== 'external') cost += 0.3;
  return cost;
}

const isBarbell = ({ kit }: Exercise): boolean => kit.every((needed) => needed.includes('barbell'));

/** Beginners start with the easier variation, the strong with the harder. */
function levelCost(exercise: Exercise, input: PlanInput): number {
  const { level, goal } = input;
  const isBodyweight = exercise.compound && exercise.loadType === 'bodyweight';
  if (level === 'beginner') {
    const hasEasier = isBodyweight && exercise.easier.length > 0;
    const isInverted = isBodyweight && exercise.pattern === 'vpush';
    const barbell = isBarbell(exercise) && needsCare(input) ? 1 : 0;
    return (
      barbell +
      (exercise.rest === 'heavy' ? 0.35 : 0) +
      (hasEasier ? (needsCare(input) ? 0.9 : 0.4) : 0) +
      (isInverted ? 2.5 : 0)
    );
  }
  // A skilled variation is for those who ask for it.
  const isVariation = exercise.tier === 'normal' && exercise.compound && exercise.skill > 1;
  let cost = isVariation && !isBodyweight ? 0.4 : 0;
  if (isBarbell(exercise) && isSolid(exercise) && !needsCare(input))
    cost -= goal === 'build_muscle' ? 0.4 : 0.2;
  if (level === 'advanced' && exercise.upTo !== 'advanced') cost += 0.3;
  if (level === 'advanced' && isBodyweight && exercise.skill > 1) cost -= 0.6;
  const isPullUp = exercise.pattern === 'vpull' && isBodyweight && exercise.skill > 1;
  if (isPullUp && level !== 'advanced' && !input.lifts[exercise.id]) cost += 0.7;
  return cost;
}

/** A staple that large muscles share. */
const isSolid = ({ compound, tier }: Exercise): boolean => compound && tier === 'staple';

const UPPER_COMPOUNDS: ReadonlySet<Pattern> = new Set(['hpush', 'hpull', 'vpush', 'vpull']);

/** Getting down to the floor and up again. */
const LYING: ReadonlySet<Position> = new Set(['lying', 'prone', 'side-lying', 'all-fours']);

/** Household things that stand in for weights. */
const IMPROVISED: ReadonlySet<Equipment> = new Set([
  'backpack',
  'towel',
  'sturdy-table',
  'sandbag',
  'foot-anchor',
]);

type Gear = 'weights' | 'body' | 'bands' | 'improvised';

const usedOf = ({ kit }: Exercise, equipment: ReadonlySet<Equipment>): readonly Equipment[] =>
  kit.find((needed) => isEquipped({ kit: [needed] }, equipment)) ?? [];

function gearOf(exercise: Exercise, used: readonly Equipment[]): Gear {
  if (used.some((one) => IMPROVISED.has(one))) return 'improvised';
  if (used.includes('band') || used.includes('mini-band')) return 'bands';
  return exercise.loadType === 'external' ? 'weights' : 'body';
}

const GEAR_COST = { weights: 0, body: 0.8, bands: 0.8, improvised: 1 } as const;
/** Weights matter more to those who have trained. */
const TRAINED_FACTOR = 1.5;
/** Where the weights that stand ready serve less usual exercises only. */
const UNUSUAL_SHARE = 0.8;
const STEADY_GROUPS: ReadonlySet<EquipmentGroup> = new Set(['benches', 'machines']);
const STEADY_BONUS = 0.2;
const MIN_FIXED_KG = 8;
const HAND_WEIGHTS: ReadonlySet<Equipment> = new Set(['dumbbells', 'kettlebell']);
const HEAVY_PATTERNS: ReadonlySet<Pattern> = new Set(['squat', 'hinge', 'bridge']);

/** Costs of a day's exercises that depend on the place: what better gear there would be, and how light it is. */
export function listPlaceCosts(
  pool: readonly Exercise[],
  kit: Kit,
  { level }: PlanInput,
): ReadonlyMap<string, number> {
  const equipment = new Set(kit.equipment);
  const used = new Map(pool.map((exercise) => [exercise.id, usedOf(exercise, equipment)]));
  const partsOf = ({ id }: Exercise) => used.get(id) ?? [];
  const gears = new Map(pool.map((exercise) => [exercise.id, gearOf(exercise, partsOf(exercise))]));
  const patternsWhere = (fits: (exercise: Exercise) => boolean): ReadonlySet<Pattern> =>
    new Set(pool.filter(fits).map(({ pattern }) => pattern));
  const isWeighted = ({ id }: Exercise) => gears.get(id) === 'weights';
  const holdsByHand = (exercise: Exercise) =>
    partsOf(exercise).some((one) => HAND_WEIGHTS.has(one));
  const usual = patternsWhere((one) => isWeighted(one) && one.tier === 'staple');
  const unusual = patternsWhere((one) => isWeighted(one) && one.tier === 'normal');
  const heavy = patternsWhere(
    (one) => isWeighted(one) && one.tier === 'staple' && !holdsByHand(one),
  );
  const byId = new Map(pool.map((exercise) => [exercise.id, exercise]));

  const loadsAt = (exercise: Exercise): readonly number[] => {
    const holder = loadHolderOf(kit, exercise);
    return holder ? loadsOf(kit, holder) : [];
  };
  const hasBench = equipment.has('bench') || equipment.has('incline-bench');

  const costOf = (exercise: Exercise): number => {
    const { pattern, compound, skill, tier, unilateral, harder, position } = exercise;
    // A hard variation with body weight alone is as good as a weight.
    const isFreeCore = pattern === 'core' && gears.get(exercise.id) === 'body';
    const isHardEnough = isFreeCore || (skill > 1 && compound && tier === 'staple');
    const share = usual.has(pattern) ? 1 : unusual.has(pattern) ? UNUSUAL_SHARE : 0;
    const factor = level === 'beginner' ? 1 : TRAINED_FACTOR;
    let cost = isHardEnough ? 0 : share * factor * GEAR_COST[gears.get(exercise.id) ?? 'body'];
    const isSteady = partsOf(exercise).some((one) => STEADY_GROUPS.has(kindOfEquipment(one).group));
    if (compound && isSteady) cost -= STEADY_BONUS;
    // From the floor it is a press for those without a bench.
    if (pattern === 'hpush' && position === 'lying' && hasBench && !isSteady) cost += 0.4;
    // One heavy weight cannot be made light enough to press overhead.
    const loads = pattern === 'vpush' && level === 'beginner' ? loadsAt(exercise) : [];
    if (loads.length === 1 && (loads[0] ?? 0) >= MIN_FIXED_KG) cost += 8;
    if (level === 'beginner' || !compound) return cost;
    if (!unilateral && isLightFor(kit, exercise)) cost += 0.3;
    if (!unilateral && heavy.has(pattern) && HEAVY_PATTERNS.has(pattern) && holdsByHand(exercise)) {
      cost += 0.6;
    }
    const isHelped =
      !isWeighted(exercise) || partsOf(exercise).includes('assisted-pull-up-machine');
    if (isHelped && harder.some((id) => (byId.get(id)?.skill ?? 0) > skill)) cost += 0.4;
    return cost;
  };
  return new Map(pool.map((exercise) => [exercise.id, costOf(exercise)]));
}
