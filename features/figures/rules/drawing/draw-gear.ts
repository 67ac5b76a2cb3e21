import { type Limb, outwards, type Skeleton } from '../skeleton.ts';
import { add, cross, middle, scale, sub, unit, type V3 } from '../vector.ts';
import type { Camera, P2 } from './camera.ts';
import type { Stroke } from './draw-body.ts';
import { type Gear, type Place, placeOf } from './gear.ts';
import { ball, boxFaces, disc, line, polygon, rod, tube } from './outline.ts';

const behind = -90;
const before = 90;
const aside: V3 = [0, 0, 1];

type Pen = {
  camera: Camera;
  skeleton: Skeleton;
  put: (depth: number, style: string, d: string) => void;
};

const mid = ({ skeleton }: Pen): V3 => placeOf('grips', skeleton);

function barbell(pen: Pen, gear: Extract<Gear, { kind: 'barbell' }>): void {
  const { camera, put } = pen;
  const c = gear.at ? placeOf(gear.at, pen.skeleton) : mid(pen);
  const half = gear.half ?? 19;
  const radius = gear.plate ?? 10.5;
  const at = (z: number): V3 => add(c, aside, z);
  const beyond = gear.bare ? 0 : 3.5;
  const rim = (z: number, far: boolean): void => {
    const depth = camera.depth(at(z * 2));
    if (gear.bare) return;
    put(depth, far ? 'farPlate' : 'plate', tube(camera, at(z - 1), at(z + 1), radius));
    put(depth, 'ring', disc(camera, at(z + (far ? -1 : 1)), aside, radius * 0.72));
  };
  rim(-half, true);
  put(
    camera.depth(c) + 7,
    'iron',
    rod(camera.place(at(-half - beyond)), camera.place(at(half + beyond)), 0.8),
  );
  rim(half, false);
  put(camera.depth(at(half * 2)) + 0.1, 'iron', tube(camera, at(half), at(half + beyond), 1.3));
}

/** Handle and heads about a grip. */
function oneDumbbell(pen: Pen, c: V3, axis: V3, depth: number, size = 1): void {
  const { camera, put } = pen;
  const at = (k: number): V3 => add(c, axis, k * size);
  put(depth, 'iron', rod(camera.place(at(-4)), camera.place(at(4)), 0.8));
  for (const way of camera.depth(axis) > 0 ? [-1, 1] : [1, -1]) {
    put(depth + 0.01, 'iron', tube(camera, at(way * 2.9), at(way * 6.4), 3.6 * size));
    put(depth + 0.02, 'ring', disc(camera, at(way * 6.4), axis, 2.4 * size));
  }
}

const forearmOf = (limb: Limb): V3 => unit(sub(limb.wrist, limb.elbow));

function handsOf(pen: Pen, at: 'near' | 'far' | 'both' | 'grips'): Limb[] {
  const { near, far } = pen.skeleton;
  return at === 'near' ? [near] : at === 'far' ? [far] : [far, near];
}

function dumbbell(pen: Pen, gear: Extract<Gear, { kind: 'dumbbell' }>): void {
  const { camera } = pen;
  const way = gear.way ?? 'along';
  if (gear.at === 'grips') {
    const axis: V3 = typeof way === 'string' ? [0, 1, 0] : way;
    oneDumbbell(pen, mid(pen), axis, camera.depth(mid(pen)) + 9, 1.15);
    return;
  }
  for (const limb of handsOf(pen, gear.at ?? 'both')) {
    const hinge = outwards(forearmOf(limb), limb.forearmFront, limb.z);
    const axis =
      typeof way !== 'string'
        ? way
        : way === 'along'
          ? limb.forearmFront
          : way === 'up'
            ? ([0, 1, 0] as const)
            : hinge;
    oneDumbbell(pen, limb.grip, axis, camera.depth(middle(limb.shoulder, limb.elbow, 0.8)) + 4.2);
  }
}

function oneKettlebell(pen: Pen, c: V3, way: V3, depth: number): void {
  const { camera, put } = pen;
  const along = unit(way);
  const side =
    Math.abs(along[2]) > 0.8 ? ([1, 0, 0] as const) : unit(cross(cross(along, [0, 0.2, 1]), along));
  const at = (k: number, s: number): V3 => add(add(c, along, k), side, s);
  put(
    depth,
    'hoop',
    line([at(5, -3.4), at(0.6, -3), at(-0.4, 0), at(0.6, 3), at(5, 3.4)].map(camera.place)),
  );
  put(depth + 0.01, 'iron', ball(camera, at(8.4, 0), 5.4));
  put(depth + 0.02, 'ring', ball(camera, at(8.4, 0), 3));
}

