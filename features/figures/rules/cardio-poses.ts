import type { Figure } from './figure.ts';
import type { Gear } from './gear.ts';
import type { Arm, Leg, Pose } from './pose.ts';
import {
  allFours,
  angles,
  block,
  dumbbells,
  figure,
  foot,
  hanging,
  legAngles,
  onTrunk,
  prone,
  reach,
  rod,
  standing,
  step,
} from './pose-kit.ts';

type Gait = { arms?: readonly [Arm, Arm]; lean?: number; slope?: number; rise?: number; arm?: Arm };
const swingBack: Arm = angles(-24, 12);
const swingOn: Arm = angles(20, 16);

/** Contact and passing, for both sides. */
function walk({
  arms = [swingBack, swingOn],
  arm,
  lean = 3,
  slope = 0,
  rise = 12,
}: Gait = {}): Pose[] {
  const up = (x: number): number => Math.max(0, x * slope);
  const strike = foot(17, 4, { pitch: 16, toe: 4 }, up(17) + 1.4);
  const push = foot(-14, 4, { pitch: -38, toe: 4 }, up(-14));
  const under = foot(4, 4, { toe: 4 }, up(4));
  const passing = foot(1, 4, { pitch: -26, toe: 4 }, rise);
  const hips = [-1, 50 + up(2)] as const;
  const both = arm ? { armNear: arm, armFar: arm } : undefined;
  return [
    { root: hips, lean, armNear: arms[0], armFar: arms[1], ...both, legNear: strike, legFar: push },
    { root: [-1, 52 + up(2)], lean, arm: angles(-2, 14), ...both, legNear: under, legFar: passing },
    { root: hips, lean, armNear: arms[1], armFar: arms[0], ...both, legNear: push, legFar: strike },
    { root: [-1, 52 + up(2)], lean, arm: angles(-2, 14), ...both, legNear: passing, legFar: under },
  ];
}
const brisk = [angles(-34, 66), angles(26, 78)] as const;
/** Push-off in the air, then the landing. */
function run(lean = 8, knee = 96, slope = 0): Pose[] {
  const near = angles(-44, 88);
  const far = angles(34, 100);
  const high = 54 + slope * 10;
  const driven: Leg = legAngles(66 + lean, knee, 4);
  const trailing: Leg = legAngles(-18 + lean * 0.4, 44, -34);
  const landing: Leg = foot(5, 3, { pitch: 4, toe: 2 }, slope * 5);
  const folded: Leg = legAngles(24, 108, -20);
  return [
    { root: [0, high + 5], lean, armNear: near, armFar: far, legNear: driven, legFar: trailing },
    {
      root: [-1, 49 + slope * 6],
      lean,
      armNear: angles(-6, 90),
      armFar: angles(-6, 90),
      legNear: landing,
      legFar: folded,
    },
    { root: [0, high + 5], lean, armNear: far, armFar: near, legNear: trailing, legFar: driven },
    {
      root: [-1, 49 + slope * 6],
      lean,
      armNear: angles(-6, 90),
      armFar: angles(-6, 90),
      legNear: folded,
      legFar: landing,
    },
  ];
}
const walking = { cycle: true, seconds: 1.5, telling: 0 };
const running = { cycle: true, seconds: 0.95, telling: 0 };
const hill: Gear = { kind: 'rod', from: [-36, -8.6, 0], to: [42, 10, 0], width: 0.9 };
const onHill = (poses: Pose[]): Figure => figure(poses, [hill], { ...walking, floor: false });
const treadmill: Gear[] = [
  block(0, -1.5, 78, 4, 28),
  rod(36, 0, 43, 62, 1.5),
  rod(30, 60, 46, 64, 1.6),
  block(44, 66, 3, 12, 22, 20),
];
const stairs = (gear: Gear[]): Figure =>
  figure(
    [
      {
        root: [-2, 54],
        lean: 10,
        legNear: foot(13, 4, {}, 11),
        legFar: foot(-8, 4, { pitch: -30 }),
        armNear: swingBack,
        armFar: angles(28, 40),
      },
      {
        root: [11, 62.6],
        lean: 9,
        legNear: foot(13, 4, {}, 11),
        legFar: foot(30, 4, {}, 22),
        armNear: angles(26, 40),
        armFar: swingBack,
      },
    ],
    gear,
    { seconds: 2.4 },
  );
