import { type Figure } from '../figure.ts';
import { type Arm, type Pose } from '../pose.ts';
import { front, water } from './cardio-parts.ts';
import {
  angles,
  figure,
  foot,
  legAngles,
  onTrunk,
  prone,
  reach,
  rod,
  standing,
  step,
} from './pose-kit.ts';

const hop = (y: number, pitch: number, arm: Arm): Pose => ({
  root: [0, null],
  leg: foot(4, 4, { pitch }, y),
  arm,
});
const turning: Arm = { shoulder: -4, flare: 24, elbow: 62, rotate: 44 };
const jack = (splay: number, flare: number, rise: number, y: number): Pose => ({
  root: [0, y],
  leg: { hip: 0, knee: 0, ankle: 0, splay },
  arm: { shoulder: 0, flare, elbow: 6 },
  shrug: rise,
});
const fromPlank: Pose = {
  root: [-5.4, 25.8],
  lean: 70.7,
  neck: -10,
  leg: foot(-50, 6, { pitch: -84, toe: 0 }),
  arm: reach(23, 2.2, 11, [-1, 0.5, 0.6]),
};
const crouch: Pose = {
  root: [-10, 22],
  lean: 62,
  neck: -14,
  leg: foot(3.7, 7, { pitch: -10 }),
  arm: reach(19, 2.2, 11, [-1, 0.3, 0.5]),
};
const guard: Arm = onTrunk(12, 7, 6, [0, -1, 0.5]);
const stance: Pose = {
  root: [-2, 49],
  lean: 6,
  legNear: foot(-12, 7, { toe: 26, pitch: -10 }),
  legFar: foot(14, 6, { toe: 10 }),
};
const punches: Pose[] = [
  { ...stance, armNear: guard, armFar: guard, twist: -8 },
  {
    ...stance,
    armFar: onTrunk(33.5, 3, -2, [0, -1, 0.5]),
    armNear: guard,
    twist: 16,
    root: [0, 49],
  },
  {
    ...stance,
    armNear: onTrunk(33.5, 3, -3, [0, -1, 0.5]),
    armFar: guard,
    twist: -34,
    root: [2, 49],
    lean: 9,
    legNear: foot(-12, 7, { toe: 10, pitch: -30 }),
  },
];
const wave = (near: number): Pose => ({
  root: [-12, 42],
  lean: 34,
  neck: -8,
  leg: foot(3.7, 9, { toe: 12 }),
  armNear: reach(16, 44 + near, 10, [-0.5, -1, 0.3]),
  armFar: reach(16, 44 - near, 10, [-0.5, -1, 0.3]),
});
const swim = (armNear: number, kick: number): Pose =>
  prone(
    -8,
    {
      lean: 88,
      neck: armNear > 90 ? 0 : -6,
      look: armNear > 90 ? 0 : 60,
      twist: armNear > 90 ? -14 : 24,
      armNear: { shoulder: armNear, flare: 4, elbow: armNear > 90 ? 4 : 40 },
      armFar: { shoulder: armNear > 90 ? 20 : 174, flare: 4, elbow: armNear > 90 ? 30 : 4 },
      legNear: legAngles(kick, 6, -46),
      legFar: legAngles(-kick, 8, -46),
    },
    24,
  );

