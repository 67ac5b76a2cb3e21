import { type Arm, isPlanted, isReach, type Leg, type Pose, withSides } from './pose.ts';
import { type Trunk, trunkOf } from './trunk.ts';
import {
  across,
  add,
  clamp,
  cosine,
  cross,
  dot,
  scale,
  sine,
  span,
  sub,
  turned,
  unit,
  type V3,
} from './vector.ts';

/** Segment lengths after Drillis and Contini, "Body Segment Parameters" (1966), as printed by Winter. */
export const bones = {
  upperArm: 18.6,
  forearm: 14.6,
  grip: 4.4,
  thigh: 24.5,
  shank: 24.6,
  shoulderHalf: 10.8,
  hipHalf: 5,
  neck: 11.7,
} as const;

/** The ball of the foot seen from the ankle, along and above the sole; its middle lies 1.1 over the floor. */
const ball = { along: 7.4, up: -2.8, over: 1.1 } as const;

/** A flat hand lies on the floor, or stands on a wall. */
export type Hand = 'fist' | 'flat' | 'wall' | 'open';

export type Limb = {
  /** 1 near, −1 far. */
  z: number;
  shoulder: V3;
  elbow: V3;
  wrist: V3;
  grip: V3;
  /** The way the elbow bends, at the upper arm and at the forearm. */
  armFront: V3;
  forearmFront: V3;
  hip: V3;
  knee: V3;
  ankle: V3;
  ball: V3;
  thighFront: V3;
  shankFront: V3;
  /** Along the sole and out of its top. */
  footFront: V3;
  footUp: V3;
  /** How far a hand or foot stays away from where it should be. */
  armShort: number;
  legShort: number;
};

export type Skeleton = {
  trunk: Trunk;
  head: V3;
  headUp: V3;
  headFront: V3;
  hand: Hand;
  near: Limb;
  far: Limb;
};

export const outwards = (axis: V3, front: V3, z: number): V3 => scale(cross(axis, front), z);

/** The middle joint of a chain from a to b of two bones, bent towards a pole. */
export function bend(a: V3, b: V3, first: number, second: number, pole: V3) {
  const whole = span(sub(b, a));
  const axis = unit(sub(b, a));
  const reach = clamp(whole, Math.abs(first - second) + 0.01, (first + second) * 0.9995);
  const along = (first * first - second * second + reach * reach) / (2 * reach);
  const off = across(pole, axis);
  const height = Math.sqrt(Math.max(0, first * first - along * along));
  return {
    mid: add(add(a, axis, along), off, height),
    end: add(a, axis, reach),
    off,
    short: Math.abs(whole - reach),
  };
}

type Axes = { up: V3; front: V3; side: V3 };
const world: Axes = { up: [0, 1, 0], front: [1, 0, 0], side: [0, 0, 1] };

/** A limb's direction, and the direction at right angles that it bends or straightens to. */
function swing(axes: Axes, forward: number, out: number, rotate: number, z: number) {
  const down = add(scale(axes.front, sine(forward)), axes.up, -cosine(forward));
  const axis = add(scale(down, cosine(out)), axes.side, sine(out) * z);
  const ahead = add(scale(axes.front, cosine(forward)), axes.up, sine(forward));
  return { axis, front: turned(ahead, axis, rotate * z) };
}

function armOf(arm: Arm, trunk: Trunk, pose: Pose, hand: Hand, z: number) {
  const top = trunk.at(1);
  const shoulder = add(
    add(add(top.p, top.up, pose.shrug ?? 0), top.front, pose.protract ?? 0),
    top.side,
    z * bones.shoulderHalf,
  );
  const grip = hand === 'fist' ? bones.grip : 0;
  if (!isReach(arm)) {
    const { axis, front } = swing(
      arm.hangs ? world : top,
      arm.shoulder ?? 0,
      arm.flare ?? 0,
      arm.rotate ?? 0,
      z,
    );
    const bent = arm.elbow ?? 0;
    const fore = add(scale(axis, cosine(bent)), front, sine(bent));
    const elbow = add(shoulder, axis, bones.upperArm);
    const wrist = add(elbow, fore, bones.forearm);
    const forearmFront = add(scale(front, cosine(bent)), axis, -sine(bent));
    return {
      shoulder,
      elbow,
      wrist,
      grip: add(wrist, fore, grip),
      armFront: front,
      forearmFront,
      armShort: 0,
    };
  }
  const { at, on = 'floor', elbow: pole = [-1, -1, 0.4] } = arm;
  const full = (bones.upperArm + bones.forearm + grip) * 0.998;
  const hang = (): number =>
    shoulder[1] -
    Math.sqrt(Math.max(0, full ** 2 - (at[0] - shoulder[0]) ** 2 - (at[2] * z - shoulder[2]) ** 2));
  const inFrame = (from: V3, axes: Axes): V3 =>
    add(add(add(from, axes.front, at[0]), axes.up, at[1] ?? 0), axes.side, at[2] * z);
  const target =
    on === 'floor'
      ? ([at[0], at[1] ?? hang(), at[2] * z] as const)
      : inFrame(on === 'trunk' ? top.p : shoulder, top);
  const poleIn = on === 'floor' ? world : top;
  const towards = add(
    add(scale(poleIn.front, pole[0]), poleIn.up, pole[1]),
    poleIn.side,
    pole[2] * z,
  );
  const solved = bend(shoulder, target, bones.upperArm, bones.forearm + grip, towards);
  const fore = unit(sub(solved.end, solved.mid));
  const axis = unit(sub(solved.mid, shoulder));
  const inwards = scale(solved.off, -1);
  return {
    shoulder,
    elbow: solved.mid,
    wrist: add(solved.end, fore, -grip),
    grip: solved.end,
    armFront: across(inwards, axis),
    forearmFront: across(inwards, fore),
    armShort: solved.short,
  };
}

