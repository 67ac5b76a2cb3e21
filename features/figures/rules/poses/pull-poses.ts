import type { Gear } from '../drawing/gear.ts';
import type { Figure } from '../figure.ts';
import type { Arm, Pose } from '../pose.ts';
import {
  bandFrom,
  bench,
  block,
  cableFrom,
  chair,
  figure,
  foot,
  fromAbove,
  legAngles,
  mat,
  onTrunk,
  pullUpBar,
  reach,
  rod,
  standing,
  step,
} from './pose-kit.ts';

const bar = pullUpBar(8, 119);
const tucked = legAngles(6, 76, -30);
/** From the long hang to the chin over the bar. */
const pullUp = (
  z: number,
  elbow: readonly [number, number, number] = [0.8, -1, 0.6],
  more: Pose = {},
  y = 0,
): Pose[] => [
  {
    root: [2, 51 + y],
    lean: 2,
    neck: -6,
    shrug: 3,
    leg: tucked,
    arm: reach(8, 119 + y, z, [0.5, -1, 0.7]),
    ...more,
  },
  {
    root: [5.5, 88 + y],
    lean: -14,
    neck: -2,
    shrug: -1,
    leg: tucked,
    arm: reach(8, 119 + y, z, elbow),
    ...more,
  },
];
const wide = pullUp(19);
const ringsAt: Gear[] = [
  { kind: 'band', from: [8, 140, 9], to: ['near'] },
  { kind: 'band', from: [8, 140, -9], to: ['far'] },
  { kind: 'handle', at: 'near', half: 5, way: [1, 0, 0] },
  { kind: 'handle', at: 'far', half: 5, way: [1, 0, 0] },
  rod(-4, 140, 20, 140, 1.6),
];

const pulldownSeat: Gear[] = [
  rod(3, 134, 46, 134),
  block(-14, 22.6, 24, 4, 20),
  rod(-14, 1.2, -14, 21, 1.5),
  rod(-26, 1.2, 46, 1.2),
  rod(7, 38.4, 46, 38.4),
  { kind: 'roll', at: [3, 38.6, 0], half: 11, radius: 3 },
];
const pulldown = (
  z: number,
  elbow: readonly [number, number, number] = [0.15, -1, 0.6],
): Pose[] => [
  {
    root: [-13, 30.4],
    leg: foot(17.5, 6),
    neck: -4,
    lean: -3,
    shrug: 3,
    arm: reach(-3, 95.2, z, [0.6, -1, 0.8]),
  },
  {
    root: [-13, 30.4],
    leg: foot(17.5, 6),
    neck: -4,
    lean: -16,
    shrug: -1,
    arm: reach(-9.5, 62, z, elbow),
  },
];
const stack = (half: number): Gear[] => [
  ...cableFrom(3, 131, ['grips'], 44),
  ...pulldownSeat,
  { kind: 'handle', at: 'grips', half },
];
const kneeling = (lean: number, arm: Pose): Pose => ({
  anchor: ['knee', 0, 3],
  lean,
  leg: { hip: lean + 4, knee: 92, ankle: -64, splay: 2 },
  ...arm,
});
const upFront: Arm = reach(24, 92, 10, [0.2, -1, 0.5]);
const toRibs: Arm = onTrunk(5, -12, 15, [-0.8, -1, 0.3]);
const oneUp = (arm: Arm): Pose => ({ armNear: arm, armFar: onTrunk(3, -27, 12, [-0.6, -0.2, 1]) });
const straightDown = (low: boolean): Pose =>
  standing({
    root: [-8, 51.5],
    lean: 18,
    neck: -4,
    arm: low ? onTrunk(11, -33, 9, [-0.6, 0.4, 0.5]) : onTrunk(30, 17, 9, [-0.2, -0.6, 0.8]),
  });
const hang = (more: Pose): Pose => ({
  root: [2, 51],
  lean: 0,
  leg: legAngles(4, 70, -30),
  arm: reach(8, 119, 16, [0.5, -1, 0.7]),
  ...more,
});