function kettlebell(pen: Pen, gear: Extract<Gear, { kind: 'kettlebell' }>): void {
  const { camera } = pen;
  const hangs = gear.hangs ?? 'down';
  const wayFor = (limb: Limb): V3 =>
    hangs === 'down'
      ? [0, -1, 0]
      : hangs === 'up'
        ? [0, 1, 0]
        : hangs === 'arm'
          ? unit(sub(limb.grip, limb.shoulder))
          : add(scale(limb.forearmFront, -1), forearmOf(limb), -0.55);
  if (gear.at === 'grips') {
    const { near, far } = pen.skeleton;
    const way = hangs === 'arm' ? sub(mid(pen), middle(near.shoulder, far.shoulder)) : wayFor(near);
    oneKettlebell(pen, mid(pen), way, camera.depth(mid(pen)) + 5);
    return;
  }
  for (const limb of handsOf(pen, gear.at ?? 'both')) {
    oneKettlebell(
      pen,
      limb.grip,
      wayFor(limb),
      camera.depth(limb.grip) + (hangs === 'rack' ? -1 : 3),
    );
  }
}

function line3(pen: Pen, gear: Extract<Gear, { kind: 'wire' | 'band' }>): void {
  const { camera, skeleton, put } = pen;
  const from = placeOf(gear.from, skeleton);
  for (const place of gear.to) {
    const to = placeOf(place, skeleton);
    const d = rod(camera.place(from), camera.place(to), gear.kind === 'wire' ? 0.35 : 0.75);
    put(camera.depth(middle(from, to)) + (gear.kind === 'wire' ? 1 : 8), gear.kind, d);
  }
}

function loop(pen: Pen, around: Extract<Gear, { kind: 'loop' }>['around']): void {
  const { near, far } = pen.skeleton;
  const above = (limb: Limb): V3 => middle(limb.hip, limb.knee, around === 'thighs' ? 0.82 : 1);
  const on = (limb: Limb): V3 =>
    around === 'wrists'
      ? limb.wrist
      : around === 'ankles'
        ? middle(limb.knee, limb.ankle, 0.86)
        : above(limb);
  const [a, b] = [on(far), on(near)];
  const wide = around === 'wrists' || around === 'ankles' ? 2 : 3.6;
  const { camera, put } = pen;
  const way = unit(sub(b, a));
  const [from, to] = [camera.place(add(a, way, -wide)), camera.place(add(b, way, wide))];
  put(camera.depth(b) + 12, 'band', rod(from, to, 1.1));
}

function block(pen: Pen, gear: Extract<Gear, { kind: 'block' }>): void {
  const centre = add(placeOf(gear.at, pen.skeleton), gear.shift ?? [0, 0, 0]);
  const [end, top, front] = boxFaces(pen.camera, centre, gear.size, gear.angle);
  const depth = gear.over ? before : behind + pen.camera.depth(centre) / 50;
  pen.put(depth, 'padEnd', end ?? '');
  pen.put(depth + 0.001, 'pad', front ?? '');
  pen.put(depth + 0.002, 'padTop', top ?? '');
}

function roll(pen: Pen, gear: Extract<Gear, { kind: 'roll' }>): void {
  const c = add(placeOf(gear.at, pen.skeleton), gear.shift ?? [0, 0, 0]);
  const at = (z: number): V3 => add(c, aside, z);
  const { camera, put } = pen;
  const depth = gear.over === false ? behind : camera.depth(at(gear.half));
  put(depth, 'roll', tube(camera, at(-gear.half), at(gear.half), gear.radius));
  put(depth + 0.01, 'rollEnd', disc(camera, at(gear.half), aside, gear.radius));
}

function skipping(pen: Pen): void {
  const { near, far } = pen.skeleton;
  const { camera, put } = pen;
  const c = middle(near.grip, far.grip);
  const low: V3 = [c[0], 1, c[2]];
  const corner = (limb: Limb): V3[] => [
    limb.grip,
    [limb.grip[0] + 1, limb.grip[1] * 0.45, limb.grip[2] + limb.z * 9],
    [limb.grip[0] + 1, 6, limb.grip[2] + limb.z * 2],
  ];
  put(
    behind + 60,
    'cord',
    line([...corner(far), low, ...corner(near).toReversed()].map(camera.place)),
  );
}

