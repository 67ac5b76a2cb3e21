import { bicepsCurls } from './biceps-curls.ts';
import { bridgesWithWeights } from './bridges-with-weights.ts';
import { bridgesWithoutWeights } from './bridges-without-weights.ts';
import { calfRaises } from './calf-raises.ts';
import { cardioAnywhere } from './cardio-anywhere.ts';
import { cardioEquipment } from './cardio-equipment.ts';
import { carries } from './carries.ts';
import { chestFlies } from './chest-flies.ts';
import { chestPressesWithWeights } from './chest-presses-with-weights.ts';
import { chestPressesWithoutWeights } from './chest-presses-without-weights.ts';
import { coreHolds } from './core-holds.ts';
import { coreMovements } from './core-movements.ts';
import { type Exercise, linkBothWays } from './exercise.ts';
import { hamstringCurls } from './hamstring-curls.ts';
import { hingesWithWeights } from './hinges-with-weights.ts';
import { hingesWithoutWeights } from './hinges-without-weights.ts';
import { lungesWithWeights } from './lunges-with-weights.ts';
import { lungesWithoutWeights } from './lunges-without-weights.ts';
import { mobilityLegs } from './mobility-legs.ts';
import { mobilityShoulders } from './mobility-shoulders.ts';
import { mobilitySpine } from './mobility-spine.ts';
import { pullDownsWithWeights } from './pull-downs-with-weights.ts';
import { pullDownsWithoutWeights } from './pull-downs-without-weights.ts';
import { rearShoulderRaises } from './rear-shoulder-raises.ts';
import { rowsWithWeights } from './rows-with-weights.ts';
import { rowsWithoutWeights } from './rows-without-weights.ts';
import { shoulderPressesWithWeights } from './shoulder-presses-with-weights.ts';
import { shoulderPressesWithoutWeights } from './shoulder-presses-without-weights.ts';
import { sideRaises } from './side-raises.ts';
import { squatsWithWeights } from './squats-with-weights.ts';
import { squatsWithoutWeights } from './squats-without-weights.ts';
import { thighIsolation } from './thigh-isolation.ts';
import { tricepsExtensions } from './triceps-extensions.ts';

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
]);

const byId = new Map(EXERCISES.map((exercise) => [exercise.id, exercise]));

export const findExercise = (id: string): Exercise | undefined => byId.get(id);
