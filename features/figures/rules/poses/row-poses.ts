import type { Gear } from '../drawing/gear.ts';
import type { Figure } from '../figure.ts';
import type { Arm, Pose } from '../pose.ts';
import {
  bandFrom,
  bandUnderFeet,
  barbell,
  bench,
  block,
  cableFrom,
  dumbbells,
  figure,
  floorLegs,
  foot,
  fromAbove,
  legAngles,
  mat,
  onTrunk,
  prone,
  reach,
  rod,
  sitting,
  standing,
  straps,
  supine,
} from './pose-kit.ts';

const bent: Pose = { root: [-14, 47.5], lean: 60, neck: -14, leg: foot() };
const row = (low: Arm, high: Arm, more: Pose = {}): Pose[] => [
  { ...bent, arm: low, ...more },
  { ...bent, arm: high, ...more },
];
const long = (z = 15): Arm => reach(3, null, z, [-1, 0.3, 0.4]);
const toRibs = (z = 15): Arm => onTrunk(8.4, -11, z, [-1, 0.2, 0.5]);
const onHip: Arm = onTrunk(3, -27, 12, [-0.6, -0.2, 1]);
const facing = (arm0: Arm, arm1: Arm, more: Pose = {}): Pose[] => [
  standing({ root: [-6, 50], lean: 2, arm: arm0, ...more }),
  standing({ root: [-6, 50], lean: -3, arm: arm1, ...more }),
];
const ahead: Arm = onTrunk(35, -7, 6, [-0.3, -1, 0.5]);
const pulled: Arm = onTrunk(8, -11, 12, [-1, -0.5, 0.5]);
const wide: Arm = onTrunk(6, 6, 19, [-0.6, 0.5, 1]);
/** Straight from the heels to the shoulders under a bar at x −14. */
const invert = (bar: number, feet: number): Pose[] =>
  [bar - 35, bar - 11].map((shoulders) => ({
    anchor: ['ankle', 51, feet + 4.5],
    lean: (-Math.acos((shoulders - feet - 4.5) / 77.9) * 180) / Math.PI,
    neck: 3,
    leg: { hip: 0, knee: 0, ankle: 0 },
    arm: reach(-14, bar, 15, [0.5, -1, 0.8]),
  }));
/** The same with the feet flat and the knees bent. */
const invertBent = (bar: number): Pose[] => [
  {
    root: [9.7, bar - 32.8],
    lean: -96.5,
    neck: 3,
    leg: foot(40, 6),
    arm: reach(-9, bar, 15, [0.4, -1, 0.8]),
  },
  {
    root: [11.1, bar - 21.3],
    lean: -69,
    neck: 4,
    leg: foot(40, 6),
    arm: reach(-9, bar, 15, [0.5, -1, 0.8]),
  },
];
const lowBar = (y: number, x = -14): Gear[] => [
  { kind: 'handle', at: [x, y, 0], half: 25 },
  { kind: 'rod', from: [x, 1, -25], to: [x, y, -25], width: 1.5 },
];
const proneIncline = (arm: Arm): Pose => ({
  root: [-14, 42],
  lean: 50,
  neck: -10,
  leg: foot(-36, 9, { pitch: -46 }),
  arm,
});
const inclined: Gear[] = [
  rod(6, 1.2, 6, 46, 1.4),
  rod(-14, 1.2, 26, 1.2),
  block(3.6, 43.4, 46, 3.6, 13, 40),
];
const hangs: Arm = { hangs: 1, shoulder: 2, flare: 4, elbow: 4 };
const seatedRow = (arm: Arm, lean: number): Pose => ({
  root: [-22, 21],
  lean,
  neck: 2,
  leg: foot(19, 6, { pitch: 58 }, 15),
  arm,
});
const strapLean = (lean: number, arm: Arm): Pose => ({
  anchor: ['ankle', 6, 4.8],
  lean,
  neck: 3,
  leg: { hip: 0, knee: 0, ankle: -6 },
  arm,
});
const fly = (out: number): Arm => ({ shoulder: 88, flare: out, elbow: 14 });
const lying = (arm: Arm, more: Pose = {}): Pose =>
  prone(-6, { neck: -6, leg: legAngles(0, 0, -46), arm, spine: -8, ...more });

