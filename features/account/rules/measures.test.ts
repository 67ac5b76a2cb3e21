import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatEnergy, formatHeight, formatWeight, toCm, toKg } from './measures.ts';

describe('shown figures', () => {
  it.each([
    [formatEnergy(2150, 'kcal'), '2,150', 'kcal'],
    [formatEnergy(100, 'kj'), '418', 'kJ'],
    [formatWeight(72.5, 'kg'), '72.5', 'kg'],
    [formatWeight(70, 'lb'), '154.3', 'lb'],
    [formatHeight(175, 'cm'), '175', 'cm'],
    [formatHeight(175, 'inches'), '69', 'in'],
    [formatHeight(220, 'inches'), '86.5', 'in'],
  ])('%j', (shown, value, unit) => {
    expect(shown).toEqual({ value, unit });
  });

  it('a shown weight read back is the stored weight', () => {
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 1500 }), (tenths) => {
        const kg = tenths / 10;
        expect(toKg(Number(formatWeight(kg, 'kg').value), 'kg')).toBe(kg);
        expect(Math.abs(toKg(Number(formatWeight(kg, 'lb').value), 'lb') - kg)).toBeLessThan(0.11);
      }),
    );
  });

  it('every whole and half pound from 80 to 400 is shown as it was typed, and saving again moves nothing', () => {
    for (let lb = 80; lb <= 400; lb += 0.5) {
      const kg = toKg(lb, 'lb');
      expect(formatWeight(kg, 'lb').value).toBe(String(lb));
      expect(toKg(Number(formatWeight(kg, 'lb').value), 'lb')).toBe(kg);
    }
  });

  it('every half inch from 55 to 87 is shown as it was chosen', () => {
    for (let inches = 55; inches <= 87; inches += 0.5) {
      expect(formatHeight(toCm(inches, 'inches'), 'inches').value).toBe(String(inches));
    }
  });

  it('87 inches, the end of the scale, are 221 cm', () => {
    expect(toCm(87, 'inches')).toBe(221);
    expect(toCm(55, 'inches')).toBe(140);
  });
});
