import type { Gear } from '../drawing/gear.ts';
import type { Figure } from '../figure.ts';
import type { Arm, Pose } from '../pose.ts';
import {
  angles,
  bandFrom,
  bandUnderFeet,
  bench,
  block,
  cableFrom,
  dumbbells,
  figure,
  foot,
  hanging,
  inclineBench,
  onTrunk,
  reach,
  rod,
  sitting,
  standing,
  wall,
} from './pose-kit.ts';

const rack: Arm = onTrunk(7.6, 2.8, 15, [0.3, -1, 0.15]);
const past: Arm = onTrunk(7.6, 20, 15, [0.6, -0.6, 0.6]);
const overhead: Arm = onTrunk(0, 41, 15, [0.6, -0.2, 0.8]);
const barPress = (dip?: Pose): Pose[] => [
  standing({ arm: rack, lean: -2, neck: -2, ...dip }),
  standing({ arm: past, lean: -5, neck: -5, shrug: 1 }),
  standing({ arm: overhead, lean: 1, neck: 3, shrug: 4 }),
];
const atEars: Arm = onTrunk(4, 6, 21, [0.35, -1, 0.5]);
const high: Arm = onTrunk(0, 41, 13, [0.4, -0.2, 1]);
const atEar: Arm = onTrunk(6, 6, 17, [0.5, -1, 0.5]);
const press = (more: Pose = {}): Pose[] => [
  standing({ arm: atEars, ...more }),
  standing({ arm: high, shrug: 4, ...more }),
];
const pressFront = { yaw: 52 };
const onePress = (other: Arm = onTrunk(3, -27, 12, [-0.6, -0.2, 1]), more: Pose = {}): Pose[] => [
  standing({ armNear: atEar, armFar: other, ...more }),
  standing({ armNear: onTrunk(0, 41, 13, [0.6, -0.2, 0.9]), armFar: other, shrug: 4, ...more }),
];
const halfKneeling = (pose: Pose): Pose => ({
  ...pose,
  root: [-6, 28.6],
  lean: 2,
  legFar: foot(21, 5),
  legNear: { hip: 2, knee: 90, ankle: -62, splay: 2 },
  anchor: ['knee', -5, 3],
});
const across: Gear = { kind: 'dumbbell', way: 'across' };
const seated = (pose: Pose): Pose => ({
  ...sitting(-13, { leg: foot(16, 8) }),
  arm: pose.arm ?? {},
  lean: -6,
  neck: 4,
  shrug: pose.shrug ?? 0,
});
const machineSeat: Gear[] = [
  block(-12, 23, 22, 4, 18),
  block(-22.5, 47, 44, 4, 18, 98),
  rod(-12, 1.2, -12, 21, 1.6),
  rod(-30, 1.2, 18, 1.2),
  rod(-27, 1.2, -30, 100, 1.6),
];
/** Hips high over hands and feet; the head comes down between the hands. */
const pike = (raised: number): Pose[] => {
  const leg = foot(raised ? -38 : -24, 6, { pitch: -52, toe: 0, knee: [1, -0.4, 0] }, raised);
  const arm = reach(raised ? 10 : 33, 2.2, 13, [-0.6, 0.4, 0.9]);
  return raised
    ? [
        { root: [-8, 60], lean: 150, neck: -4, leg, arm },
        { root: [-7, 52], lean: 158, neck: -16, leg, arm },
      ]
    : [
        { root: [-5, 49], lean: 136, neck: -4, leg, arm },
        { root: [-1, 45], lean: 149, neck: -18, leg, arm },
      ];
};
const handstand = (height: number): Pose => ({
  anchor: ['shoulder', 0, height],
  lean: 184,
  neck: -14,
  leg: { hip: -2, knee: 0, ankle: -30, splay: 3 },
  arm: reach(-1.5, 2.2, 12, [0.4, 0, 1]),
});

