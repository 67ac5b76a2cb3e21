import type { Figure } from './figure.ts';
import type { Gear } from './gear.ts';
import type { Arm, Leg, Pose } from './pose.ts';
import {
  allFours,
  bandFrom,
  block,
  cableFrom,
  figure,
  foot,
  hanging,
  legAngles,
  onTrunk,
  pullUpBar,
  reach,
  rod,
  sitting,
  standing,
  straps,
  supine,
} from './pose-kit.ts';
import { cosine, sine } from './vector.ts';

const flat = { hand: 'flat' } as const;
const open = { hand: 'open' } as const;
const straight: Leg = { hip: 0, knee: 0, ankle: -3 };
const onElbows = (x = 42.5): Arm => reach(x, 1.9, 9, [-0.5, -1, 0]);
const highPlank = (more: Pose): Pose => ({
  anchor: ['ball', -50, 1.1],
  lean: 70.7,
  neck: -10,
  leg: straight,
  arm: reach(23, 2.2, 11, [-1, 0.5, 0.6]),
  ...more,
});
/** On the side, the lower shoulder over an elbow on the floor. */
const sidePlank = (y: number, roll: number, bend: number, leg: Leg): Pose => {
  const out = -28.8 * sine(roll + bend * 0.55) + 10.8 * cosine(roll + bend);
  return {
    root: [0, y, 0],
    roll,
    bend,
    armFar: reach(14.4, 2.8, out, [-0.3, -1, 0]),
    armNear: onTrunk(3, -27, 12, [-0.2, -0.2, 1]),
    leg,
  };
};
const stacked: Leg = { hip: 0, knee: 0, ankle: 0, splay: 0 };
const tuckedBack: Leg = { hip: 2, knee: 92, ankle: -20, splay: 0 };
const kneelLeg = (hip: number, lean: number): Leg => ({
  hip,
  knee: 90 + hip - lean,
  ankle: -62,
  splay: 2,
});
const fromFront = { yaw: 90, ...open };
const armsDown: Arm = { shoulder: -4, flare: 14, elbow: 0 };
const armsUp: Arm = { shoulder: 90, flare: 2, elbow: 4 };
const armsBack: Arm = { shoulder: 172, flare: 6, elbow: 4 };
const behindHead: Arm = onTrunk(-2.5, 10, 5, [0, 0.4, 1]);
const table = legAngles(90, 90, 4);
const longLeg = legAngles(8, 6, -20);
const bug = (more: Pose): Pose => supine(4, { neck: 4, arm: armsUp, leg: table, ...more });
const bent = foot(30, 6);
const crunch = (spine: number, lean: number, more: Pose = {}): Pose =>
  supine(0, { lean, spine, neck: 10, arm: behindHead, leg: bent, ...more });
const hang = (hip: number, knee: number): Pose => ({
  root: [hip > 60 ? 8 : 2, hip > 60 ? 64 : 62.5],
  lean: hip > 60 ? -14 : 0,
  neck: -4,
  shrug: 2,
  arm: reach(8, 130, 16, [0.5, -1, 0.7]),
  leg: legAngles(hip, knee, -24),
});
const bar = pullUpBar(8, 130);
const kneeling = (lean: number, hip: number, arm: Arm, spine = 0): Pose => ({
  anchor: ['knee', 0, 3],
  lean,
  spine,
  neck: -4,
  leg: kneelLeg(hip, lean),
  arm,
});
const twistArms: Arm = onTrunk(15, -12, 1, [-0.2, -1, 0.8]);
const seatTwist = (twist: number): Pose => ({
  root: [0, 6.4],
  lean: -34,
  spine: 6,
  neck: 6,
  twist,
  look: twist * 0.3,
  arm: twistArms,
  leg: foot(33, 5, { pitch: 26, knee: [0.2, 1, 0] }, 5),
});
const planted: Pose = { root: [-4, 51], lean: 4, leg: foot(3.7, 10, { toe: 12 }) };
const pallofStack: Gear[] = [
  { kind: 'rod', from: [4, 1, -52], to: [4, 112, -52], width: 2.2 },
  { kind: 'wheel', at: [4, 72, -51], radius: 2.4 },
  { kind: 'wire', from: [4, 72, -50], to: ['grips'] },
  { kind: 'handle', at: 'grips', half: 3 },
];
const climb = (legNear: Leg, legFar: Leg): Pose => ({
  root: [-5.4, 25.8],
  lean: 70.7,
  neck: -10,
  legNear,
  legFar,
  arm: reach(23, 2.2, 11, [-1, 0.5, 0.6]),
});
const toe = foot(-50, 6, { pitch: -84, toe: 0 });
const driven = foot(-12, 6, { pitch: -50, toe: 0 }, 5);

