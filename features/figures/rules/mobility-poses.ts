import type { Figure } from './figure.ts';
import type { Arm, Leg, Pose } from './pose.ts';
import {
  allFours,
  angles,
  bench,
  chair,
  figure,
  floorLegs,
  foot,
  legAngles,
  onTrunk,
  prone,
  pullUpBar,
  reach,
  sitting,
  standing,
  step,
  supine,
  wall,
} from './pose-kit.ts';

const flat = { hand: 'flat' } as const;
const open = { hand: 'open' } as const;
const armsDown: Arm = { shoulder: -4, flare: 14, elbow: 0 };
const onHip: Arm = onTrunk(3, -27, 12, [-0.6, -0.2, 1]);
const onThigh: Arm = onTrunk(15, -22, 8, [-0.3, -0.6, 0.8]);
const bentKnees = foot(28, 6);
const front = { yaw: 90, joined: true } as const;
/** Front foot flat, back knee down. */
const halfKneel = (more: Pose = {}, x = 21): Pose => ({
  anchor: ['knee', -5, 3],
  lean: 0,
  legNear: { hip: 0, knee: 90, ankle: -62, splay: 2 },
  legFar: foot(x, 5),
  arm: onHip,
  ...more,
});
const slow = { seconds: 4.4 };
const sideLying = (more: Pose): Pose => ({
  root: [0, 11.5],
  roll: -90,
  neck: -2,
  leg: { hip: 82, knee: 86, ankle: 0, splay: 0 },
  armFar: reach(31, 3, 29, [-0.3, -0.2, 1]),
  ...more,
});
const seatTwist = (twist: number): Pose =>
  sitting(-14, {
    twist,
    look: twist * 0.5,
    leg: foot(14, 7),
    armNear: onTrunk(14, -20, twist > 0 ? 6 : -6, [-0.2, -0.6, 1]),
    armFar: onTrunk(twist > 0 ? 12 : -8, -20, twist > 0 ? -8 : 12, [-0.2, -0.6, 1]),
  });
const seated = (more: Pose): Pose => sitting(-14, { leg: foot(14, 7), arm: onThigh, ...more });
const deepLunge: Pose = {
  root: [-8, 22.6],
  lean: 66,
  neck: -8,
  legFar: foot(16, 8),
  legNear: foot(-48, 5, { pitch: -66, toe: 0 }),
  armFar: reach(16, 2.2, 4, [-1, 0.2, 0.4]),
};
const onFloor: Pose = { root: [0, 7], lean: -28, arm: reach(-22, 2.2, 14, [-1, 0.2, 0.4]) };
/** Thighs on the floor: one turned out before the body, one turned in beside it. */
const turnedOut: Leg = foot(21, -5, { toe: -78, knee: [1, 0.05, 1.5] }, 1);
const turnedIn: Leg = foot(-22, 34, { toe: 168, knee: [0.6, 0.05, 1.5] }, 1);
const pigeon: Leg = foot(15, -7, { toe: -78, knee: [1, -0.1, 1.2] }, 1);
const frog: Leg = foot(-40, 30, { toe: 140, knee: [0.6, -0.6, 1] }, 0.6);
const kneelFar = (hip: number): Leg => ({ hip, knee: 90, ankle: -58, splay: 2 });
const upperBackRoll = (lean: number, spine: number, y: number): Pose => ({
  root: [0, y],
  lean,
  spine,
  neck: 14,
  arm: onTrunk(7, 8, 4, [0.2, 0.4, 1]),
  leg: foot(32, 7),
});

