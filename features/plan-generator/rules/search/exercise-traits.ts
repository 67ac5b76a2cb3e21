import { kindOfEquipment } from '#features/exercises/rules/equipment-kinds.ts';
import type { Exercise } from '#features/exercises/rules/exercise.ts';

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

export const isBarbell = ({ kit }: Exercise): boolean =>
  kit.every((needed) => needed.includes('barbell'));

/** A staple that large muscles share. */
export const isSolid = ({ compound, tier }: Exercise): boolean => compound && tier === 'staple';

/** A compound with the body's own weight. */
export const isOwnWeight = ({ compound, loadType }: Exercise): boolean =>
  compound && loadType === 'bodyweight';

/** The whole body hangs from or rests on the hands: a pull-up, a dip. Strength decides whether it can be done at all. */
export const needsStrength = (exercise: Exercise): boolean =>
  isOwnWeight(exercise) && exercise.position === 'hanging' && exercise.skill > 1;

/** Head below the hips, or the whole weight on the hands overhead. */
export const isUpsideDown = ({ pattern, loadType, position }: Exercise): boolean =>
  position === 'handstand' ||
  (pattern === 'vpush' && loadType !== 'external' && loadType !== 'band');

/** Floor push-ups, crawls and their like; a push-up against a wall or chair is none. */
export const isOnHandsAndFeet = ({ pattern, position, kit, loadType }: Exercise): boolean =>
  (position === 'plank' && pattern !== 'core' && kit.some((needed) => needed.length === 0)) ||
  (pattern === 'carry' && loadType === 'time');

const STEADY_GROUPS: ReadonlySet<string> = new Set(['benches', 'machines']);

/** Face down on the floor: no bench or machine holds the body. */
export const isFaceDownOnFloor = ({ position, kit }: Exercise): boolean =>
  position === 'prone' &&
  kit.some((needed) => !needed.some((one) => STEADY_GROUPS.has(kindOfEquipment(one).group)));

/** Work for the front or back of the thighs with the body's weight, on the floor. */
export const isFloorLegCurl = ({ pattern, loadType }: Exercise): boolean =>
  (pattern === 'ham_iso' || pattern === 'knee_iso') &&
  (loadType === 'bodyweight' || loadType === 'time');

/** Weights held wide above the face, on the back. */
export const isLyingFly = ({ pattern, position }: Exercise): boolean =>
  pattern === 'chest_iso' && position === 'lying';

export const isHardLegCurl = (exercise: Exercise): boolean =>
  isFloorLegCurl(exercise) && exercise.loadType === 'bodyweight';

/** A bar on the back or on the front of the shoulders, or a machine's bar there. */
export const isBarOnShoulders = (exercise: Exercise): boolean =>
  (exercise.pattern === 'squat' || exercise.pattern === 'lunge') &&
  exercise.kit.every(
    (needed) =>
      (needed.includes('barbell') && needed.includes('rack')) || needed.includes('smith-machine'),
  );

/** A bar that is lifted from the floor to squat or lunge with, as a rack would have it ready. */
export const isRackless = ({ id }: Pick<Exercise, 'id'>): boolean => RACKLESS.has(id);

const RACKLESS: ReadonlySet<string> = new Set([
  'barbell-hack-squat',
  'zercher-squat',
  'zercher-reverse-lunge',
]);

/** A bar lifted behind the legs: for arms that cannot hold it in front. */
export const isBarBehind = ({ id }: Pick<Exercise, 'id'>): boolean => id === 'barbell-hack-squat';

const SEATS: ReadonlySet<string> = new Set(['chair', 'bench', 'box']);

/** A weighted squat down to a box, a bench or a chair. */
export const isSquatToBox = ({ pattern, loadType, kit }: Exercise): boolean =>
  pattern === 'squat' &&
  loadType === 'external' &&
  kit.every((needed) => needed.some((one) => SEATS.has(one)));

/** A push-up while standing. */
export const isWallPress = ({ pattern, loadType, position }: Exercise): boolean =>
  pattern === 'hpush' && loadType === 'bodyweight' && position === 'standing';

/** A squat in a machine, which guides the path. */
export const isMachineSquat = ({ pattern, kit }: Exercise): boolean =>
  pattern === 'squat' &&
  kit.every((needed) => needed.some((one) => kindOfEquipment(one).group === 'machines'));

/** The knees bear the body on the floor. */
export const isOnKnees = ({ position }: Exercise): boolean =>
  position === 'kneeling' || position === 'all-fours';

/** A squat with something to sit on, or a seat. */
export const isToSeat = ({ pattern, position, kit }: Exercise): boolean =>
  pattern === 'squat' &&
  (position === 'seated' || kit.every((needed) => needed.some((one) => SEATS.has(one))));
