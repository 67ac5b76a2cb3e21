import { type Figure } from '../figure.ts';
import { type Arm, type Pose } from '../pose.ts';
import { kneeling, open } from './core-parts.ts';
import {
  bandFrom,
  block,
  cableFrom,
  figure,
  foot,
  legAngles,
  onTrunk,
  rod,
  sitting,
  supine,
} from './pose-kit.ts';

const armsDown: Arm = { shoulder: -4, flare: 14, elbow: 0 };
const armsUp: Arm = { shoulder: 90, flare: 2, elbow: 4 };
const armsBack: Arm = { shoulder: 172, flare: 6, elbow: 4 };
const behindHead: Arm = onTrunk(-2.5, 10, 5, [0, 0.4, 1]);
const table = legAngles(90, 90, 4);
const longLeg = legAngles(8, 6, -20);
const bug = (more: Pose): Pose => supine(4, { neck: 4, arm: armsUp, leg: table, ...more });
const bent = foot(30, 6);
const crunch = (spine: number, lean: number, more: Pose = {}): Pose =>
  supine(0, { lean, spine, neck: 10, arm: behindHead, leg: bent, ...more });

export const crunchFigures: Record<string, Figure> = {
  'dead-bug': figure(
    [bug({}), bug({ armFar: armsBack, armNear: armsUp, legNear: longLeg, legFar: table })],
    [],
    open,
  ),
  'band-dead-bug': figure(
    [
      bug({ arm: onTrunk(30, -6, 6) }),
      bug({ arm: onTrunk(30, -6, 6), legNear: longLeg, legFar: table }),
    ],
    bandFrom(-64, 26, ['near', 'far']),
  ),
  'hollow-hold': figure(
    [
      supine(4, { arm: armsUp, leg: table, lean: -84, spine: 16, neck: 10 }),
      supine(4, { arm: armsBack, leg: legAngles(20, 2, -40), lean: -88, spine: 18, neck: 8 }),
    ],
    [],
    open,
  ),
  crunch: figure([crunch(0, -90), crunch(28, -89)], [], open),
  'reverse-crunch': figure(
    [
      supine(4, { arm: armsDown, leg: legAngles(90, 92, 0) }),
      {
        anchor: ['shoulder', -25, 6.4],
        lean: -118,
        spine: 28,
        neck: 8,
        arm: { hangs: 1, shoulder: 86, flare: 16, elbow: 0 },
        leg: legAngles(134, 96, 0),
      },
    ],
    [],
    open,
  ),
  'bicycle-crunch': figure(
    [
      crunch(26, -88, {
        twist: 30,
        legNear: legAngles(22, 8, -20),
        legFar: legAngles(112, 104, 0),
      }),
      crunch(26, -88, {
        twist: -30,
        legNear: legAngles(112, 104, 0),
        legFar: legAngles(22, 8, -20),
      }),
    ],
    [],
    { ...open, yaw: 20 },
  ),
  'sit-up': figure([
    crunch(0, -90, { arm: onTrunk(8, -8, 4, [0, -1, 1]) }),
    crunch(12, 6, { arm: onTrunk(8, -8, 4, [0, -1, 1]), neck: 2 }),
  ]),
  'lying-leg-raise': figure(
    [
      supine(4, { arm: armsDown, leg: legAngles(8, 0, -24) }),
      supine(4, { arm: armsDown, leg: legAngles(84, 2, -20) }),
    ],
    [],
    open,
  ),
  'v-up': figure(
    [
      supine(4, { arm: armsBack, leg: legAngles(2, 0, -40) }),
      supine(4, {
        lean: -44,
        spine: 16,
        neck: 6,
        arm: onTrunk(33, 14, 7, [0, -1, 0.6]),
        leg: legAngles(108, 4, -40),
      }),
    ],
    [],
    open,
  ),
  'cable-crunch': figure(
    [
      kneeling(22, 26, onTrunk(9, 8, 5, [0.8, -0.8, 0.6])),
      { ...kneeling(74, 84, onTrunk(9, 8, 5, [0.8, -0.8, 0.6]), 24), neck: 8 },
    ],
    [
      ...cableFrom(36, 118, [{ trunk: [1.3, 12] }], 6),
      { kind: 'rope', from: { trunk: [1.34, 14] } },
    ],
  ),
  'crunch-machine': figure(
    [
      sitting(-14, { lean: -8, arm: onTrunk(8.5, 5, 12, [1, 0.3, 0.5]), leg: foot(14, 8) }, 24),
      sitting(
        -14,
        { lean: 12, spine: 30, neck: 8, arm: onTrunk(8.5, 5, 12, [1, 0.3, 0.5]), leg: foot(14, 8) },
        24,
      ),
    ],
    [
      block(-13, 22, 22, 4, 18),
      block(-24.5, 38, 26, 4, 18, 98),
      rod(-13, 1.2, -13, 20, 1.6),
      rod(-30, 1.2, 18, 1.2),
      rod(-29, 1.2, -30, 96, 1.6),
      { kind: 'lever', pivot: [-28, 74, 0], to: 'grips', width: 1.4 },
      { kind: 'roll', at: { trunk: [0.84, 9.4] }, half: 10, radius: 2.6 },
    ],
  ),
};
