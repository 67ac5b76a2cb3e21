import {
  type Equipment,
  type EquipmentGroup,
  kindOfEquipment,
} from '#features/exercises/rules/equipment-kinds.ts';
import type { Exercise } from '#features/exercises/rules/exercise.ts';
import type { Pattern } from '#features/exercises/rules/exercise-kinds.ts';
import { isEquipped } from '#features/exercises/rules/exercise-pool.ts';
import type { Kit } from '#features/training-profile/rules/kit.ts';
import { isLightFor } from '../dose/prescription.ts';
import type { PlanInput } from '../plan-input.ts';
import { isProven } from './exercise-cost.ts';
import {
  isFloorLegCurl,
  isOwnWeight,
  isRackless,
  isUpsideDown,
  needsStrength,
} from './exercise-traits.ts';

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

const GEAR_COST = { weights: 0, body: 1.8, bands: 2, improvised: 2 } as const;
/** Weights matter more to those who have trained. */
const TRAINED_FACTOR = 2;
/** Where the weights that stand ready serve less usual exercises only. */
const UNUSUAL_SHARE = 1;
const STEADY_GROUPS: ReadonlySet<EquipmentGroup> = new Set(['benches', 'machines']);
const STEADY_BONUS = 0.2;
const HAND_WEIGHTS: ReadonlySet<Equipment> = new Set(['dumbbells', 'kettlebell']);
const HEAVY_PATTERNS: ReadonlySet<Pattern> = new Set(['squat', 'hinge', 'bridge']);
/** Pressing upside down is for places where nothing else presses overhead. */
const UPSIDE_DOWN = 6;
const TOO_HARD = 3.5;
/** What the advanced do without weights, and on one leg. */
const HARD_BONUS = 0.6;
const ONE_LEG_BONUS = 0.5;

/** What a place has, and how each exercise is done there. */
type Gears = {
  partsOf: (exercise: Exercise) => readonly Equipment[];
  gearOf: (exercise: Exercise) => Gear;
  byId: ReadonlyMap<string, Exercise>;
  hasBench: boolean;
  hasRack: boolean;
  /** patterns with a usual or a less usual exercise with weights, with one not held by hand, with a press that is not upside down */
  usual: ReadonlySet<Pattern>;
  unusual: ReadonlySet<Pattern>;
  heavy: ReadonlySet<Pattern>;
  hasUprightPress: boolean;
};

function toGears(pool: readonly Exercise[], kit: Kit): Gears {
  const equipment = new Set(kit.equipment);
  const used = new Map(pool.map((exercise) => [exercise.id, usedOf(exercise, equipment)]));
  const partsOf = ({ id }: Exercise) => used.get(id) ?? [];
  const gears = new Map(pool.map((exercise) => [exercise.id, gearOf(exercise, partsOf(exercise))]));
  const isWeighted = ({ id }: Exercise) => gears.get(id) === 'weights';
  const patternsWhere = (fits: (exercise: Exercise) => boolean): ReadonlySet<Pattern> =>
    new Set(pool.filter((one) => isWeighted(one) && fits(one)).map(({ pattern }) => pattern));
  return {
    partsOf,
    gearOf: ({ id }) => gears.get(id) ?? 'body',
    byId: new Map(pool.map((exercise) => [exercise.id, exercise])),
    hasBench: equipment.has('bench') || equipment.has('incline-bench'),
    hasRack: equipment.has('rack'),
    usual: patternsWhere(({ tier }) => tier === 'staple'),
    unusual: patternsWhere(({ tier }) => tier === 'normal'),
    heavy: patternsWhere((one) => one.tier === 'staple' && !holdsByHand(partsOf(one))),
    hasUprightPress: pool.some((one) => one.pattern === 'vpush' && !isUpsideDown(one)),
  };
}

const holdsByHand = (parts: readonly Equipment[]): boolean =>
  parts.some((one) => HAND_WEIGHTS.has(one));

