import { type Limb, outwards, type Skeleton } from '../skeleton.ts';
import { add, clamp, cosine, middle, mix, scale, sine, sub, unit, type V3 } from '../vector.ts';
import {
  type Area,
  footProfile,
  headFront,
  headProfile,
  limbShapes,
  muscleAreas,
  type Part,
  type Row,
  type Shape,
  trunkRows,
} from './body-shape.ts';
import type { Camera, P2 } from './camera.ts';
import { add2, ball, dot2, rod, smooth, unit2 } from './outline.ts';

/** One filled path; what is nearer to the viewer is drawn later. */
export type Stroke = { depth: number; style: string; d: string };
export type Tints = Partial<Record<Area, 'primary' | 'secondary'>>;

/** A stretch of body: its line on the screen, and which way its front and outside show. */
type Stretch = {
  place: (t: number) => P2;
  across: (t: number) => P2;
  front: (t: number) => P2;
  out: (t: number) => P2;
  facing: (t: number, round: number) => number;
  rows: readonly Row[];
};

function rowAt(rows: readonly Row[], t: number): Row {
  let i = 1;
  while (i < rows.length - 1 && (rows[i]?.[0] ?? 1) < t) i++;
  const [a, b] = [rows[i - 1], rows[i]];
  if (!a || !b) throw new Error('A shape has two rows or more.');
  const k = clamp((t - a[0]) / (b[0] - a[0]), 0, 1);
  return [t, mix(a[1], b[1], k), mix(a[2], b[2], k), mix(a[3], b[3], k), mix(a[4], b[4], k)];
}

/** How far the skin lies from the line on the screen, on the side of `way`: the edge of an ellipse seen from anywhere. */
function extent(stretch: Stretch, t: number, way: number): number {
  const row = rowAt(stretch.rows, t);
  const n = stretch.across(t);
  const [f, o] = [dot2(stretch.front(t), n) * way, dot2(stretch.out(t), n) * way];
  return Math.hypot(f * (f > 0 ? row[1] : row[2]), o * (o > 0 ? row[3] : row[4]));
}

const skin = (stretch: Stretch, t: number, o: number): P2 =>
  add2(stretch.place(t), stretch.across(t), o * extent(stretch, t, o));

const layers = [1, 0.8, 0.58];

/** A muscle's visible part as nested shapes, so that its edge is soft without a filter. */
function muscle(
  stretch: Stretch,
  area: readonly [Part, number, number, number, number],
  mirrored: number,
  soft: boolean,
): string[] {
  const [, t0, t1, round0, round1] = area;
  const t = (t0 + t1) / 2;
  const n = stretch.across(t);
  const row = rowAt(stretch.rows, t);
  const [f, o] = [dot2(stretch.front(t), n), dot2(stretch.out(t), n)];
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i <= 10; i++) {
    const round = mix(round0, round1, i / 10) * mirrored;
    if (stretch.facing(t, round) < -0.04) continue;
    const [c, s] = [cosine(round), sine(round)];
    const v = c * (c > 0 ? row[1] : row[2]) * f + s * (s > 0 ? row[3] : row[4]) * o;
    const w = v / (extent(stretch, t, Math.sign(v) || 1) || 1);
    low = Math.min(low, w);
    high = Math.max(high, w);
  }
  if (high - low < 0.12) [low, high] = [0, 0];
  const [centre, half] = [(low + high) / 2, (high - low) / 2];
  const curve = (v: number): number => Math.sign(v) * Math.abs(v) ** 0.8;
  return (soft ? layers : [0.9]).map((k) =>
    smooth(
      Array.from({ length: 10 }, (_, i) => {
        const a = (i / 10) * 2 * Math.PI;
        return skin(
          stretch,
          t + ((t1 - t0) / 2) * (half ? k : 0) * curve(Math.cos(a)),
          clamp(centre + half * k * curve(Math.sin(a)), -1, 1),
        );
      }),
    ),
  );
}

function limbStretch(
  camera: Camera,
  a: V3,
  b: V3,
  front: V3,
  z: number,
  rows: readonly Row[],
): Stretch {
  const out = outwards(unit(sub(b, a)), front, z);
  const [pa, pb] = [camera.place(a), camera.place(b)];
  const d = unit2(add2(pb, pa, -1));
  const [f, o] = [camera.place(front), camera.place(out)];
  return {
    place: (t) => [mix(pa[0], pb[0], t), mix(pa[1], pb[1], t)],
    across: () => [-d[1], d[0]],
    front: () => f,
    out: () => o,
    facing: (_, round) => camera.depth(add(scale(front, cosine(round)), out, sine(round))),
    rows,
  };
}

