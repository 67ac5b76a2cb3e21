import { type Figure } from '../figure.ts';
import { type Leg, type Pose } from '../pose.ts';
import { flat, onThigh, open, slow } from './mobility-parts.ts';
import { figure, floorLegs, foot, legAngles, onTrunk, prone, reach, supine } from './pose-kit.ts';

const bentKnees = foot(28, 6);
const sideLying = (more: Pose): Pose => ({
  root: [0, 11.5],
  roll: -90,
  neck: -2,
  leg: { hip: 82, knee: 86, ankle: 0, splay: 0 },
  armFar: reach(31, 3, 29, [-0.3, -0.2, 1]),
  ...more,
});
const onFloor: Pose = { root: [0, 7], lean: -28, arm: reach(-22, 2.2, 14, [-1, 0.2, 0.4]) };
/** Thighs on the floor: one turned out before the body, one turned in beside it. */
const turnedOut: Leg = foot(21, -5, { toe: -78, knee: [1, 0.05, 1.5] }, 1);
const turnedIn: Leg = foot(-22, 34, { toe: 168, knee: [0.6, 0.05, 1.5] }, 1);
const pigeon: Leg = foot(15, -7, { toe: -78, knee: [1, -0.1, 1.2] }, 1);
const frog: Leg = foot(-40, 30, { toe: 140, knee: [0.6, -0.6, 1] }, 0.6);
const upperBackRoll = (lean: number, spine: number, y: number): Pose => ({
  root: [0, y],
  lean,
  spine,
  neck: 14,
  arm: onTrunk(7, 8, 4, [0.2, 0.4, 1]),
  leg: foot(32, 7),
});

