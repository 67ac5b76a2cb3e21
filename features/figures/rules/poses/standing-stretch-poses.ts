import { type Figure } from '../figure.ts';
import { type Pose } from '../pose.ts';
import { onHip, onThigh, open, seated, slow } from './mobility-parts.ts';
import {
  angles,
  bench,
  chair,
  figure,
  foot,
  legAngles,
  onTrunk,
  pullUpBar,
  reach,
  sitting,
  standing,
  step,
  wall,
} from './pose-kit.ts';

const front = { yaw: 90, joined: true } as const;
const seatTwist = (twist: number): Pose =>
  sitting(-14, {
    twist,
    look: twist * 0.5,
    leg: foot(14, 7),
    armNear: onTrunk(14, -20, twist > 0 ? 6 : -6, [-0.2, -0.6, 1]),
    armFar: onTrunk(twist > 0 ? 12 : -8, -20, twist > 0 ? -8 : 12, [-0.2, -0.6, 1]),
  });

export const standingStretchFigures: Record<string, Figure> = {
  'seated-twist': figure([seated({ arm: onThigh }), seatTwist(44)], chair(-16), {
    ...slow,
    yaw: 34,
  }),
  'standing-quad-stretch': figure(
    [
      standing({
        legFar: foot(3.7, 3),
        legNear: foot(3.7, 5),
        armFar: reach(26, 76, 10),
        armNear: angles(0, 4),
      }),
      standing({
        legFar: foot(3.7, 3),
        legNear: { hip: -6, knee: 138, ankle: -34, splay: 2 },
        armFar: reach(26, 76, 10),
        armNear: reach(-18, 50, 8, [-1, 0.3, 0.3]),
        root: [-3, 52.4],
      }),
    ],
    [wall(29)],
    { ...slow, hand: 'open' },
  ),
  'deep-squat-hold': figure(
    [
      standing({ leg: foot(3.7, 9, { toe: 18 }), arm: onTrunk(12, -9, 2, [-0.2, -1, 0.8]) }),
      {
        root: [-9, 16],
        lean: 22,
        neck: -4,
        leg: foot(3.7, 10, { toe: 20 }),
        arm: onTrunk(16, -11, 2, [0, -1, 0.9]),
      },
    ],
    [],
    { ...slow, yaw: 34 },
  ),
  'leg-swing': figure(
    [
      standing({
        legFar: foot(3.7, 3),
        legNear: legAngles(-32, 52, -10),
        armFar: reach(20, 70, 10),
        armNear: onHip,
        root: [-3, 52.6],
        lean: 8,
      }),
      standing({
        legFar: foot(3.7, 3),
        legNear: legAngles(66, 24, 0),
        armFar: reach(20, 70, 10),
        armNear: onHip,
        root: [-3, 52.6],
        lean: -2,
      }),
    ],
    [wall(23)],
    { hand: 'open', seconds: 1.8 },
  ),
  'standing-hamstring-stretch': figure(
    [
      {
        root: [-8, 52],
        lean: 0,
        legFar: foot(-4, 5),
        legNear: foot(34, 5, { pitch: 64, knee: [0.2, 1, 0] }, 25),
        arm: onHip,
      },
      {
        root: [-10, 51.6],
        lean: 44,
        neck: -8,
        legFar: foot(-4, 5),
        legNear: foot(34, 5, { pitch: 64, knee: [0.2, 1, 0] }, 25),
        arm: onTrunk(16, -22, 7, [-0.4, -0.6, 0.8]),
      },
    ],
    [step(36, 19, 24)],
    slow,
  ),
  'calf-stretch': figure(
    [
      {
        root: [-12, 49],
        lean: 8,
        legFar: foot(6, 5),
        legNear: foot(-23, 5, { pitch: -14 }),
        arm: reach(22, 76, 9, [-0.3, -1, 0.4]),
      },
      {
        root: [-9, 46],
        lean: 14,
        legFar: foot(6, 5),
        legNear: foot(-23, 5),
        arm: reach(22, 76, 9, [-0.3, -1, 0.5]),
      },
    ],
    [wall(25)],
    { hand: 'wall', ...slow },
  ),
  'bent-knee-calf-stretch': figure(
    [
      {
        root: [-8, 50],
        lean: 8,
        legFar: foot(8, 5),
        legNear: foot(-14, 5),
        arm: reach(22, 76, 9, [-0.3, -1, 0.4]),
      },
      {
        root: [-7, 42],
        lean: 12,
        legFar: foot(8, 5),
        legNear: foot(-14, 5),
        arm: reach(22, 70, 9, [-0.3, -1, 0.5]),
      },
    ],
    [wall(25)],
    { hand: 'wall', ...slow },
  ),
  'wall-slide': figure(
    [
      standing({ root: [-3, null], arm: { shoulder: 0, flare: 76, elbow: 92, rotate: 88 } }),
      standing({
        root: [-3, null],
        arm: { shoulder: 0, flare: 142, elbow: 30, rotate: 88 },
        shrug: 3,
      }),
    ],
    [{ kind: 'block', at: [-13, 58, 0], size: [4, 116, 84] }],
    { ...front, ...slow, hand: 'open' },
  ),
  'arm-circle': figure(
    [
      standing({ arm: { shoulder: 78, flare: 70, elbow: 4 } }),
      standing({ arm: { shoulder: 150, flare: 30, elbow: 4 } }),
      standing({ arm: { shoulder: -20, flare: 50, elbow: 4 } }),
    ],
    [],
    { ...open, yaw: 56, seconds: 2.2, cycle: true, telling: 0 },
  ),
  'band-pass-through': figure(
    [
      standing({ arm: angles(34, 2, 32) }),
      standing({ arm: { shoulder: 176, flare: 34, elbow: 2 }, shrug: 3 }),
      standing({ arm: { shoulder: 236, flare: 38, elbow: 2 } }),
    ],
    [{ kind: 'band', from: 'near', to: ['far'] }],
    { yaw: 50, ...slow, telling: 1 },
  ),
  'doorway-chest-stretch': figure(
    [
      {
        root: [-6, 52],
        legNear: foot(6, 5),
        legFar: foot(-12, 5, { pitch: -14 }),
        arm: { shoulder: 4, flare: 84, elbow: 88, rotate: 90 },
      },
      {
        root: [2, 51],
        lean: 4,
        legNear: foot(14, 5),
        legFar: foot(-12, 5, { pitch: -24 }),
        arm: { shoulder: -26, flare: 80, elbow: 88, rotate: 80 },
      },
    ],
    [
      { kind: 'block', at: [4, 58, 33], size: [5, 116, 8] },
      { kind: 'block', at: [4, 58, -33], size: [5, 116, 8] },
    ],
    { yaw: 50, ...slow, hand: 'wall' },
  ),
  'cross-body-shoulder-stretch': figure(
    [
      standing({ armNear: { shoulder: 86, flare: 10, elbow: 4 }, armFar: angles(0, 6) }),
      standing({
        armNear: { shoulder: 86, flare: -44, elbow: 4 },
        armFar: onTrunk(11, -3, 2, [0.3, -1, 0.8]),
      }),
    ],
    [],
    { ...open, ...slow, yaw: 66 },
  ),
  'overhead-triceps-stretch': figure(
    [
      standing({ armNear: { shoulder: 168, flare: 12, elbow: 6 }, armFar: angles(0, 6) }),
      standing({
        armNear: onTrunk(-7, 3, 3, [0.2, 1, 0.6]),
        armFar: onTrunk(-3, 17, -8, [0, 0.6, 1]),
        shrug: 2,
      }),
    ],
    [],
    { ...open, ...slow, yaw: -110 },
  ),
  'passive-hang': figure(
    [
      {
        root: [2, 62.5],
        lean: 0,
        neck: -2,
        shrug: 4,
        leg: legAngles(2, 10, -34),
        arm: reach(8, 130, 16, [0.5, -1, 0.7]),
      },
    ],
    pullUpBar(8, 130),
  ),
  'side-neck-stretch': figure(
    [seated({ arm: onThigh }), seated({ tilt: 34, arm: onThigh })],
    bench(-30, -2, 25),
    { ...slow, yaw: 78 },
  ),
  'chin-tuck': figure(
    [seated({ neck: 14, spine: 8 }), seated({ neck: 2, lean: -3 })],
    chair(-16),
    slow,
  ),
  'single-leg-stand': figure(
    [
      standing({ arm: angles(4, 8) }),
      standing({
        legNear: legAngles(44, 74, -10),
        legFar: foot(3.7, 2),
        armNear: angles(0, 10),
        armFar: reach(20, 52, 12),
      }),
    ],
    chair(36, -1),
    slow,
  ),
  'heel-to-toe-stand': figure(
    [
      standing({ arm: angles(4, 8) }),
      standing({
        root: [3, null],
        legNear: foot(13, 0.5, { toe: 0 }),
        legFar: foot(-3, 0.5, { toe: 0 }),
        arm: { shoulder: 6, flare: 34, elbow: 10 },
      }),
    ],
    [],
    { ...slow, yaw: 40 },
  ),
  'heel-to-toe-walk': figure(
    [0, 1].map((step) =>
      standing({
        root: [3, null],
        legNear: foot(step ? -3 : 13, 0.5, { toe: 0 }),
        legFar: foot(step ? 13 : -3, 0.5, { toe: 0 }),
        arm: { shoulder: 6, flare: 34, elbow: 10 },
      }),
    ),
    [],
    { yaw: 40, seconds: 3 },
  ),
  'prayer-stretch': figure(
    [
      standing({ arm: onTrunk(10, -2, 1.2, [0, -1, 1]) }),
      standing({ arm: onTrunk(10, -12, 1.2, [0, -0.1, 1]) }),
    ],
    [],
    { ...open, ...slow, yaw: 60 },
  ),
};
