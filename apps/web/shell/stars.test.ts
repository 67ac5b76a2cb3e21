import { expect, test } from 'vitest';
import { drift, makeStars, STAR_SPEED } from './stars.ts';

/** The same figures every time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

test('the sky has thirty stars on 100,000 square pixels, all inside it', () => {
  const stars = makeStars(1000, 500, seeded(1));
  expect(stars).toHaveLength(150);
  for (const star of stars) {
    expect(star.x).toBeGreaterThanOrEqual(0);
    expect(star.x).toBeLessThan(1000);
    expect(star.y).toBeGreaterThanOrEqual(0);
    expect(star.y).toBeLessThan(500);
  }
});

test('no star moves faster than the speed, and none leaves the sky for good', () => {
  let stars = makeStars(300, 200, seeded(2));
  // Asked at the end: a million expectations take seconds.
  let [fastest, lowest, highest] = [0, 0, 0];
  for (let frame = 0; frame < 5000; frame++) {
    const next = stars.map((star) => drift(star, 1, 300, 200));
    next.forEach((star, at) => {
      fastest = Math.max(fastest, (stars[at] as { y: number }).y - star.y);
      lowest = Math.min(lowest, star.y);
      highest = Math.max(highest, star.y);
    });
    stars = next;
  }
  expect(fastest).toBeGreaterThan(0);
  expect(fastest).toBeLessThanOrEqual(STAR_SPEED);
  expect(lowest).toBeGreaterThanOrEqual(-2);
  expect(highest).toBeLessThanOrEqual(200);
});