function footAxes(pitch: number, toe: number, z: number): { front: V3; up: V3 } {
  const ahead: V3 = [cosine(toe), 0, sine(toe) * z];
  return {
    front: add(scale(ahead, cosine(pitch)), [0, 1, 0], sine(pitch)),
    up: add(scale(ahead, -sine(pitch)), [0, 1, 0], cosine(pitch)),
  };
}

function ankleOf(leg: Extract<Leg, { foot: unknown }>, z: number) {
  const axes = footAxes(leg.pitch ?? 0, leg.toe ?? 0, z);
  const [x, y, out] = leg.foot;
  const at = add(add([x, y + ball.over, out * z], axes.front, -ball.along), axes.up, -ball.up);
  return { at, axes };
}

function legOf(leg: Leg, root: V3, axes: Axes, z: number) {
  const hip = add(root, axes.side, z * bones.hipHalf);
  const ballOf = (ankle: V3, front: V3, up: V3): V3 =>
    add(add(ankle, front, ball.along), up, ball.up);
  if (isPlanted(leg)) {
    const foot = ankleOf(leg, z);
    const out = leg.out ?? (leg.toe ?? 0) * 0.8;
    const pole: V3 = leg.knee
      ? [leg.knee[0], leg.knee[1], leg.knee[2] * z]
      : [cosine(out), 0.05, sine(out) * z];
    const solved = bend(hip, foot.at, bones.thigh, bones.shank, pole);
    const moved = sub(solved.end, foot.at);
    return {
      hip,
      knee: solved.mid,
      ankle: solved.end,
      ball: add(ballOf(foot.at, foot.axes.front, foot.axes.up), moved),
      thighFront: across(solved.off, unit(sub(solved.mid, hip))),
      shankFront: across(solved.off, unit(sub(solved.end, solved.mid))),
      footFront: foot.axes.front,
      footUp: foot.axes.up,
      legShort: solved.short,
    };
  }
  const { axis, front } = swing(axes, leg.hip ?? 0, leg.splay ?? 0, leg.rotate ?? 0, z);
  const bent = leg.knee ?? 0;
  const shank = add(scale(axis, cosine(bent)), front, -sine(bent));
  const shankFront = add(scale(front, cosine(bent)), axis, sine(bent));
  const up = leg.ankle ?? -12;
  const footFront = add(scale(shankFront, cosine(up)), shank, -sine(up));
  const footUp = add(scale(shank, -cosine(up)), shankFront, -sine(up));
  const knee = add(hip, axis, bones.thigh);
  const ankle = add(knee, shank, bones.shank);
  return {
    hip,
    knee,
    ankle,
    ball: ballOf(ankle, footFront, footUp),
    thighFront: front,
    shankFront,
    footFront,
    footUp,
    legShort: 0,
  };
}

/** The highest place of the hips from which both planted legs still reach the floor. */
function tallestRoot(pose: Pose, x: number, side: V3, depth: number): number {
  const heights = [pose.legNear, pose.legFar].map((leg, i) => {
    if (!leg || !isPlanted(leg)) return Number.POSITIVE_INFINITY;
    const z = i === 0 ? 1 : -1;
    const { at } = ankleOf(leg, z);
    const hip = add([x, 0, depth], side, z * bones.hipHalf);
    const flat = (at[0] - hip[0]) ** 2 + (at[2] - hip[2]) ** 2;
    return (
      at[1] - hip[1] + Math.sqrt(Math.max(0, ((bones.thigh + bones.shank) * 0.998) ** 2 - flat))
    );
  });
  return Math.min(...heights);
}

/** Every joint of a pose, by forward kinematics; planted feet and placed hands are solved into the same joints. */
export function skeletonOf(asWritten: Pose, hand: Hand = 'fist'): Skeleton {
  const pose = withSides(asWritten);
  const { armNear = {}, armFar = {}, legNear = {}, legFar = {} } = pose;
  const axesAt = (root: V3): Trunk => trunkOf(pose, root);
  const [x, y, depth = 0] = pose.root ?? [0, 0];
  let root: V3 = [x, y ?? tallestRoot(pose, x, axesAt([0, 0, 0]).at(0).side, depth), depth];
  if (pose.anchor) {
    const [landmark, toX, toY] = pose.anchor;
    const trial = axesAt([0, 0, 0]);
    const limb = {
      ...armOf(armNear, trial, pose, hand, 1),
      ...legOf(legNear, [0, 0, 0], trial.at(0), 1),
    };
    root = [toX - limb[landmark][0], toY - limb[landmark][1], depth];
  }
  const trunk = axesAt(root);
  const limb = (arm: Arm, leg: Leg, z: number): Limb => ({
    z,
    ...armOf(arm, trunk, pose, hand, z),
    ...legOf(leg, root, trunk.at(0), z),
  });
  const top = trunk.at(1);
  const nod = pose.neck ?? 0;
  const headUp = turned(turned(top.up, top.side, -nod), top.front, pose.tilt ?? 0);
  const headFront = turned(turned(top.front, top.side, -nod), headUp, -(pose.look ?? 0));
  const head = add(add(top.p, headUp, bones.neck), headFront, 1.4);
  return {
    trunk,
    head,
    headUp,
    headFront,
    hand,
    near: limb(armNear, legNear, 1),
    far: limb(armFar, legFar, -1),
  };
}

/** The angle at the middle joint, 0 = straight. */
export const flexion = (a: V3, b: V3, c: V3): number =>
  (Math.acos(clamp(dot(unit(sub(b, a)), unit(sub(c, b))), -1, 1)) * 180) / Math.PI;
