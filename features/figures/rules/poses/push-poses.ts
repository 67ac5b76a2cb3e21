import type { Gear } from '../drawing/gear.ts';
import type { Figure } from '../figure.ts';
import type { Arm, Pose } from '../pose.ts';
import { cosine, type V3 } from '../vector.ts';
import {
  bandFrom,
  bench,
  block,
  cableFrom,
  dumbbells,
  figure,
  foot,
  inclineBench,
  legAngles,
  onTrunk,
  reach,
  rod,
  sitting,
  standing,
  straps,
  supine,
  wall,
} from './pose-kit.ts';

const onBench: Pose = { root: [14, 31.4], lean: -93, spine: 7, neck: 6, leg: foot(33, 11) };
const onFloor: Pose = supine(6, { leg: foot(36, 7), neck: 4 });
const outwardsDown: V3 = [0.45, -1, 0.9];
/** From lock-out over the shoulders to the lower chest. */
const benchPress = (z = 21, low = 41, elbow = outwardsDown): Pose[] => [
  { ...onBench, arm: reach(-13.6, 67.6, z, [0.5, -0.6, 1]) },
  { ...onBench, arm: reach(-7.5, low, z, elbow) },
];
const floorPress = (z = 18): Pose[] => [
  { ...onFloor, arm: reach(-21, 43, z, [0.5, -0.6, 1]) },
  { ...onFloor, arm: reach(-14.5, 22.5, z, [0.5, -0.7, 0.8]) },
];
const inclined: Pose = { root: [-4, 31], lean: -44, neck: 4, leg: foot(22, 10) };
const inclinePress = (z: number): Pose[] => [
  { ...inclined, arm: onTrunk(34, 12, z, [0, -1, 1]) },
  { ...inclined, arm: onTrunk(9.5, -1, z, [-0.5, -1, 0.8]) },
];
const uprights: Gear[] = [rod(-36, 1.2, -36, 62, 1.3), rod(-36, 62, -33, 66, 1.3)];
const bar: Gear = { kind: 'barbell', half: 25 };

type PushUp = {
  hands?: number;
  feet?: number;
  z?: number;
  /** height of the shoulders' middle over the hands, arms straight and bent */
  high?: number;
  low?: number;
  knees?: boolean;
  elbow?: V3;
  more?: Pose;
};
/** A straight body over hands and toes; the lean follows from the heights of both. */
function pushUp({
  hands = 0,
  feet = 0,
  z = 14,
  high = 35,
  low = 11.5,
  knees,
  elbow = [-1, 0.5, 0.8],
  more = {},
}: PushUp = {}): Pose[] {
  const [long, from0] = knees ? [53.3, 3] : [77.9, 9.4];
  const leanAt = (height: number): number =>
    (Math.acos((height - feet - from0) / long) * 180) / Math.PI;
  const [top, bottom] = [leanAt(hands + high), leanAt(hands + low)];
  const start = knees ? -26 : -50;
  const x = start + long * cosine(90 - top) - 1;
  const leg = knees ? { hip: 0, knee: 70, ankle: -40 } : { hip: 0, knee: 0, ankle: -3 };
  const body = (lean: number): Pose => ({
    anchor: knees ? ['knee', start, 3 + feet] : ['ball', start, 1.1 + feet],
    lean,
    neck: -10,
    leg,
    arm: reach(x, hands + 2.2, z, elbow),
    ...more,
  });
  return [body(top), body(bottom)];
}
const flat = { hand: 'flat', telling: 0 } as const;
const ringsBelow = (x: number): Gear[] => straps(x, 112);

const press = (arm0: Arm, arm1: Arm, more: Pose = {}): Pose[] => [
  {
    root: [-2, 51.6],
    lean: 6,
    legNear: foot(14, 5),
    legFar: foot(-12, 6, { pitch: -20 }),
    arm: arm0,
    ...more,
  },
  {
    root: [-1, 51.6],
    lean: 8,
    legNear: foot(14, 5),
    legFar: foot(-12, 6, { pitch: -20 }),
    arm: arm1,
    ...more,
  },
];
const chestSide: Arm = onTrunk(8, -7, 15, [-1, -0.3, 0.9]);
const chestFront: Arm = onTrunk(36, -4, 7, [-0.3, -0.6, 1]);
const machine = (arm0: Arm, arm1: Arm): Pose[] =>
  [arm0, arm1].map((arm) => sitting(-14, { lean: -6, neck: 3, arm, leg: foot(14, 9) }, 24));
