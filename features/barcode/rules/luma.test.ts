import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  crop,
  double,
  flatten,
  halve,
  type Luma,
  lumaOfRgba,
  rotate,
  sharpen,
  soften,
  transpose,
} from './luma.ts';

const even = (value: number, width = 40, height = 30): Luma => ({
  data: new Uint8Array(width * height).fill(value),
  width,
  height,
});
const picture = fc
  .record({ width: fc.integer({ min: 1, max: 33 }), height: fc.integer({ min: 1, max: 21 }) })
  .chain(({ width, height }) =>
    fc
      .uint8Array({ minLength: width * height, maxLength: width * height })
      .map((data): Luma => ({ data, width, height })),
  );

const same: Record<string, (luma: Luma) => Luma> = { soften, sharpen };
describe.each(Object.entries({ ...same, halve, double, flatten }))('%s', (name, change) => {
  it('gives as many pixels as it says, for every size', () => {
    fc.assert(
      fc.property(picture, (luma) => {
        const { data, width, height } = change(luma);
        expect(data.length).toBe(width * height);
      }),
    );
  });

  it('leaves an even picture even', () => {
    const { data } = change(even(90));
    expect(new Set(data).size).toBe(1);
    if (name !== 'flatten') expect(data[0]).toBe(90);
  });
});

it('light that changes across a picture is evened out', () => {
  const { width, height } = even(0, 320, 160);
  const data = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at += 1) {
    const x = at % width;
    const light = 0.2 + (0.8 * x) / width;
    data[at] = (x % 8 < 4 ? 40 : 220) * light;
  }
  const flat = flatten({ data, width, height });
  const row = (from: number) => flat.data.subarray(80 * width + from, 80 * width + from + 8);
  for (const from of [40, 160, 264]) {
    expect(Math.min(...row(from))).toBeLessThan(80);
    expect(Math.max(...row(from))).toBeGreaterThan(176);
  }
});

it('turning back and forth, and twice into columns, gives the picture again', () => {
  fc.assert(
    fc.property(picture, (luma) => {
      expect(transpose(transpose(luma))).toEqual(luma);
    }),
  );
  const bars = even(0, 60, 60);
  bars.data.forEach((_, at) => {
    bars.data[at] = at % 60 < 30 ? 20 : 230;
  });
  const turnedOver = rotate(bars, 180);
  expect(turnedOver.data[30 * 60 + 10]).toBe(230);
  expect(turnedOver.data[30 * 60 + 50]).toBe(20);
});

it('a part is the part, and colours weigh as eyes weigh them', () => {
  const { data } = crop(
    { data: Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9), width: 3, height: 3 },
    { left: 1, top: 1, width: 2, height: 2 },
  );
  expect([...data]).toEqual([5, 6, 8, 9]);
  const rgba = Uint8ClampedArray.of(255, 255, 255, 255, 0, 255, 0, 255, 0, 0, 255, 255);
  expect([...lumaOfRgba(rgba, 3, 1).data]).toEqual([255, 150, 29]);
});
