import { describe, expect, it } from 'vitest';
import { standing } from './poses/pose-kit.ts';
import { bend, bones, flexion, skeletonOf } from './skeleton.ts';
import { span, sub } from './vector.ts';

describe('the skeleton', () => {
  it('stands tall on flat feet: hip height is the two leg bones over the ankle', () => {
    const { near, trunk, head } = skeletonOf(standing());
    expect(near.ball[1]).toBeCloseTo(1.1, 2);
    expect(near.footUp[1]).toBeCloseTo(1, 5);
    expect(flexion(near.hip, near.knee, near.ankle)).toBeLessThan(8);
    expect(trunk.at(1).p[1] - trunk.at(0).p[1]).toBeCloseTo(28.8, 1);
    // The crown is 6.6 above the middle of the head: the whole figure is 100 % of stature.
    expect(head[1] + 6.6).toBeGreaterThan(98);
    expect(head[1] + 6.6).toBeLessThan(102);
  });

  it('is the same on both sides', () => {
    const { near, far } = skeletonOf(
      standing({ lean: 20, arm: { shoulder: 50, flare: 30, elbow: 70, rotate: 20 } }),
    );
    for (const joint of ['elbow', 'wrist', 'knee', 'ankle', 'ball'] as const) {
      expect(far[joint][0], joint).toBeCloseTo(near[joint][0], 6);
      expect(far[joint][1], joint).toBeCloseTo(near[joint][1], 6);
      expect(far[joint][2], joint).toBeCloseTo(-near[joint][2], 6);
    }
  });

  it.each([
    ['forward', { shoulder: 90 }, [33.2, 0, 0]],
    ['out', { flare: 90 }, [0, 0, 33.2]],
    ['overhead', { shoulder: 180 }, [0, 33.2, 0]],
    ['bent forward at the elbow', { elbow: 90 }, [14.6, -18.6, 0]],
    ['out, and the forearm turned up', { flare: 90, elbow: 90, rotate: 90 }, [0, 14.6, 18.6]],
  ] as const)('holds an arm %s', (_, arm, [x, y, z]) => {
    const { near } = skeletonOf({ root: [0, 60], arm });
    const reached = sub(near.wrist, near.shoulder);
    expect(reached[0]).toBeCloseTo(x, 5);
    expect(reached[1]).toBeCloseTo(y, 5);
    expect(reached[2]).toBeCloseTo(z, 5);
  });

  it('bends a knee backwards and an elbow forwards', () => {
    const { near } = skeletonOf({ root: [0, 60], leg: { knee: 90 }, arm: { elbow: 90 } });
    expect(near.ankle[0]).toBeCloseTo(near.knee[0] - bones.shank, 5);
    expect(near.wrist[0]).toBeCloseTo(near.elbow[0] + bones.forearm, 5);
  });

  it('tips forward by its lean, and leans to a side by its roll', () => {
    const forward = skeletonOf({ root: [0, 50], lean: 90 }).trunk.at(1).p;
    expect(forward[0]).toBeCloseTo(28.8, 5);
    expect(forward[1]).toBeCloseTo(50, 5);
    const aside = skeletonOf({ root: [0, 50], roll: 90 }).trunk.at(1).p;
    expect(aside[2]).toBeCloseTo(28.8, 5);
  });

  it('solves a chain of two bones: their lengths hold, the end is where it should be', () => {
    const { mid, end, short } = bend([0, 0, 0], [20, 10, 5], 18.6, 14.6, [0, -1, 0]);
    expect(span(mid)).toBeCloseTo(18.6, 6);
    expect(span(sub(end, mid))).toBeCloseTo(14.6, 6);
    expect(span(sub(end, [20, 10, 5]))).toBeLessThan(1e-6);
    expect(short).toBeLessThan(1e-6);
    expect(mid[1]).toBeLessThan(5);
  });

  it('says how far a place out of reach is', () => {
    expect(bend([0, 0, 0], [40, 0, 0], 18.6, 14.6, [0, 1, 0]).short).toBeGreaterThan(6.7);
  });
});
