import { type Gear } from '../drawing/gear.ts';
import { type Figure } from '../figure.ts';
import { type Arm, type Pose } from '../pose.ts';
import {
  figure,
  foot,
  hanging,
  legAngles,
  onTrunk,
  pullUpBar,
  reach,
  rod,
  standing,
} from './pose-kit.ts';

const hang = (hip: number, knee: number): Pose => ({
  root: [hip > 60 ? 8 : 2, hip > 60 ? 64 : 62.5],
  lean: hip > 60 ? -14 : 0,
  neck: -4,
  shrug: 2,
  arm: reach(8, 130, 16, [0.5, -1, 0.7]),
  leg: legAngles(hip, knee, -24),
});
const bar = pullUpBar(8, 130);
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

export const coreFigures: Record<string, Figure> = {
  'russian-twist': figure(
    [seatTwist(-48), seatTwist(48)],
    [{ kind: 'ball', at: 'grips', radius: 5.4 }],
    { yaw: 40 },
  ),
  'hanging-knee-raise': figure([hang(2, 14), hang(104, 106)], bar),
  'hanging-leg-raise': figure([hang(2, 6), hang(92, 4)], bar),
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
        armFar: reach(-27.5, 2.2, 13, [-1, 0, 0.2]),
        legNear: foot(24, 6),
        legFar: foot(44, 9, { pitch: 82, knee: [0.2, 1, 0] }, 9.5),
      },
      {
        root: [-4, 28.6],
        lean: 2,
        armNear: { hangs: 1, shoulder: 178, flare: 2 },
        armFar: { hangs: 1, shoulder: 0, flare: 10, elbow: 46 },
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
