import type { Gear } from '../drawing/gear.ts';
import type { Figure } from '../figure.ts';
import type { Arm, Pose } from '../pose.ts';
import {
  backBar,
  backBarHands,
  bench,
  dumbbells,
  figure,
  foot,
  hanging,
  onTrunk,
  reach,
  standing,
  step,
  straps,
  zercherBar,
  zercherHands,
} from './pose-kit.ts';

const onHips: Arm = onTrunk(3, -27, 11.5, [-0.6, -0.2, 1]);
const clasped: Arm = onTrunk(9, -7, 2, [-0.3, -1, 0.8]);
const bandHands: Arm = onTrunk(7.5, 4, 13.5, [0.9, -0.6, 0.4]);
const frontFootBand: Gear[] = [{ kind: 'band', from: 'nearFoot', to: ['near', 'far'] }];

/** Both feet stay: straight down and up. */
const split = (arm: Arm, lean = 4): Pose[] => {
  const legs = {
    legNear: foot(20, 5, { toe: 2 }),
    legFar: foot(-27, 5, { pitch: -48, toe: 0 }, 0),
  };
  return [
    { ...legs, root: [-3, 47], lean, arm },
    {
      ...legs,
      root: [-4, 28.6],
      lean: lean + 3,
      arm,
      legFar: foot(-27, 5, { pitch: -72, toe: 0 }),
    },
  ];
};

const raised = (arm: Arm): Pose[] => {
  const legs = { legNear: foot(17, 5, { toe: 2 }) };
  const back = (pitch: number) => foot(-33, 5, { pitch, toe: 0, knee: [1, -0.2, 0] }, 26);
  return [
    { ...legs, legFar: back(-128), root: [1, 48.5], lean: 8, arm },
    { ...legs, legFar: back(-150), root: [-3, 29], lean: 14, neck: -4, arm },
  ];
};
const support = bench(-48, -26);

const backwards = (arm: Arm): Pose[] => [
  standing({ root: [9, null], leg: foot(15, 5), arm }),
  { legNear: foot(15, 5), legFar: foot(-14, 5, { pitch: -34 }, 4), root: [3, 47], lean: 5, arm },
  {
    legNear: foot(15, 5),
    legFar: foot(-31, 5, { pitch: -70, toe: 0 }),
    root: [-8, 28.8],
    lean: 8,
    arm,
  },
];
const forwards = (arm: Arm): Pose[] => [
  standing({ root: [-23, null], leg: foot(-17, 5), arm }),
  {
    legNear: foot(12, 5, { pitch: 16 }, 5),
    legFar: foot(-17, 5, { pitch: -24 }),
    root: [-12, 49],
    lean: 3,
    arm,
  },
  {
    legNear: foot(30, 5),
    legFar: foot(-17, 5, { pitch: -68, toe: 0 }),
    root: [3, 28.8],
    lean: 5,
    arm,
  },
];
const walking = (arm: Arm): Pose[] => [
  {
    legNear: foot(28, 5),
    legFar: foot(-18, 5, { pitch: -68, toe: 0 }),
    root: [4, 29.2],
    lean: 5,
    arm,
  },
  { legNear: foot(5, 5), legFar: foot(4, 5, { pitch: -20 }, 14), root: [0, 52], lean: 3, arm },
  {
    legNear: foot(-18, 5, { pitch: -68, toe: 0 }),
    legFar: foot(28, 5),
    root: [4, 29.2],
    lean: 5,
    arm,
  },
  { legNear: foot(4, 5, { pitch: -20 }, 14), legFar: foot(5, 5), root: [0, 52], lean: 3, arm },
];

const aside = (arm: Arm, low: Arm): Pose[] => [
  {
    root: [-3, null, 8],
    leg: foot(3.7, 6),
    arm,
    legNear: foot(3.7, 32, { toe: 10 }),
    legFar: foot(3.7, 24, { toe: 10 }),
  },
  {
    root: [-14, 30, 19],
    lean: 42,
    neck: -18,
    arm: low,
    legNear: foot(3.7, 32, { toe: 14 }),
    legFar: foot(3.7, 24, { toe: 10 }),
  },
];
const cossack: Pose[] = [
  { root: [-3, null], leg: foot(3.7, 30, { toe: 22 }), arm: clasped },
  {
    root: [-10, 22, 20],
    lean: 30,
    arm: clasped,
    neck: -8,
    legNear: foot(3.7, 30, { toe: 30 }),
    legFar: foot(3.7, 30, { toe: 12, pitch: 14 }, 0.6),
  },
];