export const cardioFigures: Record<string, Figure> = {
  'march-on-the-spot': figure(
    [
      {
        root: [-1, 52.4],
        lean: 1,
        legNear: legAngles(84, 86, 0),
        legFar: foot(4, 4),
        armNear: angles(-26, 60),
        armFar: angles(30, 70),
      },
      {
        root: [-1, 52.4],
        lean: 1,
        legNear: foot(4, 4),
        legFar: legAngles(84, 86, 0),
        armNear: angles(30, 70),
        armFar: angles(-26, 60),
      },
    ],
    [],
    { seconds: 1.6 },
  ),
  skipping: figure([hop(0, -18, turning), hop(9, -42, turning)], [{ kind: 'skipping' }], {
    yaw: 78,
    seconds: 0.8,
  }),
  'shadow-skipping': figure([hop(0, -18, turning), hop(9, -42, turning)], [], {
    yaw: 78,
    seconds: 0.8,
    hand: 'fist',
  }),
  'jumping-jack': figure([jack(1, 9, 0, 52.8), jack(12, 84, 0, 57.6), jack(22, 160, 4, 49.6)], [], {
    ...front,
    seconds: 1.6,
    hand: 'open',
  }),
  'step-jack': figure(
    [
      { root: [0, null], leg: foot(3.7, 6), arm: { flare: 9, elbow: 6 } },
      {
        root: [0, null, 6],
        legNear: foot(3.7, 24),
        legFar: foot(3.7, 6),
        arm: { flare: 150, elbow: 10 },
        shrug: 3,
      },
    ],
    [],
    { ...front, seconds: 2, hand: 'open' },
  ),
  'high-knees': figure(
    [
      {
        root: [-1, 56.8],
        lean: 4,
        legNear: legAngles(102, 100, 4),
        legFar: legAngles(0, 4, -38),
        armNear: angles(-34, 88),
        armFar: angles(40, 96),
      },
      {
        root: [-1, 56.8],
        lean: 4,
        legNear: legAngles(0, 4, -38),
        legFar: legAngles(102, 100, 4),
        armNear: angles(40, 96),
        armFar: angles(-34, 88),
      },
    ],
    [],
    { seconds: 0.9 },
  ),
  burpee: figure(
    [
      crouch,
      fromPlank,
      crouch,
      {
        root: [0, 66],
        lean: 1,
        leg: legAngles(2, 6, -40),
        arm: { shoulder: 170, flare: 8, elbow: 8 },
      },
    ],
    [],
    { hand: 'flat', seconds: 3.2, cycle: true, telling: 1 },
  ),
  'step-back-burpee': figure(
    [
      standing({ arm: angles(30, 50) }),
      crouch,
      {
        ...crouch,
        root: [-10, 25],
        lean: 68,
        arm: reach(18.5, 2.2, 11, [-1, 0.3, 0.5]),
        legNear: foot(3.7, 7, { pitch: -10 }),
        legFar: foot(-50, 6, { pitch: -84, toe: 0 }),
      },
      fromPlank,
    ],
    [],
    { hand: 'flat', seconds: 5, telling: 2 },
  ),
  'skater-hop': figure(
    [
      {
        root: [-8, 42, 24],
        lean: 36,
        neck: -14,
        legNear: foot(3.7, 24),
        legFar: foot(-14, 4, { pitch: -40, knee: [1, -0.6, 0] }, 10),
        armNear: angles(-20, 40, 20),
        armFar: angles(40, 60, -6),
      },
      {
        root: [-8, 42, -24],
        lean: 36,
        neck: -14,
        legFar: foot(3.7, 24),
        legNear: foot(-14, 4, { pitch: -40, knee: [1, -0.6, 0] }, 10),
        armFar: angles(-20, 40, 20),
        armNear: angles(40, 60, -6),
      },
    ],
    [],
    { yaw: 84, seconds: 2 },
  ),
  'shadow-boxing': figure(punches, [], { seconds: 2.4, yaw: 24 }),
  'heavy-bag-boxing': figure(
    punches,
    [
      { kind: 'block', at: [48, 68, 0], size: [19, 64, 19] },
      rod(48, 100, 48, 128, 0.8),
      rod(30, 128, 66, 128, 1.5),
    ],
    { seconds: 2.4 },
  ),
  'battle-ropes': figure(
    [wave(11), wave(-11)],
    [
      { kind: 'rod', from: [84, 1, -8], to: [84, 12, -8], width: 2 },
      { kind: 'band', from: [82, 4, 10], to: ['near'] },
      { kind: 'band', from: [82, 4, -10], to: ['far'] },
    ],
    { seconds: 0.9 },
  ),
  'step-aerobics': figure(
    [
      {
        root: [-3, 51.5],
        lean: 4,
        legNear: foot(15, 5, {}, 10),
        legFar: foot(-6, 5),
        armNear: angles(-20, 50),
        armFar: angles(30, 60),
      },
      {
        root: [11, 62],
        lean: 2,
        legNear: foot(15, 5, {}, 10),
        legFar: legAngles(70, 84, 0),
        armNear: angles(30, 60),
        armFar: angles(-20, 50),
      },
    ],
    [step(18, 10, 34)],
    { seconds: 1.8 },
  ),
  'swimming-laps': figure([swim(172, 10), swim(16, -10)], water, {
    seconds: 1.8,
    hand: 'open',
    floor: false,
  }),
  'easy-swim': figure([swim(172, 8), swim(16, -8)], water, {
    seconds: 2.8,
    hand: 'open',
    floor: false,
  }),
};
