import type { P2 } from '../drawing/camera.ts';
import { smooth } from '../drawing/outline.ts';
import { muscleShapes, type Shapes, silhouette } from './muscle-shapes.ts';
import type { FigureMuscle, FigureMuscles } from './muscle-tints.ts';

/** 3 works directly, 2 helps, 1 a little, 0 rests. */
export type WorkLevel = 0 | 1 | 2 | 3;
export const levelOf = (share = 0): WorkLevel =>
  share >= 1 ? 3 : share >= 0.5 ? 2 : share > 0 ? 1 : 0;

export type MapRegion = { muscle: FigureMuscle; level: WorkLevel; d: string };

const mirrored = (points: readonly P2[]): P2[] => points.map(([x, y]) => [-x, y]);

/** The body's outline; the same from the front and from behind. */
export const bodyOutline = (): string =>
  smooth([...silhouette, ...mirrored(silhouette).reverse().slice(1, -1)]);

/** Every muscle of one view with its level. */
export function muscleRegions(view: keyof Shapes, muscles: FigureMuscles): MapRegion[] {
  return Object.entries(muscleShapes[view]).map(([name, areas]) => {
    const muscle = name as FigureMuscle;
    const d = areas.map((area) => smooth(area) + smooth(mirrored(area))).join('');
    return { muscle, level: levelOf(muscles[muscle]), d };
  });
}
