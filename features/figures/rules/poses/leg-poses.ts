import type { Gear } from '../drawing/gear.ts';
import type { Figure } from '../figure.ts';
import type { Arm, Pose } from '../pose.ts';
import {
  bandFrom,
  bandUnderFeet,
  bench,
  block,
  chair,
  dumbbells,
  figure,
  foot,
  hanging,
  legAngles,
  onTrunk,
  prone,
  reach,
  rod,
  sitting,
  standing,
  step,
  supine,
} from './pose-kit.ts';

const flatArms: Arm = { shoulder: -4, flare: 16, elbow: 0 };
const before: Arm = onTrunk(9, -8, 3, [-0.2, -1, 0.8]);

const machineSeat = (x = -13): Gear[] => [
  block(x + 1, 34.4, 26, 4, 18, 4),
  block(x - 10.5, 56, 40, 4, 18, 102),
  rod(x, 1.2, x, 33, 1.6),
  rod(x - 14, 1.2, x + 30, 1.2),
  rod(x + 12, 33, x + 12, 1.2),
];
const machineSitting = (knee: number, lean = -12, hip = 74): Pose => ({
  root: [-13, 42.6],
  lean,
  neck: 6,
  arm: onTrunk(4, -27, 13, [-0.8, -0.2, 0.6]),
  leg: { hip, knee, ankle: 4, splay: 4 },
});
const kneeAt = { pivot: [11.4, 39, 0] as const };

const onToes = (pitch: number, more: Pose = {}, edge = 0): Pose =>
  standing({ root: [0, null], leg: foot(5, 5, { pitch }, edge), ...more });
const calf = (arm: Arm, edge = 0, more: Pose = {}, up = -38): Pose[] => [
  onToes(edge ? 14 : 0, { arm, ...more }, edge),
  onToes(up, { arm, ...more }, edge),
];
const oneCalf = (arm: Arm, edge = 11): Pose[] =>
  [14, -38].map((pitch) => ({
    root: [0, null],
    legNear: foot(5, 3, { pitch }, edge),
    legFar: legAngles(6, 60, -20),
    arm,
  }));
const atBar: Arm = reach(21, 68, 9);
const rail: Gear[] = [rod(22, 1, 22, 64, 1.4), rod(20, 64, 25, 64, 1.4)];
const calfSitting = (arm: Arm, seat = 25): Pose[] => [
  sitting(-13, { leg: foot(15, 6, { pitch: 12 }, 5), arm, lean: 4 }, seat),
  sitting(-13, { leg: foot(15, 6, { pitch: -30 }, 5), arm, lean: 4 }, seat),
];
const onKnees: Arm = onTrunk(21, -21, 8, [-0.3, -0.6, 0.6]);

/** Heels pull in while the hips stay high. */
const heelsIn = (near: Pose, far: Pose): Pose[] => [
  { anchor: ['shoulder', -34, 6.2], neck: 26, arm: flatArms, ...far },
  { anchor: ['shoulder', -34, 6.2], neck: 36, arm: flatArms, ...near },
];
const kneel = (lean: number, hip: number, knee: number, arm: Arm): Pose => ({
  anchor: ['knee', 0, 3],
  lean,
  arm,
  leg: { hip, knee, ankle: -62, splay: 2 },
});

