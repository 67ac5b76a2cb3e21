/** Our own drawing: how far the skin lies from the bone. Unit: 1 % of stature. */

/** [place along, to the front, to the back, outwards, inwards] */
export type Row = readonly [number, number, number, number, number];
export type Shape = { rows: readonly Row[]; caps: readonly [number, number] };

export const limbShapes = {
  thigh: {
    rows: [
      [0, 5.1, 5.6, 4.8, 4.4],
      [0.2, 5.4, 5.5, 5.1, 4.6],
      [0.5, 4.8, 4.5, 4.4, 3.9],
      [0.8, 3.5, 3.4, 3.2, 3.1],
      [1, 3, 2.9, 2.8, 2.8],
    ],
    caps: [5.2, 2.7],
  },
  shank: {
    rows: [
      [0, 2.9, 2.8, 2.7, 2.6],
      [0.25, 2.5, 3.8, 3.2, 2.9],
      [0.45, 2.2, 3.4, 2.8, 2.6],
      [0.75, 1.7, 1.9, 1.9, 1.9],
      [1, 1.6, 1.7, 1.6, 1.6],
    ],
    caps: [2.8, 1.5],
  },
  upperArm: {
    rows: [
      [0, 3.3, 3.3, 3.2, 3],
      [0.2, 3.3, 3.2, 3.2, 2.9],
      [0.5, 2.7, 2.8, 2.5, 2.5],
      [0.8, 2.2, 2.3, 2.1, 2.1],
      [1, 2, 2.1, 2, 2],
    ],
    caps: [3.3, 2],
  },
  forearm: {
    rows: [
      [0, 2, 2.1, 2.1, 2.1],
      [0.25, 2.4, 2.2, 2.3, 2.2],
      [0.6, 1.8, 1.7, 1.8, 1.8],
      [1, 1.3, 1.3, 1.4, 1.4],
    ],
    caps: [2, 1.3],
  },
} as const satisfies Record<string, Shape>;

export const trunkRows: readonly Row[] = [
  [-0.2, 2.2, 5, 2.4, 2.4],
  [-0.09, 4, 6.8, 7.4, 7.4],
  [0.02, 4.7, 6.6, 9.3, 9.3],
  [0.16, 5.3, 6, 8.7, 8.7],
  [0.36, 5, 4.6, 7.3, 7.3],
  [0.6, 6, 5, 8.1, 8.1],
  [0.8, 7.1, 5.9, 9.9, 9.9],
  [0.96, 5.5, 5.8, 11, 11],
  [1.06, 3.6, 4.8, 8.4, 8.4],
  [1.13, 2.6, 3.7, 4.4, 4.4],
  [1.2, 2.2, 3, 2.8, 2.8],
];

type Points = readonly (readonly [number, number])[];
/** [forward, up] seen from the side, [aside, up] from the front. */
export const headProfile: Points = [
  [0.2, 6.6],
  [3.6, 5],
  [4.9, 1.9],
  [5, 0.2],
  [6, -1.7],
  [4.9, -3.2],
  [4.6, -5],
  [3, -6.4],
  [0.4, -5],
  [-2.6, -4],
  [-5, -1.6],
  [-5.7, 1.6],
  [-3.8, 5.2],
];
export const headFront: Points = [
  [0, 6.6],
  [3.4, 5.2],
  [4.7, 1.6],
  [4.3, -2],
  [2.9, -5.2],
  [0, -6.6],
  [-2.9, -5.2],
  [-4.3, -2],
  [-4.7, 1.6],
  [-3.4, 5.2],
];
/** [along the sole, up] from the ankle. */
export const footProfile: Points = [
  [-1.7, 1.2],
  [-3.4, -1.4],
  [-3.5, -3.3],
  [-1.6, -3.9],
  [3, -3.6],
  [7.4, -3.9],
  [8, -2.6],
  [6.4, -1.2],
  [3.2, 0.3],
  [1.6, 1.6],
];

export type Part = 'trunk' | 'thigh' | 'shank' | 'upperArm' | 'forearm';
/** Where a muscle lies: part, from and to along it, from and to around it (0 front, 90 outwards, 180 back). */
export const muscleAreas = {
  chest: ['trunk', 0.6, 0.97, 4, 70],
  abs: ['trunk', 0.06, 0.58, 2, 30],
  obliques: ['trunk', 0.16, 0.54, 36, 92],
  lats: ['trunk', 0.36, 0.86, 94, 150],
  upperBack: ['trunk', 0.68, 1.1, 112, 178],
  lowerBack: ['trunk', 0.08, 0.44, 140, 178],
  glutes: ['trunk', -0.24, 0.16, 100, 172],
  hipAbductors: ['thigh', -0.14, 0.22, 60, 130],
  hipFlexors: ['thigh', -0.12, 0.3, -40, 30],
  quads: ['thigh', 0.08, 0.92, -55, 75],
  hamstrings: ['thigh', 0.12, 0.94, 112, 245],
  adductors: ['thigh', 0.03, 0.55, -130, -55],
  calves: ['shank', 0.04, 0.6, 105, 255],
  tibialis: ['shank', 0.1, 0.7, -30, 50],
  frontDelts: ['upperArm', -0.14, 0.34, -50, 45],
  sideDelts: ['upperArm', -0.14, 0.38, 40, 140],
  rearDelts: ['upperArm', -0.14, 0.34, 130, 225],
  biceps: ['upperArm', 0.28, 0.94, -65, 65],
  triceps: ['upperArm', 0.2, 0.95, 115, 245],
  forearms: ['forearm', 0.04, 0.7, -170, 170],
} as const satisfies Record<string, readonly [Part, number, number, number, number]>;

export type Area = keyof typeof muscleAreas;
