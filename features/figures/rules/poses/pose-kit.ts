import type { Gear, Place } from '../drawing/gear.ts';
import type { Figure } from '../figure.ts';
import type { Arm, ArmAngles, Leg, LegReach, Pose } from '../pose.ts';
import { cosine, sine, type V3 } from '../vector.ts';

/** What poses are made of again and again. Heights: seat 25, bench 24.6, bar 119. */
export const figure = (
  poses: readonly Pose[],
  gear: readonly Gear[] = [],
  more: Partial<Figure> = {},
): Figure => ({
  poses,
  gear,
  ...more,
});

export const foot = (x = 3.7, z = 6, more: Partial<LegReach> = {}, y = 0): LegReach => ({
  foot: [x, y, z],
  toe: 8,
  ...more,
});
export const standing = (more: Pose = {}): Pose => ({ root: [-3, null], leg: foot(), ...more });
export const hanging: ArmAngles = { hangs: 1, flare: 7, elbow: 8, shoulder: -2 };
export const angles = (shoulder: number, elbow = 0, flare = 6, rotate = 0): ArmAngles => ({
  shoulder,
  elbow,
  flare,
  rotate,
});
export const reach = (
  x: number,
  y: number | null,
  z: number,
  elbow: V3 = [-1, -0.4, 0.3],
): Arm => ({
  at: [x, y, z],
  elbow,
});
/** From the shoulder line: forward, along the trunk, outwards. */
export const onTrunk = (x: number, y: number, z: number, elbow: V3 = [-0.4, -1, 0.3]): Arm => ({
  at: [x, y, z],
  elbow,
  on: 'trunk',
});
export const legAngles = (hip: number, knee: number, ankle = -12, splay = 4): Leg => ({
  hip,
  knee,
  ankle,
  splay,
});

/** Sits with the hips over x on something of that height. */
export const sitting = (x = -13, more: Pose = {}, seat = 25): Pose => ({
  root: [x, seat + 6.2],
  leg: foot(x + 28, 6.5),
  ...more,
});
/** Legs that lie stretched on the floor, soles at x. */
export const floorLegs = (x: number, z = 5, more: Partial<LegReach> = {}): LegReach =>
  foot(x, z, { pitch: 82, toe: 6, knee: [0.2, 1, 0], ...more }, 9.5);
/** Lies on the back, hips at x, at a height of the thing below. */
export const supine = (x: number, more: Pose = {}, top = 0): Pose => ({
  root: [x, top + 6.9],
  lean: -90,
  neck: 3,
  ...more,
});
export const prone = (x: number, more: Pose = {}, top = 0): Pose => ({
  root: [x, top + 6.2],
  lean: 89,
  ...more,
});
export const allFours = (more: Pose = {}): Pose => ({
  root: [-14, 27.6],
  lean: 82,
  neck: -10,
  arm: reach(14.6, 2.2, 11, [-1, 0.2, 0.4]),
  leg: { hip: more.lean ?? 82, knee: 90, ankle: -58, splay: 2 },
  ...more,
});

/** Lying face down, seen from above: the lift does not show, but the way of the arms does. */
export const fromAbove = { hand: 'open', yaw: -90, joined: true, floor: false } as const;
export const mat: Gear[] = [{ kind: 'block', at: [13, 54, 0], size: [2, 122, 66] }];

// What is held.
export const barbell: Gear = { kind: 'barbell' };
export const dumbbells: Gear = { kind: 'dumbbell' };
export const backBar: Gear = { kind: 'barbell', at: { trunk: [1.05, -6.4] }, half: 25 };
export const backBarHands: Arm = { at: [-5.6, 1.2, 19], elbow: [-0.5, -1, 0.25], on: 'trunk' };
export const rackBar: Gear = { kind: 'barbell', at: { trunk: [1.0, 7.4] } };
export const rackHands: Arm = { at: [8, 1.2, 12], elbow: [1, -0.35, 0.5], on: 'trunk' };
/** In the bend of the elbows, fists up. */
export const zercherBar: Gear = { kind: 'barbell', at: { trunk: [0.6, 12.4] } };
export const zercherHands: Arm = { at: [9.4, -2, 11], elbow: [1, -1, 0.2], on: 'trunk' };
/** Both hands before the chest. */
export const goblet: Arm = { at: [9.2, -5, 2.5], elbow: [-0.1, -1, 0.5], on: 'trunk' };

