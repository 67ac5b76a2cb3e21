import { describe, expect, it } from 'vitest';
import type { Reading } from './acceptance.ts';
import { FIRST_PLAN, lookAt, lookLong, scanBox } from './looks.ts';
import type { Luma } from './luma.ts';

const FRAME: Luma = { data: new Uint8Array(320 * 240).fill(128), width: 320, height: 240 };
const CODE: Reading = { format: 'EAN13', text: '9300675024235', lines: 20 };

/** A decoder that reads something at its n-th call, and a clock that each call moves on. */
function slowly(readsAt: number, ms = 10) {
  const seen: Luma[] = [];
  let now = 0;
  return {
    seen,
    nowMs: () => now,
    read: (luma: Luma) => {
      seen.push(luma);
      now += ms;
      return seen.length === readsAt ? [CODE] : [];
    },
  };
}

describe('looking at a frame', () => {
  it('begins with the middle, and stops when something was read', () => {
    const { read, nowMs, seen } = slowly(1);
    expect(lookAt(FRAME, FIRST_PLAN, read, nowMs).readings).toEqual([CODE]);
    expect(seen.map(({ width, height }) => [width, height])).toEqual([[224, 168]]);
  });

  it('keeps to its budget, and goes on with the next look on the next frame', () => {
    const { read, nowMs, seen } = slowly(Number.POSITIVE_INFINITY, 25);
    const first = lookAt(FRAME, FIRST_PLAN, read, nowMs, 60);
    expect(seen.length).toBeLessThanOrEqual(3);
    const second = lookAt(FRAME, first.plan, read, nowMs, 60);
    expect(second.plan.next).not.toBe(first.plan.next);
    expect(seen[0]).toEqual(seen[first.plan.next > 0 ? seen.length / 2 : 0]);
  });

  it('does not begin a look that will not fit any more, but gives each its turn', () => {
    const { read, nowMs } = slowly(Number.POSITIVE_INFINITY, 25);
    let plan = FIRST_PLAN;
    const turns = new Set<number>();
    for (let frame = 0; frame < 60; frame += 1) {
      const started = nowMs();
      turns.add(plan.next);
      plan = lookAt(FRAME, plan, read, nowMs, 60).plan;
      if (frame > 20) expect(nowMs() - started).toBeLessThanOrEqual(60);
    }
    expect(turns.size).toBeGreaterThan(5);
  });

  it('gives a look that is too dear to follow the plain one a frame of its own', () => {
    const { read, nowMs, seen } = slowly(Number.POSITIVE_INFINITY, 45);
    let plan = FIRST_PLAN;
    for (let frame = 0; frame < 12; frame += 1) {
      const started = nowMs();
      plan = lookAt(FRAME, plan, read, nowMs, 60).plan;
      expect(nowMs() - started).toBeLessThanOrEqual(60);
    }
    expect(new Set(seen.map(({ width }) => width)).size).toBeGreaterThan(2);
  });

  it('does not begin a look of unknown cost that would overshoot if it were twice as dear', () => {
    let now = 0;
    const read = ({ data }: Luma) => {
      // The middle of the frame, 224 x 168, is looked at first of all; other looks cost twice as much.
      now += data.length === 224 * 168 && now % 60 === 0 ? 20 : 40;
      return [];
    };
    let plan = FIRST_PLAN;
    for (let frame = 0; frame < 30; frame += 1) {
      now = Math.ceil(now / 60) * 60;
      const started = now;
      plan = lookAt(FRAME, plan, read, () => now, 50).plan;
      expect(now - started, `frame ${frame}`).toBeLessThanOrEqual(50);
    }
    expect(plan.costMs, 'each had its turn').not.toContain(null);
  });

  it('takes the look first that read something last', () => {
    const once = slowly(2);
    const { plan } = lookAt(FRAME, FIRST_PLAN, once.read, once.nowMs);
    expect(plan.lucky).toBe(0);
    const again = slowly(1);
    lookAt(FRAME, plan, again.read, again.nowMs);
    expect(again.seen[0]).toEqual(once.seen[1]);
  });

  it('forgets a lucky look that reads nothing any more', () => {
    const { read, nowMs } = slowly(Number.POSITIVE_INFINITY);
    expect(lookAt(FRAME, { ...FIRST_PLAN, lucky: 3 }, read, nowMs).plan.lucky).toBeNull();
  });
});

it('a picture is looked at in every way, and looks that agree count for more', () => {
  const { read, seen } = slowly(1);
  expect(lookLong(FRAME, read)).toEqual([CODE]);
  expect(seen.length).toBeGreaterThan(8);
  const always = lookLong(FRAME, () => [{ ...CODE, lines: 2 }]);
  expect(always).toHaveLength(1);
  expect(always[0]?.lines).toBeGreaterThanOrEqual(12);
});

it.each([
  [1280, 720],
  [720, 1280],
  [1080, 1920],
  [640, 480],
  [1, 1],
])('the box lies in the middle of %i x %i', (width, height) => {
  const box = scanBox({ width, height });
  expect(box.left).toBeGreaterThanOrEqual(0);
  expect(box.top).toBeGreaterThanOrEqual(0);
  expect(box.left + box.width).toBeLessThanOrEqual(width);
  expect(box.top + box.height).toBeLessThanOrEqual(height);
  expect(Math.abs(box.left * 2 + box.width - width)).toBeLessThanOrEqual(1);
});
