import { type Gear } from '../drawing/gear.ts';
import { type Figure } from '../figure.ts';
import { type Arm, type Pose } from '../pose.ts';
import { angles, block, figure, foot, onTrunk, reach, rod, standing } from './pose-kit.ts';

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
const ski: Gear[] = [
  rod(34, 1, 34, 126, 2.4),
  rod(8, 1.2, 42, 1.2, 1.4),
  { kind: 'wheel', at: [32, 122, 0], radius: 3 },
  { kind: 'wire', from: [32, 122, 0], to: ['near', 'far'] },
];

export const machineFigures: Record<string, Figure> = {
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
};