function limbOutline(stretch: Stretch, caps: Shape['caps']): string {
  const n = stretch.across(0);
  const d: P2 = [n[1], -n[0]];
  const places = stretch.rows.map((row) => row[0]);
  return smooth([
    add2(stretch.place(0), d, -caps[0]),
    ...places.map((t) => skin(stretch, t, 1)),
    add2(stretch.place(1), d, caps[1]),
    ...places.toReversed().map((t) => skin(stretch, t, -1)),
  ]);
}

function trunkStretch(camera: Camera, { trunk }: Skeleton): Stretch {
  const whole = unit2(add2(camera.place(trunk.at(1).p), camera.place(trunk.at(0).p), -1), [0, 1]);
  const up = (t: number): P2 => {
    const seen = camera.place(trunk.at(t).up);
    return Math.hypot(seen[0], seen[1]) < 0.35 ? whole : unit2(seen);
  };
  return {
    place: (t) => camera.place(trunk.at(t).p),
    across: (t) => {
      const d = up(t);
      return [-d[1], d[0]];
    },
    front: (t) => camera.place(trunk.at(t).front),
    out: (t) => camera.place(trunk.at(t).side),
    facing: (t, round) => {
      const frame = trunk.at(t);
      return camera.depth(add(scale(frame.front, cosine(round)), frame.side, sine(round)));
    },
    rows: trunkRows,
  };
}

function drawFoot(camera: Camera, limb: Limb): string {
  const side = outwards(scale(limb.footUp, -1), limb.footFront, limb.z);
  const at = (along: number, up: number, out = 0): P2 =>
    camera.place(add(add(add(limb.ankle, limb.footFront, along), limb.footUp, up), side, out));
  // Toes lie flat when the heel is up.
  const onFloor = limb.ball[1] < 3 && limb.footFront[1] < -0.05 && limb.footUp[1] > -0.4;
  const flat: V3 = unit([limb.footFront[0], 0, limb.footFront[2]]);
  const toeWay = onFloor
    ? Math.hypot(limb.footFront[0], limb.footFront[2]) > 0.15
      ? flat
      : ([1, 0, 0] as const)
    : limb.footFront;
  const toe = (out: number): P2 => camera.place(add(add(limb.ball, toeWay, 3), side, out));
  const near = (out: number): P2 => camera.place(add(limb.ball, side, out));
  return (
    smooth(footProfile.map(([along, up]) => at(along, up))) +
    rod(at(-1.8, -2.2), near(0.4), 1.7, 1.15) +
    rod(at(0, -0.4), at(4, -1.6), 1.7, 1.5) +
    rod(near(1.1), toe(0.7), 1.1, 1) +
    rod(near(-1.1), toe(-0.9), 1.1, 1)
  );
}

function drawHand(camera: Camera, limb: Limb, hand: Skeleton['hand']): string {
  const along = unit(sub(limb.wrist, limb.elbow));
  const level: V3 = Math.abs(along[0]) > 0.25 ? unit([along[0], 0, along[2]]) : [1, 0, 0];
  const way: V3 =
    hand === 'wall'
      ? [0, 1, 0]
      : hand === 'flat' && along[1] < -0.55 && limb.wrist[1] < 40
        ? level
        : along;
  const tip = add(limb.wrist, way, hand === 'fist' ? 5.2 : 8.2);
  const half = hand === 'fist' ? 2.2 : 1.5;
  const rows: Row[] = [
    [0, 1.3, 1.3, 1.4, 1.4],
    [0.5, half, half, half, half],
    [0.9, half * 0.85, half * 0.85, half * 0.85, half * 0.85],
  ];
  const stretch = limbStretch(camera, limb.wrist, tip, limb.forearmFront, limb.z, rows);
  return limbOutline(stretch, [1, 0.7]);
}

