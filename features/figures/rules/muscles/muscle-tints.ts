import type { Area } from '../drawing/body-shape.ts';
import type { Tints } from '../drawing/draw-body.ts';

/** Muscles that can be shown; an exercise says how much each works: 1 directly, 0.5 helping, 0.25 a little. */
export type FigureMuscle = Exclude<Area, 'abs' | 'hipAbductors'> | 'core';
export type FigureMuscles = Readonly<Partial<Record<FigureMuscle, number>>>;

const areasOf = (muscle: FigureMuscle): Area[] =>
  muscle === 'core' ? ['abs'] : muscle === 'glutes' ? ['glutes', 'hipAbductors'] : [muscle];

/** What works most is primary, even where nothing works directly (a walk, a stretch); half as much is secondary. */
export function tintsOf(muscles: FigureMuscles): Tints {
  const most = Math.max(0, ...Object.values(muscles));
  const tints: Tints = {};
  for (const [muscle, share] of Object.entries(muscles)) {
    if (share * 2 < most) continue;
    const tint = share === most ? 'primary' : 'secondary';
    for (const area of areasOf(muscle as FigureMuscle)) tints[area] = tint;
  }
  return tints;
}
