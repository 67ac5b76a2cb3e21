import { type Gear } from '../drawing/gear.ts';
import { type Figure } from '../figure.ts';
import { type Leg, type Pose } from '../pose.ts';
import { swingBack, walk, walking } from './cardio-parts.ts';
import { angles, block, figure, foot, legAngles, onTrunk, reach, rod } from './pose-kit.ts';

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

const pool: Gear[] = [{ kind: 'water', level: 64, half: 46 }];

export const walkFigures: Record<string, Figure> = {
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
  'water-walking': figure(
    walk({ arms: [angles(-30, 30, 12), angles(40, 40, 12)], lean: 6 }),
    pool,
    { ...walking, seconds: 2.6 },
  ),
};
