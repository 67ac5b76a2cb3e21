import fc from 'fast-check';
import type { FoodLogEntry } from '../contract.ts';
import { MEAL_TYPES, PORTION_UNITS } from '../rules/entry/entry-kinds.ts';
import type { EntryContent } from '../rules/entry/same-entry.ts';
import { type LoggedItem, UNSAID } from '../rules/item/logged-item.ts';
import { mapNutrients } from '../rules/item/nutrients.ts';
import { OTHER_NUTRIENT_KEYS } from '../rules/item/other-nutrients.ts';

/** 100 g of soup with 130 kcal; all else is not known. */
export const anItem = <Change extends Partial<LoggedItem>>(change?: Change) => ({
  ...(UNSAID as LoggedItem),
  foodName: 'Soup',
  quantity: 100,
  unit: 'g' as const,
  calories: 130,
  ...change,
});

/** The same as a lunch of 20 November 2026, as the server answers it. */
export const anEntry = (change: Partial<FoodLogEntry> = {}): FoodLogEntry => ({
  ...anItem(),
  id: '01990000-0000-7000-8000-000000000001',
  date: '2026-11-20',
  mealType: 'lunch',
  aiConfidence: null,
  localTime: null,
  timeZone: null,
  sourceType: 'manual',
  origin: 'manual',
  aiAnalyzed: false,
  version: 1,
  createdAt: '2026-11-20T01:30:00.000Z',
  ...change,
});

const amount = fc.option(fc.double({ min: 0, max: 5_000, noNaN: true }));

/** Any portion there can be, with or without each of its figures. */
export const anyItem: fc.Arbitrary<LoggedItem> = fc.record({
  ...mapNutrients(() => amount),
  foodName: fc.constantFrom('Toast', 'مرحبا', '🥑'),
  brand: fc.constantFrom(null, 'Home'),
  foodId: fc.constantFrom(null, 'catalogue:toast'),
  quantity: fc.double({ min: 0.001, max: 10_000, noNaN: true }),
  unit: fc.constantFrom(...PORTION_UNITS),
  portionNote: fc.constantFrom(null, '1 thick slice'),
  calories: fc.option(fc.integer({ min: 0, max: 50_000 })),
  exactKcal: fc.constant(null),
  otherNutrients: fc.dictionary(
    fc.constantFrom(...OTHER_NUTRIENT_KEYS),
    fc.double({ min: 0, max: 500, noNaN: true }),
  ),
  note: fc.constantFrom(null, 'burnt'),
});

/** The same on a day. */
export const anyContent: fc.Arbitrary<EntryContent> = fc
  .tuple(anyItem, fc.constantFrom(...MEAL_TYPES))
  .map(([item, mealType]) => ({ ...item, date: '2026-03-02', mealType }));
