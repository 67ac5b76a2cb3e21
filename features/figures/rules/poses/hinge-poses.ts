import type { Gear } from '../drawing/gear.ts';
import type { Figure } from '../figure.ts';
import type { Arm, Pose } from '../pose.ts';
import {
  backBar,
  backBarHands,
  bandFrom,
  barbell,
  bench,
  block,
  cableFrom,
  dumbbells,
  figure,
  foot,
  hanging,
  legAngles,
  onTrunk,
  reach,
  rod,
  standing,
} from './pose-kit.ts';

const straight = (x: number, z = 14): Arm => reach(x, null, z, [-1, 0, 0.3]);
const floorBar: Gear = { kind: 'barbell', plate: 12.9 };

/** Hips back, shins still, back long. */
const hinge = (top: Arm, low: Arm, lean = 68, x = -14.5, y = 48.5, z = 6): Pose[] => [
  standing({ root: [-2.5, null], lean: 2, leg: foot(3.7, z), arm: top }),
  { root: [x, y], lean, neck: -16, leg: foot(3.7, z), arm: low },
];
const floorPull = (set: Pose, knee: Pose, arm = 14): Pose[] => [
  { neck: -16, leg: foot(3.7, 6), arm: straight(1.6, arm), ...set },
  { neck: -12, leg: foot(3.7, 6), arm: straight(2, arm), ...knee },
  standing({ root: [-2, null], lean: 0, arm: straight(5, arm) }),
];
const deadlift = floorPull({ root: [-13.5, 33], lean: 58 }, { root: [-13, 46], lean: 50 });
const arms = (shoulder: number): Arm => ({ hangs: 1, shoulder, flare: 5, elbow: 6 });
const onHips: Arm = onTrunk(3, -27, 11.5, [-0.6, -0.2, 1]);

const single = (top: Arm, low: Arm, lean = 76): Pose[] => [
  { root: [-2, null], legNear: foot(3.7, 3), legFar: legAngles(-6, 34, -16), arm: top },
  {
    root: [-6, 50],
    legNear: foot(3.7, 3),
    legFar: legAngles(-6, 8, 0, 2),
    lean,
    neck: -14,
    arm: low,
  },
];
const kickstand = (top: Arm, low: Arm): Pose[] => [
  { root: [-4, 51.6], legNear: foot(5, 5), legFar: foot(-9, 5, { pitch: -34 }), arm: top },
  {
    root: [-14, 48],
    legNear: foot(5, 5),
    legFar: foot(-9, 5, { pitch: -34 }),
    lean: 64,
    neck: -14,
    arm: low,
  },
];
const between: Arm = reach(-8, 33, 3, [-0.4, -0.3, 0.8]);
const pullThrough = (gear: Gear[]): Figure =>
  figure(
    [
      {
        root: [-16, 46],
        lean: 66,
        neck: -14,
        leg: foot(3.7, 10),
        arm: reach(-14, 36, 3, [-0.4, -0.3, 0.8]),
      },
      standing({
        root: [-1, null],
        lean: -2,
        leg: foot(3.7, 10),
        arm: reach(8, 48, 3, [-0.3, 0, 1]),
      }),
    ],
    gear,
    { telling: 0 },
  );
const swungUp: Arm = { at: [34, -6, -7], elbow: [-0.2, -1, 0.6], on: 'shoulder' };
const heldHands = onTrunk(7.5, 4, 12.5, [0.8, -0.8, 0.4]);