export const legFigures: Record<string, Figure> = {
  'leg-extension': figure(
    [machineSitting(84), machineSitting(6)],
    [
      ...machineSeat(),
      { kind: 'lever', pivot: kneeAt.pivot, to: 'ankles', width: 1.5, over: true },
      { kind: 'roll', at: 'ankles', half: 10, radius: 3.3, shift: [1.6, 3.4, 0] },
    ],
  ),
  'spanish-squat': figure(
    [
      standing({ root: [0, null], leg: foot(3.7, 7), arm: before }),
      { root: [-20, 31], lean: 6, leg: foot(3.7, 7), arm: before },
    ],
    [
      rod(52, 1, 52, 70, 1.6),
      { kind: 'band', from: [52, 26, 0], to: ['knees'] },
      { kind: 'loop', around: 'knees' },
    ],
  ),
  'reverse-nordic-curl': figure([kneel(0, 0, 90, before), kneel(-42, 2, 134, before)]),
  'sissy-squat': figure(
    [
      {
        anchor: ['ball', 3.7, 1.1],
        lean: 0,
        leg: { hip: 0, knee: 0, ankle: 0, splay: 3 },
        arm: reach(22, 66, 10),
      },
      {
        anchor: ['ball', 3.7, 1.1],
        lean: -36,
        leg: { hip: 8, knee: 92, ankle: 6, splay: 3 },
        arm: reach(22, 66, 10, [0, -1, 0.3]),
      },
    ],
    rail,
  ),
  'straight-leg-raise': figure(
    [
      supine(-4, { arm: flatArms, legNear: legAngles(0, 0, 4), legFar: foot(26, 6) }),
      supine(-4, { arm: flatArms, legNear: legAngles(46, 0, 4), legFar: foot(26, 6) }),
    ],
    [],
    { hand: 'open' },
  ),
  'seated-leg-curl': figure(
    [machineSitting(4), machineSitting(94)],
    [
      ...machineSeat(),
      { kind: 'lever', pivot: kneeAt.pivot, to: 'ankles', width: 1.5, over: true },
      { kind: 'roll', at: 'ankles', half: 10, radius: 3.3, shift: [-1.6, -3.4, 0] },
      { kind: 'roll', at: [4, 49, 0], half: 10, radius: 2.6 },
    ],
  ),
  'lying-leg-curl': figure(
    [
      prone(-4, { neck: -8, leg: legAngles(0, 4, -10), arm: reach(30, 18, 11, [0.4, 1, 0.6]) }, 26),
      prone(
        -4,
        { neck: -8, leg: legAngles(4, 108, -10), arm: reach(30, 18, 11, [0.4, 1, 0.6]) },
        26,
      ),
    ],
    [
      ...bench(-26, 36, 26),
      { kind: 'lever', pivot: [-28, 30, 0], to: 'ankles' },
      { kind: 'roll', at: 'ankles', half: 9, radius: 3.3, shift: [0, 4, 0] },
    ],
  ),
  'band-leg-curl': figure(
    [
      prone(6, { neck: -4, leg: legAngles(0, 4, -30), arm: reach(44, 3, 8, [0.2, 0.6, 1]) }),
      prone(6, { neck: -4, leg: legAngles(2, 104, -10), arm: reach(44, 3, 8, [0.2, 0.6, 1]) }),
    ],
    bandFrom(-78, 5, ['ankles']),
  ),
  'dumbbell-leg-curl': figure(
    [
      prone(6, { neck: -4, leg: legAngles(0, 8, -10), arm: reach(44, 3, 8, [0.2, 0.6, 1]) }),
      prone(6, { neck: -4, leg: legAngles(2, 96, 4), arm: reach(44, 3, 8, [0.2, 0.6, 1]) }),
    ],
    [
      { kind: 'plate', at: 'feet', radius: 3.6 },
      { kind: 'handle', at: 'feet', half: 6 },
    ],
  ),
  'sliding-leg-curl': figure(
    heelsIn(
      { lean: -120, leg: foot(31, 5, { pitch: 10 }, 1) },
      { lean: -104, leg: foot(48, 5, { pitch: 40 }, 5) },
    ),
    [{ kind: 'block', at: 'ankles', size: [9, 1.4, 20], shift: [-1, -4.4, 0] }],
    { hand: 'open' },
  ),
  'ball-leg-curl': figure(
    heelsIn(
      { lean: -130, leg: foot(22, 5, { pitch: 30, knee: [-0.3, 1, 0] }, 34) },
      { lean: -110, leg: foot(42, 5, { pitch: 74, knee: [0, 1, 0] }, 36) },
    ),
    [{ kind: 'ball', at: 'feet', radius: 15, lift: -22, soft: true }],
    { hand: 'open' },
  ),
  'suspension-leg-curl': figure(
    heelsIn(
      { lean: -126, leg: foot(22, 5, { pitch: 40, knee: [-0.3, 1, 0] }, 24) },
      { lean: -108, leg: foot(44, 5, { pitch: 78, knee: [0, 1, 0] }, 27) },
    ),
    [
      { kind: 'band', from: [36, 112, 3], to: ['nearAnkle'] },
      { kind: 'band', from: [36, 112, -3], to: ['farAnkle'] },
      rod(28, 112, 44, 112, 1.4),
    ],
    { hand: 'open' },
  ),
  'hamstring-walkout': figure(
    heelsIn(
      { lean: -108, leg: foot(45, 5, { pitch: 30 }, 4) },
      { lean: -120, leg: foot(30, 5, { pitch: 8 }, 1) },
    ),
    [],
    { hand: 'open' },
  ),
  'long-lever-bridge': figure(
    heelsIn(
      { lean: -112, leg: foot(42, 5, { pitch: 34 }, 4) },
      { lean: -89, leg: foot(42, 5, { pitch: 34 }, 4) },
    ),
    [],
    { hand: 'open' },
  ),
  'nordic-curl': figure(
    [kneel(2, 2, 92, before), kneel(48, 0, 46, before)],
    [
      { kind: 'roll', at: 'ankles', half: 11, radius: 2.6, shift: [0, 3.6, 0] },
      rod(-30, 1, -30, 10, 1.4),
    ],
    { hand: 'open' },
  ),
  'glute-ham-raise': figure(
    [
      {
        root: [6, 50],
        lean: 88,
        neck: -8,
        arm: onTrunk(9, -8, 3, [0, -1, 1]),
        leg: { hip: 0, knee: 2, ankle: 0 },
      },
      {
        anchor: ['knee', -18.5, 51],
        lean: 16,
        arm: onTrunk(9, -8, 3, [0, -1, 1]),
        leg: { hip: 0, knee: 74, ankle: 0 },
      },
    ],
    [
      { kind: 'roll', at: [-10, 43, 0], half: 11, radius: 6, over: false },
      rod(-10, 42, -16, 2, 1.6),
      rod(-54, 1.4, 10, 1.4, 1.4),
      rod(-46, 2, -46, 46, 1.5),
      { kind: 'roll', at: [-40, 46, 0], half: 9, radius: 2.2 },
      block(-48.5, 48, 2.4, 18, 22, -4),
    ],
  ),
  'calf-raise': figure(calf({ shoulder: 0, flare: 6 })),
  'step-calf-raise': figure(calf(atBar, 11), [step(12, 11, 20), ...rail]),
  'single-leg-calf-raise': figure(oneCalf(atBar), [step(12, 11, 20), ...rail]),
  'dumbbell-calf-raise': figure(calf(hanging), [dumbbells]),
  'single-leg-dumbbell-calf-raise': figure(
    oneCalf(atBar).map((pose) => ({ ...pose, armNear: hanging, armFar: atBar })),
    [step(12, 11, 20), ...rail, { kind: 'dumbbell', at: 'near' }],
  ),
  'band-calf-raise': figure(
    [
      {
        root: [-20, 6.4],
        lean: -4,
        leg: legAngles(88, 2, 16, 3),
        arm: onTrunk(16, -20, 9, [-1, -0.4, 0.4]),
      },
      {
        root: [-20, 6.4],
        lean: -4,
        leg: legAngles(88, 2, -34, 3),
        arm: onTrunk(16, -20, 9, [-1, -0.4, 0.4]),
      },
    ],
    bandUnderFeet,
  ),
  'seated-dumbbell-calf-raise': figure(calfSitting(onKnees), [
    ...chair(-18),
    step(17, 5, 14),
    { kind: 'dumbbell', way: 'across' },
  ]),
  'standing-calf-raise-machine': figure(calf(onTrunk(8, -4, 13, [0.2, -1, 0.6]), 9, {}, -36), [
    step(14, 9, 22),
    rod(-24, 1.2, 26, 1.2),
    rod(-24, 1.2, -24, 112, 1.6),
    { kind: 'lever', pivot: [-24, 92, 0], to: { trunk: [1.1, -2] }, width: 1.6 },
    { kind: 'roll', at: { trunk: [1.12, 0] }, half: 12, radius: 2.6 },
  ]),
  'seated-calf-raise-machine': figure(calfSitting(onKnees), [
    block(-15, 23.2, 22, 3.6, 18),
    rod(-15, 1.2, -15, 22, 1.6),
    rod(-26, 1.2, 40, 1.2),
    step(18, 5, 14),
    { kind: 'lever', pivot: [38, 12, 0], to: 'knees', width: 1.5 },
    { kind: 'roll', at: 'knees', half: 11, radius: 2.8, shift: [-3, 5, 0] },
    { kind: 'plate', at: [30, 27, 0], radius: 7 },
  ]),
  'leg-press-calf-raise': figure(
    [
      {
        root: [-12, 17],
        lean: -52,
        neck: 12,
        arm: reach(-8, 13, 15, [-1, -0.2, 0.3]),
        leg: legAngles(77, 5, 14, 4),
      },
      {
        root: [-12, 17],
        lean: -52,
        neck: 12,
        arm: reach(-8, 13, 15, [-1, -0.2, 0.3]),
        leg: legAngles(77, 5, -34, 4),
      },
    ],
    [
      block(-29, 25.5, 48, 4, 20, -38),
      block(-4, 8.5, 22, 4, 20, 12),
      rod(-40, 1.2, 52, 1.2),
      rod(-40, 1.2, -42, 30, 1.3),
      rod(12, 4, 54, 46, 1.6),
      rod(54, 1.2, 54, 46, 1.3),
      { kind: 'block', at: 'feet', size: [24, 2.4, 28], angle: 46, shift: [1.6, -1.6, 0] },
    ],
  ),
  'tibialis-raise': figure(
    [
      { root: [-12, 50], lean: -8, leg: foot(10, 5), arm: { shoulder: -6, flare: 5 } },
      {
        root: [-12, 50],
        lean: -8,
        leg: foot(9, 5, { pitch: 28 }, 5.6),
        arm: { shoulder: -6, flare: 5 },
      },
    ],
    [{ kind: 'block', at: [-24, 55, 0], size: [4, 110, 40] }],
  ),
  'pogo-hop': figure(
    [
      { root: [0, 51], lean: 3, leg: foot(3.7, 5), arm: { shoulder: -8, flare: 8, elbow: 40 } },
      {
        root: [0, 61],
        lean: 1,
        leg: foot(5, 5, { pitch: -46 }, 7),
        arm: { shoulder: 6, flare: 10, elbow: 50 },
      },
    ],
    [],
    { seconds: 1 },
  ),
};
