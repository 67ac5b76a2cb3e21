import { type Camera, cameraAt } from './drawing/camera.ts';
import { drawBody, type Stroke, type Tints } from './drawing/draw-body.ts';
import { drawGear } from './drawing/draw-gear.ts';
import type { Gear } from './drawing/gear.ts';
import { motionOf } from './motion.ts';
import type { Pose } from './pose.ts';
import { type Hand, skeletonOf } from './skeleton.ts';

/** How an exercise looks: its key poses and what is around them. */
export type Figure = {
  poses: readonly Pose[];
  gear?: readonly Gear[];
  hand?: Hand;
  /** 0 from the side, 90 from the front, −90 from behind. */
  yaw?: number;
  /** Legs and trunk are one shape: a standing figure from the front or from behind. */
  joined?: boolean;
  /** Seconds of one repetition. */
  seconds?: number;
  /** After the last pose comes the first again, as in walking. */
  cycle?: boolean;
  /** No level floor is drawn. */
  floor?: false;
  /** The pose that says most. */
  telling?: number;
};

const sideOn = 14;
const cameraOf = ({ yaw = sideOn }: Figure): Camera => cameraAt(yaw);

function strokesOf(figure: Figure, pose: Pose, tints: Tints, soft: boolean): Stroke[] {
  const camera = cameraOf(figure);
  const skeleton = skeletonOf(pose, figure.hand);
  return [
    ...drawBody(skeleton, camera, tints, { joined: figure.joined ?? false, soft }),
    ...drawGear(figure.gear ?? [], skeleton, camera),
  ];
}

/** The order of the paths, back to front: one for all moments, so that a picture can move without being rebuilt. */
function orderOf(figure: Figure, tints: Tints): number[] {
  const depths: number[] = [];
  for (const pose of figure.poses) {
    for (const [i, stroke] of strokesOf(figure, pose, tints, true).entries()) {
      depths[i] = (depths[i] ?? 0) + stroke.depth;
    }
  }
  return depths.map((_, i) => i).sort((a, b) => (depths[a] ?? 0) - (depths[b] ?? 0) || a - b);
}

export type Drawing = {
  /** x, y, width and height of what all moments fit in; square. */
  box: readonly [number, number, number, number];
  styles: readonly string[];
  /** The paths at a moment of the repetition, in the order of the styles. */
  at: (phase: number) => string[];
  pose: (index: number) => string[];
};

type Box = Drawing['box'];

/** A square round all of the paths, at least so wide, standing on the floor. */
function boxOf(all: readonly Stroke[], atLeast: number): Box {
  let [left, right, top, bottom] = [1e3, -1e3, 1e3, 3];
  for (const { d } of all) {
    for (const [, x, y] of d.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[A-Z]|$)/g)) {
      left = Math.min(left, Number(x));
      right = Math.max(right, Number(x));
      top = Math.min(top, Number(y));
      bottom = Math.max(bottom, Number(y));
    }
  }
  const size = Math.max(right - left, bottom - top, atLeast) + 8;
  return [(left + right) / 2 - size / 2, bottom + 4 - size, size, size];
}

/** Prepares an exercise's figure; moments are then drawn one by one. */
export function drawFigure(figure: Figure, tints: Tints): Drawing {
  const order = orderOf(figure, tints);
  const first = strokesOf(figure, figure.poses[0] ?? {}, tints, true);
  const moment = motionOf(figure.poses, figure.hand, figure.cycle);
  const between = [0.1, 0.2, 0.3, 0.4, 0.6, 0.7, 0.8, 0.9].map(moment);
  const paths = (pose: Pose): string[] => {
    const strokes = strokesOf(figure, pose, tints, true);
    return order.map((i) => strokes[i]?.d ?? '');
  };
  return {
    box: boxOf(
      [...figure.poses, ...between].flatMap((pose) => strokesOf(figure, pose, {}, false)),
      84,
    ),
    styles: order.map((i) => first[i]?.style ?? ''),
    at: (phase) => paths(moment(phase)),
    pose: (index) => paths(figure.poses[index] ?? {}),
  };
}

/** The pose that says most, for a small picture: few paths, and drawn quickly. */
export type Still = Pick<Drawing, 'box' | 'styles'> & { paths: readonly string[] };

export function drawStill(figure: Figure, tints: Tints): Still {
  const pose = figure.poses[figure.telling ?? figure.poses.length - 1] ?? {};
  const strokes = strokesOf(figure, pose, tints, false).sort((a, b) => a.depth - b.depth);
  return {
    box: boxOf(strokes, 64),
    styles: strokes.map(({ style }) => style),
    paths: strokes.map(({ d }) => d),
  };
}
