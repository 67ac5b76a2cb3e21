import { describe, expect, it } from 'vitest';
import { believedInPicture, type CodeRead } from './acceptance.ts';
import { type Effort, FIRST_PLAN, lookAt, lookLong, scanBox } from './looks.ts';
import type { Luma } from './luma.ts';

const FRAME: Luma = { data: new Uint8Array(320 * 240).fill(128), width: 320, height: 240 };
const CODE: CodeRead = { format: 'EAN13', text: '9300675024235', lines: 20 };

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
    expect(lookAt(FRAME, FIRST_PLAN, read, nowMs).readings).toEqual([{ ...CODE, look: 0 }]);
    expect(seen.map(({ width, height }) => [width, height])).toEqual([[224, 168]]);
  });

  it('keeps to its budget, and goes on with the next look on the next frame', () => {
    const { read, nowMs, seen } = slowly(Number.POSITIVE_INFINITY, 25);
    const first = lookAt(FRAME, FIRST_PLAN, read, nowMs, 60);
    expect(seen.length).toBeLessThanOrEqual(2);
    const second = lookAt(FRAME, first.plan, read, nowMs, 60);
    expect(second.plan.next).not.toBe(first.plan.next);
  });

  it('does not begin a look that will not fit any more, but gives each its turn', () => {
    const { read, nowMs } = slowly(Number.POSITIVE_INFINITY, 25);
    let plan = FIRST_PLAN;
    const turns = new Set<number>();
    for (let frame = 0; frame < 60; frame += 1) {
      const started = nowMs();
      turns.add(plan.next);
      plan = lookAt(FRAME, plan, read, nowMs, 60).plan;
      expect(nowMs() - started).toBeLessThanOrEqual(60);
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

  it('knows before it tries what a look costs beside the first one', () => {
    let now = 0;
    const times = (luma: Luma, { kinds }: Effort) =>
      Math.max(1, luma.data.length / (224 * 168)) * (kinds === 'others' ? 3 : 1);
    const read = (luma: Luma, effort: Effort) => {
      now += 8 * times(luma, effort);
      return [];
    };
    let plan = FIRST_PLAN;
    for (let frame = 0; frame < 40; frame += 1) {
      const started = now;
      plan = lookAt(FRAME, plan, read, () => now, 50).plan;
      expect(now - started, `frame ${frame}`).toBeLessThanOrEqual(50);
    }
    expect(plan.costMs, 'each had its turn').not.toContain(null);
  });

  it('looks at half the size after a look alone took longer than a frame may, and then in full again', () => {
    let now = 0;
    const widths: number[] = [];
    const read = ({ data, width }: Luma) => {
      now += (200 * data.length) / FRAME.data.length;
      widths.push(width);
      return [];
    };
    const first = lookAt(FRAME, FIRST_PLAN, read, () => now, 50).plan;
    expect(first.halved[0]).toBe(true);
    const second = lookAt(FRAME, { ...first, alone: false }, read, () => now, 50).plan;
    lookAt(FRAME, { ...second, alone: false }, read, () => now, 50);
    expect(widths.filter((width) => width === 224 || width === 112).slice(0, 3)).toEqual([
      224, 112, 224,
    ]);
  });

  it('looks another way on the frame after a reading, then as before', () => {
    const once = slowly(1);
    const { plan } = lookAt(FRAME, FIRST_PLAN, once.read, once.nowMs);
    expect(plan.lucky).toBe(0);
    const again = slowly(1);
    const confirmed = lookAt(FRAME, plan, again.read, again.nowMs);
    expect(again.seen[0]).toBe(FRAME);
    expect(confirmed.readings).toEqual([{ ...CODE, look: 1 }]);
    const only = slowly(2);
    expect(lookAt(FRAME, plan, only.read, only.nowMs).readings).toEqual([{ ...CODE, look: 0 }]);
  });

  it('forgets a lucky look that reads nothing any more', () => {
    const { read, nowMs } = slowly(Number.POSITIVE_INFINITY);
    expect(lookAt(FRAME, { ...FIRST_PLAN, lucky: 3 }, read, nowMs).plan.lucky).toBeNull();
  });
});

it('a picture is looked at in every way, and only looks that agree are believed', () => {
  const { read, seen } = slowly(1);
  const once = lookLong(FRAME, read);
  expect(once).toEqual([{ ...CODE, look: 0 }]);
  expect(seen.length).toBeGreaterThan(8);
  expect(believedInPicture(once)).toEqual([]);
  const { format, text } = CODE;
  expect(believedInPicture(lookLong(FRAME, () => [CODE]))).toEqual([{ format, text }]);
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
