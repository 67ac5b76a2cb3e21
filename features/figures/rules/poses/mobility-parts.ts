import { type Arm, type Pose } from '../pose.ts';
import { foot, onTrunk, sitting } from './pose-kit.ts';

export const flat = { hand: 'flat' } as const;
export const open = { hand: 'open' } as const;
export const onHip: Arm = onTrunk(3, -27, 12, [-0.6, -0.2, 1]);
export const onThigh: Arm = onTrunk(15, -22, 8, [-0.3, -0.6, 0.8]);
export const slow = { seconds: 4.4 };
export const seated = (more: Pose): Pose =>
  sitting(-14, { leg: foot(14, 7), arm: onThigh, ...more });