export const mobilityFigures: Record<string, Figure> = {
  'cat-cow': figure(
    [allFours({ lean: 66, spine: 40, neck: 26 }), allFours({ lean: 94, spine: -24, neck: -26 })],
    [],
    { ...flat, ...slow },
  ),
  'childs-pose': figure(
    [
      allFours({ anchor: ['knee', -14, 3], arm: reach(20, 2.2, 10, [-1, 0.2, 0.4]) }),
      {
        anchor: ['knee', -14, 3],
        lean: 72,
        spine: 26,
        neck: 6,
        leg: { hip: 138, knee: 156, ankle: -58, splay: 4 },
        arm: reach(20, 2.2, 10, [0, 0.2, 1]),
      },
    ],
    [],
    { ...flat, ...slow },
  ),
  'thread-the-needle': figure(
    [
      allFours({
        armNear: { shoulder: 0, flare: 88, elbow: 4 },
        armFar: reach(16, 2.2, 8, [-1, 0.2, 0.4]),
        twist: 44,
        look: 30,
      }),
      allFours({
        lean: 98,
        leg: { hip: 98, knee: 90, ankle: -58, splay: 2 },
        twist: -40,
        look: 20,
        armNear: reach(12, 3.4, -24, [-0.4, 0.2, 1]),
        armFar: reach(16, 2.2, 8, [-1, 0.6, 0.6]),
      }),
    ],
    [],
    { ...flat, ...slow, yaw: 34 },
  ),
  'open-book': figure(
    [
      sideLying({ armNear: { shoulder: 90, flare: 0, elbow: 2 } }),
      sideLying({ armNear: { shoulder: 30, flare: 84, elbow: 2 }, twist: 66, look: 40 }),
    ],
    [],
    { ...open, ...slow, yaw: 58 },
  ),
  'seated-twist': figure([seated({ arm: onThigh }), seatTwist(44)], chair(-16), {
    ...slow,
    yaw: 34,
  }),
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
  'downward-dog': figure(
    [
      allFours({
        root: [-4, 28.5],
        leg: foot(-24.5, 6, { pitch: -58, toe: 0, knee: [1, -0.6, 0] }),
        arm: reach(33, 2.2, 11, [-1, 0.2, 0.4]),
      }),
      {
        root: [-5, 49],
        lean: 136,
        neck: -2,
        leg: foot(-24.5, 6, { pitch: -20, toe: 0 }),
        arm: reach(33, 2.2, 11, [-0.6, 0.2, 0.9]),
      },
    ],
    [],
    { ...flat, ...slow },
  ),
  inchworm: figure(
    [
      { root: [-51.5, null], leg: foot(-45, 6), arm: angles(90, 10) },
      {
        root: [-57, 51],
        lean: 128,
        spine: 16,
        neck: 6,
        leg: foot(-45, 6),
        arm: reach(-28, 2.2, 10, [-0.6, 0.2, 0.8]),
      },
      {
        root: [-25.5, 49],
        lean: 136,
        neck: -2,
        leg: foot(-45, 6, { pitch: -20, toe: 0 }),
        arm: reach(12.5, 2.2, 11, [-0.6, 0.2, 0.9]),
      },
      {
        root: [-0.4, 25.8],
        lean: 70.7,
        neck: -10,
        leg: foot(-45, 6, { pitch: -84, toe: 0 }),
        arm: reach(28, 2.2, 11, [-1, 0.5, 0.6]),
      },
    ],
    [],
    { ...flat, seconds: 6, telling: 1 },
  ),
  'lunge-with-rotation': figure(
    [
      { ...deepLunge, armNear: reach(14, 2.2, 10, [-1, 0.2, 0.4]) },
      { ...deepLunge, twist: 62, look: 50, armNear: { shoulder: 10, flare: 86, elbow: 2 } },
    ],
    [],
    { ...flat, ...slow, yaw: 24 },
  ),
  'hip-flexor-stretch': figure(
    [
      halfKneel(),
      halfKneel({
        anchor: ['knee', -5, 3],
        lean: -2,
        legNear: { hip: -28, knee: 61, ankle: -48, splay: 2 },
        legFar: foot(27, 5),
      }),
    ],
    [],
    slow,
  ),
  'couch-stretch': figure(
    [
      halfKneel({
        lean: 26,
        legNear: { hip: 26, knee: 150, ankle: -50, splay: 2 },
        arm: onTrunk(16, -20, 7, [-0.4, -0.4, 0.8]),
      }),
      halfKneel({
        lean: 0,
        legNear: { hip: -12, knee: 146, ankle: -50, splay: 2 },
        arm: onTrunk(14, -24, 7, [-0.4, -0.4, 0.8]),
        legFar: foot(26, 5),
      }),
    ],
    bench(-44, -12, 25),
    slow,
  ),
  'standing-quad-stretch': figure(
    [
      standing({
        legFar: foot(3.7, 3),
        legNear: foot(3.7, 5),
        armFar: reach(26, 76, 10),
        armNear: angles(0, 4),
      }),
      standing({
        legFar: foot(3.7, 3),
        legNear: { hip: -6, knee: 138, ankle: -34, splay: 2 },
        armFar: reach(26, 76, 10),
        armNear: reach(-18, 50, 8, [-1, 0.3, 0.3]),
        root: [-3, 52.4],
      }),
    ],
    [wall(29)],
    { ...slow, hand: 'open' },
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
        root: [-6, 12.6],
        lean: 60,
        spine: -42,
        neck: -4,
        legFar: pigeon,
        legNear: legAngles(-22, 2, -52, 2),
        arm: reach(18, 2.2, 11, [-1, 0.2, 0.4]),
      },
      {
        root: [-6, 12.6],
        lean: 78,
        spine: 6,
        neck: 4,
        legFar: pigeon,
        legNear: legAngles(0, 2, -52, 2),
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
  'adductor-rock-back': figure(
    [
      allFours({
        legNear: foot(-10, 46, { toe: 50 }),
        legFar: kneelFar(82),
        arm: reach(20, 2.2, 10, [-1, 0.2, 0.4]),
      }),
      {
        root: [-28, 23.1],
        lean: 86,
        neck: -8,
        legNear: foot(-10, 46, { toe: 50 }),
        legFar: { hip: 121, knee: 125, ankle: -58, splay: 2 },
        arm: reach(20, 2.2, 10, [-1, 0.2, 0.4]),
      },
    ],
    [],
    { ...flat, ...slow, yaw: 40 },
  ),
  'deep-squat-hold': figure(
    [
      standing({ leg: foot(3.7, 9, { toe: 18 }), arm: onTrunk(12, -9, 2, [-0.2, -1, 0.8]) }),
      {
        root: [-9, 16],
        lean: 22,
        neck: -4,
        leg: foot(3.7, 10, { toe: 20 }),
        arm: onTrunk(16, -11, 2, [0, -1, 0.9]),
      },
    ],
    [],
    { ...slow, yaw: 34 },
  ),
  'leg-swing': figure(
    [
      standing({
        legFar: foot(3.7, 3),
        legNear: legAngles(-32, 46, -10),
        armFar: reach(20, 70, 10),
        armNear: onHip,
        root: [-3, 52.6],
        lean: 8,
      }),
      standing({
        legFar: foot(3.7, 3),
        legNear: legAngles(66, 20, 0),
        armFar: reach(20, 70, 10),
        armNear: onHip,
        root: [-3, 52.6],
        lean: -2,
      }),
    ],
    [wall(23)],
    { hand: 'open', seconds: 1.8 },
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
  'standing-hamstring-stretch': figure(
    [
      {
        root: [-8, 52],
        lean: 0,
        legFar: foot(-4, 5),
        legNear: foot(34, 5, { pitch: 64, knee: [0.2, 1, 0] }, 25),
        arm: onHip,
      },
      {
        root: [-10, 51.6],
        lean: 44,
        neck: -8,
        legFar: foot(-4, 5),
        legNear: foot(34, 5, { pitch: 64, knee: [0.2, 1, 0] }, 25),
        arm: onTrunk(16, -22, 7, [-0.4, -0.6, 0.8]),
      },
    ],
    [step(36, 19, 24)],
    slow,
  ),
  'calf-stretch': figure(
    [
      {
        root: [-12, 49],
        lean: 8,
        legFar: foot(6, 5),
        legNear: foot(-23, 5, { pitch: -14 }),
        arm: reach(22, 76, 9, [-0.3, -1, 0.4]),
      },
      {
        root: [-9, 46],
        lean: 14,
        legFar: foot(6, 5),
        legNear: foot(-23, 5),
        arm: reach(22, 76, 9, [-0.3, -1, 0.5]),
      },
    ],
    [wall(25)],
    { hand: 'wall', ...slow },
  ),
  'bent-knee-calf-stretch': figure(
    [
      {
        root: [-8, 50],
        lean: 8,
        legFar: foot(8, 5),
        legNear: foot(-14, 5),
        arm: reach(22, 76, 9, [-0.3, -1, 0.4]),
      },
      {
        root: [-7, 42],
        lean: 12,
        legFar: foot(8, 5),
        legNear: foot(-14, 5),
        arm: reach(22, 70, 9, [-0.3, -1, 0.5]),
      },
    ],
    [wall(25)],
    { hand: 'wall', ...slow },
  ),
  'ankle-rock': figure(
    [
      halfKneel({ legFar: foot(19, 5), arm: onTrunk(16, -22, 7, [-0.3, -0.6, 0.8]), lean: 4 }),
      halfKneel({
        lean: 16,
        legNear: { hip: -6, knee: 68, ankle: -62, splay: 2 },
        legFar: foot(15, 5),
        arm: onTrunk(17, -20, 7, [-0.3, -0.6, 0.8]),
      }),
    ],
    [],
    slow,
  ),
  'wall-slide': figure(
    [
      standing({ root: [-3, null], arm: { shoulder: 0, flare: 76, elbow: 92, rotate: 88 } }),
      standing({
        root: [-3, null],
        arm: { shoulder: 0, flare: 142, elbow: 30, rotate: 88 },
        shrug: 3,
      }),
    ],
    [{ kind: 'block', at: [-13, 58, 0], size: [4, 116, 84] }],
    { ...front, ...slow, hand: 'open' },
  ),
  'floor-angel': figure(
    [
      supine(4, { arm: { shoulder: 0, flare: 60, elbow: 92, rotate: 88 }, leg: bentKnees }),
      supine(4, { arm: { shoulder: 0, flare: 140, elbow: 36, rotate: 88 }, leg: bentKnees }),
    ],
    [],
    { ...open, ...slow, yaw: 44 },
  ),
  'arm-circle': figure(
    [
      standing({ arm: { shoulder: 78, flare: 70, elbow: 4 } }),
      standing({ arm: { shoulder: 150, flare: 30, elbow: 4 } }),
      standing({ arm: { shoulder: -20, flare: 50, elbow: 4 } }),
    ],
    [],
    { ...open, yaw: 56, seconds: 2.2, cycle: true, telling: 0 },
  ),
  'band-pass-through': figure(
    [
      standing({ arm: angles(34, 2, 32) }),
      standing({ arm: { shoulder: 176, flare: 34, elbow: 2 }, shrug: 3 }),
      standing({ arm: { shoulder: 236, flare: 38, elbow: 2 } }),
    ],
    [{ kind: 'band', from: 'near', to: ['far'] }],
    { yaw: 50, ...slow, telling: 1 },
  ),
  'doorway-chest-stretch': figure(
    [
      {
        root: [-6, 52],
        legNear: foot(6, 5),
        legFar: foot(-12, 5, { pitch: -14 }),
        arm: { shoulder: 4, flare: 84, elbow: 88, rotate: 90 },
      },
      {
        root: [2, 51],
        lean: 4,
        legNear: foot(14, 5),
        legFar: foot(-12, 5, { pitch: -24 }),
        arm: { shoulder: -26, flare: 80, elbow: 88, rotate: 80 },
      },
    ],
    [
      { kind: 'block', at: [4, 58, 33], size: [5, 116, 8] },
      { kind: 'block', at: [4, 58, -33], size: [5, 116, 8] },
    ],
    { yaw: 50, ...slow, hand: 'wall' },
  ),
  'bench-lat-stretch': figure(
    [
      {
        anchor: ['knee', -24, 3],
        lean: 62,
        neck: -4,
        leg: { hip: 62, knee: 90, ankle: -62, splay: 2 },
        arm: reach(30, 29, 9, [0.2, -1, 0.4]),
      },
      {
        anchor: ['knee', -24, 3],
        lean: 98,
        neck: 4,
        leg: { hip: 106, knee: 98, ankle: -62, splay: 2 },
        arm: reach(30, 29, 9, [0.2, -1, 0.4]),
      },
    ],
    bench(26, 54, 25),
    { ...open, ...slow },
  ),
  'cross-body-shoulder-stretch': figure(
    [
      standing({ armNear: { shoulder: 86, flare: 10, elbow: 4 }, armFar: angles(0, 6) }),
      standing({
        armNear: { shoulder: 86, flare: -44, elbow: 4 },
        armFar: onTrunk(11, -3, 2, [0.3, -1, 0.8]),
      }),
    ],
    [],
    { ...open, ...slow, yaw: 66 },
  ),
  'overhead-triceps-stretch': figure(
    [
      standing({ armNear: { shoulder: 168, flare: 12, elbow: 6 }, armFar: angles(0, 6) }),
      standing({
        armNear: onTrunk(-7, 3, 3, [0.2, 1, 0.6]),
        armFar: onTrunk(-3, 17, -8, [0, 0.6, 1]),
        shrug: 2,
      }),
    ],
    [],
    { ...open, ...slow, yaw: -110 },
  ),
  'passive-hang': figure(
    [
      {
        root: [2, 62.5],
        lean: 0,
        neck: -2,
        shrug: 4,
        leg: legAngles(2, 10, -34),
        arm: reach(8, 130, 16, [0.5, -1, 0.7]),
      },
    ],
    pullUpBar(8, 130),
  ),
  'side-neck-stretch': figure(
    [seated({ arm: onThigh }), seated({ tilt: 34, arm: onThigh })],
    bench(-30, -2, 25),
    { ...slow, yaw: 78 },
  ),
  'chin-tuck': figure(
    [seated({ neck: 14, spine: 8 }), seated({ neck: 2, lean: -3 })],
    chair(-16),
    slow,
  ),
  'neck-turn': figure([seated({ look: -58 }), seated({ look: 58 })], bench(-30, -2, 25), {
    ...slow,
    yaw: 70,
  }),
  'wrist-rock': figure(
    [allFours(), allFours({ root: [-6, 27.6], leg: { hip: 66, knee: 74, ankle: -58, splay: 2 } })],
    [],
    { ...flat, ...slow },
  ),
  'prayer-stretch': figure(
    [
      standing({ arm: onTrunk(10, -2, 1.2, [0, -1, 1]) }),
      standing({ arm: onTrunk(10, -12, 1.2, [0, -0.1, 1]) }),
    ],
    [],
    { ...open, ...slow, yaw: 60 },
  ),
  'upper-back-roll': figure(
    [upperBackRoll(-68, -8, 9), upperBackRoll(-82, -34, 12)],
    [{ kind: 'roll', at: { trunk: [0.72, -10.4] }, half: 15, radius: 5 }],
    slow,
  ),
  'thigh-roll': figure(
    [-6, 6].map(
      (x) =>
        ({
          root: [x, 16.5],
          lean: 84,
          neck: -8,
          leg: legAngles(-2, 4, -40),
          arm: reach(40 + x, 2.2, 9, [-0.5, -1, 0]),
        }) as Pose,
    ),
    [{ kind: 'roll', at: [-12, 5.2, 0], half: 16, radius: 5, over: false }],
    { ...flat, ...slow },
  ),
  'calf-roll': figure(
    [-5, 5].map(
      (x) =>
        ({
          root: [x - 12, 9],
          lean: -38,
          neck: 8,
          leg: floorLegs(38 + x, 5),
          arm: reach(-40, 2.2, 14, [-1, 0.4, 0.3]),
        }) as Pose,
    ),
    [{ kind: 'roll', at: [22, 5, 0], half: 14, radius: 5, over: false }],
    { ...flat, ...slow },
  ),
};
