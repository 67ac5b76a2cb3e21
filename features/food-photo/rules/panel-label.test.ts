import { expect, it } from 'vitest';
import type { PanelColumn, PanelReading } from '#features/label-reader/rules/read-panel.ts';
import { labelOfPanel } from './panel-label.ts';

const column: PanelColumn = {
  energy: 1450,
  protein: 10.4,
  fat: 1.3,
  saturatedFat: 0.3,
  transFat: null,
  carbs: 67,
  sugar: 2.9,
  fiber: 11,
  sodium: 290,
};
const nothing = Object.fromEntries(
  Object.keys(column).map((key) => [key, null]),
) as unknown as PanelColumn;

const panel = (changes: Partial<PanelReading>): PanelReading => ({
  basis: '100g',
  servingSize: 30,
  servingUnit: 'g',
  per100: column,
  perServing: nothing,
  kcalPer100: null,
  doubts: {},
  ...changes,
});

it('a panel becomes the start of a food, its doubts by the form’s fields', () => {
  const doubts = {
    energy: 'energy-differs',
    sodium: 'read-once',
    servingSize: 'read-once',
  } as const;
  const read = labelOfPanel(panel({ doubts }));
  expect(read?.label).toMatchObject({ basis: '100g', servingSize: 30, doubts: [] });
  expect(read?.label.nutrients.calories).toBeCloseTo(346.6, 1);
  expect(read?.doubts).toEqual({
    kilojoules: 'energy-differs',
    'nutrients.sodium': 'read-once',
    servingSize: 'read-once',
  });
});

it('what no food has is left empty, with a word about it', () => {
  const read = labelOfPanel(panel({ per100: { ...column, carbs: 670, energy: 14_500 } }));
  expect(read?.label.nutrients.carbs).toBeNull();
  expect(read?.label.nutrients.protein).toBe(10.4);
  expect(read?.doubts).toEqual({ 'nutrients.carbs': 'hard-to-read', kilojoules: 'hard-to-read' });
});

it('has the checks of a label that a model read', () => {
  const read = labelOfPanel(panel({ perServing: { ...nothing, energy: 900 } }));
  expect(read?.label.doubts).toEqual(['Energy per serving doesn’t match energy per 100.']);
});

it('a panel without a figure is none', () => {
  expect(labelOfPanel(panel({ per100: nothing }))).toBeNull();
});