function drawHead(camera: Camera, { trunk, head, headUp, headFront: ahead }: Skeleton): string {
  const aside = outwards(scale(headUp, -1), ahead, 1);
  const base = trunk.at(1.02);
  const neckFrom = add(base.p, base.front, -0.9);
  const neckTo = add(add(head, ahead, -0.6), headUp, -2);
  const flat = (points: typeof headProfile, way: V3): string =>
    smooth(points.map(([u, v]) => camera.place(add(add(head, way, u), headUp, v))));
  return (
    rod(camera.place(neckFrom), camera.place(neckTo), 3.2, 2.8) +
    flat(headProfile, ahead) +
    flat(headFront, aside) +
    ball(camera, add(add(head, headUp, 1), ahead, -0.4), 5.1)
  );
}

/** The body as filled paths. The number and order of a path's commands never depend on the pose. */
export function drawBody(
  skeleton: Skeleton,
  camera: Camera,
  tints: Tints,
  { joined = false, soft = true }: { joined?: boolean; soft?: boolean },
): Stroke[] {
  const strokes: Stroke[] = [];
  const tinted = Object.entries(muscleAreas).filter(
    ([name]) => tints[name as Area] && (name !== 'hipAbductors' || Math.abs(camera.yaw) > 30),
  );
  const paint = (
    part: Part,
    stretch: Stretch,
    depth: number,
    mirrored: number,
    only?: boolean,
  ): void => {
    for (const [name, area] of tinted) {
      if (area[0] !== part || (only !== undefined && (name === 'glutes') !== only)) continue;
      for (const d of muscle(stretch, area, mirrored, soft)) {
        const tint = tints[name as Area] ?? '';
        strokes.push({ depth, style: soft ? tint : `${tint}Flat`, d });
      }
    }
  };
  let legs = '';
  const trunkDepth = camera.depth(skeleton.trunk.at(0.6).p);
  const over: (() => void)[] = [];
  for (const limb of [skeleton.far, skeleton.near]) {
    const tone = joined || camera.depth([0, 0, limb.z]) > -0.6 ? 'near' : 'far';
    const stretch = (part: keyof typeof limbShapes, a: V3, b: V3, front: V3): Stretch =>
      limbStretch(camera, a, b, front, limb.z, limbShapes[part].rows);
    const thigh = stretch('thigh', limb.hip, limb.knee, limb.thighFront);
    const shank = stretch('shank', limb.knee, limb.ankle, limb.shankFront);
    const upper = stretch('upperArm', limb.shoulder, limb.elbow, limb.armFront);
    const fore = stretch('forearm', limb.elbow, limb.wrist, limb.forearmFront);
    const leg =
      limbOutline(thigh, limbShapes.thigh.caps) +
      limbOutline(shank, limbShapes.shank.caps) +
      drawFoot(camera, limb);
    const legDepth = joined ? trunkDepth : camera.depth(middle(limb.hip, limb.knee, 0.6));
    if (joined) legs += leg;
    else strokes.push({ depth: legDepth, style: tone, d: leg });
    const paintLeg = (): void => {
      paint('thigh', thigh, legDepth, 1);
      paint('shank', shank, legDepth, 1);
    };
    if (joined) over.push(paintLeg);
    else paintLeg();
    const armDepth = camera.depth(middle(limb.shoulder, limb.elbow, 0.8)) + (joined ? 4 : 0);
    const arm =
      limbOutline(upper, limbShapes.upperArm.caps) +
      limbOutline(fore, limbShapes.forearm.caps) +
      drawHand(camera, limb, skeleton.hand);
    strokes.push({ depth: armDepth, style: tone, d: arm });
    paint('upperArm', upper, armDepth, 1);
    paint('forearm', fore, armDepth, 1);
  }
  const trunk = trunkStretch(camera, skeleton);
  const places = trunkRows.map((row) => row[0]);
  const silhouette = smooth([
    ...places.map((s) => skin(trunk, s, 1)),
    ...places.toReversed().map((s) => skin(trunk, s, -1)),
  ]);
  const body = {
    depth: trunkDepth,
    style: joined ? 'near' : 'mid',
    d: legs + silhouette + drawHead(camera, skeleton),
  };
  strokes.push(body);
  for (const mirrored of [1, -1]) paint('trunk', trunk, trunkDepth, mirrored, false);
  for (const paintLater of over) paintLater();
  // The seat lies over the top of the nearer thigh.
  const seat = Math.max(
    trunkDepth,
    ...(joined
      ? []
      : [skeleton.near, skeleton.far].map((limb) =>
          camera.depth(middle(limb.hip, limb.knee, 0.6)),
        )),
  );
  for (const mirrored of [1, -1]) paint('trunk', trunk, seat + 0.01, mirrored, true);
  return strokes;
}