function rope(pen: Pen, from: Place): void {
  const { camera, skeleton, put } = pen;
  const knot = placeOf(from, skeleton);
  for (const limb of [skeleton.far, skeleton.near]) {
    const end = add(limb.grip, unit(sub(limb.grip, knot)), 2.5);
    put(camera.depth(limb.grip) + 1, 'band', rod(camera.place(end), camera.place(knot), 0.8, 0.6));
  }
}

function one(pen: Pen, gear: Gear): void {
  const { camera, skeleton, put } = pen;
  switch (gear.kind) {
    case 'barbell':
      return barbell(pen, gear);
    case 'dumbbell':
      return dumbbell(pen, gear);
    case 'kettlebell':
      return kettlebell(pen, gear);
    case 'plate': {
      const c = placeOf(gear.at, skeleton);
      const [axis, radius] = [gear.axis ?? aside, gear.radius ?? 8];
      put(camera.depth(c) + 6, 'iron', tube(camera, add(c, axis, -1), add(c, axis, 1), radius));
      put(camera.depth(c) + 6.01, 'ring', disc(camera, add(c, axis, 1), axis, radius * 0.6));
      return;
    }
    case 'ball': {
      const c = add(placeOf(gear.at, skeleton), [0, gear.lift ?? 0, 0]);
      const depth = gear.soft ? behind + 1 : camera.depth(c) + 8;
      put(depth, gear.soft ? 'pad' : 'iron', ball(camera, c, gear.radius));
      put(
        depth + 0.01,
        'ring',
        ball(camera, add(c, [-gear.radius * 0.2, gear.radius * 0.25, 0]), gear.radius * 0.55),
      );
      return;
    }
    case 'wire':
    case 'band':
      return line3(pen, gear);
    case 'loop':
      return loop(pen, gear.around);
    case 'handle': {
      const c = placeOf(gear.at, skeleton);
      const way = gear.way ?? aside;
      const half = gear.half ?? 10;
      const ends = [add(c, way, -half), add(c, way, half)] as const;
      put(camera.depth(c) + 7, 'iron', rod(camera.place(ends[0]), camera.place(ends[1]), 0.9));
      return put(
        camera.depth(ends[1]) + 7,
        'iron',
        tube(camera, add(c, way, half - 1), ends[1], 1.5),
      );
    }
    case 'rope':
      return rope(pen, gear.from);
    case 'rod': {
      const d = rod(camera.place(gear.from), camera.place(gear.to), gear.width ?? 1.2);
      return put(
        gear.over ? before : behind + camera.depth(gear.from) / 50,
        gear.style ?? 'frame',
        d,
      );
    }
    case 'lever': {
      const to = placeOf(gear.to, skeleton);
      const d = rod(camera.place(gear.pivot), camera.place(to), gear.width ?? 1.2);
      put(gear.over ? camera.depth(to) + 9 : behind + 10, 'lever', d);
      return put(
        gear.over ? camera.depth(to) + 9.1 : behind + 10.1,
        'iron',
        ball(camera, gear.pivot, 1.9),
      );
    }
    case 'block':
      return block(pen, gear);
    case 'roll':
      return roll(pen, gear);
    case 'wheel': {
      const depth = gear.over ? before : behind + 2;
      put(depth, gear.spokes ? 'rim' : 'wheel', disc(camera, gear.at, aside, gear.radius));
      put(depth + 0.1, 'iron', disc(camera, gear.at, aside, gear.radius * 0.18));
      return;
    }
    case 'water': {
      const { level, half } = gear;
      const crest = Array.from({ length: 13 }, (_, i): P2 => [(i / 6 - 1) * half, level + (i % 2)]);
      put(before, 'water', polygon([...crest, [half, 1], [-half, 1]]));
      return put(before + 0.1, 'cord', line(crest));
    }
    case 'skipping':
      return skipping(pen);
    case 'sticks':
      for (const limb of [skeleton.far, skeleton.near]) {
        const tip: V3 = [limb.grip[0] - 16, 0.5, limb.grip[2]];
        put(
          camera.depth(limb.grip) + 5,
          'iron',
          rod(camera.place(add(limb.grip, [1, 3, 0])), camera.place(tip), 0.6),
        );
      }
  }
}

/** What is held, pulled and lain on, as filled or drawn paths. */
export function drawGear(list: readonly Gear[], skeleton: Skeleton, camera: Camera): Stroke[] {
  const strokes: Stroke[] = [];
  const put: Pen['put'] = (depth, style, d) => void strokes.push({ depth, style, d });
  for (const gear of list) one({ camera, skeleton, put }, gear);
  return strokes;
}
