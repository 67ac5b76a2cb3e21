import { type Arm, isPlanted, isReach, type Leg, type Pose, withSides } from './pose.ts';
import { type Hand, type Limb, skeletonOf } from './skeleton.ts';
import { mix, scale } from './vector.ts';

function blend(a: unknown, b: unknown, t: number): unknown {
  if (typeof a === 'number' || typeof b === 'number') {
    return a === null || b === null ? null : mix(Number(a ?? 0), Number(b ?? 0), t);
  }
  if (Array.isArray(a) && Array.isArray(b)) return a.map((v, i) => blend(v, b[i], t));
  if (a && b && typeof a === 'object' && typeof b === 'object') return blendFields(a, b, t);
  return a ?? b;
}

function blendFields(a: object, b: object, t: number): object {
  const [from, to] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  const keys = new Set([...from.keys(), ...to.keys()]);
  return Object.fromEntries([...keys].map((key) => [key, blend(from.get(key), to.get(key), t)]));
}

type Limbs = { armNear: Arm; armFar: Arm; legNear: Leg; legFar: Leg };
type Written = Pose & Limbs;

const asWritten = (pose: Pose): Written => ({
  armNear: {},
  armFar: {},
  legNear: {},
  legFar: {},
  ...withSides(pose),
});

/** The same arm said as a place of the hand. */
const placedArm = ({ grip, armFront, z }: Limb): Arm => ({
  at: [grip[0], grip[1], grip[2] * z],
  elbow: [-armFront[0], -armFront[1], -armFront[2] * z],
});

/** The same leg said as a place of the foot. */
const placedLeg = ({ ball, footFront, thighFront, z }: Limb): Leg => ({
  foot: [ball[0], ball[1] - 1.1, ball[2] * z],
  pitch: (Math.atan2(footFront[1], footFront[0]) * 180) / Math.PI,
  toe: 0,
  knee: [thighFront[0], thighFront[1], thighFront[2] * z],
});

const sameArm = (a: Arm, b: Arm): boolean =>
  isReach(a) && isReach(b)
    ? (a.on ?? 'floor') === (b.on ?? 'floor') && (a.at[1] === null) === (b.at[1] === null)
    : !isReach(a) && !isReach(b) && a.hangs === b.hangs;
const sameLeg = (a: Leg, b: Leg): boolean =>
  isPlanted(a) === isPlanted(b) &&
  (!isPlanted(a) || !isPlanted(b) || Boolean(a.knee) === Boolean(b.knee));

/** Two poses said in the same way, so that their numbers can be mixed: what is placed in both stays in place. */
function alike(first: Pose, second: Pose, hand: Hand): [Written, Written] {
  const pair = [asWritten(first), asWritten(second)] as const;
  const [a, b] = [{ ...pair[0] }, { ...pair[1] }];
  const bones = pair.map((pose) => skeletonOf(pose, hand));
  for (const side of ['near', 'far'] as const) {
    const [arm, leg] =
      side === 'near' ? (['armNear', 'legNear'] as const) : (['armFar', 'legFar'] as const);
    const [from, to] = bones.map((skeleton) => skeleton[side]);
    if (!from || !to) continue;
    if (!sameArm(pair[0][arm], pair[1][arm])) [a[arm], b[arm]] = [placedArm(from), placedArm(to)];
    if (!sameLeg(pair[0][leg], pair[1][leg])) [a[leg], b[leg]] = [placedLeg(from), placedLeg(to)];
  }
  const anchored = a.anchor?.[0] === b.anchor?.[0];
  const moved = a.anchor?.[0] && (isPlanted(a.legNear) || !anchored);
  if (!anchored || moved || a.root?.[1] === null || b.root?.[1] === null) {
    for (const [i, pose] of [a, b].entries()) {
      const tall = pair[0].root?.[1] === null && pair[1].root?.[1] === null;
      const root = bones[i]?.trunk.at(0).p;
      if (tall || !root) continue;
      if (anchored && a.anchor?.[0] === 'shoulder') continue;
      pose.root = scale(root, 1);
      delete pose.anchor;
    }
  }
  return [a, b];
}

const ease = (t: number): number => t * t * (3 - 2 * t);

/** The pose at a moment of a repetition: 0 the first, 0.5 the last, 1 the first again; a cycle goes round instead. */
export function motionOf(
  poses: readonly Pose[],
  hand: Hand = 'fist',
  cycle = false,
): (phase: number) => Pose {
  const [only] = poses;
  if (poses.length < 2) return () => only ?? {};
  const count = cycle ? poses.length : poses.length - 1;
  const pairs = Array.from({ length: count }, (_, i) =>
    alike(poses[i] ?? {}, poses[(i + 1) % poses.length] ?? {}, hand),
  );
  return (phase) => {
    const turn = phase - Math.floor(phase);
    const x = cycle ? turn * count : ease(1 - Math.abs(1 - 2 * turn)) * count;
    const i = Math.min(Math.floor(x), count - 1);
    const pair = pairs[i];
    return pair ? blendFields(pair[0], pair[1], cycle ? ease(x - i) : x - i) : {};
  };
}
