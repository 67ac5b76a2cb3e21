import fc from 'fast-check';
import { expect, it } from 'vitest';
import { kjToKcal } from '#platform/shared/units.ts';
import { anItem } from '../../testing/an-item.ts';
import { totalsOf } from '../days/day-totals.ts';
import { draftOf, readDraft } from '../entry/entry-draft.ts';
import { emptyQuickDraft, readQuickDraft } from '../entry/quick-entry.ts';
import { energyText } from './amount-text.ts';
import { kcalOf, toStoredEnergy } from './exact-energy.ts';
import { scaleFigures } from './figures.ts';

const read = (text: string) => (text.trim() === '' ? null : Number(text));
const kjOf = (item: Parameters<typeof kcalOf>[0]) => energyText(kcalOf(item) ?? 0, 'kj').amount;

it('whole kilojoules stay as typed: quick add, form and form again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200_000 }), (kj) => {
      const quick = readQuickDraft(
        { ...emptyQuickDraft('lunch'), energy: String(kj) },
        { date: '2026-11-28', energyUnit: 'kj', read },
      );
      if (!quick.ok) return expect.fail('not taken');
      expect(Number.isInteger(quick.content.calories)).toBe(true);
      expect(draftOf(quick.content, 'kj', String).calories).toBe(String(kj));
      expect(kjOf(quick.content)).toBe(kj.toLocaleString('en-AU'));
      const shownAs = draftOf(anItemOn(), 'kj', String);
      const edited = readDraft(
        { ...shownAs, calories: String(kj) },
        { energyUnit: 'kj', read, edited: { entry: anItemOn(), shownAs } },
      );
      expect(edited.ok && draftOf(edited.content, 'kj', String).calories).toBe(String(kj));
    }),
  );
});

const anItemOn = () => ({ ...anItem(), date: '2026-11-28', mealType: 'lunch' as const });

it('a label of 1,430 kJ in 100 g gives what its arithmetic gives', () => {
  const per100 = { ...anItem(), ...toStoredEnergy(kjToKcal(1430)) };
  expect(kjOf(scaleFigures(per100, 0.25))).toBe('358');
  expect(kjOf(scaleFigures(per100, 0.5))).toBe('715');
  expect(kjOf(scaleFigures(scaleFigures(per100, 0.25), 2))).toBe('715');
});

it('sums add what is exact, and the whole number where somebody changed that alone', () => {
  const roll = { ...anItem(), ...toStoredEnergy(kjToKcal(703)) };
  expect(energyText(totalsOf([roll, roll]).calories.amount ?? 0, 'kj').amount).toBe('1,406');
  expect(kcalOf({ ...roll, calories: 250 })).toBe(250);
  expect(kcalOf({ calories: null, exactKcal: null })).toBeNull();
  expect(toStoredEnergy(130)).toEqual({ calories: 130, exactKcal: null });
});