export const pullFigures: Record<string, Figure> = {
  'pull-up': figure(wide, bar),
  'chin-up': figure(pullUp(11, [1, -0.7, 0.2]), bar),
  'neutral-grip-pull-up': figure(pullUp(10, [0.9, -1, 0.3]), ringsAt),
  'weighted-pull-up': figure(wide, [
    ...bar,
    { kind: 'band', from: { trunk: [-0.08, 3] }, to: ['knees'] },
    { kind: 'plate', at: 'knees', radius: 6.5 },
  ]),
  'band-assisted-pull-up': figure(wide, [
    ...bar,
    { kind: 'band', from: [8, 118, 0], to: ['knees'] },
  ]),
  'assisted-pull-up-machine': figure(pullUp(17, [0.8, -1, 0.6], { leg: legAngles(14, 96, -40) }), [
    ...bar,
    rod(-24, 1.2, 36, 1.2),
    { kind: 'block', at: 'knees', size: [20, 3, 20], shift: [-4, -5, 0] },
    { kind: 'lever', pivot: [34, 30, 0], to: 'knees', width: 1.4 },
  ]),
  'pull-up-lower': figure(pullUp(15).toReversed(), [...bar, ...chair(-8, -1)], { seconds: 5 }),
  'foot-assisted-pull-up': figure(
    [
      {
        root: [0, 34],
        lean: -4,
        neck: -6,
        shrug: 2,
        leg: foot(24, 5, {}, 10),
        arm: reach(8, 100, 15, [0.5, -1, 0.7]),
      },
      {
        root: [2, 60],
        lean: -12,
        neck: -2,
        leg: foot(24, 5, {}, 10),
        arm: reach(8, 100, 15, [0.8, -1, 0.6]),
      },
    ],
    [...pullUpBar(8, 100), step(27, 10, 22)],
  ),
  'shoulder-blade-pull-up': figure(
    [hang({ shrug: 4 }), hang({ root: [5, 55], shrug: -1, lean: -8 })],
    bar,
  ),
  'lat-pulldown': figure(pulldown(22), stack(27)),
  'close-grip-pulldown': figure(pulldown(5, [0.1, -1, 0.3]), stack(6)),
  'single-arm-pulldown': figure(
    [kneeling(4, oneUp(reach(22, 94, 10, [0.2, -1, 0.5]))), kneeling(-2, oneUp(toRibs))],
    [...cableFrom(34, 122, ['near'], 6), { kind: 'handle', at: 'near', half: 4 }],
  ),
  'straight-arm-pulldown': figure(
    [straightDown(false), straightDown(true)],
    [...cableFrom(40, 116, ['grips'], 5), { kind: 'handle', at: 'grips', half: 14 }],
  ),
  'band-pulldown': figure(
    [kneeling(6, { arm: upFront }), kneeling(0, { arm: toRibs })],
    [rod(40, 1, 40, 118, 1.6), ...bandFrom(40, 116, ['near', 'far'])],
  ),
  'single-arm-band-pulldown': figure(
    [kneeling(4, oneUp(reach(22, 94, 10, [0.2, -1, 0.5]))), kneeling(-2, oneUp(toRibs))],
    [rod(38, 1, 38, 118, 1.6), ...bandFrom(38, 116, ['near'])],
  ),
  'band-straight-arm-pulldown': figure(
    [straightDown(false), straightDown(true)],
    [rod(44, 1, 44, 114, 1.6), ...bandFrom(44, 112, ['near', 'far'])],
  ),
  'band-overhead-pull-apart': figure(
    [
      standing({ arm: { shoulder: 176, flare: 8, elbow: 6 } }),
      standing({ arm: { shoulder: 170, flare: 62, elbow: 30, rotate: -10 } }),
    ],
    [{ kind: 'band', from: 'near', to: ['far'] }],
    { yaw: 90, joined: true },
  ),
  'dumbbell-pullover': figure(
    [
      {
        root: [14, 31.4],
        lean: -93,
        spine: 7,
        neck: 6,
        leg: foot(33, 11),
        arm: reach(-15, 66.5, 2, [0.2, -0.2, 1]),
      },
      {
        root: [14, 31.4],
        lean: -93,
        spine: 7,
        neck: 6,
        leg: foot(33, 11),
        arm: reach(-47, 45, 2, [0, 0.6, 1]),
      },
    ],
    [...bench(-38, 18), { kind: 'dumbbell', at: 'grips', way: [0.4, 0.9, 0] }],
  ),
  'floor-lat-slide': figure(
    [
      standing({ arm: { shoulder: 0, flare: 164, elbow: 6, rotate: 88 }, shrug: 3 }),
      standing({ arm: { shoulder: 0, flare: 62, elbow: 120, rotate: 88 } }),
    ],
    [
      ...mat,
      { kind: 'plate', at: 'near', radius: 4, axis: [1, 0, 0] },
      { kind: 'plate', at: 'far', radius: 4, axis: [1, 0, 0] },
    ],
    fromAbove,
  ),
  'prone-lat-pull': figure(
    [
      standing({ arm: { shoulder: 0, flare: 158, elbow: 8, rotate: 88 }, shrug: 2 }),
      standing({ arm: { shoulder: 0, flare: 52, elbow: 118, rotate: 88 } }),
    ],
    mat,
    fromAbove,
  ),
};