const seat: Gear[] = [
  block(-13, 22, 22, 4, 18),
  block(-24, 45, 42, 4, 18, 96),
  rod(-13, 1.2, -13, 20, 1.6),
  rod(-28, 1.2, 14, 1.2),
  rod(-27, 1.2, -29, 92, 1.6),
];
const flyOpen: Arm = { shoulder: 78, flare: 74, elbow: 16 };
const flyFront = { yaw: 60 };
const dipArms = (y: number): Arm => reach(2, y, 13, [-1, 0.1, 0.25]);
const dip = (more: Pose = {}): Pose[] => [
  { root: [-1, 62], lean: 10, neck: -4, leg: legAngles(16, 66, -20), arm: dipArms(57.5), ...more },
  { root: [-6, 46], lean: 28, neck: -14, leg: legAngles(30, 74, -20), arm: dipArms(57.5), ...more },
];
const dipBars: Gear[] = [
  { kind: 'rod', from: [-10, 57, -13], to: [16, 57, -13], width: 1.2, style: 'iron' },
  { kind: 'rod', from: [-10, 57, 13], to: [16, 57, 13], width: 1.2, style: 'iron', over: true },
  rod(14, 1, 14, 57, 1.3, -13),
  { kind: 'rod', from: [14, 1, 13], to: [14, 57, 13], width: 1.3, over: true },
];
const wrap: Gear[] = [{ kind: 'band', from: { trunk: [0.8, -6.6] }, to: ['near', 'far'] }];
const oneArm: Arm = onTrunk(-2, -26, 10, [-1, 0, 0.5]);

