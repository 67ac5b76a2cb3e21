import { describe, expect, it } from 'vitest';
import { isUsualRun, timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { drawFigure, type Figure } from './figure.ts';
import { figures } from './figure-of-exercise.ts';
import { motionOf } from './motion.ts';
import { isPlanted, isReach, withSides } from './pose.ts';
import { bones, flexion, type Limb, type Skeleton, skeletonOf } from './skeleton.ts';
import { span, sub, type V3 } from './vector.ts';

const all = [...figures];
const MOMENTS = timesToRun(12, 4);
const moments = (figure: Figure): Skeleton[] => {
  const at = motionOf(figure.poses, figure.hand, figure.cycle);
  const whole = figure.cycle ? 1 : 0.5;
  return Array.from({ length: MOMENTS + 1 }, (_, i) =>
    skeletonOf(at((i / MOMENTS) * whole), figure.hand),
  );
};
const between = (a: V3, b: V3): number => span(sub(a, b));
const limbsOf = (skeleton: Skeleton): Limb[] => [skeleton.near, skeleton.far];
/** Hills and stairs go below the level they start from. */
const below = (figure: Figure): number => (figure.floor === false ? -12 : 0);

/** The usual run takes every third; `npm run test:long` and a change of figures take all. */
const drawn = all.filter((_, at) => !isUsualRun || at % 3 === 0);

describe.each(drawn)('the figure of %s', (_, figure) => {
  it('keeps its bones, reaches what it holds and stands on, and stays over the floor', () => {
    expect(figure.poses.length).toBeLessThanOrEqual(4);
    for (const skeleton of moments(figure)) {
      expect(skeleton.head[1]).toBeGreaterThan(3 + below(figure));
      for (const limb of limbsOf(skeleton)) {
        expect(between(limb.shoulder, limb.elbow)).toBeCloseTo(bones.upperArm, 3);
        expect(between(limb.elbow, limb.wrist)).toBeCloseTo(bones.forearm, 3);
        expect(between(limb.hip, limb.knee)).toBeCloseTo(bones.thigh, 3);
        expect(between(limb.knee, limb.ankle)).toBeCloseTo(bones.shank, 3);
        expect(limb.armShort, 'hand away from its place').toBeLessThan(0.5);
        expect(limb.legShort, 'foot away from its place').toBeLessThan(0.5);
        for (const joint of [
          'hip',
          'knee',
          'ankle',
          'ball',
          'shoulder',
          'elbow',
          'wrist',
        ] as const) {
          expect(limb[joint][1], joint).toBeGreaterThan(0.3 + below(figure));
        }
        expect(flexion(limb.hip, limb.knee, limb.ankle), 'knee').toBeLessThan(158);
        expect(flexion(limb.shoulder, limb.elbow, limb.wrist), 'elbow').toBeLessThan(155);
      }
    }
  });

  it('draws the same paths at every moment, all finite', () => {
    const drawing = drawFigure(figure, { quads: 'primary' });
    const commands = new Set<string>();
    for (const phase of [0, 0.3, 0.5, 0.9].slice(0, timesToRun(4, 2))) {
      const paths = drawing.at(phase);
      expect(paths.length).toBe(drawing.styles.length);
      expect(paths.join('')).not.toMatch(/NaN|Infinity|undefined/);
      commands.add(paths.map((d) => d.replaceAll(/[^A-Z]/g, '')).join(' '));
    }
    expect(commands.size).toBe(1);
  });
});

describe('all figures', () => {
  it('never let a planted foot or a placed hand slip between two poses', () => {
    for (const [id, figure] of all) {
      const poses = figure.poses.map(withSides);
      for (const [limb, key] of [
        ['near', 'Near'],
        ['far', 'Far'],
      ] as const) {
        const feet = poses.map((pose) => pose[`leg${key}`] ?? {});
        const places = new Set(
          feet.map((leg) => (isPlanted(leg) ? leg.foot.join() + (leg.pitch ?? 0) : leg)),
        );
        if (places.size === 1 && feet.every(isPlanted)) {
          const [first, ...rest] = moments(figure).map((skeleton) => skeleton[limb].ball);
          for (const ball of rest)
            expect(between(ball, first ?? ball), `${id} foot`).toBeLessThan(0.4);
        }
        const arms = poses.map((pose) => pose[`arm${key}`] ?? {});
        const grips = new Set(
          arms.map((arm) => (isReach(arm) && !arm.on && arm.at[1] !== null ? arm.at.join() : arm)),
        );
        if (grips.size === 1 && typeof [...grips][0] === 'string') {
          const [first, ...rest] = moments(figure).map((skeleton) => skeleton[limb].grip);
          for (const grip of rest)
            expect(between(grip, first ?? grip), `${id} hand`).toBeLessThan(0.6);
        }
      }
    }
  });

  it('hold a bar in both hands', () => {
    for (const [id, figure] of all) {
      const bar = figure.gear?.find((gear) => gear.kind === 'barbell');
      if (!bar || bar.kind !== 'barbell' || bar.at) continue;
      for (const { near, far } of moments(figure)) {
        expect(Math.abs(near.grip[0] - far.grip[0]), id).toBeLessThan(0.5);
        expect(Math.abs(near.grip[1] - far.grip[1]), id).toBeLessThan(0.5);
      }
    }
  });
});
