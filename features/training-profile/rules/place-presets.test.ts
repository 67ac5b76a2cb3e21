import { describe, expect, it } from 'vitest';
import { trainingPlace } from '../contract/places.ts';
import { PLACE_PRESETS, presetPlace } from './place-presets.ts';
import { toShownPlace } from './places.ts';

describe.each(['kg', 'lb'] as const)('ready-made places in %s', (unit) => {
  it.each(PLACE_PRESETS)('%s is a place that the server takes as it is', (preset) => {
    const place = { ...presetPlace(preset, unit), name: 'Home' };
    expect(toShownPlace(place)).toEqual(place);
    expect(trainingPlace.safeParse({ ...place, id: 'a', version: 1 }).error).toBeUndefined();
  });
});

it('fills in the weights people usually have', () => {
  expect(presetPlace('dumbbells', 'kg').dumbbellsKg).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
  expect(presetPlace('twoDumbbells', 'lb')).toMatchObject({ dumbbellsKg: [9.07] });
  expect(presetPlace('barbell', 'lb')).toMatchObject({ barKg: 20.41 });
  expect(presetPlace('gym', 'kg')).toMatchObject({ dumbbellsKg: null, platesKg: null });
});