export const stretchFigures: Record<string, Figure> = {
  'open-book': figure(
    [
      sideLying({ armNear: { shoulder: 90, flare: 0, elbow: 2 } }),
      sideLying({ armNear: { shoulder: 30, flare: 84, elbow: 2 }, twist: 66, look: 40 }),
    ],
    [],
    { ...open, ...slow, yaw: 58 },
  ),
  'lying-twist': figure(
    [
      supine(0, { arm: { shoulder: 0, flare: 84, elbow: 2 }, leg: legAngles(88, 90, 0, 0) }),
      supine(0, {
        arm: { shoulder: 0, flare: 84, elbow: 2 },
        roll: 54,
        root: [0, 10],
        twist: -54,
        leg: legAngles(92, 92, 0, 0),
      }),
    ],
    [],
    { ...open, ...slow, yaw: 48 },
  ),
  'knees-to-chest': figure(
    [
      supine(0, { arm: onTrunk(1, -27, 15, [0.6, 0, 1]), leg: bentKnees }),
      supine(0, {
        lean: -94,
        spine: 6,
        neck: 6,
        leg: legAngles(128, 128, 0),
        arm: onTrunk(20, -15, 7, [0.6, 0, 1]),
      }),
    ],
    [],
    slow,
  ),
  'cobra-stretch': figure(
    [
      prone(-10, {
        neck: -4,
        leg: legAngles(0, 0, -52),
        arm: onTrunk(3, -9, 16, [-0.6, -0.8, 0.4]),
      }),
      {
        root: [-10, 6.4],
        lean: 74,
        spine: -44,
        neck: -14,
        leg: legAngles(-15, 0, -52),
        arm: reach(17, 2.2, 13, [-1, 0.2, 0.4]),
      },
    ],
    [],
    { ...flat, ...slow },
  ),
  'ninety-ninety-switch': figure(
    [
      { ...onFloor, legNear: turnedIn, legFar: turnedOut },
      { ...onFloor, leg: foot(25, 22, { knee: [0.3, 1, 0.3], toe: 10 }) },
      { ...onFloor, legNear: turnedOut, legFar: turnedIn },
    ],
    [],
    { ...flat, ...slow, yaw: 62, telling: 0 },
  ),
  'pigeon-stretch': figure(
    [
      {
        root: [-6, 13.4],
        lean: 64,
        spine: -42,
        neck: -4,
        legFar: pigeon,
        legNear: legAngles(-22, 2, -44, 2),
        arm: reach(11.8, 2.2, 11, [-1, 0.2, 0.4]),
      },
      {
        root: [-6, 13.4],
        lean: 78,
        spine: 6,
        neck: 4,
        legFar: pigeon,
        legNear: legAngles(0, 4, -44, 2),
        arm: reach(46, 2.2, 10, [0, 0.2, 1]),
      },
    ],
    [],
    { ...flat, ...slow, yaw: 26 },
  ),
  'figure-four-stretch': figure(
    [
      supine(0, {
        arm: onTrunk(1, -27, 15, [0.6, 0, 1]),
        legNear: { hip: 58, splay: 34, knee: 104, rotate: 68, ankle: 6 },
        legFar: bentKnees,
      }),
      supine(0, {
        lean: -92,
        neck: 6,
        legNear: { hip: 100, splay: 34, knee: 104, rotate: 68, ankle: 6 },
        legFar: legAngles(104, 96, 0, 0),
        arm: onTrunk(22, -20, 4, [0.6, 0, 1]),
      }),
    ],
    [],
    { ...slow, yaw: 30 },
  ),
  'butterfly-stretch': figure(
    [
      {
        root: [0, 7],
        lean: -4,
        leg: foot(15, 1, { toe: 10, knee: [0.3, 0.8, 1] }, 0.4),
        arm: reach(12, 7, 4, [-0.3, -0.2, 1]),
      },
      {
        root: [0, 7],
        lean: 12,
        neck: 4,
        leg: foot(15, 1, { toe: 10, knee: [0.4, 0.02, 1] }, 0.4),
        arm: reach(12, 7, 4, [-0.3, -0.2, 1]),
      },
    ],
    [],
    { ...slow, yaw: 84 },
  ),
  'frog-stretch': figure(
    [
      { root: [-8, 20], lean: 86, neck: -6, leg: frog, arm: reach(24, 2.2, 10, [-1, 0.2, 0.5]) },
      {
        root: [-20, 16.5],
        lean: 82,
        neck: -4,
        leg: frog,
        arm: reach(24, 2.2, 10, [-0.6, -0.4, 0.8]),
      },
    ],
    [],
    { ...flat, ...slow, yaw: 40 },
  ),
  'lying-hamstring-stretch': figure(
    [
      supine(0, {
        legNear: legAngles(50, 30, 0),
        legFar: legAngles(0, 0, 0),
        arm: onTrunk(24, -16, 5, [0, -0.6, 1]),
      }),
      supine(0, {
        legNear: legAngles(90, 2, 8),
        legFar: legAngles(0, 0, 0),
        arm: onTrunk(30, -14, 5, [0, -0.6, 1]),
      }),
    ],
    [{ kind: 'band', from: 'nearFoot', to: ['near', 'far'] }],
    slow,
  ),
  'seated-forward-fold': figure(
    [
      { root: [-16, 6.8], lean: -2, leg: floorLegs(32.5), arm: onThigh },
      {
        root: [-16, 6.8],
        lean: 38,
        spine: 36,
        neck: 8,
        leg: floorLegs(32.5),
        arm: reach(28, 9, 7, [-0.4, -0.2, 0.8]),
      },
    ],
    [],
    { ...slow, ...open },
  ),
  'floor-angel': figure(
    [
      supine(4, { arm: { shoulder: 0, flare: 60, elbow: 92, rotate: 88 }, leg: bentKnees }),
      supine(4, { arm: { shoulder: 0, flare: 140, elbow: 36, rotate: 88 }, leg: bentKnees }),
    ],
    [],
    { ...open, ...slow, yaw: 44 },
  ),
  'upper-back-roll': figure(
    [upperBackRoll(-68, -8, 9), upperBackRoll(-82, -34, 12)],
    [{ kind: 'roll', at: { trunk: [0.72, -10.4] }, half: 15, radius: 5 }],
    slow,
  ),
  'thigh-roll': figure(
    [-6, 6].map((x) => ({
      root: [x, 16.5],
      lean: 84,
      neck: -8,
      leg: legAngles(-2, 4, -40),
      arm: reach(40 + x, 2.2, 9, [-0.5, -1, 0]),
    })),
    [{ kind: 'roll', at: [-12, 5.2, 0], half: 16, radius: 5, over: false }],
    { ...flat, ...slow },
  ),
  'calf-roll': figure(
    [-5, 5].map((x) => ({
      root: [x - 12, 9],
      lean: -38,
      neck: 8,
      leg: floorLegs(38 + x, 5),
      arm: reach(-40, 2.2, 14, [-1, 0.4, 0.3]),
    })),
    [{ kind: 'roll', at: [22, 5, 0], half: 14, radius: 5, over: false }],
    { ...flat, ...slow },
  ),
};
