import type { Gear } from '../drawing/gear.ts';
import type { Figure } from '../figure.ts';
import type { Arm, Pose } from '../pose.ts';
import {
  backBar,
  backBarHands,
  bandUnderFeet,
  block,
  chair,
  figure,
  foot,
  goblet,
  legAngles,
  onTrunk,
  rackBar,
  rackHands,
  reach,
  rod,
  standing,
  step,
  straps,
  wall,
  zercherBar,
  zercherHands,
} from './pose-kit.ts';

type Squat = {
  arm: Arm;
  low?: Arm;
  lean?: number;
  y?: number;
  x?: number;
  z?: number;
  toe?: number;
  heel?: number;
  top?: Pose;
};

/** Down between the feet: hips back and down, knees over the toes. */
function squat({
  arm,
  low = arm,
  lean = 38,
  y = 23,
  x = -14,
  z = 8,
  toe = 16,
  heel = 0,
  top = {},
}: Squat): Pose[] {
  const leg = heel ? foot(3.7, z, { toe, pitch: -heel }) : foot(3.7, z, { toe });
  return [
    standing({ leg, lean: 4, arm, neck: -2, ...top }),
    { leg, root: [x * 0.82, (52 + y) / 2], lean: lean * 0.9, neck: -lean * 0.3, arm: low },
    { leg, root: [x, y], lean, neck: -lean * 0.45, arm: low },
  ];
}

const onBack: Squat = { arm: backBarHands, lean: 42 };
const inRack: Squat = { arm: rackHands, lean: 26, x: -11.5, y: 22.5 };
const atChest: Squat = { arm: goblet, lean: 27, x: -12, y: 22.5 };
const held: Gear = { kind: 'dumbbell', at: 'grips', way: 'up' };
const counter: Arm = { at: [30, -4, 8], elbow: [-0.2, -1, 0.6], on: 'trunk' };
const free: Squat = {
  arm: { shoulder: 4, flare: 6, elbow: 6 },
  low: { shoulder: 98, flare: 4, elbow: 8 },
  lean: 38,
};
const hugged: Squat = { arm: zercherHands, lean: 29, x: -12, y: 22.5 };
/** The bar hangs behind the legs, on straight arms. */
const behind = (x: number): Arm => reach(x, null, 13, [-1, 0, 0.4]);
const toSeat = { y: 32, x: -22, lean: 44 };
const shouldered = onTrunk(7.5, 4, 14, [0.9, -0.6, 0.5]);

/** One leg bends, the other goes where it is told. */
const oneLegged = (low: Pose, arm: Arm = counter, top: Pose = {}): Pose[] => [
  {
    root: [-2, null],
    legNear: foot(3.7, 3),
    legFar: legAngles(34, 34, 0),
    arm: { shoulder: 30, elbow: 20 },
    lean: 2,
    ...top,
  },
  { legNear: foot(3.7, 3), arm, ...low },
];

