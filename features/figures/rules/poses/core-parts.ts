import { type Arm, type Leg, type Pose } from '../pose.ts';

export const open = { hand: 'open' } as const;
export const kneelLeg = (hip: number, lean: number): Leg => ({
  hip,
  knee: 90 + hip - lean,
  ankle: -62,
  splay: 2,
});
export const kneeling = (lean: number, hip: number, arm: Arm, spine = 0): Pose => ({
  anchor: ['knee', 0, 3],
  lean,
  spine,
  neck: -4,
  leg: kneelLeg(hip, lean),
  arm,
});