// What stands around.
export const block = (
  x: number,
  y: number,
  wide: number,
  high: number,
  deep = 24,
  angle = 0,
): Gear => ({
  kind: 'block',
  at: [x, y, 0],
  size: [wide, high, deep],
  angle,
});
export const rod = (x0: number, y0: number, x1: number, y1: number, width = 1.2, z = 0): Gear => ({
  kind: 'rod',
  from: [x0, y0, z],
  to: [x1, y1, z],
  width,
});
export const bench = (x0: number, x1: number, top = 24.6, deep = 14): Gear[] => [
  rod(x0 + 4, 1.2, x0 + 4, top - 3, 1.1),
  rod(x1 - 4, 1.2, x1 - 4, top - 3, 1.1),
  rod(x0 + 1, 1.2, x1 - 1, 1.2, 1.1),
  block((x0 + x1) / 2, top - 1.8, x1 - x0, 3.6, deep),
];
/** A bench whose seat ends at x and whose back rises to the left by the angle. */
export const inclineBench = (x: number, angle: number, seat = 25, long = 42): Gear[] => {
  const [c, s] = [cosine(angle), sine(angle)];
  return [
    rod(x + 4, 1.2, x + 4, seat - 3, 1.1),
    rod(x - 24 * c, seat + 22 * s, x - 12, 2, 1.1),
    rod(x - 26, 1.2, x + 14, 1.2, 1.1),
    block(x + 7, seat - 1.8, 20, 3.6, 14),
    block(x - 4 - (long / 2) * c, seat + (long / 2) * s, long, 3.6, 14, -angle),
  ];
};
/** A chair that faces forwards; `way` −1 turns it round. */
export const chair = (x: number, way = 1, seat = 25): Gear[] => [
  rod(x - 9, 1, x - 9, seat - 2, 1, 8),
  rod(x + 9, 1, x + 9, seat - 2, 1, 8),
  rod(x - 9, 1, x - 9, seat - 2, 1, -8),
  rod(x + 9, 1, x + 9, seat - 2, 1, -8),
  rod(x - way * 10, seat, x - way * 12, seat + 26, 1, 8),
  rod(x - way * 10, seat, x - way * 12, seat + 26, 1, -8),
  block(x - way * 11.6, seat + 20, 2.2, 12, 18, way * 4),
  block(x, seat - 1.4, 21, 2.8, 20),
];
export const step = (x: number, high: number, wide = 26): Gear =>
  block(x, high / 2, wide, high, 30);
export const wall = (x: number): Gear => block(x, 55, 4, 110, 40);
export const cableFrom = (x: number, y: number, to: readonly Place[], post = 5): Gear[] => [
  block(x + post, 62, 4.5, 124, 5, 0),
  { kind: 'wheel', at: [x, y, 0], radius: 3 },
  { kind: 'wire', from: [x, y, 0], to },
];
export const bandFrom = (x: number, y: number, to: readonly Place[], z = 0): Gear[] => [
  { kind: 'wheel', at: [x, y, z], radius: 1.6 },
  { kind: 'band', from: [x, y, z], to },
];
/** A band held under the feet, one strand to each hand. */
export const bandUnderFeet: Gear[] = [
  { kind: 'band', from: 'nearFoot', to: ['near'] },
  { kind: 'band', from: 'farFoot', to: ['far'] },
];
export const pullUpBar = (x: number, y: number): Gear[] => [
  rod(x + 26, 1, x + 26, y + 8, 1.5),
  rod(x + 26, y + 7, x, y + 7, 1.2),
  rod(x, y + 7, x, y, 1),
  { kind: 'handle', at: [x, y, 0], half: 24 },
];
export const straps = (x: number, y: number): Gear[] => [
  { kind: 'band', from: [x, y, 3], to: ['near'] },
  { kind: 'band', from: [x, y, -3], to: ['far'] },
  { kind: 'handle', at: 'near', half: 3.5 },
  { kind: 'handle', at: 'far', half: 3.5 },
  rod(x - 8, y, x + 8, y, 1.4),
];