export const squatFigures: Record<string, Figure> = {
  'back-squat': figure(squat(onBack), [backBar]),
  'pause-squat': figure(squat(onBack), [backBar], { seconds: 4.5 }),
  'box-squat': figure(squat({ ...onBack, y: 31.6, x: -21, lean: 44, z: 9 }), [
    step(-27, 25, 22),
    backBar,
  ]),
  'front-squat': figure(squat(inRack), [rackBar]),
  'overhead-squat': figure(
    squat({
      arm: onTrunk(-3, 34.5, 24, [0, 0.3, 1]),
      low: onTrunk(-22.5, 26.5, 24, [-1, 0.3, 1]),
      lean: 34,
      x: -13,
    }),
    [{ kind: 'barbell', half: 31, plate: 9 }],
  ),
  'zercher-squat': figure(squat(hugged), [zercherBar]),
  'barbell-hack-squat': figure(
    [
      { root: [-8, 20], lean: 43.5, neck: -18, leg: foot(3.7, 7, { toe: 12 }), arm: behind(-13.5) },
      { root: [-5, 42], lean: 20, neck: -8, leg: foot(3.7, 7, { toe: 12 }), arm: behind(-13) },
      standing({ root: [-2, null], leg: foot(3.7, 7, { toe: 12 }), arm: behind(-11) }),
    ],
    [{ kind: 'barbell', plate: 12.9 }],
    { telling: 0 },
  ),
  'landmine-squat': figure(squat({ arm: onTrunk(11, -3, 3), lean: 30, x: -13 }), [
    { kind: 'lever', pivot: [64, 2, 0], to: 'grips', width: 1.1, over: true },
    { kind: 'plate', at: 'grips', axis: [0.94, -0.34, 0], radius: 7.5 },
  ]),
  'smith-squat': figure(squat({ ...onBack, lean: 32, x: -12 }), [
    rod(-8.5, 1, -8.5, 112, 1.5),
    rod(-30, 1.2, 22, 1.2),
    backBar,
  ]),
  'hack-squat': figure(
    [
      {
        root: [-9, 47],
        lean: -30,
        neck: 14,
        arm: onTrunk(9, -3, 15, [0.5, -1, 0.6]),
        leg: foot(21, 7, { pitch: 26 }, 3),
      },
      {
        root: [3.5, 27],
        lean: -30,
        neck: 14,
        arm: onTrunk(9, -3, 15, [0.5, -1, 0.6]),
        leg: foot(21, 7, { pitch: 26 }, 3),
      },
    ],
    [
      rod(-47, 98, 12, 2, 1.6),
      rod(12, 1.2, -40, 1.2),
      rod(-40, 1.2, -38, 84, 1.4),
      block(22, 3, 24, 3.4, 26, 26),
      { kind: 'plate', at: { trunk: [0.5, -9] }, radius: 1 },
      { kind: 'roll', at: { trunk: [1.12, 1] }, half: 9, radius: 2.6 },
    ],
  ),
  'leg-press': figure(
    [
      {
        root: [-12, 17],
        lean: -52,
        neck: 12,
        arm: reach(-8, 13, 15, [-1, -0.2, 0.3]),
        leg: { foot: [21.5, 48, 7], pitch: 52 },
      },
      {
        root: [-12, 17],
        lean: -52,
        neck: 12,
        arm: reach(-8, 13, 15, [-1, -0.2, 0.3]),
        leg: { foot: [5, 34.8, 7], pitch: 52 },
      },
    ],
    [
      block(-29, 25.5, 48, 4, 20, -38),
      block(-4, 8.5, 22, 4, 20, 12),
      rod(-40, 1.2, 48, 1.2),
      rod(-40, 1.2, -42, 30, 1.3),
      rod(4, 4, 48, 42, 1.6),
      rod(48, 1.2, 48, 42, 1.3),
      { kind: 'lever', pivot: [36, 32, 0], to: 'feet', width: 1.4 },
      { kind: 'block', at: 'feet', size: [26, 2.4, 28], angle: 52, shift: [1.6, -1.2, 0] },
    ],
  ),
  'goblet-squat': figure(squat(atChest), [held]),
  'goblet-box-squat': figure(squat({ ...atChest, y: 31.6, x: -20, lean: 34 }), [
    step(-26, 25, 22),
    held,
  ]),
  'heels-up-goblet-squat': figure(squat({ ...atChest, heel: 16, lean: 16, x: -8 }), [
    block(-5, 1.6, 7, 3.2, 26),
    held,
  ]),
  'sumo-squat': figure(
    [
      {
        root: [0, null],
        leg: { foot: [4, 0, 22], toe: 40, out: 42 },
        arm: reach(9, null, 2.5, [-0.3, 0, 1]),
      },
      {
        root: [-6, 27],
        leg: { foot: [4, 0, 22], toe: 40, out: 42 },
        lean: 14,
        arm: reach(9, null, 2.5, [-0.3, 0, 1]),
      },
    ],
    [held],
    { yaw: 90 },
  ),
  'dumbbell-front-squat': figure(squat({ ...atChest, arm: shouldered }), [
    { kind: 'dumbbell', way: 'along' },
  ]),
  'bodyweight-squat': figure(squat(free)),
  'chair-squat': figure(squat({ ...free, ...toSeat }), chair(-27)),
  'wall-sit': figure(
    [
      standing({ root: [-8, null], leg: foot(14, 6), arm: { shoulder: 0, flare: 5 }, lean: -2 }),
      {
        root: [-14, 29],
        leg: foot(14, 6, { toe: 4 }),
        arm: { shoulder: 22, flare: 4, elbow: 20 },
        lean: -1,
      },
    ],
    [wall(-23)],
    { telling: 1 },
  ),
  'band-squat': figure(squat({ ...atChest, arm: shouldered }), bandUnderFeet),
  'band-front-squat': figure(
    squat({ arm: onTrunk(7.5, 0.5, 5, [0.9, -0.4, 0.7]), lean: 24, x: -11.5, y: 22.5 }),
    bandUnderFeet,
  ),
  'suspension-squat': figure(
    [
      standing({ root: [-8, null], lean: -6, arm: reach(18, 66, 9, [-0.4, -1, 0.3]) }),
      {
        leg: foot(3.7, 8, { toe: 16 }),
        root: [-18, 24],
        lean: 20,
        neck: -8,
        arm: reach(18, 55, 9, [-0.4, -1, 0.4]),
      },
    ],
    straps(42, 108),
  ),
  'backpack-squat': figure(squat({ ...atChest, arm: onTrunk(9.5, -7, 6.5, [-0.1, -1, 0.6]) }), [
    { kind: 'ball', at: { trunk: [0.76, 12] }, radius: 6.4 },
  ]),
  'jump-squat': figure(
    [
      {
        leg: foot(3.7, 7),
        root: [-15, 31],
        lean: 44,
        neck: -18,
        arm: { shoulder: -34, flare: 8, elbow: 10 },
      },
      standing({
        root: [-1, null],
        leg: foot(3.7, 7, { pitch: -40 }),
        arm: { shoulder: 60, elbow: 20 },
        lean: 4,
      }),
      {
        root: [1, 70],
        leg: legAngles(4, 8, -42),
        lean: 2,
        arm: { shoulder: 168, flare: 6, elbow: 6 },
      },
    ],
    [],
    { seconds: 2.2 },
  ),
  'pistol-squat-to-chair': figure(
    oneLegged({ root: [-22, 32], lean: 42, neck: -14, legFar: legAngles(112, 24, 4) }),
    chair(-27),
  ),
  'pistol-squat': figure(
    oneLegged({ root: [-13, 20.5], lean: 40, neck: -16, spine: 12, legFar: legAngles(118, 6, 6) }),
  ),
  'shrimp-squat': figure(
    oneLegged({ root: [-9, 27], lean: 40, neck: -16, legFar: legAngles(28, 118, -30) }, counter, {
      legFar: legAngles(-8, 100, -30),
    }),
  ),
  'skater-squat': figure(
    oneLegged({ root: [-13, 25.5], lean: 46, neck: -18, legFar: legAngles(38, 92, -30) }, counter, {
      legFar: legAngles(2, 80, -30),
    }),
  ),
};
