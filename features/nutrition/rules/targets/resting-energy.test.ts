import { describe, expect, test } from 'vitest';
import { growthEnergy } from './growth-energy.ts';
import { cunningham, katchMcArdle, mifflinStJeor, schofield } from './resting-energy.ts';

describe('Mifflin-St Jeor', () => {
  test.each([
    ['male', 80, 180, 30, 1780],
    ['female', 65, 165, 28, 1380.25],
    ['male', 70, 175, 25, 1673.75],
    ['female', 75, 165.1, 45, 1395.875],
  ] as const)(
    '%s %d kg %d cm %d years uses %d kcal',
    (gender, weightKg, heightCm, ageYears, kcal) => {
      expect(mifflinStJeor({ gender, weightKg, heightCm, ageYears })).toBeCloseTo(kcal, 6);
    },
  );
});

describe('from lean body mass', () => {
  test.each([
    [80, 15, 1838.8, 1996],
    [65, 28, 1380.88, 1529.6],
  ])('%d kg at %d %% body fat', (weightKg, fatPercent, katch, cunninghams) => {
    const leanKg = weightKg * (1 - fatPercent / 100);
    expect(katchMcArdle(leanKg)).toBeCloseTo(katch, 6);
    expect(cunningham(leanKg)).toBeCloseTo(cunninghams, 6);
  });
});

describe('Schofield', () => {
  test.each([
    ['male', 60, 15, 1719.4],
    ['female', 52, 14, 1388.6],
    ['male', 80, 30, 1790.9],
    ['female', 55, 25, 1301.6],
  ] as const)('%s %d kg %d years uses %d kcal', (gender, weightKg, ageYears, kcal) => {
    expect(schofield({ gender, weightKg, ageYears })).toBeCloseTo(kcal, 1);
  });

  test('says so below its youngest age', () => {
    expect(() => schofield({ gender: 'male', weightKg: 30, ageYears: 9 })).toThrow(RangeError);
  });
});

describe('energy of growing people', () => {
  test('a boy of 15, active', () => {
    const boy = { gender: 'male', ageYears: 15, weightKg: 60, heightCm: 170 } as const;
    expect(Math.round(growthEnergy(boy, 1.55))).toBe(3138);
  });

  test('a girl of 14, low active', () => {
    const girl = { gender: 'female', ageYears: 14, weightKg: 52, heightCm: 160 } as const;
    expect(Math.round(growthEnergy(girl, 1.375))).toBe(2066);
  });
});
