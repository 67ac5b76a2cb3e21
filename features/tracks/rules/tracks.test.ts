import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { climbOf } from './climb.ts';
import { metresBetween, type Place } from './distance.ts';
import { decodeLine, decodeNumbers, encodeLine, encodeNumbers } from './encoding.ts';
import { MAX_LINE_POINTS, simplifyLine, simplifyLines, toSharedLines } from './line.ts';
import type { RawPoint } from './raw-points.ts';
import { decodeSeries, encodeSeries, MAX_SAMPLES, toSamples } from './series.ts';
import { splitsOf } from './splits.ts';
import { toTrackPoints } from './track-points.ts';

const START = Date.UTC(2026, 10, 21, 20);
const RUN = { maxSpeed: 12.5, minSpeed: 0.6 };
/** Metres of a degree of latitude on the ball that `metresBetween` measures. */
const DEGREE_METRES = (6_371_008.8 * Math.PI) / 180;

/** So many metres north of the start, at a second. */
const north = (second: number, metres: number, more: Partial<RawPoint> = {}): RawPoint => ({
  at: START + second * 1_000,
  place: { lat: -33.8 + metres / DEGREE_METRES, lon: 151.2 },
  altitude: null,
  heartRate: null,
  metres: null,
  ...more,
});
/** At 3 m/s, once a second. */
const run = (seconds: number): RawPoint[] =>
  Array.from({ length: seconds + 1 }, (_, second) => north(second, 3 * second));

