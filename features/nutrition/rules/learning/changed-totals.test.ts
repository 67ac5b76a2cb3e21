import fc from 'fast-check';
import { expect, test } from 'vitest';
import { totalsOf as exactTotalsOf } from '#features/food-log/rules/days/day-totals.ts';
import { mapNutrients, NUTRIENT_KEYS } from '#features/food-log/rules/item/nutrients.ts';
import { changedTotals, noTotals, toSums } from './changed-totals.ts';

const totalsOf = (entries: Parameters<typeof exactTotalsOf>[0]) => toSums(exactTotalsOf(entries));

const amount = fc.option(
  fc.integer({ min: 0, max: 999 }).map((tenths) => tenths / 10),
  { nil: null },
);
const amounts = fc.record(mapNutrients(() => amount));
const eaten = fc
  .tuple(amounts, fc.option(fc.integer({ min: 1, max: 2000 }), { nil: null }))
  .map(([nutrients, calories]) => ({ ...nutrients, calories }));
const entries = fc.array(eaten, { maxLength: 6 });

test('totals of what was eaten before become those of what is eaten now, exactly', () => {
  fc.assert(
    fc.property(entries, entries, (before, after) => {
      const changed = changedTotals(totalsOf(before), before, after);
      expect(changed).toMatchObject(
        Object.fromEntries(
          Object.entries(totalsOf(after)).map(([key, value]) => [
            key,
            typeof value === 'object' && value !== null
              ? { amount: value.amount, known: value.known }
              : value,
          ]),
        ),
      );
    }),
  );
});

test('what this device has not read stays counted, to twelve digits', () => {
  fc.assert(
    fc.property(
      entries,
      entries,
      fc.array(eaten, { minLength: 1, maxLength: 4 }),
      (before, after, unread) => {
        const there = totalsOf([...before, ...unread]);
        const whole = totalsOf([...after, ...unread]);
        const changed = changedTotals(there, before, after);
        // They may happen to say what is after it already: then it is taken as done.
        if (changed === there) return;
        expect(changed.calories).toBe(whole.calories);
        expect(changed.caloriesKnown).toBe(whole.caloriesKnown);
        expect(changed.entryCount).toBe(whole.entryCount);
        for (const key of NUTRIENT_KEYS) {
          expect(changed[key].known).toBe(whole[key].known);
          if (whole[key].amount === null) expect(changed[key].amount).toBeNull();
          else expect(changed[key].amount).toBeCloseTo(whole[key].amount, 8);
        }
      },
    ),
  );
});

test('totals that say it already are left alone, and so are those of nothing new', () => {
  const before: never[] = [];
  const nothing = totalsOf(before);
  expect(changedTotals(nothing, before, before)).toBe(nothing);
  const soup = { calories: 90, ...emptyAmounts };
  const done = totalsOf([soup]);
  expect(changedTotals(done, [], [soup])).toBe(done);
  expect(noTotals(done)).toMatchObject({
    entryCount: 0,
    calories: 0,
    caloriesKnown: 0,
    protein: { amount: null, known: 0 },
  });
});

test('one glass of water is 0 kcal, one meal that says nothing is none', () => {
  expect(totalsOf([{ ...emptyAmounts, calories: 0 }])).toMatchObject({
    calories: 0,
    caloriesKnown: 1,
  });
  expect(totalsOf([{ ...emptyAmounts, calories: null }])).toMatchObject({
    calories: null,
    caloriesKnown: 0,
  });
});

const emptyAmounts = mapNutrients(() => null);
