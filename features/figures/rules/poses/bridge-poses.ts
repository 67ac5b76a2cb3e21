import type { Gear } from '../drawing/gear.ts';
import type { Figure } from '../figure.ts';
import type { Arm, Pose } from '../pose.ts';
import {
  allFours,
  bandFrom,
  bench,
  block,
  cableFrom,
  figure,
  foot,
  legAngles,
  onTrunk,
  reach,
  rod,
  sitting,
} from './pose-kit.ts';

const flatArms: Arm = { shoulder: -4, flare: 16, elbow: 0 };
/** Shoulders stay on the floor, hips rise. */
const bridge = (arm: Arm, more: Pose = {}, low: Pose = {}): Pose[] => [
  { anchor: ['shoulder', -30, 6.2], lean: -89, neck: 4, arm, leg: foot(33, 6), ...low },
  { anchor: ['shoulder', -30, 6.2], lean: -122, neck: 36, arm, leg: foot(33, 6), ...more },
];
const folded: Arm = onTrunk(8, -10, 3, [0, -1, 1]);
/** Shoulder blades on a bench. */
const thrust = (arm: Arm, low: Pose = {}, top: Pose = {}): Pose[] => [
  { root: [-4.5, 15.5], lean: -54, neck: 18, arm, leg: foot(30.5, 8), ...low },
  { root: [-1.5, 30], lean: -88, neck: 32, arm, leg: foot(30.5, 8), ...top },
];
const low = bench(-48, -25, 24.8);
const hipBar: Gear = { kind: 'barbell', at: { trunk: [-0.02, 7.4] }, plate: 12.9 };
const barArms: Arm = onTrunk(7.4, -28.8, 17, [-1, 0.2, 0.6]);
const barAngle: Arm = onTrunk(7.4, -28.8, 17, [-0.6, 0.2, 1]);
const sideLying = (more: Pose): Pose => ({
  root: [0, 11.5],
  roll: -90,
  neck: -4,
  armNear: { shoulder: 30, flare: -6, elbow: 70 },
  armFar: { shoulder: 172, flare: -10, elbow: 6 },
  legNear: legAngles(0, 0, 0, 0),
  legFar: legAngles(0, 0, 0, 0),
  ...more,
});
const kickback = (gear: Gear[]): Figure =>
  figure(
    [
      {
        root: [-4, null],
        legFar: foot(0, 5),
        legNear: legAngles(14, 16, 10),
        lean: 14,
        arm: reach(24, 66, 9),
      },
      {
        root: [-4, 52.2],
        legFar: foot(0, 5),
        legNear: legAngles(-16, 6, 10),
        lean: 20,
        arm: reach(24, 66, 9),
      },
    ],
    gear,
  );
const hipMachine = (close: number, open: number): Pose[] =>
  [close, open].map((splay) =>
    sitting(
      -13,
      {
        lean: -14,
        neck: 6,
        leg: { hip: 76, knee: 84, ankle: 2, splay },
        arm: onTrunk(10, -25, 15, [-0.6, -0.2, 1]),
      },
      27,
    ),
  );
const seat: Gear[] = [
  block(-12, 24.6, 22, 4, 20),
  block(-25, 46, 40, 4, 18, 104),
  rod(-12, 1.2, -12, 23, 1.6),
  rod(-28, 1.2, 4, 1.2),
];

