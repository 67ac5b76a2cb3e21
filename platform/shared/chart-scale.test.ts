import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartScale } from './chart-scale.ts';

test.each([
  [[80], [79, 79.5, 80, 80.5, 81]],
  [
    [71.2, 74.9],
    [71, 72, 73, 74, 75],
  ],
  [
    [60, 90],
    [60, 70, 80, 90],
  ],
])('%j', (values, lines) => {
  expect(chartScale(values, 2).lines).toEqual(lines);
});

test('a low chart has fewer lines', () => {
  expect(chartScale([71.2, 74.9], 2, 2).lines).toEqual([70, 72, 74, 76]);
});

test('holds everything between at most six lines', () => {
  const kg = fc.array(fc.double({ min: 20, max: 400, noNaN: true }), { minLength: 1 });
  fc.assert(
    fc.property(kg, (values) => {
      const { low, high, lines } = chartScale(values, 2);
      expect(low).toBeLessThanOrEqual(Math.min(...values));
      expect(high).toBeGreaterThanOrEqual(Math.max(...values));
      expect(lines.length).toBeLessThanOrEqual(6);
    }),
  );
});