const place = fc.record({
  lat: fc.double({ min: -85, max: 85, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('a distance', () => {
  test('is as others work it out', () => {
    const sydney = { lat: -33.8568, lon: 151.2153 };
    const melbourne = { lat: -37.8183, lon: 144.9671 };
    // By the cosine rule on the same ball, which is exact enough so far apart.
    const radians = (degrees: number) => (degrees * Math.PI) / 180;
    const cosine =
      Math.sin(radians(sydney.lat)) * Math.sin(radians(melbourne.lat)) +
      Math.cos(radians(sydney.lat)) *
        Math.cos(radians(melbourne.lat)) *
        Math.cos(radians(sydney.lon - melbourne.lon));
    expect(metresBetween(sydney, melbourne)).toBeCloseTo(6_371_008.8 * Math.acos(cosine), 0);
    expect(metresBetween(sydney, melbourne) / 1_000).toBeCloseTo(714, -1);
    const quarter = metresBetween({ lat: 0, lon: 0 }, { lat: 0, lon: 90 });
    expect(quarter).toBeCloseTo((6_371_008.8 * Math.PI) / 2, 3);
  });

  test('is a distance: none to itself, the same back, no longer than by another place', () => {
    fc.assert(
      fc.property(place, place, place, (a, b, c) => {
        expect(metresBetween(a, a)).toBe(0);
        expect(metresBetween(a, b)).toBeCloseTo(metresBetween(b, a), 6);
        expect(metresBetween(a, c)).toBeLessThanOrEqual(
          metresBetween(a, b) + metresBetween(b, c) + 0.01,
        );
      }),
    );
  });
});

describe('a recording', () => {
  test('gives its distance and moving time', () => {
    const { points } = toTrackPoints(run(1_000), RUN);
    expect(points.at(-1)?.metres).toBeCloseTo(3_000, 3);
    expect(points.at(-1)).toMatchObject({ elapsedSeconds: 1_000, movingSeconds: 1_000 });
  });

  test('in any order is the same, and twice the same moment counts once', () => {
    const { points } = toTrackPoints([...run(60).reverse(), ...run(60)], RUN);
    expect(points).toEqual(toTrackPoints(run(60), RUN).points);
  });

  test('leaves errors of the receiver out', () => {
    const wrong = run(300);
    wrong[100] = { ...north(100, 300), place: { lat: -33.7, lon: 151.3 } };
    wrong[200] = { ...north(200, 600), place: { lat: 0, lon: 0 } };
    const { points } = toTrackPoints(wrong, RUN);
    expect(points.at(-1)?.metres).toBeCloseTo(900, 0);
    expect(points[100]?.place).toBeNull();
    expect(points.some(({ afterGap }) => afterGap)).toBe(false);
  });

  test('leaves a first fix far away out', () => {
    const wrong = run(300);
    wrong[0] = { ...north(0, 0), place: { lat: -33.9, lon: 151.2 } };
    const { points } = toTrackPoints(wrong, RUN);
    expect(points.at(-1)?.metres).toBeCloseTo(897, 0);
  });

  test('breaks where it goes on elsewhere, and does not count the way there', () => {
    const later = run(300).map((point) => ({
      ...point,
      at: point.at + 360_000,
      place: point.place && { ...point.place, lon: 151.4 },
    }));
    const { points } = toTrackPoints([...run(300), ...later], RUN);
    expect(points.at(-1)?.metres).toBeCloseTo(1_800, 0);
    expect(points.filter(({ afterGap }) => afterGap)).toHaveLength(1);
  });

  test('does not count a pause as moving, whether it was recorded or not', () => {
    const still = Array.from({ length: 121 }, (_, second) => north(300 + second, 900));
    const on = run(300).map((point, second) => north(420 + second, 900 + 3 * second));
    const recorded = toTrackPoints([...run(300), ...still, ...on], RUN).points.at(-1);
    expect(recorded?.elapsedSeconds).toBe(720);
    expect(recorded?.movingSeconds).toBeGreaterThan(590);
    expect(recorded?.movingSeconds).toBeLessThan(615);
    const stopped = toTrackPoints([...run(300), ...on.slice(1)], RUN).points.at(-1);
    expect(stopped?.movingSeconds).toBeCloseTo(599, 0);
  });

  test('counts a long step at a walking pace as moving', () => {
    const seldom = Array.from({ length: 11 }, (_, step) => north(step * 60, step * 90));
    expect(toTrackPoints(seldom, RUN).points.at(-1)?.movingSeconds).toBe(600);
  });

  test('goes by the watch where it says how far, as in a pool', () => {
    const pool = Array.from({ length: 11 }, (_, length) =>
      north(length * 30, 0, { place: null, metres: length * 25 }),
    );
    const { points, hasDistance } = toTrackPoints(pool, { maxSpeed: 4, minSpeed: 0.15 });
    expect(hasDistance).toBe(true);
    expect(points.at(-1)).toMatchObject({ metres: 250, movingSeconds: 300 });
  });

  test('without any distance moves all the time but in gaps', () => {
    const indoors = [0, 10, 20, 200, 210].map((second) =>
      north(second, 0, { place: null, heartRate: 120 }),
    );
    expect(toTrackPoints(indoors, RUN).points.at(-1)?.movingSeconds).toBe(30);
  });
});

describe('the climb', () => {
  const heights = (altitudes: readonly number[], every = 20) =>
    altitudes.map((altitude, at) => ({ elapsedSeconds: at * every, altitude }));

  test('is from lows to highs', () => {
    expect(climbOf(heights([0, 30, 60, 60, 40, 20, 20, 50]))).toEqual({ climb: 90, descent: 40 });
    expect(climbOf(heights([60, 30, 0]))).toEqual({ climb: 0, descent: 60 });
  });

  test('is none on the flat, however much the receiver shakes', () => {
    const shaking = Array.from({ length: 600 }, (_, second) => 20 + 4 * Math.sin(second * 2.1));
    expect(climbOf(heights(shaking, 1))).toEqual({ climb: 0, descent: 0 });
  });

  test('up less down is where one ends', () => {
    const steps = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 2, maxLength: 60 });
    fc.assert(
      fc.property(steps, (all) => {
        let height = 100;
        const altitudes = all.map((step) => {
          height += step;
          return height;
        });
        const climb = climbOf(heights(altitudes));
        const gained = (altitudes.at(-1) ?? 0) - (altitudes[0] ?? 0);
        // Less than 3 m at either end does not count.
        expect(Math.abs((climb?.climb ?? 0) - (climb?.descent ?? 0) - gained)).toBeLessThan(6);
      }),
    );
  });

  test('is not known without altitudes', () => {
    expect(climbOf([{ elapsedSeconds: 0, altitude: null }])).toBeNull();
  });
});

describe('splits', () => {
  test('are whole kilometres at their times, and a rest', () => {
    const { points } = toTrackPoints(run(800), RUN);
    const splits = splitsOf(points, 1_000);
    expect(splits.map(({ metres }) => Math.round(metres))).toEqual([1_000, 1_000, 400]);
    expect(splits[0]?.seconds).toBeCloseTo(333.3, 1);
  });

  test('together are the whole', () => {
    const speed = fc.double({ min: 1, max: 5, noNaN: true });
    fc.assert(
      fc.property(fc.array(speed, { minLength: 20, maxLength: 60 }), (speeds) => {
        let metres = 0;
        const raw = speeds.map((one, at) => {
          metres += one * 20;
          return north(at * 20, metres);
        });
        const { points } = toTrackPoints(raw, RUN);
        const splits = splitsOf(points, 100);
        const last = points.at(-1);
        const sum = splits.reduce((all, split) => all + split.metres, 0);
        expect(Math.abs(sum - (last?.metres ?? 0))).toBeLessThan(10);
        const seconds = splits.reduce((all, split) => all + split.seconds, 0);
        expect(seconds).toBeLessThanOrEqual((last?.movingSeconds ?? 0) + 0.001);
      }),
    );
  });
});

describe('what is kept', () => {
  test('numbers come back as they were', () => {
    const numbers = fc.array(fc.integer({ min: -18_000_000, max: 18_000_000 }));
    fc.assert(
      fc.property(numbers, (all) => {
        expect(decodeNumbers(encodeNumbers(all))).toEqual(all);
      }),
    );
    expect(encodeNumbers([3_850_000])).toBe('_p~iF');
    expect(encodeNumbers(Array.from({ length: 500 }, (_, at) => at * 7)).length).toBeLessThan(600);
  });

  test('a line comes back to a metre, with characters that the contract takes', () => {
    fc.assert(
      fc.property(fc.array(place, { maxLength: 20 }), (line) => {
        const text = encodeLine(line);
        expect(text).toMatch(/^[?-~]* [?-~]*$/);
        for (const [at, back] of decodeLine(text).entries()) {
          expect(metresBetween(back, line[at] as Place)).toBeLessThan(1);
        }
      }),
    );
  });

  test('a simpler line stays as close as it says', () => {
    const wave = Array.from({ length: 400 }, (_, at) => ({
      lat: -33.8 + at / 20_000,
      lon: 151.2 + Math.sin(at / 15) / 500,
    }));
    const simple = simplifyLine(wave, 5);
    expect(simple.length).toBeLessThan(120);
    expect(simple.at(0)).toEqual(wave[0]);
    expect(simple.at(-1)).toEqual(wave.at(-1));
    const way = (line: readonly Place[]) =>
      line.reduce((sum, one, at) => sum + metresBetween(line[at - 1] ?? one, one), 0);
    expect(way(simple) / way(wave)).toBeGreaterThan(0.99);
  });

  test('has at most 1,000 points, however wild', () => {
    const wild = Array.from({ length: 20_000 }, (_, at) => ({
      lat: -33 + ((at * 7_919) % 1_000) / 1_000,
      lon: 151 + ((at * 104_729) % 1_000) / 1_000,
    }));
    const points = simplifyLines([wild]).flat();
    expect(points.length).toBeGreaterThan(1);
    expect(points.length).toBeLessThanOrEqual(MAX_LINE_POINTS);
  });

  test('samples are at most 500, end where the track ends and come back', () => {
    const raw = run(4_000).map((point, at) => ({
      ...point,
      altitude: 40 + at / 100,
      heartRate: at < 2_000 ? null : 150,
    }));
    const samples = toSamples(toTrackPoints(raw, RUN).points);
    expect(samples.length).toBeLessThanOrEqual(MAX_SAMPLES);
    const back = decodeSeries(encodeSeries(samples));
    expect(back).toHaveLength(samples.length);
    expect(back.at(-1)).toMatchObject({
      elapsedSeconds: 4_000,
      movingSeconds: 4_000,
      metres: 12_000,
      heartRate: 150,
    });
    expect(back[3]?.heartRate).toBeNull();
    expect(back.at(-1)?.altitude).toBeCloseTo(80, 0);
  });
});

test('what is shared has neither the first nor the last 200 m', () => {
  const line = run(1_000).flatMap(({ place: at }) => at ?? []);
  const shared = toSharedLines([line]).flat();
  const [first, last] = [shared[0] as Place, shared.at(-1) as Place];
  expect(metresBetween(line[0] as Place, first)).toBeCloseTo(200, 0);
  expect(metresBetween(line.at(-1) as Place, last)).toBeCloseTo(200, 0);
  expect(toSharedLines([line.slice(0, 100)])).toEqual([]);
});

test('a way that comes by its start again shows nothing near it', () => {
  const out = run(400).flatMap(({ place: at }) => at ?? []);
  const start = out[0] as Place;
  // Out and back, past the start, out once more.
  const shared = toSharedLines([[...out, ...out.toReversed(), ...out]]);
  expect(shared.length).toBeGreaterThan(1);
  for (const place of shared.flat()) {
    expect(metresBetween(start, place)).toBeGreaterThan(198);
  }
  // Two points far apart with the start between them draw no line over it.
  const [up, down] = [
    { lat: start.lat + 0.01, lon: start.lon + 0.0001 },
    { lat: start.lat - 0.01, lon: start.lon + 0.0001 },
  ];
  const east = { lat: start.lat + 0.01, lon: start.lon + 0.01 };
  expect(toSharedLines([[start, east, up, down, { ...down, lon: down.lon + 0.02 }]])).toEqual([
    expect.arrayContaining([east, up]),
    expect.arrayContaining([down]),
  ]);
  expect(toSharedLines([])).toEqual([]);
});
