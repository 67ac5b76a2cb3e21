import type { Gear } from '../drawing/gear.ts';
import type { Figure } from '../figure.ts';
import type { Arm, Pose } from '../pose.ts';
import {
  angles,
  bandFrom,
  bandUnderFeet,
  bench,
  block,
  cableFrom,
  dumbbells,
  figure,
  foot,
  inclineBench,
  onTrunk,
  reach,
  rod,
  sitting,
  standing,
  straps,
} from './pose-kit.ts';

const curl = (top = 132, more: Pose = {}, rotate = 0): Pose[] => [
  standing({ arm: angles(-2, 12, 5, rotate), ...more }),
  standing({ arm: angles(10, top, 5, rotate), ...more }),
];
const pushdown: Pose[] = [
  standing({ root: [-7, 51.5], lean: 10, neck: -3, arm: angles(12, 112, 4) }),
  standing({ root: [-7, 51.5], lean: 10, neck: -3, arm: angles(6, 4, 4) }),
];
const overheadLow: Arm = { shoulder: 168, elbow: 112, flare: 6 };
const overheadHigh: Arm = { shoulder: 172, elbow: 6, flare: 4 };
const overhead = (more: Pose = {}): Pose[] => [
  standing({ arm: overheadLow, shrug: 3, ...more }),
  standing({ arm: overheadHigh, shrug: 3, ...more }),
];
const facingAway: Pose = {
  root: [-2, 51],
  lean: 14,
  legNear: foot(14, 5),
  legFar: foot(-10, 6, { pitch: -18 }),
};
const onBench: Pose = { root: [14, 31.4], lean: -93, spine: 7, neck: 6, leg: foot(33, 11) };
const skull = (on: Pose, x: number, y: number, z: number): Pose[] => [
  { ...on, arm: reach(x, y, z, [0.3, -0.4, 1]) },
  { ...on, arm: reach(x - 19, y - 22, z, [0.7, 0.9, 0.2]) },
];
const dipFeet = foot(36, 6, { pitch: 24, knee: [0.3, 1, 0] }, 3);
const lean = (at: number, arm: Arm): Pose => ({
  anchor: ['ball', -30, 1.1],
  lean: at,
  neck: -4,
  leg: { hip: 0, knee: 0, ankle: at > 50 ? 8 : at - 4 },
  arm,
});
const machine = (arm: Arm): Pose => sitting(-14, { lean: -3, neck: 3, arm, leg: foot(14, 8) }, 24);
const seat: Gear[] = [
  block(-13, 22, 22, 4, 18),
  block(-24, 44, 40, 4, 18, 95),
  rod(-13, 1.2, -13, 20, 1.6),
  rod(-28, 1.2, 28, 1.2),
];
const preacher: Gear[] = [
  block(-17, 22, 20, 4, 18),
  rod(-17, 1.2, -17, 20, 1.6),
  rod(-26, 1.2, 16, 1.2),
  rod(2, 1.2, 2, 50, 1.6),
  block(1.5, 55, 22, 3.6, 26, -44),
];
const atPreacher = (elbow: number): Pose =>
  sitting(-18, { lean: 8, neck: 2, arm: angles(52, elbow, 0), leg: foot(8, 9) }, 24);
const strapCurl = (arm: Arm, at: number): Pose => ({
  anchor: ['ankle', 6, 4.8],
  lean: at,
  neck: 3,
  leg: { hip: 0, knee: 0, ankle: -6 },
  arm,
});

