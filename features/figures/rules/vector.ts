/** A point or direction: x forward, y up from the floor, z to the figure's right side, which is nearer to the viewer. Unit: 1 % of stature. */
export type V3 = readonly [number, number, number];

export const add = (a: V3, b: V3, k = 1): V3 => [a[0] + b[0] * k, a[1] + b[1] * k, a[2] + b[2] * k];
export const sub = (a: V3, b: V3): V3 => add(a, b, -1);
export const scale = (a: V3, k: number): V3 => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: V3, b: V3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const span = (a: V3): number => Math.hypot(a[0], a[1], a[2]);
export const unit = (a: V3): V3 => scale(a, 1 / (span(a) || 1e-6));
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const middle = (a: V3, b: V3, t = 0.5): V3 => add(a, sub(b, a), t);
export const clamp = (v: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, v));
export const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
export const cosine = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);

export const cross = (a: V3, b: V3): V3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** What of v stands at right angles to the axis, with length 1. */
export const across = (v: V3, axis: V3): V3 => unit(add(v, axis, -dot(v, axis)));

/** v turned about an axis of length 1. */
export function turned(v: V3, axis: V3, degrees: number): V3 {
  const c = cosine(degrees);
  const s = sine(degrees);
  return add(add(scale(v, c), cross(axis, v), s), axis, dot(axis, v) * (1 - c));
}