export const pushFigures: Record<string, Figure> = {
  'bench-press': figure(benchPress(), [...bench(-38, 18), ...uprights, bar]),
  'close-grip-bench-press': figure(benchPress(12, 41.5, [1, -1, 0.25]), [
    ...bench(-38, 18),
    ...uprights,
    bar,
  ]),
  'incline-bench-press': figure(inclinePress(20), [
    ...inclineBench(-2, 46),
    rod(-42, 1.2, -42, 78, 1.3),
    bar,
  ]),
  'barbell-floor-press': figure(floorPress(20), [bar]),
  'dumbbell-bench-press': figure(benchPress(18, 43), [
    ...bench(-38, 18),
    { kind: 'dumbbell', way: 'across' },
  ]),
  'incline-dumbbell-press': figure(inclinePress(17), [
    ...inclineBench(-2, 46),
    { kind: 'dumbbell', way: 'across' },
  ]),
  'dumbbell-floor-press': figure(floorPress(), [{ kind: 'dumbbell', way: 'across' }]),
  'single-arm-floor-press': figure(
    floorPress().map((pose) => ({
      ...pose,
      armNear: pose.arm ?? {},
      armFar: { shoulder: 0, flare: 40 },
    })),
    [{ kind: 'dumbbell', at: 'near', way: 'across' }],
  ),
  'smith-bench-press': figure(
    benchPress().map((pose, i) => ({
      ...pose,
      arm: reach(-10, i ? 41 : 67.4, 21, [0.4, -0.7, 1]),
    })),
    [...bench(-38, 18), rod(-10, 1.2, -10, 100, 1.5), rod(-38, 1.2, 26, 1.2), bar],
  ),
  'chest-press-machine': figure(machine(chestSide, chestFront), [
    ...seat,
    { kind: 'lever', pivot: [-22, 98, 0], to: 'grips', width: 1.5, over: true },
    { kind: 'handle', at: 'near', half: 4, way: [0, 1, 0] },
    { kind: 'handle', at: 'far', half: 4, way: [0, 1, 0] },
    rod(-29, 92, -22, 98, 1.6),
  ]),
  'cable-chest-press': figure(
    press(chestSide, chestFront),
    cableFrom(-46, 82, ['near', 'far'], -5),
  ),
  'band-chest-press': figure(press(chestSide, chestFront), bandFrom(-48, 76, ['near', 'far'])),
  'band-wrap-press': figure([standing({ arm: chestSide }), standing({ arm: chestFront })], wrap),
  'band-floor-press': figure(floorPress(), [
    { kind: 'band', from: [-21, 2, 0], to: ['near', 'far'] },
  ]),
  'wall-push-up': figure(
    [
      {
        anchor: ['ball', -30, 1.1],
        lean: 12,
        leg: { hip: 0, knee: 0, ankle: 12 },
        arm: reach(12, 77, 12, [-0.3, -1, 0.6]),
      },
      {
        anchor: ['ball', -30, 1.1],
        lean: 23,
        leg: { hip: 0, knee: 0, ankle: 23 },
        arm: reach(12, 77, 12, [-0.6, -1, 0.8]),
        neck: -8,
      },
    ],
    [wall(16)],
    { hand: 'wall' },
  ),
  'incline-push-up': figure(pushUp({ hands: 25 }), bench(11, 44, 25), flat),
  'knee-push-up': figure(pushUp({ knees: true }), [], flat),
  'push-up': figure(pushUp(), [], flat),
  'band-push-up': figure(
    pushUp(),
    [{ kind: 'band', from: { trunk: [0.86, -6.4] }, to: ['near', 'far'] }],
    flat,
  ),
  'weighted-push-up': figure(
    pushUp(),
    [{ kind: 'plate', at: { trunk: [0.72, -7.6] }, radius: 8, axis: [0.25, 0.96, 0] }],
    flat,
  ),
  'decline-push-up': figure(pushUp({ feet: 25, low: 13 }), bench(-66, -40, 25), flat),
  'deficit-push-up': figure(pushUp({ hands: 7, low: 5, z: 16 }), [
    { kind: 'dumbbell', way: [1, 0, 0] },
  ]),
  'archer-push-up': figure(
    pushUp({ high: 30, low: 13 }).map((pose, i) => ({
      ...pose,
      root: [0, 0, i ? 12 : 0] as const,
      armNear: reach(23, 2.2, 27, [-0.8, 0.5, 0.6]),
      armFar: reach(23, 2.2, 27, [-0.8, 0.2, 0.6]),
    })),
    [],
    { ...flat, yaw: 58, telling: 1 },
  ),
  'one-arm-push-up': figure(
    pushUp().map((pose) => ({
      ...pose,
      leg: { hip: 0, knee: 0, ankle: -3, splay: 14 },
      armFar: oneArm,
      armNear: reach(23, 2.2, 8, [-1, 0.5, 0.6]),
    })),
    [],
    flat,
  ),
  'suspension-push-up': figure(
    pushUp({ hands: 20, z: 13, low: 9 }).map((pose) => ({ ...pose })),
    ringsBelow(26),
  ),
  'clap-push-up': figure(
    [
      ...pushUp().toReversed(),
      {
        anchor: ['ball', -50, 1.1],
        lean: 60,
        neck: -14,
        leg: { hip: 0, knee: 0, ankle: -6 },
        arm: reach(31, 20, 3, [-0.4, 0, 1]),
      },
    ],
    [],
    { hand: 'open', seconds: 1.8 },
  ),
  dip: figure(dip(), dipBars, { telling: 1 }),
  'assisted-dip': figure(dip(), [
    ...dipBars,
    { kind: 'band', from: [4, 56, 13], to: ['knees'] },
    { kind: 'band', from: [4, 56, -13], to: ['knees'] },
  ]),
  'dumbbell-fly': figure(
    [
      { ...onBench, arm: reach(-14, 66, 7, [0.2, -0.4, 1]) },
      { ...onBench, arm: reach(-15, 38, 43, [0.2, -1, 0.3]) },
    ],
    [...bench(-38, 18), dumbbells],
    { yaw: 46 },
  ),
  'dumbbell-floor-fly': figure(
    [
      { ...onFloor, arm: reach(-22, 41, 7, [0.2, -0.4, 1]) },
      { ...onFloor, arm: reach(-22, 17, 42, [0.2, -1, 0.2]) },
    ],
    [dumbbells],
    { yaw: 46 },
  ),
  'cable-fly': figure(
    press(flyOpen, onTrunk(34, -6, 3, [-0.2, -0.3, 1])).map((pose, i) => ({
      ...pose,
      arm: i ? onTrunk(33, -8, 3, [-0.2, -0.3, 1]) : onTrunk(11, -1, 42, [-0.2, -0.6, 0.4]),
    })),
    [
      block(-20, 62, 4.5, 124, 5),
      { kind: 'rod', from: [-22, 1, -70], to: [-22, 124, -70], width: 2.2 },
      { kind: 'rod', from: [-22, 1, 70], to: [-22, 124, 70], width: 2.2 },
      { kind: 'wire', from: [-22, 92, 70], to: ['near'] },
      { kind: 'wire', from: [-22, 92, -70], to: ['far'] },
    ].slice(1) as Gear[],
    flyFront,
  ),
  'pec-deck': figure(
    machine(onTrunk(11, -1, 40, [-0.2, -0.6, 0.4]), onTrunk(33, -2, 4, [-0.2, -0.3, 1])),
    [
      ...seat,
      { kind: 'lever', pivot: [-20, 96, 14], to: 'near', width: 1.4 },
      { kind: 'lever', pivot: [-20, 96, -14], to: 'far', width: 1.4 },
      { kind: 'handle', at: 'near', half: 5, way: [0, 1, 0] },
      { kind: 'handle', at: 'far', half: 5, way: [0, 1, 0] },
    ],
    flyFront,
  ),
  'band-fly': figure(
    press(onTrunk(11, -1, 42, [-0.2, -0.6, 0.4]), onTrunk(33, -8, 3, [-0.2, -0.3, 1])),
    [
      { kind: 'rod', from: [-40, 1, 0], to: [-40, 110, 0], width: 1.6 },
      { kind: 'band', from: [-40, 78, 0], to: ['near', 'far'] },
    ],
    flyFront,
  ),
  'suspension-fly': figure(
    pushUp({ hands: 20, z: 9, low: 11 }).map((pose, i) => ({
      ...pose,
      arm: i ? reach(27, 20, 36, [-0.2, 0.2, 1]) : reach(25, 22.2, 9, [-0.4, 0, 1]),
    })),
    ringsBelow(26),
    { yaw: 40 },
  ),
};