export const coreFigures: Record<string, Figure> = {
  plank: figure(
    [
      {
        anchor: ['ball', -50, 1.1],
        lean: 81.3,
        neck: -6,
        leg: { hip: 0, knee: 0, ankle: 6 },
        arm: onElbows(),
      },
    ],
    [],
    flat,
  ),
  'knee-plank': figure(
    [
      {
        anchor: ['knee', -27, 3.2],
        lean: 72,
        neck: -6,
        leg: { hip: 0, knee: 66, ankle: -40 },
        arm: onElbows(38),
      },
    ],
    [],
    flat,
  ),
  'side-plank': figure(
    [sidePlank(12, -88, 48, stacked), sidePlank(22.4, -73, 0, stacked)],
    [],
    fromFront,
  ),
  'knee-side-plank': figure(
    [sidePlank(12, -88, 48, tuckedBack), sidePlank(18, -65, 0, tuckedBack)],
    [],
    { yaw: 72, ...open },
  ),
  'long-lever-plank': figure(
    [
      {
        anchor: ['ball', -50, 1.1],
        lean: 83,
        neck: -6,
        leg: { hip: 0, knee: 0, ankle: 8 },
        arm: onElbows(52),
      },
    ],
    [],
    flat,
  ),
  'plank-shoulder-tap': figure(
    [
      highPlank({}),
      highPlank({
        armNear: onTrunk(7, -2, -8, [0, -1, 0.5]),
        armFar: reach(23, 2.2, 11, [-1, 0.5, 0.6]),
        leg: { ...straight, splay: 8 },
      }),
    ],
    [],
    flat,
  ),
  'copenhagen-plank': figure(
    [
      { ...sidePlank(27.3, -82, 0, stacked), legFar: { hip: 0, knee: 0, ankle: 0, splay: 16 } },
      sidePlank(27.3, -82, 0, stacked),
    ],
    [
      { kind: 'block', at: [0, 22, 50], size: [18, 3.6, 26] },
      rod(0, 1, 0, 21, 1.3, 58),
      rod(0, 1, 0, 21, 1.3, 42),
    ],
    fromFront,
  ),
  'bear-hold': figure(
    [
      allFours(),
      allFours({ root: [-14, 32], lean: 84, leg: foot(-32, 6, { pitch: -66, toe: 0 }) }),
    ],
    [],
    flat,
  ),
  'bird-dog': figure(
    [
      allFours(),
      allFours({
        armFar: { shoulder: 172, flare: 2, elbow: 2 },
        armNear: reach(14.6, 2.2, 11, [-1, 0.2, 0.4]),
        legNear: { hip: -8, knee: 2, ankle: 0 },
        legFar: { hip: 82, knee: 90, ankle: -58, splay: 2 },
      }),
    ],
    [],
    flat,
  ),
  'dead-bug': figure(
    [bug({}), bug({ armFar: armsBack, armNear: armsUp, legNear: longLeg, legFar: table })],
    [],
    open,
  ),
  'band-dead-bug': figure(
    [
      bug({ arm: onTrunk(30, -6, 6) }),
      bug({ arm: onTrunk(30, -6, 6), legNear: longLeg, legFar: table }),
    ],
    bandFrom(-64, 26, ['near', 'far']),
  ),
  'hollow-hold': figure(
    [
      supine(4, { arm: armsUp, leg: table, lean: -84, spine: 16, neck: 10 }),
      supine(4, { arm: armsBack, leg: legAngles(20, 2, -40), lean: -88, spine: 18, neck: 8 }),
    ],
    [],
    open,
  ),
  crunch: figure([crunch(0, -90), crunch(28, -89)], [], open),
  'reverse-crunch': figure(
    [
      supine(4, { arm: armsDown, leg: legAngles(90, 92, 0) }),
      {
        anchor: ['shoulder', -25, 6.4],
        lean: -118,
        spine: 28,
        neck: 8,
        arm: { shoulder: 24, flare: 14, elbow: 0 },
        leg: legAngles(134, 96, 0),
      },
    ],
    [],
    open,
  ),
  'bicycle-crunch': figure(
    [
      crunch(26, -88, {
        twist: 30,
        legNear: legAngles(22, 8, -20),
        legFar: legAngles(112, 104, 0),
      }),
      crunch(26, -88, {
        twist: -30,
        legNear: legAngles(112, 104, 0),
        legFar: legAngles(22, 8, -20),
      }),
    ],
    [],
    { ...open, yaw: 20 },
  ),
  'sit-up': figure([
    crunch(0, -90, { arm: onTrunk(8, -8, 4, [0, -1, 1]) }),
    crunch(12, 6, { arm: onTrunk(8, -8, 4, [0, -1, 1]), neck: 2 }),
  ]),
  'lying-leg-raise': figure(
    [
      supine(4, { arm: armsDown, leg: legAngles(8, 0, -24) }),
      supine(4, { arm: armsDown, leg: legAngles(84, 2, -20) }),
    ],
    [],
    open,
  ),
  'v-up': figure(
    [
      supine(4, { arm: armsBack, leg: legAngles(2, 0, -40) }),
      supine(4, {
        lean: -44,
        spine: 16,
        neck: 6,
        arm: onTrunk(33, 14, 7, [0, -1, 0.6]),
        leg: legAngles(108, 4, -40),
      }),
    ],
    [],
    open,
  ),
  'russian-twist': figure(
    [seatTwist(-48), seatTwist(48)],
    [{ kind: 'ball', at: 'grips', radius: 5.4 }],
    { yaw: 40 },
  ),
  'mountain-climber': figure([climb(driven, toe), climb(toe, driven)], [], {
    hand: 'flat',
    seconds: 1.6,
  }),
  'hanging-knee-raise': figure([hang(2, 14), hang(104, 106)], bar),
  'hanging-leg-raise': figure([hang(2, 6), hang(92, 4)], bar),
  'ab-wheel-rollout': figure(
    [
      kneeling(62, 74, reach(30, 7, 6, [-0.6, -0.4, 0.6]), 8),
      kneeling(79, 18, reach(86, 7, 6, [0, 1, 0.6]), 6),
    ].map((pose, i) => ({ ...pose, leg: i ? kneelLeg(10, 79) : kneelLeg(66, 62) })),
    [
      { kind: 'handle', at: 'grips', half: 12 },
      { kind: 'plate', at: 'grips', radius: 6.4 },
    ],
  ),
  'ball-rollout': figure(
    [
      {
        anchor: ['knee', 0, 3],
        lean: 34,
        neck: -4,
        leg: kneelLeg(16, 34),
        arm: reach(38, 34, 8, [0.2, -1, 0.3]),
      },
      {
        anchor: ['knee', 0, 3],
        lean: 62,
        neck: -6,
        leg: kneelLeg(6, 62),
        arm: reach(66, 34, 8, [0.2, -1, 0.3]),
      },
    ],
    [{ kind: 'ball', at: 'grips', radius: 15, lift: -17, soft: true }],
  ),
  'suspension-fallout': figure(
    [
      {
        anchor: ['knee', 0, 3],
        lean: 24,
        neck: -2,
        leg: kneelLeg(2, 24),
        arm: onTrunk(34, -12, 8, [-0.2, -1, 0.4]),
      },
      {
        anchor: ['knee', 0, 3],
        lean: 56,
        neck: -4,
        leg: kneelLeg(2, 56),
        arm: onTrunk(18, 32, 9, [-0.2, -0.6, 0.6]),
      },
    ],
    straps(34, 118),
  ),
  'cable-crunch': figure(
    [
      kneeling(22, 26, onTrunk(9, 8, 5, [0.8, -0.8, 0.6])),
      { ...kneeling(74, 84, onTrunk(9, 8, 5, [0.8, -0.8, 0.6]), 24), neck: 8 },
    ],
    [
      ...cableFrom(36, 118, [{ trunk: [1.3, 12] }], 6),
      { kind: 'rope', from: { trunk: [1.34, 14] } },
    ],
  ),
  'crunch-machine': figure(
    [
      sitting(-14, { lean: -8, arm: onTrunk(8.5, 5, 12, [1, 0.3, 0.5]), leg: foot(14, 8) }, 24),
      sitting(
        -14,
        { lean: 12, spine: 30, neck: 8, arm: onTrunk(8.5, 5, 12, [1, 0.3, 0.5]), leg: foot(14, 8) },
        24,
      ),
    ],
    [
      block(-13, 22, 22, 4, 18),
      block(-24.5, 38, 26, 4, 18, 98),
      rod(-13, 1.2, -13, 20, 1.6),
      rod(-30, 1.2, 18, 1.2),
      rod(-29, 1.2, -30, 96, 1.6),
      { kind: 'lever', pivot: [-28, 74, 0], to: 'grips', width: 1.4 },
      { kind: 'roll', at: { trunk: [0.84, 9.4] }, half: 10, radius: 2.6 },
    ],
  ),
  'pallof-press': figure(
    [
      { ...planted, arm: onTrunk(9, -9, 2, [-0.3, -1, 0.9]) },
      { ...planted, arm: onTrunk(34, -9, 2, [-0.3, -1, 0.8]) },
    ],
    pallofStack,
    { yaw: 52 },
  ),
  woodchop: figure(
    [
      { ...planted, twist: -40, look: -20, arm: onTrunk(28, 16, 2, [-0.2, -1, 0.7]) },
      {
        ...planted,
        root: [-8, 48],
        lean: 16,
        twist: 34,
        look: 16,
        arm: onTrunk(27, -22, 2, [-0.3, -0.8, 0.8]),
      },
    ],
    [
      { kind: 'rod', from: [8, 1, -58], to: [8, 118, -58], width: 2.2 },
      { kind: 'wheel', at: [8, 114, -57], radius: 2.4 },
      { kind: 'wire', from: [8, 114, -56], to: ['grips'] },
      { kind: 'handle', at: 'grips', half: 4 },
    ],
    { yaw: 78 },
  ),
  'dumbbell-side-bend': figure(
    [
      standing({
        bend: 26,
        neck: 0,
        armNear: { ...hanging, hangs: 1, flare: 0 },
        armFar: onTrunk(3, -27, 12, [-0.6, -0.2, 1]),
      }),
      standing({
        bend: -8,
        armNear: { ...hanging, flare: 4 },
        armFar: onTrunk(3, -27, 12, [-0.6, -0.2, 1]),
      }),
    ],
    [{ kind: 'dumbbell', at: 'near' }],
    { yaw: 90, joined: true },
  ),
  'landmine-rotation': figure(
    [
      { ...planted, twist: -46, look: -20, arm: onTrunk(29, -4, 2, [-0.3, -1, 0.8]) },
      { ...planted, arm: onTrunk(28, 14, 2, [-0.2, -1, 0.8]) },
      { ...planted, twist: 46, look: 20, arm: onTrunk(29, -4, 2, [-0.3, -1, 0.8]) },
    ],
    [
      { kind: 'lever', pivot: [76, 2, 0], to: 'grips', width: 1.2, over: true },
      { kind: 'ball', at: 'grips', radius: 4 },
    ],
    { yaw: 62 },
  ),
  'medicine-ball-slam': figure(
    [
      standing({
        leg: foot(3.7, 8, { pitch: -24 }),
        root: [-1, null],
        arm: { shoulder: 172, flare: -6, elbow: 20 },
      }),
      {
        root: [-7, 47],
        lean: 30,
        neck: -4,
        leg: foot(3.7, 8),
        arm: reach(36, 78, 4, [-0.6, 0.2, 0.8]),
      },
      {
        root: [-15, 38],
        lean: 64,
        neck: -8,
        leg: foot(3.7, 8),
        arm: reach(18, 24, 4, [-0.6, 0.2, 0.8]),
      },
    ],
    [{ kind: 'ball', at: 'grips', radius: 6 }],
    { seconds: 2 },
  ),
  'turkish-get-up': figure(
    [
      {
        root: [0, 6.6],
        lean: -30,
        neck: 4,
        armNear: reach(-15, 69, 11, [0.4, -0.4, 1]),
        armFar: reach(-30, 2.2, 22, [-1, 0, 0.2]),
        legNear: foot(24, 6),
        legFar: foot(44, 9, { pitch: 82, knee: [0.2, 1, 0] }, 9.5),
      },
      {
        root: [-2, 16],
        lean: -48,
        neck: 10,
        armNear: reach(-24, 72.5, 11, [0.4, -0.4, 1]),
        armFar: reach(-32, 2.2, 15, [-1, 0, 0.2]),
        legNear: foot(24, 6),
        legFar: foot(44, 9, { pitch: 82, knee: [0.2, 1, 0] }, 9.5),
      },
      {
        root: [-4, 28.6],
        lean: 2,
        armNear: { hangs: 1, shoulder: 178, flare: 2 },
        armFar: { hangs: 1, shoulder: 0, flare: 10 },
        legNear: foot(21, 6),
        legFar: { hip: 2, knee: 90, ankle: -60 },
      },
      standing({ armNear: { hangs: 1, shoulder: 178, flare: 2 }, armFar: { flare: 10 }, shrug: 2 }),
    ],
    [{ kind: 'kettlebell', at: 'near', hangs: 'rack' }],
    { seconds: 6, telling: 2 },
  ),
  'l-sit': figure(
    [
      {
        root: [-2, 32],
        lean: 4,
        leg: legAngles(90, 80, -20),
        arm: reach(1, 27.5, 13, [-1, 0.1, 0.2]),
      },
      {
        root: [-2, 32],
        lean: 4,
        leg: legAngles(92, 4, -30),
        arm: reach(1, 27.5, 13, [-1, 0.1, 0.2]),
      },
    ],
    [
      { kind: 'rod', from: [-9, 27, -13], to: [12, 27, -13], width: 1.2, style: 'iron' },
      { kind: 'rod', from: [-9, 27, 13], to: [12, 27, 13], width: 1.2, style: 'iron', over: true },
      rod(-8, 1, -8, 27, 1.2, -13),
      rod(11, 1, 11, 27, 1.2, -13),
      { kind: 'rod', from: [-8, 1, 13], to: [-8, 27, 13], width: 1.2, over: true },
      { kind: 'rod', from: [11, 1, 13], to: [11, 27, 13], width: 1.2, over: true },
    ],
  ),
};
