import { describe, expect, it } from 'vitest';
import { type ExpenditureDay, estimateExpenditure } from './expenditure-filter.ts';
import { tissueKcalPerKg } from './tissue-energy.ts';

const weights = [80.0, 80.4, 79.8, null, 79.9, 79.6, 79.7, 79.3, null, 79.4];
const logs = [2100, 2050, 2200, 1950, null, 2150, 2100, 2000, 2050, 2100];
const days: ExpenditureDay[] = weights.map((weightKg, at) => ({
  weightKg,
  intakeKcal: logs[at] ?? null,
}));

const expenditures = (estimates: { expenditureKcal: number }[]) =>
  estimates.map(({ expenditureKcal }) => expenditureKcal);

describe('the reference series', () => {
  it('with two states, no drift, no detector and no gate', () => {
    const model = {
      water: false,
      drift: false,
      changeDetector: false,
      outlierGate: false,
      ownScale: false,
    };
    const estimates = estimateExpenditure(days, { formulaKcal: 2600, kcalPerKg: 7700 }, model);
    const wanted = [
      2600.0, 2590.173, 2600.762, 2600.762, 2596.262, 2613.734, 2612.449, 2646.239, 2646.239,
      2645.844,
    ];
    expenditures(estimates).forEach((kcal, at) => {
      expect(kcal, `day ${at + 1}`).toBeCloseTo(wanted[at] ?? 0, 3);
    });
    expect(estimates.at(-1)?.sdKcal).toBeCloseTo(279.918, 3);
    expect(estimates.at(-1)?.trendKg).toBeCloseTo(79.32674, 5);
  });

  it('with everything', () => {
    const kcalPerKg = tissueKcalPerKg({
      gender: 'male',
      ageYears: 30,
      weightKg: 80,
      heightCm: 180,
    });
    const estimates = estimateExpenditure(days, { formulaKcal: 2600, kcalPerKg });
    const wanted = [
      2588.52, 2537.52, 2538.64, 2526.5, 2460.79, 2452.51, 2424.62, 2440.58, 2434.4, 2412.21,
    ];
    expenditures(estimates).forEach((kcal, at) => {
      expect(kcal, `day ${at + 1}`).toBeCloseTo(wanted[at] ?? 0, 2);
    });
    expect(estimates.at(-1)?.sdKcal).toBeCloseTo(202.64, 2);
    expect(estimates.at(-1)?.trendKg).toBeCloseTo(79.2483, 4);
  });
});

describe('a weight that cannot be', () => {
  const start = { formulaKcal: 2400, kcalPerKg: 7000 };
  const steady = (count: number, weightKg = 80): ExpenditureDay[] =>
    Array.from({ length: count }, () => ({ weightKg, intakeKcal: 2400 }));
  const last = (series: ExpenditureDay[]) => estimateExpenditure(series, start).at(-1);

  it('moves hardly anything, wherever it stands', () => {
    const clean = last(steady(30))?.expenditureKcal ?? Number.NaN;
    for (const at of [0, 1, 14, 28]) {
      const typed = steady(30).with(at, { weightKg: 88, intakeKcal: 2400 });
      const kcal = last(typed)?.expenditureKcal ?? Number.NaN;
      expect(Math.abs(kcal - clean), `day ${at + 1}`).toBeLessThan(60);
    }
    expect(
      estimateExpenditure(steady(30).with(14, { weightKg: 8, intakeKcal: 2400 }), start)[14],
    ).toMatchObject({ event: 'wild_weight' });
  });

  it('is a new weight when the next one says the same, and what is used stays', () => {
    const moved = estimateExpenditure([...steady(30), ...steady(10, 74)], start);
    expect(moved[30]?.event).toBe('wild_weight');
    expect(moved[31]?.event).toBe('new_weight');
    expect(moved.at(-1)?.trendKg).toBeCloseTo(74, 0);
    expect(
      Math.abs((moved.at(-1)?.expenditureKcal ?? 0) - (moved[29]?.expenditureKcal ?? 0)),
    ).toBeLessThan(60);
  });
});

describe('an estimate', () => {
  it('depends on no later day, and a late edit changes the days from there on alone', () => {
    const again = estimateExpenditure(days.slice(0, 6), { formulaKcal: 2600, kcalPerKg: 7000 });
    const whole = estimateExpenditure(days, { formulaKcal: 2600, kcalPerKg: 7000 });
    expect(whole.slice(0, 6)).toEqual(again);
    const edited = days.with(6, { weightKg: 79.7, intakeKcal: 3100 });
    const late = estimateExpenditure(edited, { formulaKcal: 2600, kcalPerKg: 7000 });
    expect(late.slice(0, 6)).toEqual(whole.slice(0, 6));
    expect(late[6]).not.toEqual(whole[6]);
  });
});

describe('days without a log', () => {
  it('count for less in a row than singly: what was guessed wrong on one was wrong on all', () => {
    const start = { formulaKcal: 2400, kcalPerKg: 7000 };
    const shiftOf = (isGap: (at: number) => boolean) => {
      const days = (laterKg: number) =>
        Array.from({ length: 34 }, (_, at) => ({
          weightKg: isGap(at) ? null : at < 32 ? 80 : laterKg,
          intakeKcal: isGap(at) ? null : 2400,
        }));
      const [still, gained] = [80, 81].map(
        (kg) => estimateExpenditure(days(kg), start).at(-1)?.expenditureKcal ?? Number.NaN,
      );
      return (still ?? 0) - (gained ?? 0);
    };
    // A kilogram more after a holiday was eaten on it; after single days it is what the body does.
    const inARow = shiftOf((at) => at >= 22 && at < 32);
    const single = shiftOf((at) => at >= 12 && at < 32 && at % 2 === 0);
    expect(single).toBeGreaterThan(0);
    expect(inARow).toBeLessThan(0.8 * single);
  });
});

describe('energy in a kilogram of tissue', () => {
  it.each([
    ['male', 80, 180, 30, 6755.9],
    ['female', 65, 165, 28, 7045.4],
    ['male', 115, 180, 40, 8086.3],
    ['female', 52, 158, 45, 6679.8],
  ] as const)('%s %d kg %d cm %d years', (gender, weightKg, heightCm, ageYears, kcal) => {
    expect(tissueKcalPerKg({ gender, ageYears, weightKg, heightCm })).toBeCloseTo(kcal, 1);
  });
});