const box = step(22, 22, 30);
const up = (arm: Arm): Pose[] => [
  {
    legNear: foot(19, 5, {}, 22),
    legFar: foot(-12, 5, { pitch: -14 }),
    root: [-4, 50],
    lean: 16,
    neck: -4,
    arm,
  },
  {
    legNear: foot(19, 5, {}, 22),
    legFar: foot(14, 5, { pitch: -18 }, 25),
    root: [12, 74.4],
    lean: 4,
    arm,
  },
];

const jumping: Pose[] = [
  {
    legNear: foot(20, 5),
    legFar: foot(-24, 5, { pitch: -66, toe: 0 }),
    root: [-2, 30],
    lean: 10,
    armNear: { shoulder: -40, elbow: 60, flare: 6 },
    armFar: { shoulder: 40, elbow: 70, flare: 6 },
  },
  {
    root: [0, 68],
    lean: 3,
    legNear: foot(8, 5, { pitch: -44 }, 17),
    legFar: foot(-8, 5, { pitch: -54 }, 19),
    armNear: { shoulder: 30, elbow: 60, flare: 6 },
    armFar: { shoulder: 30, elbow: 60, flare: 6 },
  },
  {
    legNear: foot(-24, 5, { pitch: -66, toe: 0 }),
    legFar: foot(20, 5),
    root: [-2, 30],
    lean: 10,
    armNear: { shoulder: 40, elbow: 70, flare: 6 },
    armFar: { shoulder: -40, elbow: 60, flare: 6 },
  },
];
const strapped: Pose[] = split(reach(20, 68, 8, [-0.3, -1, 0.4])).map((pose, i) => ({
  ...pose,
  arm: i ? reach(24, 50, 8, [-0.3, -1, 0.4]) : reach(24, 66, 8, [-0.3, -1, 0.4]),
}));

export const lungeFigures: Record<string, Figure> = {
  'split-squat': figure(split(onHips)),
  'dumbbell-split-squat': figure(split(hanging), [dumbbells]),
  'barbell-split-squat': figure(split(backBarHands, 8), [backBar]),
  'band-split-squat': figure(split(bandHands), frontFootBand),
  'bulgarian-split-squat': figure(raised(onHips), support),
  'dumbbell-bulgarian-split-squat': figure(raised(hanging), [...support, dumbbells]),
  'suspension-lunge': figure(strapped, straps(46, 108)),
  'reverse-lunge': figure(backwards(onHips)),
  'dumbbell-reverse-lunge': figure(backwards(hanging), [dumbbells]),
  'barbell-reverse-lunge': figure(backwards(backBarHands), [backBar]),
  'zercher-reverse-lunge': figure(backwards(zercherHands), [zercherBar]),
  'band-reverse-lunge': figure(backwards(bandHands), frontFootBand),
  'forward-lunge': figure(forwards(onHips)),
  'dumbbell-forward-lunge': figure(forwards(hanging), [dumbbells]),
  'walking-lunge': figure(walking(onHips), [], { cycle: true, seconds: 5, telling: 0 }),
  'dumbbell-walking-lunge': figure(walking(hanging), [dumbbells], {
    cycle: true,
    seconds: 5,
    telling: 0,
  }),
  'side-lunge': figure(aside(clasped, clasped), [], { yaw: 90, joined: true }),
  'dumbbell-side-lunge': figure(
    aside(hanging, { hangs: 1, shoulder: 10, flare: 4, elbow: 4 }),
    [dumbbells],
    { yaw: 90 },
  ),
  'cossack-squat': figure(cossack, [], { yaw: 90, joined: true }),
  'step-up': figure(up({ shoulder: 10, flare: 6, elbow: 30 }), [box], { telling: 0 }),
  'dumbbell-step-up': figure(up(hanging), [box, dumbbells], { telling: 0 }),
  'step-down': figure(
    [
      {
        legNear: foot(-3, 5, {}, 22),
        legFar: foot(10, 5, { pitch: 0 }, 24),
        root: [-6, 74],
        lean: 3,
        arm: onHips,
      },
      {
        legNear: foot(-3, 5, {}, 22),
        legFar: foot(22, 5, { pitch: 10 }, 1.5),
        root: [-9, 47],
        lean: 24,
        neck: -10,
        arm: onHips,
      },
    ],
    [step(-9, 22, 30)],
  ),
  'jumping-lunge': figure(jumping, [], { seconds: 1.8, telling: 0 }),
};
