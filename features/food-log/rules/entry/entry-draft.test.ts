import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyContent } from '../../testing/an-item.ts';
import { MAX_KCAL } from '../item/energy.ts';
import { entryAs, toMeasured, withQuantity } from '../item/measured-entry.ts';
import { NUTRIENT_KEYS } from '../item/nutrients.ts';
import { draftOf, type EntryDraft, emptyDraft, followAmount, readDraft } from './entry-draft.ts';
import type { EntryContent } from './same-entry.ts';

const read = (text: string) => {
  if (text.trim() === '') return null;
  const value = Number(text.replace(',', '.'));
  return Number.isNaN(value) ? ('invalid' as const) : value;
};

const filled = (change: Partial<EntryDraft> = {}): EntryDraft => ({
  ...emptyDraft('2026-03-02'),
  mealType: 'lunch',
  foodName: 'Toast',
  ...change,
});

describe('emptyDraft', () => {
  it('has the defaults of the specification', () => {
    expect(emptyDraft('2026-03-02')).toEqual({
      date: '2026-03-02',
      mealType: null,
      foodName: '',
      note: '',
      quantity: '100',
      unit: 'g',
      calories: '0',
      protein: '0',
      carbs: '0',
      fat: '0',
      fiber: '0',
      sugar: '0',
      sodium: '0',
      cholesterol: '0',
      saturatedFat: '0',
      transFat: '0',
    });
  });
});