const stairSteps: Gear[] = [11, 22, 33].map((high, i) =>
  block(13 + i * 17, high / 2, 17, high, 34),
);

// Sitting on a bicycle: the feet go round the crank.
const crank = (turn: number): Pose => {
  const at = (angle: number) => {
    const a = (angle * Math.PI) / 180;
    return foot(
      9 + 7.5 * Math.sin(a),
      4,
      { pitch: -12 + 6 * Math.cos(a), toe: 0 },
      17 + 7.5 * Math.cos(a),
    );
  };
  return { legNear: at(turn), legFar: at(turn + 180) };
};
const ride = (lean: number, arm: Arm, root: readonly [number, number] = [-14, 62.2]): Pose[] =>
  [30, 120, 210, 300].map((turn) => ({
    root,
    lean,
    neck: -lean * 0.45,
    spine: lean * 0.2,
    arm,
    ...crank(turn),
  }));
const cyclingTime = { cycle: true, seconds: 1.6, telling: 0 };
const homeBike: Gear[] = [
  block(-16, 55.5, 17, 3.6, 10),
  rod(-15, 54, -2, 14, 1.6),
  rod(-26, 1.2, 36, 1.2, 1.5),
  rod(6, 18, 27, 70, 1.6),
  { kind: 'wheel', at: [24, 17, 0], radius: 13 },
  { kind: 'wheel', at: [7, 18, 0], radius: 4 },
  rod(24, 72, 33, 76, 1.4),
];
const rowing = (x: number, lean: number, arm: Arm): Pose => ({
  root: [x, 20],
  lean,
  arm,
  neck: 2,
  leg: foot(33, 6, { pitch: 42, toe: 4, knee: [0.3, 1, 0] }, 11),
});
const rower: Gear[] = [
  rod(-48, 10, 40, 10, 1.5),
  rod(-46, 1, -46, 10, 1.3),
  rod(38, 1, 38, 20, 1.3),
  { kind: 'wheel', at: [46, 22, 0], radius: 11 },
  block(33.5, 15, 2.2, 16, 20, -44),
  { kind: 'wire', from: [46, 24, 0], to: ['grips'] },
  { kind: 'handle', at: 'grips', half: 11 },
];
const seatFor: Gear = { kind: 'block', at: { trunk: [-0.24, 0] }, size: [13, 2.6, 14] };
const rowSteps: Pose[] = [
  rowing(7, 22, reach(37, 38, 9, [-0.3, -0.7, 0.6])),
  rowing(-21, 14, reach(14, 38, 9, [-0.3, -0.7, 0.6])),
  rowing(-22, -20, reach(-17, 40, 8, [-1, -0.4, 0.5])),
];
const rowFigure = figure(rowSteps, [...rower, seatFor], { seconds: 2.8 });
const elliptical = (near: number): Pose => ({
  root: [-4, 55 + Math.abs(near) * 0.05],
  lean: 4,
  legNear: foot(4 + near, 5, { pitch: near > 0 ? -4 : -22, toe: 2 }, near > 0 ? 8 : 6),
  legFar: foot(4 - near, 5, { pitch: near > 0 ? -22 : -4, toe: 2 }, near > 0 ? 6 : 8),
  armNear: reach(22 - near * 0.55, 70, 11, [-0.6, -1, 0.3]),
  armFar: reach(22 + near * 0.55, 70, 11, [-0.6, -1, 0.3]),
});
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
const front = { yaw: 90, joined: true } as const;
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
const ski: Gear[] = [
  rod(34, 1, 34, 126, 2.4),
  rod(8, 1.2, 42, 1.2, 1.4),
  { kind: 'wheel', at: [32, 122, 0], radius: 3 },
  { kind: 'wire', from: [32, 122, 0], to: ['near', 'far'] },
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
const water: Gear[] = [{ kind: 'water', level: 31, half: 84 }];
const pool: Gear[] = [{ kind: 'water', level: 64, half: 46 }];
const carryWalk = (gear: Gear[], gait: Gait): Figure =>
  figure(walk({ lean: 2, ...gait }), gear, { ...walking, seconds: 2 });
const down: Arm = { hangs: 1, flare: 9, elbow: 5, shoulder: 2 };
const rackArm: Arm = onTrunk(7.5, 4, 14, [0.9, -0.6, 0.5]);

export const cardioFigures: Record<string, Figure> = {
  'farmers-carry': carryWalk([dumbbells], { arm: down }),
  'suitcase-carry': carryWalk([{ kind: 'dumbbell', at: 'near' }], { arm: down }),
  'suitcase-hold': figure(
    [standing({ arm: { ...hanging, flare: 9 } })],
    [{ kind: 'dumbbell', at: 'near' }],
    front,
  ),
  'overhead-carry': figure(
    walk({ lean: 2, arm: down }).map((pose) => ({
      ...pose,
      armNear: { hangs: 1, shoulder: 178, flare: 4, elbow: 2 },
    })),
    [{ kind: 'dumbbell', at: 'near' }],
    { ...walking, seconds: 2 },
  ),
  'front-rack-carry': carryWalk([dumbbells], { arm: rackArm }),
  'bear-hug-carry': carryWalk([{ kind: 'ball', at: { trunk: [0.66, 12.5] }, radius: 8 }], {
    arm: onTrunk(16, -10, 5, [0, -1, 1]),
    lean: -3,
  }),
  'bear-crawl': figure(
    [
      allFours({
        root: [-14, 29.5],
        lean: 82,
        armNear: reach(23, 2.2, 11, [-1, 0.2, 0.4]),
        armFar: reach(9, 2.2, 11, [-1, 0.2, 0.4]),
        legNear: foot(-40, 6, { pitch: -62, toe: 0 }),
        legFar: foot(-26, 6, { pitch: -62, toe: 0 }),
      }),
      allFours({
        root: [-14, 29.5],
        lean: 82,
        armNear: reach(9, 2.2, 11, [-1, 0.2, 0.4]),
        armFar: reach(23, 2.2, 11, [-1, 0.2, 0.4]),
        legNear: foot(-26, 6, { pitch: -62, toe: 0 }),
        legFar: foot(-40, 6, { pitch: -62, toe: 0 }),
      }),
    ],
    [],
    { hand: 'flat', seconds: 2 },
  ),
  'crab-walk': figure(
    [
      {
        root: [-4, 17],
        lean: -56,
        neck: 14,
        legNear: foot(26, 7, { toe: 4 }),
        legFar: foot(17, 7, { toe: 4 }),
        armNear: reach(-36, 2.2, 14, [-1, 0.6, 0.3]),
        armFar: reach(-31, 2.2, 14, [-1, 0.6, 0.3]),
      },
      {
        root: [-4, 17],
        lean: -56,
        neck: 14,
        legNear: foot(17, 7, { toe: 4 }),
        legFar: foot(26, 7, { toe: 4 }),
        armNear: reach(-31, 2.2, 14, [-1, 0.6, 0.3]),
        armFar: reach(-36, 2.2, 14, [-1, 0.6, 0.3]),
      },
    ],
    [],
    { hand: 'open', seconds: 2 },
  ),
  'sled-push': figure(
    [
      {
        root: [-14, 40],
        lean: 58,
        neck: -22,
        arm: reach(34, 56, 10, [-0.2, -1, 0.4]),
        legNear: foot(0, 5, { pitch: -16 }),
        legFar: foot(-46, 5, { pitch: -52 }),
      },
      {
        root: [-14, 40],
        lean: 58,
        neck: -22,
        arm: reach(34, 56, 10, [-0.2, -1, 0.4]),
        legNear: foot(-46, 5, { pitch: -52 }),
        legFar: foot(0, 5, { pitch: -16 }),
      },
    ],
    [
      block(44, 3, 34, 4, 26),
      rod(34, 4, 34, 60, 1.6, 9),
      rod(34, 4, 34, 60, 1.6, -9),
      block(50, 10, 12, 10, 18),
    ],
    { seconds: 1.8 },
  ),
  'sled-drag': figure(
    [
      {
        root: [-8, 45],
        lean: -10,
        arm: onTrunk(35, -8, 6, [-0.3, -1, 0.4]),
        legNear: foot(12, 5),
        legFar: foot(-12, 5, { pitch: -16 }),
      },
      {
        root: [-8, 45],
        lean: -10,
        arm: onTrunk(35, -8, 6, [-0.3, -1, 0.4]),
        legNear: foot(-12, 5, { pitch: -16 }),
        legFar: foot(12, 5),
      },
    ],
    [
      block(74, 3, 26, 4, 26),
      block(74, 10, 14, 10, 18),
      { kind: 'band', from: [62, 5, 0], to: ['near', 'far'] },
    ],
    { seconds: 2 },
  ),
  'easy-walk': figure(walk(), [], { ...walking, seconds: 1.8 }),
  'brisk-walk': figure(walk({ arms: brisk, lean: 5 }), [], { ...walking, seconds: 1.2 }),
  'hill-walk': onHill(walk({ arms: brisk, lean: 12, slope: 0.24, rise: 14 })),
  hike: figure(
    walk({
      lean: 8,
      arms: [onTrunk(10, -20, 12, [-1, -0.4, 0.4]), onTrunk(20, -14, 12, [-1, -0.4, 0.4])],
    }),
    [{ kind: 'sticks' }, { kind: 'block', at: { trunk: [0.66, -10] }, size: [9, 24, 14] }],
    walking,
  ),
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
  'run-walk': figure(
    [
      ...walk().slice(0, 1),
      ...run(6, 84).slice(0, 1),
      ...walk().slice(2, 3),
      ...run(6, 84).slice(2, 3),
    ],
    [],
    { seconds: 2.4, cycle: true, telling: 1 },
  ),
  'easy-run': figure(run(6, 80), [], running),
  'steady-run': figure(run(8, 92), [], { ...running, seconds: 0.85 }),
  'run-intervals': figure(run(12, 108), [], { ...running, seconds: 0.7 }),
  'hill-sprints': figure(
    run(18, 104, 0.3),
    [{ kind: 'rod', from: [-40, -8, 0], to: [46, 8, 0], width: 0.9 }],
    { ...running, seconds: 0.75, floor: false },
  ),
  'treadmill-walk': figure(walk(), treadmill, walking),
  'treadmill-incline-walk': figure(
    walk({ arms: brisk, lean: 10, slope: 0.2, rise: 14 }),
    [
      block(0, -1.5, 78, 4, 28, 9),
      rod(36, 4, 43, 66, 1.5),
      rod(30, 64, 46, 68, 1.6),
      block(44, 70, 3, 12, 22, 20),
    ],
    walking,
  ),
  'treadmill-run': figure(run(7, 88), treadmill, running),
  'stair-walk': stairs(stairSteps),
  'stair-climber': figure(
    [
      {
        root: [-4, 58],
        lean: 12,
        legNear: foot(14, 5, {}, 22),
        legFar: foot(0, 5, { pitch: -10 }, 6),
        arm: reach(30, 70, 12, [-0.5, -1, 0.3]),
      },
      {
        root: [-4, 58],
        lean: 12,
        legNear: foot(0, 5, { pitch: -10 }, 6),
        legFar: foot(14, 5, {}, 22),
        arm: reach(30, 70, 12, [-0.5, -1, 0.3]),
      },
    ],
    [
      block(-2, 2.4, 22, 5, 26),
      block(13, 10, 20, 21, 26),
      block(30, 17, 18, 34, 26),
      rod(34, 30, 38, 76, 1.6),
      rod(22, 68, 40, 74, 1.5),
      block(40, 84, 3, 12, 20, 14),
    ],
    { seconds: 1.8 },
  ),
  'exercise-bike': figure(ride(22, reach(30, 77, 9, [-0.3, -1, 0.4])), homeBike, cyclingTime),
  'exercise-bike-intervals': figure(
    ride(34, reach(31, 77, 9, [-0.3, -1, 0.4]), [-12, 62.6]),
    homeBike,
    { ...cyclingTime, seconds: 0.9 },
  ),
  'air-bike': figure(
    ride(10, angles(40, 60)).map((pose, i) => ({
      ...pose,
      armNear: reach(20 + (i < 2 ? 7 : -7), 80, 13, [-0.4, -1, 0.4]),
      armFar: reach(20 + (i < 2 ? -7 : 7), 80, 13, [-0.4, -1, 0.4]),
    })),
    [
      ...homeBike.slice(0, 3),
      { kind: 'wheel', at: [27, 24, 0], radius: 20 },
      { kind: 'wheel', at: [27, 24, 0], radius: 13 },
      { kind: 'wheel', at: [7, 18, 0], radius: 4 },
      { kind: 'lever', pivot: [12, 22, 12], to: 'near', width: 1.3, over: true },
      { kind: 'lever', pivot: [12, 22, -12], to: 'far', width: 1.3 },
    ],
    { ...cyclingTime, seconds: 1.2 },
  ),
  cycling: figure(
    ride(42, reach(34, 68, 9, [-0.3, -1, 0.4]), [-13, 62.2]),
    [
      { kind: 'wheel', at: [-22, 17, 0], radius: 17, spokes: true },
      { kind: 'wheel', at: [47, 17, 0], radius: 17, spokes: true },
      { kind: 'wheel', at: [9, 18, 0], radius: 4.4 },
      rod(9, 18, -12, 54, 1.2),
      rod(9, 18, 35, 54, 1.2),
      rod(-11, 51, 34, 55, 1.2),
      rod(-22, 17, 9, 18, 1),
      rod(-22, 17, -11, 50, 1),
      rod(47, 17, 35, 66, 1.2),
      block(-15, 56, 15, 2.6, 8),
    ],
    cyclingTime,
  ),
  'rowing-machine': rowFigure,
  'rowing-intervals': { ...rowFigure, seconds: 1.8 },
  'ski-machine': figure(
    [
      standing({
        root: [-3, null],
        lean: 2,
        leg: foot(3.7, 7, { pitch: -12 }),
        arm: reach(22, 106, 9, [0.2, -1, 0.5]),
      }),
      {
        root: [-7, 48],
        lean: 22,
        neck: -4,
        leg: foot(3.7, 7),
        arm: reach(24, 76, 9, [-0.2, -0.8, 0.5]),
      },
      {
        root: [-13, 41],
        lean: 46,
        neck: -6,
        leg: foot(3.7, 7),
        arm: onTrunk(8, -34, 12, [-1, 0, 0.4]),
      },
    ],
    ski,
    { seconds: 2.2 },
  ),
  elliptical: figure(
    [elliptical(-15), elliptical(15)],
    [
      rod(-30, 1.2, 44, 1.2, 1.4),
      { kind: 'wheel', at: [36, 18, 0], radius: 15 },
      rod(34, 20, 34, 92, 1.6),
      { kind: 'lever', pivot: [30, 38, 11], to: 'near', width: 1.3, over: true },
      { kind: 'lever', pivot: [30, 38, -11], to: 'far', width: 1.3 },
      { kind: 'block', at: 'nearFoot', size: [20, 2, 9], shift: [-4, -1.6, 0] },
      { kind: 'block', at: 'farFoot', size: [20, 2, 9], shift: [-4, -1.6, 0] },
    ],
    { seconds: 1.8 },
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
        root: [-10, 24],
        lean: 68,
        arm: reach(21, 2.2, 11, [-1, 0.3, 0.5]),
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
  'water-walking': figure(
    walk({ arms: [angles(-30, 30, 12), angles(40, 40, 12)], lean: 6 }),
    pool,
    { ...walking, seconds: 2.6 },
  ),
};