export const bridgeFigures: Record<string, Figure> = {
  'glute-bridge': figure(bridge(flatArms), [], { hand: 'open' }),
  'single-leg-glute-bridge': figure(
    bridge(
      flatArms,
      { legNear: foot(33, 6), legFar: legAngles(-2, 2, 4) },
      { legNear: foot(33, 6), legFar: legAngles(42, 4, 4) },
    ),
    [],
    { hand: 'open' },
  ),
  'marching-glute-bridge': figure(
    bridge(
      flatArms,
      { legNear: legAngles(62, 92, 4), legFar: foot(33, 6) },
      { lean: -122, neck: 36, legNear: legAngles(-14, 68, 4), legFar: foot(33, 6) },
    ),
    [],
    { hand: 'open' },
  ),
  'feet-up-glute-bridge': figure(
    bridge(
      flatArms,
      { lean: -126, leg: foot(31, 6, { pitch: 40, knee: [-0.4, 1, 0] }, 29) },
      { lean: -89, leg: foot(31, 6, { pitch: 40, knee: [-0.4, 1, 0] }, 29) },
    ),
    bench(21, 46),
    { hand: 'open' },
  ),
  'band-glute-bridge': figure(bridge(flatArms), [{ kind: 'loop', around: 'thighs' }], {
    hand: 'open',
  }),
  'dumbbell-glute-bridge': figure(bridge(onTrunk(7, -27, 4, [-0.6, 0, 1])), [
    { kind: 'dumbbell', at: 'grips', way: [0, 0, 1] },
  ]),
  'barbell-glute-bridge': figure(bridge(barAngle), [hipBar]),
  'hip-thrust': figure(thrust(barArms), [...low, hipBar]),
  'dumbbell-hip-thrust': figure(thrust(onTrunk(7, -27, 4, [-0.6, 0, 1])), [
    ...low,
    { kind: 'dumbbell', at: 'grips', way: [0, 0, 1] },
  ]),
  'bodyweight-hip-thrust': figure(thrust(folded), low),
  'single-leg-hip-thrust': figure(
    thrust(
      folded,
      { legNear: foot(30.5, 6), legFar: legAngles(54, 30, 4) },
      { legNear: foot(30.5, 6), legFar: legAngles(36, 30, 4) },
    ),
    low,
  ),
  'hip-thrust-machine': figure(thrust(barArms), [
    block(-30, 22, 5, 22, 26, 12),
    rod(-36, 1.2, 44, 1.2),
    rod(-34, 1.2, -31, 12, 1.6),
    block(36, 1.6, 24, 2.4, 30),
    { kind: 'lever', pivot: [44, 26, 0], to: { trunk: [-0.02, 8] }, width: 1.4 },
    { kind: 'roll', at: { trunk: [-0.02, 8] }, half: 13, radius: 2.8 },
  ]),
  'donkey-kick': figure(
    [
      allFours(),
      allFours({
        legNear: { hip: -6, knee: 88, ankle: 0, splay: 2 },
        legFar: { hip: 82, knee: 90, ankle: -58, splay: 2 },
      }),
    ],
    [],
    { hand: 'flat' },
  ),
  clamshell: figure(
    [
      sideLying({
        leg: {},
        legNear: { hip: 48, knee: 84, ankle: 0 },
        legFar: { hip: 48, knee: 84, ankle: 0 },
      }),
      sideLying({
        legNear: { hip: 48, knee: 84, ankle: 0, rotate: 52, splay: 16 },
        legFar: { hip: 48, knee: 84, ankle: 0 },
      }),
    ],
    [],
    { yaw: -90, hand: 'open' },
  ),
  'side-lying-leg-raise': figure(
    [sideLying({}), sideLying({ legNear: legAngles(0, 0, 0, 42) })],
    [],
    { yaw: -90, hand: 'open' },
  ),
  'mini-band-side-walk': figure(
    [
      { root: [-6, 44, 0], lean: 20, leg: foot(3.7, 9), arm: onTrunk(9, -9, 2, [0, -1, 1]) },
      {
        root: [-6, 43.5, 4],
        lean: 20,
        legNear: foot(3.7, 22),
        legFar: foot(3.7, 9),
        arm: onTrunk(9, -9, 2, [0, -1, 1]),
      },
    ],
    [{ kind: 'loop', around: 'ankles' }],
    { yaw: 90, joined: true },
  ),
  'band-kickback': kickback([...bandFrom(34, 6, ['nearAnkle']), rod(26, 1, 26, 92, 1.4)]),
  'cable-kickback': kickback(cableFrom(34, 6, ['nearAnkle'])),
  'hip-abduction-machine': figure(hipMachine(2, 34), [...seat, { kind: 'loop', around: 'knees' }], {
    yaw: 66,
  }),
  'hip-adduction-machine': figure(hipMachine(34, 2), seat, { yaw: 66 }),
};
