import { expect, it } from 'vitest';
import { energyText, portionText } from './amount-text.ts';

it.each([
  [450, 'kcal', '450 kcal'],
  [12_345, 'kcal', '12,345 kcal'],
  [450, 'kj', '1,883 kJ'],
  [0, 'kj', '0 kJ'],
] as const)('%d kcal in %s reads %s', (kcal, unit, text) => {
  const shown = energyText(kcal, unit);
  expect(`${shown.amount} ${shown.sign}`).toBe(text);
});

it.each([
  [100, 'g', '100 g'],
  [1, 'cup', '1 cup'],
  [1.5, 'cup', '1½ cups'],
  [0.25, 'cup', '¼ cup'],
  [0.33, 'cup', '⅓ cup'],
  [1.7, 'cup', '1.7 cups'],
  [2, 'piece', '2 pieces'],
  [0.1 + 0.2, 'oz', '0.3 oz'],
  [0.0004, 'g', '0.00040 g'],
] as const)('%d %s reads %s', (quantity, unit, text) => {
  expect(portionText({ quantity, unit, portionNote: null })).toBe(text);
});

it.each([
  [1, '1 medium'],
  [2, '2 medium'],
  [1.5, '1½ medium'],
  [0.533, '0.533 × 1 medium'],
  [0.5, '½ medium'],
])('%d pieces of "1 medium" read %s', (quantity, text) => {
  expect(portionText({ quantity, unit: 'piece', portionNote: '1 medium' })).toBe(text);
});
