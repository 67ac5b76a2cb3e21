import { type Gear } from '../drawing/gear.ts';
import { type Arm, type Pose } from '../pose.ts';
import { angles, foot } from './pose-kit.ts';

export type Gait = {
  arms?: readonly [Arm, Arm];
  lean?: number;
  slope?: number;
  rise?: number;
  arm?: Arm;
};
export const swingBack: Arm = angles(-24, 12);
export const swingOn: Arm = angles(20, 16);

/** Contact and passing, for both sides. */
export function walk({
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
export const walking = { cycle: true, seconds: 1.5, telling: 0 };
export const front = { yaw: 90, joined: true } as const;
export const water: Gear[] = [{ kind: 'water', level: 31, half: 84 }];
