import { across, cross, scale, span, sub, unit, type V3 } from '../vector.ts';
import type { Camera, P2 } from './camera.ts';

export const add2 = (a: P2, b: P2, k = 1): P2 => [a[0] + b[0] * k, a[1] + b[1] * k];
export const dot2 = (a: P2, b: P2): number => a[0] * b[0] + a[1] * b[1];
export const unit2 = (a: P2, otherwise: P2 = [0, -1]): P2 => {
  const length = Math.hypot(a[0], a[1]);
  return length < 0.2 ? otherwise : [a[0] / length, a[1] / length];
};

const short = (v: number): string => String(Math.round(v * 10) / 10);
const point = (p: P2): string => `${short(p[0])} ${short(-p[1])}`;

const at = (points: readonly P2[], i: number): P2 =>
  points[(i + points.length) % points.length] ?? [0, 0];

/** A smooth closed path (Catmull–Rom as cubics), always wound the same way so that parts unite. */
export function smooth(points: readonly P2[]): string {
  const area = points.reduce((sum, p, i) => {
    const q = at(points, i + 1);
    return sum + p[0] * q[1] - q[0] * p[1];
  }, 0);
  const round = area < 0 ? points.toReversed() : points;
  const curves = round.map((p, i) => {
    const [before, next, after] = [at(round, i - 1), at(round, i + 1), at(round, i + 2)];
    const leave = add2(p, add2(next, before, -1), 1 / 6);
    const arrive = add2(next, add2(after, p, -1), -1 / 6);
    return `C${point(leave)} ${point(arrive)} ${point(next)}`;
  });
  return `M${point(at(round, 0))}${curves.join('')}Z`;
}

/** Straight edges, wound like the smooth ones. */
export function polygon(points: readonly P2[]): string {
  const area = points.reduce((sum, p, i) => {
    const q = at(points, i + 1);
    return sum + p[0] * q[1] - q[0] * p[1];
  }, 0);
  const round = area < 0 ? points.toReversed() : points;
  return `M${round.map(point).join('L')}Z`;
}

export const line = (points: readonly P2[]): string => `M${points.map(point).join('L')}`;

/** A bar with round ends, seen as it lies on the screen. */
export function rod(a: P2, b: P2, width: number, widthAtB = width): string {
  const d = unit2(add2(b, a, -1));
  const n: P2 = [-d[1], d[0]];
  const q = (p: P2, w: number, aside: number, along: number): string =>
    point(add2(add2(p, n, w * aside), d, w * along));
  return (
    `M${q(a, width, -1, 0)}L${q(b, widthAtB, -1, 0)}` +
    `C${q(b, widthAtB, -1, 1.33)} ${q(b, widthAtB, 1, 1.33)} ${q(b, widthAtB, 1, 0)}` +
    `L${q(a, width, 1, 0)}C${q(a, width, 1, -1.33)} ${q(a, width, -1, -1.33)} ${q(a, width, -1, 0)}Z`
  );
}

const around = Array.from({ length: 10 }, (_, i) => (i / 10) * 2 * Math.PI);

/** A round plate in space. */
export function disc(camera: Camera, centre: V3, axis: V3, radius: number): string {
  const a = across(Math.abs(axis[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0], unit(axis));
  const b = cross(unit(axis), a);
  const c = camera.place(centre);
  const [pa, pb] = [camera.place(scale(a, radius)), camera.place(scale(b, radius))];
  return smooth(around.map((t) => add2(add2(c, pa, Math.cos(t)), pb, Math.sin(t))));
}

export const ball = (camera: Camera, centre: V3, radius: number): string => {
  const c = camera.place(centre);
  return smooth(around.map((t) => add2(c, [radius * Math.cos(t), radius * Math.sin(t)])));
};

/** A round bar with flat ends in space, such as the head of a dumbbell. */
export function tube(camera: Camera, a: V3, b: V3, radius: number): string {
  const [pa, pb] = [camera.place(a), camera.place(b)];
  const seen = Math.hypot(pb[0] - pa[0], pb[1] - pa[1]) / (span(sub(b, a)) || 1);
  const flat = radius * Math.sqrt(Math.max(0, 1 - seen * seen));
  const d = unit2(add2(pb, pa, -1));
  const n: P2 = [-d[1], d[0]];
  const half = [-90, -70, -50, -30, -10, 10, 30, 50, 70, 90].map((t) => (t * Math.PI) / 180);
  const end = (p: P2, way: number): P2[] =>
    half.map((t) => add2(add2(p, d, way * flat * Math.cos(t)), n, way * radius * Math.sin(t)));
  return polygon([...end(pb, 1), ...end(pa, -1)]);
}

/** The faces of a box that can be seen: [front, top], turned by an angle about the z axis. */
export function boxFaces(camera: Camera, centre: V3, size: V3, angle = 0): string[] {
  const t = (angle * Math.PI) / 180;
  const along: V3 = [(Math.cos(t) * size[0]) / 2, (Math.sin(t) * size[0]) / 2, 0];
  const up: V3 = [(-Math.sin(t) * size[1]) / 2, (Math.cos(t) * size[1]) / 2, 0];
  const out: V3 = [0, 0, size[2] / 2];
  const face = (middle: V3, u: V3, v: V3): string => {
    const c = camera.place(add3(centre, middle));
    const [pu, pv] = [camera.place(u), camera.place(v)];
    const corner = (a: number, b: number): P2 => add2(add2(c, pu, a), pv, b);
    return polygon([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]);
  };
  const visible = (normal: V3): V3 => (camera.depth(normal) < 0 ? scale(normal, -1) : normal);
  return [
    face(visible(along), up, out),
    face(visible(up), along, out),
    face(visible(out), along, up),
  ];
}

const add3 = (a: V3, b: V3): V3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