const sides = (out: number, elbow = 10): Arm => ({ shoulder: 4, flare: out, elbow, rotate: 0 });
const front = { yaw: 90, joined: true } as const;
const oneSide = (out: number): Pose =>
  standing({ armNear: sides(out), armFar: onTrunk(3, -27, 12, [-0.6, -0.2, 1]) });

export const pressFigures: Record<string, Figure> = {
  'overhead-press': figure(barPress(), [{ kind: 'barbell' }]),
  'push-press': figure(
    [
      { root: [-6, 46], lean: -1, leg: foot(), arm: rack },
      standing({ arm: past, lean: -4, neck: -5, shrug: 1, leg: foot(3.7, 6, { pitch: -12 }) }),
      standing({ arm: overhead, lean: 1, neck: 3, shrug: 4 }),
    ],
    [{ kind: 'barbell' }],
    { seconds: 2.6 },
  ),
  'seated-barbell-press': figure(barPress().map(seated), [
    ...inclineBench(-3, 82, 25, 38),
    { kind: 'barbell' },
  ]),
  'dumbbell-shoulder-press': figure(press(), [across], pressFront),
  'seated-dumbbell-press': figure(
    press().map(seated),
    [...inclineBench(-3, 80, 25, 38), across],
    pressFront,
  ),
  'arnold-press': figure(
    [
      standing({ arm: onTrunk(11, 0, 6, [0.4, -1, 0.3]) }),
      standing({ arm: atEars }),
      standing({ arm: high, shrug: 4 }),
    ],
    [across],
    pressFront,
  ),
  'half-kneeling-press': figure(onePress().map(halfKneeling), [
    { kind: 'dumbbell', at: 'near', way: 'along' },
  ]),
  'kettlebell-press': figure(
    onePress(),
    [{ kind: 'kettlebell', at: 'near', hangs: 'rack' }],
    pressFront,
  ),
  'dumbbell-thruster': figure(
    [
      {
        leg: foot(3.7, 8, { toe: 14 }),
        root: [-12, 23],
        lean: 26,
        neck: -10,
        arm: onTrunk(7.5, 4, 14, [0.9, -0.6, 0.5]),
      },
      standing({ leg: foot(3.7, 8, { toe: 14 }), arm: onTrunk(7.5, 4, 14, [0.9, -0.6, 0.5]) }),
      standing({
        leg: foot(3.7, 8, { toe: 14 }),
        arm: onTrunk(0, 41, 13, [0.9, -0.2, 0.6]),
        shrug: 4,
      }),
    ],
    [dumbbells],
  ),
  'shoulder-press-machine': figure(
    press().map(seated),
    [
      ...machineSeat,
      { kind: 'lever', pivot: [-29, 84, 18], to: 'near', width: 1.3 },
      { kind: 'lever', pivot: [-29, 84, -18], to: 'far', width: 1.3 },
      { kind: 'handle', at: 'near', half: 4 },
      { kind: 'handle', at: 'far', half: 4 },
    ],
    { yaw: 40 },
  ),
  'cable-shoulder-press': figure(onePress(), cableFrom(-18, 6, ['near'], -4), { yaw: 24 }),
  'landmine-press': figure(
    [
      standing({
        root: [-6, null],
        lean: 4,
        armNear: onTrunk(9, 1, 12, [0.2, -1, 0.3]),
        armFar: onTrunk(3, -27, 12, [-0.6, -0.2, 1]),
        legFar: foot(10, 6),
        legNear: foot(-10, 6, { pitch: -12 }),
      }),
      standing({
        root: [-2, null],
        lean: 12,
        armNear: onTrunk(26, 26, 9, [0.4, -0.8, 0.3]),
        armFar: onTrunk(3, -27, 12, [-0.6, -0.2, 1]),
        legFar: foot(10, 6),
        legNear: foot(-10, 6, { pitch: -16 }),
      }),
    ],
    [
      { kind: 'lever', pivot: [82, 2, 8], to: 'near', width: 1.1, over: true },
      { kind: 'plate', at: 'near', axis: [0.76, -0.64, 0], radius: 7 },
    ],
  ),
  'band-overhead-press': figure(press(), bandUnderFeet, pressFront),
  'single-arm-band-press': figure(
    onePress(),
    [{ kind: 'band', from: 'nearFoot', to: ['near'] }],
    pressFront,
  ),
  'half-kneeling-band-incline-press': figure(
    [
      halfKneeling({
        armNear: onTrunk(8, -2, 15, [-0.6, -1, 0.4]),
        armFar: onTrunk(3, -27, 12, [-0.6, -0.2, 1]),
      }),
      halfKneeling({
        armNear: onTrunk(27, 23, 10, [0, -1, 0.3]),
        armFar: onTrunk(3, -27, 12, [-0.6, -0.2, 1]),
      }),
    ],
    bandFrom(-50, 10, ['near'], 8),
  ),
  'backpack-overhead-press': figure(
    [
      standing({ arm: onTrunk(10, -2, 8, [0, -1, 0.4]) }),
      standing({ arm: onTrunk(2, 40, 8, [0.6, -0.2, 0.8]), shrug: 4 }),
    ],
    [{ kind: 'ball', at: 'grips', radius: 7, lift: 2 }],
  ),
  'pike-push-up': figure(pike(0), [], { hand: 'flat' }),
  'feet-up-pike-push-up': figure(pike(25), bench(-60, -34, 25), { hand: 'flat' }),
  'wall-handstand-hold': figure([handstand(35)], [wall(11)], { hand: 'flat' }),
  'wall-handstand-push-up': figure([handstand(35), handstand(23)], [wall(11)], { hand: 'flat' }),
  'lateral-raise': figure(
    [standing({ arm: sides(12) }), standing({ arm: sides(86) })],
    [dumbbells],
    front,
  ),
  'cable-lateral-raise': figure(
    [oneSide(2), oneSide(84)],
    [
      { kind: 'rod', from: [0, 1, -34], to: [0, 104, -34], width: 2.2 },
      { kind: 'wheel', at: [0, 6, -34], radius: 2 },
      { kind: 'wire', from: [3, 6, -32], to: ['near'] },
      { kind: 'handle', at: 'near', half: 4, way: [1, 0, 0] },
    ],
    front,
  ),
  'lateral-raise-machine': figure(
    [14, 84].map((out) => seated({ arm: { shoulder: 4, flare: out, elbow: 88, rotate: 0 } })),
    [
      ...machineSeat,
      { kind: 'lever', pivot: [-28, 78, 10], to: 'near', width: 1.3 },
      { kind: 'lever', pivot: [-28, 78, -10], to: 'far', width: 1.3 },
      { kind: 'handle', at: 'near', half: 4, way: [0, 1, 0] },
      { kind: 'handle', at: 'far', half: 4, way: [0, 1, 0] },
    ],
    { yaw: 62 },
  ),
  'band-lateral-raise': figure(
    [standing({ arm: sides(12) }), standing({ arm: sides(86) })],
    bandUnderFeet,
    front,
  ),
  'lateral-wall-press': figure(
    [standing({ root: [-3, null], armNear: sides(28, 10), armFar: hanging })],
    [{ kind: 'block', at: [-3, 55, 32], size: [40, 110, 4] }],
    front,
  ),
  'upright-row': figure(
    [
      standing({ arm: onTrunk(8, -35, 8, [-0.2, 0, 1]) }),
      standing({ arm: onTrunk(10, -4, 8, [0.1, 0.9, 1]) }),
    ],
    [{ kind: 'barbell', half: 28, plate: 8 }],
    { yaw: 52 },
  ),
  'front-raise': figure(
    [standing({ arm: angles(8, 8) }), standing({ arm: angles(88, 8) })],
    [{ kind: 'dumbbell', way: 'across' }],
  ),
};