export const hingeFigures: Record<string, Figure> = {
  deadlift: figure(deadlift, [floorBar], { telling: 0 }),
  'sumo-deadlift': figure(
    [
      {
        root: [-6, 31],
        lean: 40,
        neck: -12,
        leg: { foot: [2, 0, 23], toe: 36, out: 40 },
        arm: straight(3, 6),
      },
      { root: [-1, null], leg: { foot: [2, 0, 23], toe: 36, out: 40 }, arm: straight(6, 6) },
    ],
    [{ kind: 'barbell', plate: 12.9, half: 33 }],
    { yaw: 68, telling: 0 },
  ),
  'trap-bar-deadlift': figure(
    floorPull(
      { root: [-13, 33], lean: 46, arm: straight(-1, 15) },
      { root: [-9, 44], lean: 32, arm: straight(-1, 15) },
      15,
    ).map((pose, i) => (i === 2 ? { ...pose, arm: straight(-1, 15) } : pose)),
    [
      floorBar,
      { kind: 'handle', at: 'near', half: 9, way: [1, 0, 0] },
      { kind: 'handle', at: 'far', half: 9, way: [1, 0, 0] },
    ],
    { telling: 0 },
  ),
  'rack-pull': figure(
    [
      {
        root: [-13, 46.5],
        lean: 52,
        neck: -12,
        leg: foot(),
        arm: reach(3, null, 14, [-1, 0, 0.3]),
      },
      standing({ root: [-2, null], arm: reach(5, null, 14, [-1, 0, 0.3]) }),
    ],
    [rod(6, 1.2, 6, 84, 1.3, -24), rod(0, 26, 12, 26, 1.2, -24), floorBar],
    { telling: 0 },
  ),
  'romanian-deadlift': figure(hinge(straight(5), straight(2)), [barbell]),
  'dumbbell-romanian-deadlift': figure(hinge(straight(4, 11), straight(3, 11)), [
    { kind: 'dumbbell', way: 'across' },
  ]),
  'kettlebell-deadlift': figure(
    [
      {
        root: [-14, 30],
        lean: 54,
        neck: -16,
        leg: foot(3.7, 10, { toe: 14 }),
        arm: reach(1, 15.5, 2.5, [-0.4, 0, 1]),
      },
      standing({
        root: [-2, null],
        leg: foot(3.7, 10, { toe: 14 }),
        arm: reach(5, 45.5, 2.5, [-0.4, 0, 1]),
      }),
    ],
    [{ kind: 'kettlebell', at: 'grips' }],
    { telling: 0 },
  ),
  'dumbbell-deadlift': figure(
    floorPull(
      { root: [-14.5, 28], lean: 60, arm: straight(0, 13) },
      { root: [-11, 44], lean: 40, arm: straight(0, 13) },
    ).map((pose, i) => (i === 2 ? { ...pose, arm: straight(1, 13) } : pose)),
    [{ kind: 'dumbbell', way: 'along' }],
    { telling: 0 },
  ),
  'kickstand-romanian-deadlift': figure(kickstand(hanging, arms(8)), [dumbbells]),
  'single-leg-romanian-deadlift': figure(single(hanging, arms(4)), [dumbbells]),
  'single-leg-hinge': figure(
    single({ shoulder: 6, elbow: 10 }, { shoulder: 40, flare: 50, elbow: 6 }),
  ),
  'kickstand-hinge': figure(kickstand(onHips, onHips)),
  'bodyweight-hinge': figure(hinge(onHips, onHips)),
  'good-morning': figure(hinge(backBarHands, backBarHands, 64, -15, 48.5, 7), [backBar]),
  'band-good-morning': figure(hinge(heldHands, heldHands, 64, -15, 48.5), [
    { kind: 'band', from: 'nearFoot', to: [{ trunk: [1.04, -5] }] },
    { kind: 'band', from: 'farFoot', to: [{ trunk: [1.04, -5] }] },
  ]),
  'band-deadlift': figure(
    deadlift.map((pose, i) => ({ ...pose, arm: i === 0 ? straight(2, 9) : (pose.arm ?? {}) })),
    [{ kind: 'band', from: 'feet', to: ['near', 'far'] }],
    { telling: 0 },
  ),
  'band-romanian-deadlift': figure(hinge(straight(5, 9), straight(3, 9)), [
    { kind: 'band', from: 'feet', to: ['near', 'far'] },
  ]),
  'band-single-leg-deadlift': figure(single(straight(5, 6), straight(4, 6), 72), [
    { kind: 'band', from: 'nearFoot', to: ['near', 'far'] },
  ]),
  'band-pull-through': pullThrough(bandFrom(-62, 12, ['grips'])),
  'cable-pull-through': pullThrough(cableFrom(-58, 8, ['grips'], -5)),
  'backpack-romanian-deadlift': figure(hinge(straight(6, 5), straight(4, 5)), [
    { kind: 'ball', at: 'grips', radius: 7, lift: -6 },
  ]),
  'kettlebell-swing': figure(
    [
      { root: [-17, 43], lean: 64, neck: -18, leg: foot(3.7, 10, { toe: 14 }), arm: between },
      standing({ root: [-2, null], lean: -2, leg: foot(3.7, 10, { toe: 14 }), arm: swungUp }),
    ],
    [{ kind: 'kettlebell', at: 'grips', hangs: 'arm' }],
    { seconds: 1.8 },
  ),
  'power-clean': figure(
    [
      { neck: -16, leg: foot(3.7, 6), arm: straight(1.6), root: [-13.5, 32], lean: 56 },
      { leg: foot(3.7, 6), arm: straight(4), root: [-8, 47.5], lean: 30, neck: -8 },
      {
        leg: foot(3.7, 6, { pitch: -26 }),
        arm: reach(6, 62, 14, [-0.4, 1, 0.6]),
        root: [-1, null],
        lean: -6,
        shrug: 3,
      },
      { leg: foot(3.7, 8), arm: reach(7.5, 71.5, 12, [1, -0.3, 0.5]), root: [-9, 43], lean: 14 },
    ],
    [floorBar],
    { seconds: 3, telling: 3 },
  ),
  'back-extension': figure(
    [
      {
        root: [0, 42.8],
        lean: 128,
        neck: -6,
        leg: { hip: 83, knee: 0, ankle: -2 },
        arm: onTrunk(8, -8, 3, [0, -1, 1]),
      },
      {
        root: [0, 42.8],
        lean: 46,
        leg: { hip: 1, knee: 0, ankle: -2 },
        arm: onTrunk(8, -8, 3, [0, -1, 1]),
      },
    ],
    [
      block(3, 35.5, 5, 15, 18, 44),
      rod(4, 34, -8, 2),
      rod(-46, 1.4, 12, 1.4, 1.4),
      block(-37, 3.6, 3, 14, 20, 40),
      { kind: 'roll', at: 'ankles', half: 9, radius: 2.4, shift: [-2.6, 1.8, 0] },
    ],
  ),
  'reverse-hyperextension': figure(
    [
      {
        root: [-8, 56],
        lean: 89,
        neck: -4,
        leg: legAngles(86, 10, -20),
        arm: reach(30, 46, 11, [0.4, 1, 0.6]),
      },
      {
        root: [-8, 56],
        lean: 89,
        neck: -4,
        leg: legAngles(2, 2, -30),
        arm: reach(30, 46, 11, [0.4, 1, 0.6]),
      },
    ],
    bench(-10, 36, 49),
  ),
  superman: figure(
    [
      {
        root: [-8, 6.2],
        lean: 89,
        neck: -8,
        leg: legAngles(0, 0, -46),
        arm: { shoulder: 172, flare: 10, elbow: 4 },
      },
      {
        root: [-8, 5.6],
        lean: 86,
        spine: -22,
        neck: -6,
        leg: legAngles(-14, 6, -46),
        arm: { shoulder: 176, flare: 10, elbow: 4 },
      },
    ],
    [],
    { hand: 'open' },
  ),
};
