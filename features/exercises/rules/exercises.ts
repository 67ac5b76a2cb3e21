import { type Exercise, linkBothWays } from './exercise.ts';
import { balance } from './library/balance.ts';
import { bicepsCurls } from './library/biceps-curls.ts';
import { bridgesWithWeights } from './library/bridges-with-weights.ts';
import { bridgesWithoutWeights } from './library/bridges-without-weights.ts';
import { calfRaises } from './library/calf-raises.ts';
import { cardioAnywhere } from './library/cardio-anywhere.ts';
import { cardioEquipment } from './library/cardio-equipment.ts';
import { carries } from './library/carries.ts';
import { chestFlies } from './library/chest-flies.ts';
import { chestPressesWithWeights } from './library/chest-presses-with-weights.ts';
import { chestPressesWithoutWeights } from './library/chest-presses-without-weights.ts';
import { coreHolds } from './library/core-holds.ts';
import { coreMovements } from './library/core-movements.ts';
import { hamstringCurls } from './library/hamstring-curls.ts';
import { hingesWithWeights } from './library/hinges-with-weights.ts';
import { hingesWithoutWeights } from './library/hinges-without-weights.ts';
import { lungesWithWeights } from './library/lunges-with-weights.ts';
import { lungesWithoutWeights } from './library/lunges-without-weights.ts';
import { mobilityLegs } from './library/mobility-legs.ts';
import { mobilityShoulders } from './library/mobility-shoulders.ts';
import { mobilitySpine } from './library/mobility-spine.ts';
import { pullDownsWithWeights } from './library/pull-downs-with-weights.ts';
import { pullDownsWithoutWeights } from './library/pull-downs-without-weights.ts';
import { rearShoulderRaises } from './library/rear-shoulder-raises.ts';
import { rowsWithWeights } from './library/rows-with-weights.ts';
import { rowsWithoutWeights } from './library/rows-without-weights.ts';
import { shoulderPressesWithWeights } from './library/shoulder-presses-with-weights.ts';
import { shoulderPressesWithoutWeights } from './library/shoulder-presses-without-weights.ts';
import { sideRaises } from './library/side-raises.ts';
import { squatsWithWeights } from './library/squats-with-weights.ts';
import { squatsWithoutWeights } from './library/squats-without-weights.ts';
import { thighIsolation } from './library/thigh-isolation.ts';
import { tricepsExtensions } from './library/triceps-extensions.ts';

/** Every exercise Vigour brings, in the order of its patterns. */
export const EXERCISES: readonly Exercise[] = linkBothWays([
  ...squatsWithWeights,
  ...squatsWithoutWeights,
  ...lungesWithWeights,
  ...lungesWithoutWeights,
  ...thighIsolation,
  ...hingesWithWeights,
  ...hingesWithoutWeights,
  ...bridgesWithWeights,
  ...bridgesWithoutWeights,
  ...hamstringCurls,
  ...calfRaises,
  ...chestPressesWithWeights,
  ...chestPressesWithoutWeights,
  ...chestFlies,
  ...shoulderPressesWithWeights,
  ...shoulderPressesWithoutWeights,
  ...sideRaises,
  ...tricepsExtensions,
  ...pullDownsWithWeights,
  ...pullDownsWithoutWeights,
  ...rowsWithWeights,
  ...rowsWithoutWeights,
  ...rearShoulderRaises,
  ...bicepsCurls,
  ...coreHolds,
  ...coreMovements,
  ...carries,
  ...cardioAnywhere,
  ...cardioEquipment,
  ...mobilitySpine,
  ...mobilityLegs,
  ...mobilityShoulders,
  ...balance,
]);

const byId = new Map(EXERCISES.map((exercise) => [exercise.id, exercise]));

export const findExercise = (id: string): Exercise | undefined => byId.get(id);
