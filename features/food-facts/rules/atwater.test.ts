import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  atwaterKcal,
  atwaterKilojoules,
  atwaterRange,
  checkEnergy,
  KILOJOULES_PER_KCAL,
} from './atwater.ts';

const oats = { protein: 13, carbs: 60, fat: 7, fiber: 10 };
const beer = { protein: 0.5, carbs: 3.6, fat: 0 };

describe('energy of macronutrients', () => {
  it('is 375 kcal and 1580 kJ for oats with available carbohydrate', () => {
    expect(atwaterKcal(oats)).toBeCloseTo(375);
    expect(atwaterKilojoules(oats)).toBeCloseTo(1580);
  });

  it('reaches the same 375 kcal when fibre is inside the carbohydrate', () => {
    expect(atwaterRange({ ...oats, carbs: 70 }).min).toBeCloseTo(375);
  });

  it('lies between 371 and 379 for the three ways of reading a label', () => {
    const range = atwaterRange({ protein: 20, carbs: 40, fat: 15, fiber: 2 });
    expect(range.min).toBeCloseTo(371);
    expect(range.max).toBeCloseTo(379);
  });
});

describe('check of a stated energy', () => {
  it('accepts what a label of oats states', () => {
    expect(checkEnergy(353, oats)).toMatchObject({ ok: true });
  });

  it('recognises kilojoules entered as kilocalories', () => {
    expect(checkEnergy(1580, oats)).toMatchObject({
      problem: 'energy_too_high',
      looksLikeKilojoules: true,
    });
  });

  it('finds 250 kcal too low for 371 to 379', () => {
    const check = checkEnergy(250, { protein: 20, carbs: 40, fat: 15, fiber: 2 });
    expect(check).toMatchObject({ problem: 'energy_too_low', looksLikeKilojoules: false });
  });

  it('counts alcohol, and without it does not call beer kilojoules', () => {
    expect(checkEnergy(43, { ...beer, alcohol: 3.9 })).toMatchObject({ ok: true });
    expect(checkEnergy(43, beer)).toMatchObject({
      problem: 'energy_too_high',
      looksLikeKilojoules: false,
    });
  });

  it('accepts a banana, whose own factors are lower', () => {
    const banana = { protein: 1.3, carbs: 27, fat: 0.4, fiber: 3.1 };
    const check = checkEnergy(105, banana);
    expect(check.ok).toBe(true);
    expect(Math.round(check.min)).toBe(111);
    expect(Math.round(check.max)).toBe(123);
  });

  it('flags erythritol as low unless it is named as a sweetener without energy', () => {
    const erythritol = { protein: 0, carbs: 100, fat: 0 };
    expect(checkEnergy(9, erythritol)).toMatchObject({ problem: 'energy_too_low' });
    expect(checkEnergy(9, { ...erythritol, sweeteners: 100 })).toMatchObject({ ok: true });
  });

  it('gives polyols 2.4 kcal a gram', () => {
    expect(checkEnergy(240, { protein: 0, carbs: 100, fat: 0, polyols: 100 }).ok).toBe(true);
    expect(checkEnergy(240, { protein: 0, carbs: 100, fat: 0 }).ok).toBe(false);
  });

  it('always accepts the energy it computes itself, and names its kilojoules', () => {
    const grams = fc.double({ min: 0, max: 60, noNaN: true });
    fc.assert(
      fc.property(grams, grams, grams, grams, (protein, carbs, fat, fiber) => {
        const parts = { protein, carbs, fat, fiber };
        const kcal = atwaterKcal(parts);
        expect(checkEnergy(kcal, parts).ok).toBe(true);
        const swapped = checkEnergy(kcal * KILOJOULES_PER_KCAL, parts);
        expect(swapped.ok || swapped.looksLikeKilojoules || kcal < 36).toBe(true);
      }),
    );
  });
});
