import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listSleeveSums, type PlateKind, platesFor } from './plates.ts';

const BAR_KG = 20;
const kind = (kg: number, pairs = 20): PlateKind => ({ kg, pairs });

describe('plates for a bar of 20 kg', () => {
  /** Published vectors: domain sheet 3.5. */
  it.each([
    [60, [20]],
    [82.5, [15, 15, 1.25]],
    [100, [20, 20]],
    [142.5, [20, 20, 20, 1.25]],
    [217.5, [25, 25, 25, 20, 2.5, 1.25]],
    [20, []],
  ])('%s kg', (totalKg, sideKg) => {
    expect(platesFor(BAR_KG, null, totalKg)).toEqual({ sideKg, totalKg, isExact: true });
  });

  it('says what it can make instead', () => {
    expect(platesFor(BAR_KG, null, 61)).toEqual({ sideKg: [20], totalKg: 60, isExact: false });
    expect(platesFor(BAR_KG, null, 12)).toEqual({ sideKg: [], totalKg: 20, isExact: false });
  });

  it('takes no more pairs than there are', () => {
    const few = [kind(20, 1), kind(15), kind(10), kind(5), kind(2.5), kind(1.25)];
    expect(platesFor(BAR_KG, few, 100).sideKg).toEqual([20, 10, 10]);
  });

  it('finds what greedy change-making misses', () => {
    expect(platesFor(BAR_KG, [kind(10), kind(7.5)], 50).sideKg).toEqual([7.5, 7.5]);
  });

  it('takes a plate of 22 kg for no pounds', () => {
    expect(platesFor(BAR_KG, [kind(22, 1)], 64)).toMatchObject({ sideKg: [22], totalKg: 64 });
  });

  it('adds up, keeps to the pairs and comes as near as any choice', () => {
    const kinds = fc.uniqueArray(
      fc.record({ kg: fc.integer({ min: 1, max: 40 }), pairs: fc.integer({ min: 0, max: 3 }) }),
      { selector: ({ kg }) => kg, maxLength: 4 },
    );
    fc.assert(
      fc.property(kinds, fc.integer({ min: 20, max: 200 }), (plates, wantedKg) => {
        const { sideKg, totalKg } = platesFor(BAR_KG, plates, wantedKg);
        expect(BAR_KG + 2 * sideKg.reduce((sum, kg) => sum + kg, 0)).toBe(totalKg);
        for (const { kg, pairs } of plates) {
          expect(sideKg.filter((one) => one === kg).length).toBeLessThanOrEqual(pairs);
        }
        const nearest = listSleeveSums(plates, (wantedKg - BAR_KG) / 2).at(-1) ?? 0;
        expect(totalKg).toBe(BAR_KG + 2 * nearest);
      }),
      { numRuns: 100 },
    );
  });
});