export const armFigures: Record<string, Figure> = {
  'triceps-pushdown': figure(
    pushdown,
    [...cableFrom(16, 118, ['grips'], 8), { kind: 'handle', at: 'grips', half: 13 }],
    { telling: 1 },
  ),
  'cable-overhead-extension': figure(
    [
      { ...facingAway, arm: { shoulder: 160, elbow: 104, flare: 4 } },
      { ...facingAway, arm: { shoulder: 150, elbow: 6, flare: 4 } },
    ],
    [...cableFrom(-40, 60, ['grips'], -5), { kind: 'handle', at: 'grips', half: 9 }],
  ),
  'skull-crusher': figure(skull(onBench, -14, 67, 12), [
    ...bench(-38, 18),
    { kind: 'barbell', half: 20, plate: 7.5 },
  ]),
  'dumbbell-skull-crusher': figure(skull(onBench, -14, 67, 10), [...bench(-38, 18), dumbbells]),
  'dumbbell-overhead-extension': figure(
    [
      standing({ arm: onTrunk(-9, 12, 3, [0.6, 0.8, 0.5]), shrug: 3 }),
      standing({ arm: onTrunk(0, 39.5, 3, [0.7, 0, 0.7]), shrug: 3 }),
    ],
    [{ kind: 'dumbbell', at: 'grips', way: 'up' }],
    { telling: 0 },
  ),
  'dumbbell-kickback': figure(
    [84, 6].map((elbow) => ({
      root: [-10, 47.5],
      lean: 60,
      neck: -12,
      armNear: angles(2, elbow, 3),
      armFar: onTrunk(14, -18, 8, [-0.4, 0, 1]),
      legFar: foot(12, 6),
      legNear: foot(-8, 6, { pitch: -16 }),
    })),
    [{ kind: 'dumbbell', at: 'near' }],
  ),
  'band-pushdown': figure(
    pushdown,
    [rod(22, 1, 22, 116, 1.6), ...bandFrom(22, 114, ['near', 'far'])],
    { telling: 1 },
  ),
  'band-overhead-extension': figure(
    overhead(),
    [{ kind: 'band', from: 'farFoot', to: ['near', 'far'] }],
    { telling: 0 },
  ),
  'suspension-triceps-extension': figure(
    [
      lean(42, onTrunk(13, 15, 6, [0.8, 0.7, 0.2])),
      lean(32, onTrunk(35, 6, 7, [0, -1, 0.6])),
    ].toReversed(),
    straps(16, 118),
  ),
  'bench-dip': figure(
    [
      { root: [-7, 30], lean: 0, leg: dipFeet, arm: reach(-13, 27, 12, [-1, 0.2, 0.2]) },
      { root: [-6, 16], lean: 4, leg: dipFeet, arm: reach(-13, 27, 12, [-1, 0.5, 0.2]) },
    ],
    bench(-38, -11, 25),
    { hand: 'flat' },
  ),
  'close-push-up': figure(
    [
      {
        anchor: ['ball', -50, 1.1],
        lean: 70.7,
        neck: -10,
        leg: { hip: 0, knee: 0, ankle: -3 },
        arm: reach(21, 2.2, 6, [-1, 0.3, 0.3]),
      },
      {
        anchor: ['ball', -50, 1.1],
        lean: 87,
        neck: -14,
        leg: { hip: 0, knee: 0, ankle: 13 },
        arm: reach(21, 2.2, 6, [-1, 0.8, 0.3]),
      },
    ],
    [],
    { hand: 'flat', yaw: 50, telling: 0 },
  ),
  'bodyweight-triceps-extension': figure(
    [lean(44, reach(44, 48, 9, [-0.3, -1, 0.5])), lean(61, reach(44, 48, 9, [0.8, -1, 0.2]))],
    [
      { kind: 'handle', at: [44, 48, 0], half: 24 },
      { kind: 'rod', from: [44, 1, -24], to: [44, 48, -24], width: 1.5 },
    ],
  ),
  'triceps-dip-machine': figure(
    [machine(onTrunk(4, -13, 14, [-1, 0.2, 0.3])), machine(onTrunk(8, -34, 14, [-1, 0.2, 0.3]))],
    [
      ...seat,
      { kind: 'lever', pivot: [-34, 40, 0], to: 'grips', width: 1.5, over: true },
      { kind: 'handle', at: 'near', half: 4.5, way: [1, 0, 0] },
      { kind: 'handle', at: 'far', half: 4.5, way: [1, 0, 0] },
    ],
  ),
  'barbell-curl': figure(curl(128), [{ kind: 'barbell', plate: 9 }]),
  'dumbbell-curl': figure(curl(), [{ kind: 'dumbbell', way: 'across' }]),
  'hammer-curl': figure(curl(124), [dumbbells]),
  'incline-dumbbell-curl': figure(
    [6, 128].map((elbow) => ({
      root: [-4, 31],
      lean: -38,
      neck: 6,
      leg: foot(22, 10),
      arm: { hangs: 1 as const, shoulder: elbow > 50 ? 2 : -4, elbow, flare: 6 },
    })),
    [...inclineBench(-2, 52), { kind: 'dumbbell', way: 'across' }],
  ),
  'concentration-curl': figure(
    [10, 124].map((elbow) =>
      sitting(-16, {
        lean: 34,
        neck: 6,
        leg: foot(10, 15, { toe: 24 }),
        armNear: { hangs: 1, shoulder: 14, elbow, flare: -10 },
        armFar: onTrunk(14, -20, 12, [-0.2, -0.4, 1]),
      }),
    ),
    [...bench(-32, -6, 25), { kind: 'dumbbell', at: 'near', way: 'across' }],
    { yaw: 34 },
  ),
  'preacher-curl': figure(
    [atPreacher(8), atPreacher(118)],
    [...preacher, { kind: 'barbell', half: 20, plate: 7.5 }],
  ),
  'cable-curl': figure(curl(124, { root: [-5, null], lean: -2 }), [
    ...cableFrom(34, 6, ['grips']),
    { kind: 'handle', at: 'grips', half: 12 },
  ]),
  'curl-machine': figure(
    [atPreacher(8), atPreacher(118)],
    [
      ...preacher,
      { kind: 'lever', pivot: [8, 56, 0], to: 'grips', width: 1.4, over: true },
      { kind: 'handle', at: 'grips', half: 12 },
      rod(16, 1.2, 16, 52, 1.6),
    ],
  ),
  'band-curl': figure(curl(126), bandUnderFeet),
  'suspension-curl': figure(
    [
      strapCurl(onTrunk(36, 2, 6, [-0.1, -1, 0.3]), -34),
      strapCurl(onTrunk(16, 12, 6, [0.6, -0.5, 0.2]), -22),
    ],
    straps(46, 116),
  ),
  'backpack-curl': figure(
    [
      standing({ arm: onTrunk(7, -35.5, 4, [-1, -0.4, 0.6]) }),
      standing({ arm: onTrunk(13, -4, 4, [-0.4, -1, 0.6]) }),
    ],
    [{ kind: 'ball', at: 'grips', radius: 6.5, lift: -6 }],
  ),
  'towel-curl': figure(
    [
      sitting(-14, {
        lean: 22,
        legFar: foot(14, 6),
        legNear: { hip: 120, knee: 98, ankle: 0 },
        arm: onTrunk(16, -22, 5, [-0.6, -0.8, 0.3]),
      }),
      sitting(-14, {
        lean: 12,
        legFar: foot(14, 6),
        legNear: { hip: 124, knee: 104, ankle: 0 },
        arm: onTrunk(15, -12, 5, [-0.8, -0.8, 0.3]),
      }),
    ],
    [...bench(-32, -6, 25), { kind: 'band', from: 'nearFoot', to: ['near', 'far'] }],
  ),
  'reverse-curl': figure(curl(116), [{ kind: 'barbell', plate: 8 }]),
  'wrist-curl': figure(
    [
      sitting(-16, {
        lean: 34,
        neck: -4,
        leg: foot(13, 7),
        arm: reach(15, 35.5, 8, [-1, -0.3, 0.2]),
      }),
      sitting(-16, {
        lean: 34,
        neck: -4,
        leg: foot(13, 7),
        arm: reach(14, 39, 8, [-1, -0.5, 0.2]),
      }),
    ],
    [...bench(-32, -6, 25), { kind: 'dumbbell', way: 'across' }],
  ),
};
