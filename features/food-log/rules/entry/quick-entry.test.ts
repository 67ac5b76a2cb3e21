import { describe, expect, it } from 'vitest';
import { computeEnergyKcal, emptyQuickDraft, readQuickDraft } from './quick-entry.ts';

const read = (text: string) => {
  if (text.trim() === '') return null;
  const value = Number(text.replace(',', '.'));
  return Number.isNaN(value) ? ('invalid' as const) : value;
};
const draft = (change: object = {}) => ({ ...emptyQuickDraft('snack'), ...change });
const readAs = (change: object, energyUnit: 'kcal' | 'kj' = 'kcal') =>
  readQuickDraft(draft(change), { date: '2026-03-02', energyUnit, read });

describe('readQuickDraft', () => {
  it('where figures are optional, nothing at all suffices, and is not known', () => {
    const options = { date: '2026-03-02', energyUnit: 'kcal', read, energyOptional: true } as const;
    expect(readQuickDraft(draft(), options)).toMatchObject({
      content: { foodName: 'Quick add', calories: null, protein: null },
    });
    expect(readQuickDraft(draft({ fat: '10' }), options)).toMatchObject({
      content: { calories: 90 },
    });
    expect(readQuickDraft(draft({ energy: 'x' }), options)).toMatchObject({ ok: false });
  });

  it('needs an energy alone; everything else is not known, and the name says what it is', () => {
    expect(readAs({ energy: '450' })).toEqual({
      ok: true,
      content: {
        date: '2026-03-02',
        mealType: 'snack',
        foodName: 'Quick add',
        brand: null,
        foodId: null,
        quantity: 1,
        unit: 'serving',
        portionNote: null,
        calories: 450,
        exactKcal: null,
        protein: null,
        carbs: null,
        fat: null,
        fiber: null,
        sugar: null,
        sodium: null,
        cholesterol: null,
        saturatedFat: null,
        transFat: null,
        otherNutrients: {},
        note: null,
      },
    });
  });

  it.each([
    [{ energy: '1000' }, 'kj', { calories: 239 }],
    [{ energy: '449,6' }, 'kcal', { calories: 450 }],
    [{ energy: '300', protein: '20,5' }, 'kcal', { calories: 300, protein: 20.5, fat: null }],
    [{ protein: '20', carbs: '10', fat: '5' }, 'kcal', { calories: 165 }],
    [{ protein: '20' }, 'kj', { calories: 80 }],
    [{ energy: '0', fat: '5' }, 'kcal', { calories: 0 }],
    [{ energy: '0' }, 'kj', { calories: 0, protein: null }],
    [{ energy: '1', foodName: ' Pub lunch ' }, 'kcal', { foodName: 'Pub lunch' }],
  ] as const)('%j in %s is %j', (change, unit, content) => {
    const result = readAs(change, unit);
    expect(result.ok && result.content).toMatchObject(content);
  });

  it.each([
    [{}, { energy: 'Calories are required' }],
    [{ energy: 'much' }, { energy: 'Enter a number like 12.5.' }],
    [{ energy: '-1' }, { energy: 'Use 0 or more.' }],
    [{ energy: '100', fat: 'x' }, { fat: 'Enter a number like 12.5.' }],
  ])('%j is refused with %j', (change, errors) => {
    expect(readAs(change)).toEqual({ ok: false, errors });
  });

  it('takes what the log can hold, in whatever unit it is typed', () => {
    const errors = { energy: 'That amount is too large.' };
    expect(readAs({ energy: '50001' })).toEqual({ ok: false, errors });
    expect(readAs({ energy: '50001' }, 'kj')).toMatchObject({ ok: true });
    expect(readAs({ energy: '209300' }, 'kj')).toEqual({ ok: false, errors });
    expect(readAs({ fat: '6000' })).toEqual({ ok: false, errors });
  });
});

it('macros that are not typed make no energy', () => {
  expect(computeEnergyKcal(draft(), read)).toBeNull();
  expect(computeEnergyKcal(draft({ carbs: '0' }), read)).toBe(0);
});
