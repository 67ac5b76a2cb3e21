import { cosine, sine, type V3 } from '../vector.ts';

export type P2 = readonly [number, number];

/** Where the figure is seen from: yaw 0 = from its right side, 90 = from the front, −90 = from behind. */
export type Camera = {
  yaw: number;
  /** A place on the screen, y up. */
  place: (p: V3) => P2;
  /** How near to the viewer. */
  depth: (p: V3) => number;
};

const fromAbove = 6;

export function cameraAt(yaw: number, above = fromAbove): Camera {
  const [s, c, up, down] = [sine(yaw), cosine(yaw), cosine(above), sine(above)];
  const towards = (p: V3): number => p[0] * s + p[2] * c;
  return {
    yaw,
    place: (p) => [p[0] * c - p[2] * s, p[1] * up - towards(p) * down],
    depth: (p) => towards(p) * up + p[1] * down,
  };
}
