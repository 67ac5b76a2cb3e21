import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { choosePacks } from './choose-packs.ts';
import { toPurchase } from './to-purchase.ts';

const runs = { numRuns: timesToRun(1_000, 100) };

describe('what is bought (domain 6)', () => {
  it.each([
    [
      'onions of 150 g, nine tenths edible',
      500,
      { edibleShare: 0.9, pieceGrams: null, packGrams: [] },
      555.6,
    ],
    ['rice in bags of 1 kg', 250, { edibleShare: 1, pieceGrams: null, packGrams: [1_000] }, 250],
  ])('%s', (_, edible, sold, grams) => {
    expect(toPurchase(edible, sold).grams).toBeCloseTo(grams, 1);
  });

  it.each([
    { needed: 250, sizes: [1_000], packs: [{ grams: 1_000, count: 1 }] },
    {
      needed: 1_200,
      sizes: [500, 1_000],
      packs: [
        { grams: 1_000, count: 1 },
        { grams: 500, count: 1 },
      ],
    },
    { needed: 1_000, sizes: [500, 1_000], packs: [{ grams: 1_000, count: 1 }] },
    { needed: 290, sizes: [348, 696], packs: [{ grams: 348, count: 1 }] },
    { needed: 0, sizes: [500], packs: [] },
  ])('$needed g in packs of $sizes', ({ needed, sizes, packs }) => {
    expect(choosePacks(needed, sizes)).toEqual(packs);
  });

  it('covers every need with packs', () => {
    const sizes = fc.uniqueArray(fc.integer({ min: 50, max: 3_000 }), {
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8_000 }), sizes, (needed, all) => {
        const bought = choosePacks(needed, all).reduce(
          (sum, { grams, count }) => sum + grams * count,
          0,
        );
        expect(bought).toBeGreaterThanOrEqual(needed);
        expect(bought - needed).toBeLessThanOrEqual(Math.min(...all));
      }),
      runs,
    );
  });

  it('covers every need with pieces, but for a tenth of one, and cartons with every piece', () => {
    const pieceGrams = fc.integer({ min: 5, max: 900 });
    const share = fc.double({ min: 0.4, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8_000 }), pieceGrams, share, (needed, each, edible) => {
        const sold = { edibleShare: edible, pieceGrams: each, packGrams: [], packPieces: [6, 12] };
        const bought = toPurchase(needed, sold);
        const pieces = bought.pieces ?? 0;
        expect(pieces * each).toBeGreaterThanOrEqual(needed - each / 10 - 1e-6);
        if (pieces > 1) expect((pieces - 1) * each).toBeLessThan(needed - each / 10 + 1e-6);
        const inCartons = bought.cartons.reduce((sum, one) => sum + one.pieces * one.count, 0);
        expect(inCartons).toBeGreaterThanOrEqual(pieces);
        expect(inCartons).toBeLessThan(pieces + 6);
        expect(bought.grams * edible).toBeCloseTo(needed);
      }),
      runs,
    );
  });

  it('is a whole number of pieces, without one for a tenth', () => {
    const onion = { edibleShare: 0.9, pieceGrams: 110, packGrams: [] };
    expect(toPurchase(330, onion).pieces).toBe(3);
    expect(toPurchase(338, onion).pieces).toBe(3);
    expect(toPurchase(350, onion).pieces).toBe(4);
    expect(toPurchase(5, onion).pieces).toBe(1);
  });
});