export const rowFigures: Record<string, Figure> = {
  'barbell-row': figure(row(long(), toRibs()), [barbell]),
  'pendlay-row': figure(
    row(reach(3, 14, 15, [-1, 0.3, 0.4]), onTrunk(8.4, -9, 15, [-1, 0.2, 0.5]), {
      root: [-16, 43],
      lean: 78,
    }),
    [{ kind: 'barbell', plate: 12.9 }],
  ),
  'dumbbell-row': figure(
    [long(9), onTrunk(4, -15, 13, [-1, 0.2, 0.3])].map((arm) => ({
      root: [-14, 45],
      lean: 72,
      neck: -12,
      armNear: arm,
      armFar: reach(17, 28, 9, [-0.6, 0, 0.4]),
      legNear: foot(-12, 8, { pitch: 0 }),
      legFar: { hip: 74, knee: 86, ankle: -40 },
    })),
    [...bench(-28, 24), { kind: 'dumbbell', at: 'near' }],
  ),
  'bent-over-dumbbell-row': figure(row(hangs, onTrunk(3, -14, 14, [-1, 0.2, 0.3])), [dumbbells]),
  'chest-supported-row': figure(
    [proneIncline(hangs), proneIncline(onTrunk(3, -12, 16, [-1, 0, 0.5]))],
    [...inclined, dumbbells],
  ),
  'seal-row': figure(
    [
      prone(
        -6,
        { neck: -6, leg: legAngles(0, 2, -40), arm: reach(22, null, 15, [-1, 0, 0.5]) },
        42,
      ),
      prone(
        -6,
        { neck: -6, leg: legAngles(0, 2, -40), arm: reach(19, 33, 15, [-0.4, 1, 0.6]) },
        42,
      ),
    ],
    [...bench(-30, 32, 42, 10), barbell],
  ),
  't-bar-row': figure(row(reach(4, null, 4, [-1, 0.3, 0.4]), onTrunk(10, -11, 4, [-1, 0.2, 0.6])), [
    { kind: 'lever', pivot: [-62, 2, 0], to: 'grips', width: 1.2, over: true },
    { kind: 'plate', at: 'grips', radius: 8, axis: [0.96, 0.28, 0] },
  ]),
  'seated-cable-row': figure(
    [seatedRow(ahead, 8), seatedRow(pulled, -6)],
    [
      block(-23, 12.6, 26, 3.6, 18),
      rod(-23, 1.2, -23, 11, 1.5),
      block(21.5, 14, 2.4, 20, 24, -22),
      ...cableFrom(42, 34, ['grips'], 5),
      { kind: 'handle', at: 'grips', half: 5 },
    ],
  ),
  'single-arm-cable-row': figure(
    facing({}, {}, {}).map((pose, i) => ({
      ...pose,
      armNear: i ? onTrunk(4, -13, 13, [-1, -0.3, 0.3]) : onTrunk(34, -8, 9, [-0.3, -1, 0.3]),
      armFar: onHip,
    })),
    [...cableFrom(48, 64, ['near'], 5), { kind: 'handle', at: 'near', half: 4 }],
  ),
  'row-machine': figure(
    [ahead, pulled].map((arm) => sitting(-18, { lean: 4, arm, leg: foot(10, 8) }, 24)),
    [
      block(-19, 22, 20, 4, 18),
      rod(-19, 1.2, -19, 20, 1.6),
      rod(-30, 1.2, 40, 1.2),
      block(-7.6, 50, 4, 22, 14),
      rod(-6, 1.2, -6, 40, 1.4),
      { kind: 'lever', pivot: [34, 12, 0], to: 'grips', width: 1.5, over: true },
      { kind: 'handle', at: 'near', half: 4, way: [0, 1, 0] },
      { kind: 'handle', at: 'far', half: 4, way: [0, 1, 0] },
    ],
  ),
  'inverted-row': figure(invert(52, 0), lowBar(52)),
  'bent-knee-inverted-row': figure(invertBent(58), lowBar(58, -9)),
  'feet-up-inverted-row': figure(invert(66, 25), [...lowBar(66), ...bench(44, 68, 25)]),
  'table-row': figure(invertBent(58), [
    { kind: 'rod', from: [-4, 1, -24], to: [-4, 58, -24], width: 1.5 },
    { kind: 'rod', from: [46, 1, -24], to: [46, 58, -24], width: 1.5 },
    block(21, 59.6, 58, 3, 52),
  ]),
  'suspension-row': figure(
    [
      strapLean(-34, onTrunk(37, -4, 7, [-0.3, -1, 0.6])),
      strapLean(-26, onTrunk(7, -11, 13, [-0.8, -1, 0.5])),
    ],
    straps(42, 116),
  ),
  'single-arm-suspension-row': figure(
    [
      { ...strapLean(-30, {}), armNear: onTrunk(37, -4, 8, [-0.3, -1, 0.4]), armFar: onHip },
      { ...strapLean(-22, {}), armNear: onTrunk(7, -11, 12, [-0.8, -1, 0.4]), armFar: onHip },
    ],
    [
      { kind: 'band', from: [42, 116, 0], to: ['near'] },
      { kind: 'handle', at: 'near', half: 3.5 },
      rod(34, 116, 50, 116, 1.4),
    ],
  ),
  'door-towel-row': figure(
    [
      { root: [-14, 46], lean: -14, leg: foot(16, 6), arm: onTrunk(36, -6, 4, [-0.3, -1, 0.5]) },
      { root: [-6, 49], lean: -6, leg: foot(16, 6), arm: onTrunk(9, -10, 7, [-0.9, -1, 0.5]) },
    ],
    [
      block(40, 56, 3, 112, 30),
      { kind: 'band', from: [38, 58, 0], to: ['near', 'far'] },
      { kind: 'wheel', at: [38, 58, 0], radius: 1.8 },
    ],
  ),
  'floor-elbow-row': figure([
    supine(4, { leg: foot(34, 8), arm: { shoulder: -6, flare: 34, elbow: 92 } }),
    supine(4, {
      lean: -78,
      neck: 8,
      leg: foot(34, 8),
      arm: { shoulder: -26, flare: 30, elbow: 92 },
    }),
  ]),
  'band-seated-row': figure(
    [
      { root: [-24, 6.4], lean: 4, leg: floorLegs(25), arm: ahead },
      { root: [-24, 6.4], lean: -8, leg: floorLegs(25), arm: pulled },
    ],
    bandUnderFeet,
  ),
  'band-bent-over-row': figure(row(long(10), onTrunk(5, -13, 13, [-1, 0.2, 0.4])), bandUnderFeet),
  'band-standing-row': figure(facing(ahead, pulled), [
    rod(52, 1, 52, 84, 1.6),
    ...bandFrom(52, 64, ['near', 'far']),
  ]),
  'single-arm-band-row': figure(
    [long(8), onTrunk(4, -14, 13, [-1, 0.2, 0.3])].map((arm) => ({
      root: [-8, 48],
      lean: 52,
      neck: -12,
      armNear: arm,
      armFar: onTrunk(13, -22, 8, [-0.4, 0, 1]),
      legFar: foot(14, 6),
      legNear: foot(-10, 6, { pitch: -18 }),
    })),
    [{ kind: 'band', from: 'farFoot', to: ['near'] }],
  ),
  'backpack-row': figure(row(long(5), onTrunk(12, -12, 6, [-1, 0.2, 0.6])), [
    { kind: 'ball', at: 'grips', radius: 7, lift: -6 },
  ]),
  'renegade-row': figure(
    [reach(23, 6.6, 11, [-1, 0.5, 0.5]), onTrunk(2, -13, 14, [-1, -0.2, 0.2])].map((arm) => ({
      anchor: ['ball', -50, 1.1],
      lean: 70,
      neck: -10,
      leg: { hip: 0, knee: 0, ankle: -3, splay: 6 },
      armNear: arm,
      armFar: reach(23, 6.6, 11, [-1, 0.5, 0.5]),
    })),
    [dumbbells],
  ),
  'face-pull': figure(
    facing(onTrunk(34, 8, 5, [0, -0.6, 1]), wide, {
      root: [-3, null],
      legFar: foot(-7, 6, { pitch: -16 }),
      legNear: foot(8, 6),
    }),
    [
      ...cableFrom(58, 97, [[0, 0, 0]], 5).slice(0, 2),
      { kind: 'rope', from: [48, 95, 0] },
      { kind: 'wire', from: [58, 97, 0], to: [[48, 95, 0]] },
    ],
  ),
  'band-face-pull': figure(facing(onTrunk(34, 8, 5, [0, -0.6, 1]), wide, { root: [-3, null] }), [
    rod(56, 1, 56, 104, 1.6),
    ...bandFrom(56, 95, ['near', 'far']),
  ]),
  'band-pull-apart': figure(
    [standing({ arm: fly(2) }), standing({ arm: fly(80) })],
    [{ kind: 'band', from: 'near', to: ['far'] }],
    { yaw: 56 },
  ),
  'reverse-fly': figure(
    [
      { ...bent, lean: 66, arm: { hangs: 1, shoulder: 4, flare: 6, elbow: 10 } },
      { ...bent, lean: 66, arm: { hangs: 1, shoulder: 4, flare: 84, elbow: 10 } },
    ],
    [dumbbells],
    { yaw: 44 },
  ),
  'chest-supported-reverse-fly': figure(
    [
      proneIncline({ hangs: 1, shoulder: 4, flare: 6, elbow: 10 }),
      proneIncline({ hangs: 1, shoulder: 8, flare: 82, elbow: 10 }),
    ],
    [...inclined, dumbbells],
    { yaw: 44 },
  ),
  'reverse-pec-deck': figure(
    [fly(4), fly(84)].map((arm) => sitting(-16, { lean: 2, arm, leg: foot(10, 10) }, 24)),
    [
      block(-17, 22, 20, 4, 18),
      rod(-17, 1.2, -17, 20, 1.6),
      block(-5.4, 52, 4, 36, 14),
      rod(-3, 1.2, -3, 100, 1.6),
      { kind: 'lever', pivot: [-3, 98, 10], to: 'near', width: 1.3 },
      { kind: 'lever', pivot: [-3, 98, -10], to: 'far', width: 1.3 },
    ],
    { yaw: -46 },
  ),
  'cable-reverse-fly': figure(
    [standing({ arm: fly(-12) }), standing({ arm: fly(82) })],
    [
      { kind: 'rod', from: [34, 1, -56], to: [34, 116, -56], width: 2.2 },
      { kind: 'rod', from: [34, 1, 56], to: [34, 116, 56], width: 2.2 },
      { kind: 'wire', from: [34, 88, -56], to: ['near'] },
      { kind: 'wire', from: [34, 88, 56], to: ['far'] },
    ],
    { yaw: 56 },
  ),
  'suspension-y-raise': figure(
    [
      strapLean(-32, onTrunk(37, -3, 6, [-0.3, -1, 0.6])),
      strapLean(-20, onTrunk(10, 34, 20, [0.4, 0, 1])),
    ],
    straps(44, 118),
  ),
  'prone-y-raise': figure(
    [
      lying({ shoulder: 180, flare: 28, elbow: 2 }, { spine: 0 }),
      lying({ shoulder: 192, flare: 30, elbow: 2 }, { spine: -12 }),
    ],
    [],
    { hand: 'open', yaw: 30 },
  ),
  'reverse-snow-angel': figure(
    [14, 84, 156].map((flare) =>
      standing({ arm: { shoulder: 0, flare, elbow: 4, rotate: flare > 20 ? 20 : 0 } }),
    ),
    mat,
    { ...fromAbove, telling: 1 },
  ),
  'band-external-rotation': figure(
    [
      standing({ armNear: { shoulder: 0, flare: 4, elbow: 90, rotate: -50 }, armFar: onHip }),
      standing({ armNear: { shoulder: 0, flare: 4, elbow: 90, rotate: 60 }, armFar: onHip }),
    ],
    [
      { kind: 'rod', from: [4, 1, -40], to: [4, 86, -40], width: 1.6 },
      { kind: 'band', from: [4, 66, -40], to: ['near'] },
    ],
    { yaw: 78, joined: true },
  ),
  'side-lying-external-rotation': figure(
    [-48, 52].map((rotate) => ({
      root: [0, 11.5],
      roll: -90,
      neck: -4,
      armNear: { shoulder: 0, flare: 0, elbow: 90, rotate },
      armFar: { shoulder: 172, flare: -10, elbow: 6 },
      legNear: { hip: 40, knee: 74, ankle: 0 },
      legFar: { hip: 40, knee: 74, ankle: 0 },
    })),
    [{ kind: 'dumbbell', at: 'near' }],
    { yaw: 62 },
  ),
  'dumbbell-shrug': figure(
    [
      standing({ arm: { flare: 8, elbow: 4 }, shrug: -1 }),
      standing({ arm: { flare: 8, elbow: 4 }, shrug: 4.5 }),
    ],
    [dumbbells],
    { yaw: 90, joined: true },
  ),
};
