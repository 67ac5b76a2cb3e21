import { type Figure } from '../figure.ts';
import { type Arm, type Leg, type Pose } from '../pose.ts';
import { cosine, sine } from '../vector.ts';
import { kneeling, kneelLeg, open } from './core-parts.ts';
import { allFours, figure, foot, onTrunk, reach, rod, straps } from './pose-kit.ts';

const flat = { hand: 'flat' } as const;
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
const fromFront = { yaw: 90, ...open };
const climb = (legNear: Leg, legFar: Leg): Pose => ({
  root: [-5.4, 25.8],
  lean: 70.7,
  neck: -10,
  legNear,
  legFar,
  arm: reach(23, 2.2, 11, [-1, 0.5, 0.6]),
});
/** The knee comes forward under the chest, off the floor. */
const driven: Leg = { hip: 128, knee: 140, ankle: -44, splay: 3 };
/** The other leg is long behind. */
const longBack = foot(-53.5, 6, { pitch: -66, toe: 0 });

export const plankFigures: Record<string, Figure> = {
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
  'mountain-climber': figure([climb(driven, longBack), climb(longBack, driven)], [], {
    hand: 'flat',
    seconds: 1.6,
  }),
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
};