describe('readDraft', () => {
  it('asks for the meal where none is chosen', () => {
    expect(readDraft(filled({ mealType: null }), { energyUnit: 'kcal', read })).toEqual({
      ok: false,
      errors: { mealType: 'Choose the meal it belongs to.' },
    });
  });

  it('where figures are optional, name and amount suffice: the rest is not known', () => {
    const draft = filled({
      ...emptyDraft('2026-03-02', true),
      mealType: 'lunch',
      foodName: 'Soup',
    });
    expect(readDraft(draft, { energyUnit: 'kcal', read })).toMatchObject({
      errors: { calories: 'Calories are required' },
    });
    const result = readDraft(draft, { energyUnit: 'kcal', read, energyOptional: true });
    expect(result).toMatchObject({
      content: { calories: null, protein: null, carbs: null, fat: null },
    });
    const typed = { ...draft, calories: '120' };
    const known = readDraft(typed, { energyUnit: 'kcal', read, energyOptional: true });
    expect(known).toMatchObject({ content: { calories: 120 } });
    const wrong = { ...draft, calories: 'x' };
    expect(readDraft(wrong, { energyUnit: 'kcal', read, energyOptional: true })).toMatchObject({
      errors: { calories: 'Enter a number like 12.5.' },
    });
  });

  it('0 that is typed is 0, known, also where nothing else is', () => {
    const none = Object.fromEntries(NUTRIENT_KEYS.map((key) => [key, '']));
    for (const energyOptional of [true, false]) {
      const water = readDraft(filled({ calories: '0', ...none }), {
        energyUnit: 'kj',
        read,
        energyOptional,
      });
      expect(water).toMatchObject({ content: { calories: 0, protein: null, sodium: null } });
    }
  });

  it('an entry whose energy is not known may stay so when it is edited, and only then', () => {
    const options = { energyUnit: 'kcal', read } as const;
    const draft = filled({ calories: '' });
    const before = readDraft(draft, { ...options, energyOptional: true });
    if (!before.ok) throw new Error('refused');
    const entry = before.content;
    for (const [calories, result] of [
      [null, { ok: true, content: { quantity: 50, calories: null } }],
      [80, { ok: false, errors: { calories: 'Calories are required' } }],
    ] as const) {
      const edited = { ...entry, calories };
      const shownAs = draftOf(edited, 'kcal', String);
      const change = { ...shownAs, quantity: '50', calories: '' };
      expect(readDraft(change, { ...options, edited: { entry: edited, shownAs } })).toMatchObject(
        result,
      );
    }
  });

  it.each([
    [{ foodName: '  ' }, { foodName: 'Food name is required' }],
    [{ quantity: '' }, { quantity: 'Quantity is required' }],
    [{ quantity: '0' }, { quantity: 'Use more than 0.' }],
    [{ unit: '' as const }, { unit: 'Unit is required' }],
    [{ calories: '' }, { calories: 'Calories are required' }],
    [{ calories: 'many' }, { calories: 'Enter a number like 12.5.' }],
    [{ calories: '50000.6' }, { calories: 'That amount is too large.' }],
    [{ fat: '-1' }, { fat: 'Use 0 or more.' }],
    [{ date: '' }, { date: 'Date is required' }],
  ])('%j is refused with %j', (change, errors) => {
    expect(readDraft(filled(change), { energyUnit: 'kcal', read })).toEqual({ ok: false, errors });
  });

  it('names every field that is wrong at once', () => {
    const result = readDraft(filled({ foodName: '', quantity: '', calories: '' }), {
      energyUnit: 'kcal',
      read,
    });
    expect(result).toEqual({
      ok: false,
      errors: {
        foodName: 'Food name is required',
        quantity: 'Quantity is required',
        calories: 'Calories are required',
      },
    });
  });

  it('makes calories whole, keeps decimals elsewhere, and leaves a cleared nutrient unknown', () => {
    const draft = filled({ calories: '449.6', protein: '12,5', sodium: '' });
    const result = readDraft(draft, { energyUnit: 'kcal', read });
    expect(result.ok && result.content).toMatchObject({
      calories: 450,
      protein: 12.5,
      sodium: null,
      fat: 0,
    });
  });

  it('reads kilojoules as kilocalories', () => {
    const result = readDraft(filled({ calories: '1883' }), { energyUnit: 'kj', read });
    expect(result.ok && result.content.calories).toBe(450);
  });

  it('opening an entry and saving it untouched changes nothing, in either energy unit', () => {
    fc.assert(
      fc.property(
        anyContent,
        fc.constantFrom('kcal' as const, 'kj' as const),
        (entry, energyUnit) => {
          const shownAs = draftOf(entry, energyUnit, (value) => value.toFixed(1));
          const result = readDraft(shownAs, { energyUnit, read, edited: { entry, shownAs } });
          expect(result).toEqual({ ok: true, content: entry });
        },
      ),
    );
  });

  it('shows an unknown nutrient as an empty field, never as 0', () => {
    fc.assert(
      fc.property(anyContent, (entry) => {
        const draft = draftOf(entry, 'kcal', String);
        for (const key of NUTRIENT_KEYS) expect(draft[key] === '').toBe(entry[key] === null);
      }),
    );
  });

  const write = (value: number) => String(Number(value.toFixed(4)));

  it('a typed figure stays when the amount changes; the others follow, unrounded', () => {
    fc.assert(
      fc.property(
        anyContent,
        fc.double({ min: 0.01, max: 5000, noNaN: true }),
        (entry, quantity) => {
          const before = draftOf(entry, 'kcal', write);
          const scaled = entryAs(entry, withQuantity(entry, toMeasured(entry), quantity));
          const shownAs = draftOf(scaled, 'kcal', write);
          // Further than any rounding from what stood there.
          const typed = { ...before, protein: '7777' };
          const draft = { ...followAmount(typed, before, shownAs), quantity: shownAs.quantity };
          const result = readDraft(draft, {
            energyUnit: 'kcal',
            read,
            edited: { entry: scaled, shownAs },
          });
          if (shownAs.quantity === '0') return;
          const fits = scaled.calories === null || scaled.calories <= MAX_KCAL;
          expect(result).toEqual(
            fits
              ? { ok: true, content: { ...scaled, protein: 7777 } }
              : { ok: false, errors: { calories: 'That amount is too large.' } },
          );
        },
      ),
    );
  });

  it('an amount that was emptied is asked for, whatever it was', () => {
    const entry = fc.sample(anyContent, 1)[0] as EntryContent;
    const shownAs = { ...draftOf(entry, 'kcal', write), quantity: '' };
    expect(readDraft(shownAs, { energyUnit: 'kcal', read, edited: { entry, shownAs } })).toEqual({
      ok: false,
      errors: { quantity: 'Quantity is required' },
    });
  });

  it('a note of spaces is none', () => {
    const result = readDraft(filled({ note: '  ' }), { energyUnit: 'kcal', read });
    expect(result.ok && result.content.note).toBeNull();
  });
});
