import type { V3 } from './vector.ts';

/** Angles in degrees. Zero: the arm hangs along the trunk; plus: forward, out, bent, turned outwards. */
export type ArmAngles = {
  shoulder?: number;
  flare?: number;
  elbow?: number;
  rotate?: number;
  /** The arm keeps its angles to the ground, not to the trunk. */
  hangs?: 1;
};

/**
 * Where the hand is, solved by two-bone inverse kinematics; z counts outwards from the midline.
 * y null: a straight arm hangs to that x. `elbow` is the way the elbow points.
 */
export type ArmReach = {
  at: readonly [number, number | null, number];
  elbow?: V3;
  on?: 'floor' | 'trunk' | 'shoulder';
};

export type Arm = ArmAngles | ArmReach;

/** Zero: the thigh in line with the trunk, knee straight, sole at right angles; plus: forward, out, bent, toes up. */
export type LegAngles = {
  hip?: number;
  splay?: number;
  knee?: number;
  ankle?: number;
  rotate?: number;
};

/** Where the ball of the foot is (y 0 = on the floor), toes up by `pitch`, toes out by `toe`, knee out by `out`. */
export type LegReach = {
  foot: readonly [number, number, number];
  pitch?: number;
  toe?: number;
  out?: number;
  /** The way the knee points, where it is not forward. */
  knee?: V3;
};

export type Leg = LegAngles | LegReach;

export type Landmark = 'ball' | 'ankle' | 'knee' | 'grip' | 'elbow' | 'shoulder';

export type Pose = {
  /** The middle between the hip joints; y null = as high as the planted legs allow. */
  root?: readonly [number, number | null, number?];
  /** Instead of root: a landmark of the near side, whose limb has angles, stands at x, y. */
  anchor?: readonly [Landmark, number, number];
  /** Trunk: tips forward (−90 = on the back), to the near side, turns towards the viewer. */
  lean?: number;
  roll?: number;
  turn?: number;
  /** Along the spine: bends forward, to the near side, turns towards the near side. */
  spine?: number;
  bend?: number;
  twist?: number;
  /** Head: nods, turns and tips to the near side. */
  neck?: number;
  look?: number;
  tilt?: number;
  shrug?: number;
  protract?: number;
  arm?: Arm;
  armNear?: Arm;
  armFar?: Arm;
  leg?: Leg;
  legNear?: Leg;
  legFar?: Leg;
};

export const isReach = (arm: Arm): arm is ArmReach => 'at' in arm;
export const isPlanted = (leg: Leg): leg is LegReach => 'foot' in leg;

/** Every limb named on its own side, so that two poses can be mixed. */
export function withSides(pose: Pose): Pose {
  const { arm = {}, leg = {}, ...rest } = pose;
  return { armNear: arm, armFar: arm, legNear: leg, legFar: leg, ...rest };
}