/** What better gear there would be for the movement, and how steady it is. */
function gearCost(exercise: Exercise, gears: Gears, { level }: PlanInput): number {
  const { pattern, compound, skill, tier, position } = exercise;
  const gear = gears.gearOf(exercise);
  const parts = gears.partsOf(exercise);
  // A hard variation with body weight alone is as good as a weight.
  const isFreeCore = pattern === 'core' && gear === 'body';
  const isHardEnough = isFreeCore || (skill > 1 && compound && tier === 'staple');
  const share = gears.usual.has(pattern) ? 1 : gears.unusual.has(pattern) ? UNUSUAL_SHARE : 0;
  const factor = level === 'beginner' ? 1 : TRAINED_FACTOR;
  let cost = isHardEnough ? 0 : share * factor * GEAR_COST[gear];
  const isSteady = parts.some((one) => STEADY_GROUPS.has(kindOfEquipment(one).group));
  if (compound && isSteady && position !== 'standing' && position !== 'plank') cost -= STEADY_BONUS;
  // From the floor it is a press for those without a bench.
  if (pattern === 'hpush' && position === 'lying' && gears.hasBench && !isSteady) cost += 0.4;
  if (isUpsideDown(exercise) && gears.hasUprightPress) cost += UPSIDE_DOWN;
  if (isRackless(exercise) && gears.hasRack) cost += 1.5;
  // A weight trains the thighs better than a curl on the floor.
  if (isFloorLegCurl(exercise) && gears.usual.has(pattern === 'ham_iso' ? 'hinge' : 'squat'))
    cost += GEAR_COST.body;
  return cost;
}

/** The easier variation for whom nobody knows, the harder one without weights for the advanced. */
function strengthCost(exercise: Exercise, gears: Gears, input: PlanInput): number {
  const { pattern, skill, unilateral } = exercise;
  if (!isOwnWeight(exercise) || skill < 2) return 0;
  if (input.level === 'advanced') {
    const hasWeights = gears.usual.has(pattern);
    if (isUpsideDown(exercise) || (hasWeights && pattern !== 'vpull')) return 0;
    return -HARD_BONUS - (pattern === 'squat' && unilateral ? ONE_LEG_BONUS : 0);
  }
  const hasEasier = exercise.easier.some((id) => gears.byId.has(id));
  return needsStrength(exercise) && hasEasier && !isProven(exercise, input) ? TOO_HARD : 0;
}

/** What a trained person finds too light, or too much helped. */
function lightCost(
  exercise: Exercise,
  gears: Gears,
  kit: Kit,
  person: Pick<PlanInput, 'level'>,
): number {
  const { pattern, skill, unilateral, harder } = exercise;
  const parts = gears.partsOf(exercise);
  let cost = 0;
  if (!unilateral && isLightFor(kit, exercise, person)) cost += 0.3;
  if (!unilateral && gears.heavy.has(pattern) && HEAVY_PATTERNS.has(pattern) && holdsByHand(parts))
    cost += 0.6;
  const isHelped =
    gears.gearOf(exercise) !== 'weights' || parts.includes('assisted-pull-up-machine');
  if (isHelped && harder.some((id) => (gears.byId.get(id)?.skill ?? 0) > skill)) cost += 0.4;
  return cost;
}

/** Costs of a day's exercises that depend on the place: what better gear there would be, and how light it is. */
export function listPlaceCosts(
  pool: readonly Exercise[],
  kit: Kit,
  input: PlanInput,
): ReadonlyMap<string, number> {
  const gears = toGears(pool, kit);
  const costOf = (exercise: Exercise): number => {
    const cost = gearCost(exercise, gears, input) + strengthCost(exercise, gears, input);
    const isJudged = input.level !== 'beginner' && exercise.compound;
    return isJudged ? cost + lightCost(exercise, gears, kit, input) : cost;
  };
  return new Map(pool.map((exercise) => [exercise.id, costOf(exercise)]));
}
