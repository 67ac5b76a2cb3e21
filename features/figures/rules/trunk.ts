import type { Pose } from './pose.ts';
import { add, clamp, middle, turned, type V3 } from './vector.ts';

export type TrunkFrame = { p: V3; up: V3; front: V3; side: V3 };
/** A place of the trunk: 0 the hip joints, 1 the shoulder joints. */
export type Trunk = { at: (s: number) => TrunkFrame };

const length = 28.8;
const lowest = -0.3;
const step = 0.05;
const places = Array.from({ length: 33 }, (_, i) => lowest + i * step);

function axesAt(pose: Pose, s: number): Omit<TrunkFrame, 'p'> {
  const k = clamp((s - 0.15) / 0.5, 0, 1);
  let axes: [V3, V3, V3] = [
    [0, 1, 0],
    [1, 0, 0],
    [0, 0, 1],
  ];
  const turn = (axis: V3, degrees: number): void => {
    if (degrees) axes = axes.map((v) => turned(v, axis, degrees)) as [V3, V3, V3];
  };
  turn([0, 0, 1], -(pose.lean ?? 0));
  turn([1, 0, 0], pose.roll ?? 0);
  turn([0, 1, 0], -(pose.turn ?? 0));
  turn(axes[2], -(pose.spine ?? 0) * k);
  turn(axes[1], (pose.bend ?? 0) * k);
  turn(axes[0], -(pose.twist ?? 0) * k);
  return { up: axes[0], front: axes[1], side: axes[2] };
}

/** The trunk from its lowest to its highest place; it bends and turns between the pelvis and the ribs. */
export function trunkOf(pose: Pose, root: V3): Trunk {
  const frames = places.map((s) => ({ p: root, ...axesAt(pose, s) }));
  const hip = 6;
  for (let i = 0; i < frames.length; i++) {
    const frame = frames[i];
    const below = frames[i - 1];
    if (!frame) continue;
    if (i <= hip) frame.p = add(root, frame.up, length * step * (i - hip));
    else if (below) frame.p = add(below.p, middle(frame.up, below.up), length * step);
  }
  return {
    at: (s) => {
      const place = clamp((s - lowest) / step, 0, frames.length - 1.001);
      const i = Math.floor(place);
      const [a, b] = [frames[i], frames[i + 1]];
      if (!a || !b) throw new Error('The trunk has no such place.');
      const t = place - i;
      return {
        p: middle(a.p, b.p, t),
        up: middle(a.up, b.up, t),
        front: middle(a.front, b.front, t),
        side: middle(a.side, b.side, t),
      };
    },
  };
}
