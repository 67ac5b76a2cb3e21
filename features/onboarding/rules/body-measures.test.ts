import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  AGE_RANGE,
  adultBmiBand,
  bmiOf,
  convertHeight,
  HEIGHT_RANGE,
  heightInCm,
  isWithin,
  snapTo,
  WEIGHT_RANGE,
} from './body-measures.ts';

describe('BMI', () => {
  test.each([
    [57.9, 177, 18.5, 'Normal'], // 18.4813, shown as 18.5, so banded as 18.5
    [57.8, 177, 18.4, 'Underweight'],
    [58, 177, 18.5, 'Normal'],
    [78.2, 177, 25, 'Overweight'], // 24.9609 shows 25.0
    [78.1, 177, 24.9, 'Normal'],
    [78.3, 177, 25, 'Overweight'],
    [78.4, 177, 25, 'Overweight'],
    [93.8, 177, 29.9, 'Overweight'],
    [93.9, 177, 30, 'Obese'], // 29.9722 shows 30.0
    [94, 177, 30, 'Obese'],
    [72, 180, 22.2, 'Normal'],
    [40, 220, 8.3, 'Underweight'],
    [150, 140, 76.5, 'Obese'],
  ])('%s kg at %s cm is %s, %s', (weightKg, heightCm, bmi, band) => {
    expect(bmiOf(weightKg, heightCm)).toBe(bmi);
    expect(adultBmiBand(bmi)).toBe(band);
  });

  test.each([
    [18.4, 'Underweight'],
    [18.5, 'Normal'],
    [24.9, 'Normal'],
    [25, 'Overweight'],
    [29.9, 'Overweight'],
    [30, 'Obese'],
  ])('%s is in band %s', (bmi, band) => {
    expect(adultBmiBand(bmi)).toBe(band);
  });

  test.each([
    [0, 175],
    [70, 0],
    [-70, 175],
    [70, -175],
    [Number.NaN, 175],
    [70, Number.NaN],
    [Number.POSITIVE_INFINITY, 175],
    [0.0001, 220],
  ])('is not shown for %s kg at %s cm', (weightKg, heightCm) => {
    expect(bmiOf(weightKg, heightCm)).toBeNull();
  });

  it('is the same for a height in inches and in centimetres', () => {
    expect(bmiOf(70, 70 * 2.54)).toBe(bmiOf(70, 177.8));
  });
});

describe('height units', () => {
  test.each([
    [175, 69],
    [140, 55],
    [220, 86.5],
    [178, 70],
    [165, 65],
    [176, 69.5],
  ])('%s cm becomes %s inches', (cm, inches) => {
    expect(convertHeight(cm, 'cm', 'inches')).toBe(inches);
  });

  test.each([
    [69, 175],
    [55, 140],
    [87, 220], // 220.98, kept inside the slider
    [70, 178],
    [69.5, 177],
  ])('%s inches become %s cm', (inches, cm) => {
    expect(convertHeight(inches, 'inches', 'cm')).toBe(cm);
  });

  it('saves 87 inches as the 221 cm they are', () => {
    expect(heightInCm(87, 'inches')).toBe(221);
    expect(heightInCm(55, 'inches')).toBe(140);
    expect(heightInCm(175, 'cm')).toBe(175);
  });

  it('stays on the grid, in range and within a centimetre, there and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 140, max: 220 }), (cm) => {
        const inches = convertHeight(cm, 'cm', 'inches');
        expect(inches * 2).toBe(Math.round(inches * 2));
        expect(isWithin(HEIGHT_RANGE.inches, inches)).toBe(true);
        expect(Math.abs(convertHeight(inches, 'inches', 'cm') - cm)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('settles: from the second conversion on, inches give the same inches', () => {
    fc.assert(
      fc.property(fc.integer({ min: 110, max: 174 }), (halves) => {
        const inches = halves / 2;
        const back = convertHeight(convertHeight(inches, 'inches', 'cm'), 'cm', 'inches');
        // 87 inches are taller than the centimetre slider, the only height that does not return.
        expect(back).toBe(inches === 87 ? 86.5 : inches);
      }),
    );
  });
});

describe('ranges', () => {
  test.each([
    ['age', AGE_RANGE, 24.6, 25],
    ['age', AGE_RANGE, 5, 13],
    ['age', AGE_RANGE, 81, 80],
    ['weight', WEIGHT_RANGE, 70.3, 70.5],
    ['weight', WEIGHT_RANGE, 70.2, 70],
    ['weight', WEIGHT_RANGE, 150.2, 150],
    ['height in inches', HEIGHT_RANGE.inches, 68.9, 69],
  ])('%s snaps to its step', (_, range, value, snapped) => {
    expect(snapTo(range, value)).toBe(snapped);
  });

  it('holds its ends and not what is beyond or not a number', () => {
    expect(isWithin(WEIGHT_RANGE, 40)).toBe(true);
    expect(isWithin(WEIGHT_RANGE, 150)).toBe(true);
    expect(isWithin(WEIGHT_RANGE, 39.9)).toBe(false);
    expect(isWithin(WEIGHT_RANGE, 150.1)).toBe(false);
    expect(isWithin(WEIGHT_RANGE, Number.NaN)).toBe(false);
  });
});
