import { type Figure } from '../figure.ts';
import { type Leg, type Pose } from '../pose.ts';
import { flat, onHip, open, slow } from './mobility-parts.ts';
import { allFours, angles, bench, figure, foot, onTrunk, reach } from './pose-kit.ts';

/** Front foot flat, back knee down. */
const halfKneel = (more: Pose = {}, x = 21): Pose => ({
  anchor: ['knee', -5, 3],
  lean: 0,
  legNear: { hip: 0, knee: 90, ankle: -62, splay: 2 },
  legFar: foot(x, 5),
  arm: onHip,
  ...more,
});
const deepLunge: Pose = {
  root: [-8, 22.6],
  lean: 66,
  neck: -8,
  legFar: foot(16, 8),
  legNear: foot(-48, 5, { pitch: -66, toe: 0 }),
  armFar: reach(16, 2.2, 4, [-1, 0.2, 0.4]),
};
const kneelFar = (hip: number): Leg => ({ hip, knee: 90, ankle: -58, splay: 2 });

export const mobilityFigures: Record<string, Figure> = {
  'cat-cow': figure(
    [allFours({ lean: 66, spine: 40, neck: 26 }), allFours({ lean: 94, spine: -24, neck: -26 })],
    [],
    { ...flat, ...slow },
  ),
  'childs-pose': figure(
    [
      allFours({ anchor: ['knee', -14, 3], arm: reach(20, 2.2, 10, [-1, 0.2, 0.4]) }),
      {
        anchor: ['knee', -14, 3],
        lean: 72,
        spine: 26,
        neck: 6,
        leg: { hip: 138, knee: 156, ankle: -58, splay: 4 },
        arm: reach(20, 2.2, 10, [0, 0.2, 1]),
      },
    ],
    [],
    { ...flat, ...slow },
  ),
  'thread-the-needle': figure(
    [
      allFours({
        armNear: { shoulder: 0, flare: 88, elbow: 4 },
        armFar: reach(16, 2.2, 8, [-1, 0.2, 0.4]),
        twist: 44,
        look: 30,
      }),
      allFours({
        lean: 98,
        leg: { hip: 98, knee: 90, ankle: -58, splay: 2 },
        twist: -40,
        look: 20,
        armNear: reach(12, 3.4, -24, [-0.4, 0.2, 1]),
        armFar: reach(16, 2.2, 8, [-1, 0.6, 0.6]),
      }),
    ],
    [],
    { ...flat, ...slow, yaw: 34 },
  ),
  'downward-dog': figure(
    [
      allFours({
        root: [-4, 28.5],
        leg: foot(-24.5, 6, { pitch: -58, toe: 0, knee: [1, -0.6, 0] }),
        arm: reach(33, 2.2, 11, [-1, 0.2, 0.4]),
      }),
      {
        root: [-5, 49],
        lean: 136,
        neck: -2,
        leg: foot(-24.5, 6, { pitch: -20, toe: 0 }),
        arm: reach(33, 2.2, 11, [-0.6, 0.2, 0.9]),
      },
    ],
    [],
    { ...flat, ...slow },
  ),
  inchworm: figure(
    [
      { root: [-51.5, null], leg: foot(-45, 6), arm: angles(90, 10) },
      {
        root: [-57, 51],
        lean: 128,
        spine: 16,
        neck: 6,
        leg: foot(-45, 6),
        arm: reach(-28, 2.2, 10, [-0.6, 0.2, 0.8]),
      },
      {
        root: [-25.5, 49],
        lean: 136,
        neck: -2,
        leg: foot(-45, 6, { pitch: -20, toe: 0 }),
        arm: reach(12.5, 2.2, 11, [-0.6, 0.2, 0.9]),
      },
      {
        root: [-0.4, 25.8],
        lean: 70.7,
        neck: -10,
        leg: foot(-45, 6, { pitch: -84, toe: 0 }),
        arm: reach(28, 2.2, 11, [-1, 0.5, 0.6]),
      },
    ],
    [],
    { ...flat, seconds: 6, telling: 1 },
  ),
  'lunge-with-rotation': figure(
    [
      { ...deepLunge, armNear: reach(14, 2.2, 10, [-1, 0.2, 0.4]) },
      { ...deepLunge, twist: 62, look: 50, armNear: { shoulder: 10, flare: 86, elbow: 2 } },
    ],
    [],
    { ...flat, ...slow, yaw: 24 },
  ),
  'hip-flexor-stretch': figure(
    [
      halfKneel(),
      halfKneel({
        anchor: ['knee', -5, 3],
        lean: -2,
        legNear: { hip: -28, knee: 64, ankle: -62, splay: 2 },
        legFar: foot(27, 5),
      }),
    ],
    [],
    slow,
  ),
  'couch-stretch': figure(
    [
      halfKneel({
        lean: 26,
        legNear: { hip: 26, knee: 150, ankle: -50, splay: 2 },
        arm: onTrunk(16, -20, 7, [-0.4, -0.4, 0.8]),
      }),
      halfKneel({
        lean: 0,
        legNear: { hip: -12, knee: 146, ankle: -50, splay: 2 },
        arm: onTrunk(14, -24, 7, [-0.4, -0.4, 0.8]),
        legFar: foot(26, 5),
      }),
    ],
    bench(-44, -12, 25),
    slow,
  ),
  'adductor-rock-back': figure(
    [
      allFours({
        legNear: foot(-10, 46, { toe: 50 }),
        legFar: kneelFar(82),
        arm: reach(20, 2.2, 10, [-1, 0.2, 0.4]),
      }),
      {
        root: [-28, 23.1],
        lean: 86,
        neck: -8,
        legNear: foot(-10, 46, { toe: 50 }),
        legFar: { hip: 121, knee: 125, ankle: -58, splay: 2 },
        arm: reach(20, 2.2, 10, [-1, 0.2, 0.4]),
      },
    ],
    [],
    { ...flat, ...slow, yaw: 40 },
  ),
  'ankle-rock': figure(
    [
      halfKneel({ legFar: foot(19, 5), arm: onTrunk(16, -22, 7, [-0.3, -0.6, 0.8]), lean: 4 }),
      halfKneel({
        lean: 16,
        legNear: { hip: -6, knee: 68, ankle: -62, splay: 2 },
        legFar: foot(15, 5),
        arm: onTrunk(17, -20, 7, [-0.3, -0.6, 0.8]),
      }),
    ],
    [],
    slow,
  ),
  'bench-lat-stretch': figure(
    [
      {
        anchor: ['knee', -24, 3],
        lean: 62,
        neck: -4,
        leg: { hip: 62, knee: 90, ankle: -62, splay: 2 },
        arm: reach(30, 29, 9, [0.2, -1, 0.4]),
      },
      {
        anchor: ['knee', -24, 3],
        lean: 98,
        neck: 4,
        leg: { hip: 106, knee: 98, ankle: -62, splay: 2 },
        arm: reach(30, 29, 9, [0.2, -1, 0.4]),
      },
    ],
    bench(26, 54, 25),
    { ...open, ...slow },
  ),
  'wrist-rock': figure(
    [allFours(), allFours({ root: [-6, 27.6], leg: { hip: 66, knee: 74, ankle: -58, splay: 2 } })],
    [],
    { ...flat, ...slow },
  ),
};
