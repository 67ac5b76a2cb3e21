import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toShopLines } from '#features/shopping/rules/list/list-lines.ts';
import { atHome, listOf, meal, stored, TODAY } from '#features/shopping/testing/lists.ts';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { lineParts, roundParts } from './line-parts.ts';

const partsOf = (...[sources, pantry = []]: Parameters<typeof listWith>) => {
  const [line] = toShopLines(listWith(sources, pantry), TODAY);
  return line ? lineParts(line) : null;
};
const listWith = (
  sources: Parameters<typeof listOf>,
  pantry: ReturnType<typeof atHome>[] = [],
) => ({ ...listOf(...sources), pantry });

describe('what a line is for', () => {
  it('adds up to what is needed, for the servings that are planned', () => {
    expect(
      partsOf([
        meal('a', [stored('chicken-breast', 912)]),
        meal('b', [stored('chicken-breast', 433), stored('chicken-breast', 200)]),
        meal('c', [stored('chicken-breast', 1_262)]),
      ]),
    ).toEqual({
      total: '2.81 kg',
      atHome: null,
      left: '2.81 kg',
      parts: ['910 g', '630 g', '1.27 kg'],
    });
  });

  it('takes a quarter for a quarter, however it was reckoned', () => {
    expect(roundParts([1.25 - 1e-12, 1 + 1 / 3, 1], 0.25)).toEqual([1.25, 1.25, 1]);
  });

  it('is counted as the pantry counts it', () => {
    const carrots = [
      meal('a', [stored('carrot', 950)]),
      meal('b', [stored('carrot', 800)]),
    ] as const;
    expect(partsOf([...carrots], [atHome('carrot', 1_400)])).toEqual({
      total: '17½',
      atHome: '14',
      left: '3½',
      parts: ['9½', '8'],
    });
    expect(partsOf([meal('a', [stored('milk', 515)])])?.parts).toEqual(['500 ml']);
  });

  it('is empty for a source that says no amount', () => {
    const line = partsOf([meal('a', [stored('rice', 200)]), meal('b', [stored('rice', null)])]);
    expect(line?.parts).toEqual(['200 g', '']);
  });
});

it('parts are shown as whole steps that add up to the sum, none of them as nothing', () => {
  const values = fc.array(fc.double({ min: 0.01, max: 5_000, noNaN: true }), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(values, fc.constantFrom(1, 5, 10, 0.25), (all, step) => {
      const parts = roundParts(all, step);
      const sum = parts.reduce((total, part) => total + part, 0);
      const wanted = Math.round(all.reduce((total, value) => total + value, 0) / step) * step;
      expect(sum).toBeCloseTo(Math.max(wanted, all.length * step), 6);
      for (const part of parts) expect(part).toBeGreaterThanOrEqual(step);
    }),
    { numRuns: timesToRun(1_000, 100) },
  );
});
