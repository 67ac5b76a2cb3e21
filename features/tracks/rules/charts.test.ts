import { describe, expect, test } from 'vitest';
import { chartLines, pacesOf, tableMoments } from './chart-lines.ts';
import { drawLines, metresApart, scaleMetresOf } from './drawing.ts';
import type { Sample } from './series.ts';

/** At 3 m/s, one sample in ten seconds, standing for a minute in the middle. */
const SAMPLES: Sample[] = Array.from({ length: 121 }, (_, at) => {
  const moving = at <= 60 ? at : Math.max(60, at - 6);
  return {
    elapsedSeconds: at * 10,
    movingSeconds: moving * 10,
    metres: moving * 30,
    altitude: 40,
    heartRate: at < 3 ? null : 140,
  };
});

describe('charts', () => {
  test('show the pace as it was, also after standing still', () => {
    const paces = pacesOf(SAMPLES, 'run').flatMap((pace) => pace ?? []);
    expect(paces.length).toBeGreaterThan(100);
    for (const pace of paces) expect(pace).toBeCloseTo(1_000 / 3 / 60, 3);
    expect(pacesOf(SAMPLES, 'ride').at(-1)).toBeCloseTo(10.8, 3);
  });

  test('lie along the distance or the time, and leave out what nobody knows', () => {
    const lines = chartLines(SAMPLES, 'run', 'distance');
    expect(lines.map(({ kind }) => kind)).toEqual(['pace', 'heartRate', 'altitude']);
    expect(lines[0]?.points.at(-1)?.x).toBeCloseTo(3.42, 3);
    expect(chartLines(SAMPLES, 'run', 'time')[1]?.points.at(-1)?.x).toBe(20);
    expect(lines[1]?.points[0]?.y).toBeNull();
    const inside = SAMPLES.map((sample) => ({ ...sample, metres: 0, altitude: null }));
    expect(chartLines(inside, 'class', 'time').map(({ kind }) => kind)).toEqual(['heartRate']);
  });

  test('have a table with a row for each step and one for the end', () => {
    const moments = tableMoments(SAMPLES).map(({ elapsedSeconds }) => elapsedSeconds / 60);
    expect(moments).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    expect(tableMoments(SAMPLES.slice(0, 100)).at(-1)?.elapsedSeconds).toBe(990);
    expect(tableMoments([])).toEqual([]);
  });
});

describe('the picture of a way', () => {
  const east = [
    { lat: -33, lon: 151 },
    { lat: -33, lon: 151.01 },
  ];

  test('has north up and east on the right, true to scale', () => {
    const way = [[{ lat: -33, lon: 151 }], [{ lat: -32.99, lon: 151.01 }]].flat();
    const drawing = drawLines([way]);
    if (!drawing) throw new Error('None');
    const [x, y] = [drawing.finish.x - drawing.start.x, drawing.start.y - drawing.finish.y];
    expect(y).toBeCloseTo(1_112, 0);
    expect(x / y).toBeCloseTo(Math.cos((33 * Math.PI) / 180), 2);
    expect(Math.hypot(x, y) / (metresApart([way]) ?? 0)).toBeCloseTo(1, 2);
  });

  test('of a straight way is no hair, and has its scale', () => {
    const drawing = drawLines([east]);
    if (!drawing) throw new Error('None');
    expect(drawing.height / drawing.width).toBeGreaterThan(0.3);
    expect(scaleMetresOf(drawing)).toBe(200);
  });

  test('over the date line is whole', () => {
    const drawing = drawLines([
      [
        { lat: -17, lon: 179.999 },
        { lat: -17, lon: -179.999 },
      ],
    ]);
    expect(drawing?.width).toBeLessThan(400);
  });

  test('of one place is none', () => {
    expect(drawLines([[{ lat: 1, lon: 2 }]])).toBeNull();
    expect(drawLines([])).toBeNull();
  });
});
