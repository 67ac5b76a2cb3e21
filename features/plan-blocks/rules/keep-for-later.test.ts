import { expect, test } from 'vitest';
import type { PlanDay } from '#features/plan-generator/rules/plan-input.ts';
import { EMPTY_KIT } from '#features/training-profile/rules/kit.ts';
import { NO_CONSTRAINTS } from '#features/training-requests/rules/constraints.ts';
import { NEW_PLACE, toLaterChange } from './keep-for-later.ts';

const gym = { ...EMPTY_KIT, equipment: ['barbell', 'bench'] as const };
const two = { ...EMPTY_KIT, equipment: ['dumbbells'] as const, dumbbellsKg: [10] };
const day = (weekday: 1 | 3, some: Partial<PlanDay> = {}): PlanDay => ({
  weekday,
  minutes: 45,
  kit: gym,
  placeName: 'Gym',
  ...some,
});
const usual = { days: [day(1), day(3)], avoid: [] };
const places = [{ id: 'gym', name: 'Gym', kit: gym }];
const said = (wanted: Partial<typeof usual>, request = NO_CONSTRAINTS) =>
  toLaterChange({ ...usual, ...wanted }, usual, places, request);

test('a wish that changes nothing is nothing to keep', () => {
  expect(said({})).toBeNull();
});

test('a sore knee and fewer days are kept as they are', () => {
  expect(said({ avoid: ['knee'] as never })).toEqual({ avoid: ['knee'], days: null, place: null });
  expect(said({ days: [day(1, { minutes: 20 })] })).toEqual({
    avoid: null,
    days: [{ weekday: 1, minutes: 20, placeId: 'gym' }],
    place: null,
  });
});

test('other equipment becomes a place, and today says nothing of other days', () => {
  const days = [day(1, { kit: two }), day(3, { kit: EMPTY_KIT, placeName: null })];
  expect(said({ days }, { ...NO_CONSTRAINTS, place: 'home' })).toEqual({
    avoid: null,
    days: [
      { weekday: 1, minutes: 45, placeId: NEW_PLACE },
      { weekday: 3, minutes: 45, placeId: null },
    ],
    place: { kit: two, kind: 'home' },
  });
  expect(said({ days }, { ...NO_CONSTRAINTS, today: true })).toBeNull();
});
