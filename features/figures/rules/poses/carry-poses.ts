import { type Gear } from '../drawing/gear.ts';
import { type Figure } from '../figure.ts';
import { type Arm } from '../pose.ts';
import { front, type Gait, walk, walking } from './cardio-parts.ts';
import {
  allFours,
  block,
  dumbbells,
  figure,
  foot,
  hanging,
  onTrunk,
  reach,
  rod,
  standing,
} from './pose-kit.ts';

const carryWalk = (gear: Gear[], gait: Gait): Figure =>
  figure(walk({ lean: 2, ...gait }), gear, { ...walking, seconds: 2 });
const down: Arm = { hangs: 1, flare: 9, elbow: 5, shoulder: 2 };
const rackArm: Arm = onTrunk(7.5, 4, 14, [0.9, -0.6, 0.5]);

export const carryFigures: Record<string, Figure> = {
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
};
