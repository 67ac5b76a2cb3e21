import { describe, expect, it, test } from 'vitest';
import { PLACE_PRESETS, presetPlace } from '../../../rules/place-presets.ts';
import { checkPlace, type PlaceDraft, toPlaceDraft } from './place-draft.ts';
import { figureOf, parseWeights, weightsText } from './weight-text.ts';

describe.each(['kg', 'lb'] as const)('a ready-made place in %s', (unit) => {
  it.each(PLACE_PRESETS)('%s is sent as it was when nothing is touched', (preset) => {
    const place = { ...presetPlace(preset, unit), name: 'Home' };
    expect(checkPlace(toPlaceDraft(place, unit), unit)).toEqual({ content: place, errors: {} });
  });
});

const garage = toPlaceDraft({ ...presetPlace('barbell', 'kg'), name: 'Garage' }, 'kg');
const dumbbells = toPlaceDraft({ ...presetPlace('dumbbells', 'kg'), name: 'Home' }, 'kg');

test.each<[string, PlaceDraft, object]>([
  ['no name', { ...garage, name: ' ' }, { name: expect.any(String) }],
  ['no figure', { ...garage, bar: 'x' }, { bar: 'Enter a number like 12.5.' }],
  ['a bar too heavy', { ...garage, bar: '51' }, { bar: 'Use 0.25 kg to 50 kg.' }],
  ['no plates', { ...garage, plateRows: [] }, { plateRows: expect.any(String) }],
  ['the wrong way round', { ...dumbbells, to: '1' }, { to: expect.any(String) }],
  ['a tiny step', { ...dumbbells, step: '0,25' }, { step: 'Choose a larger step.' }],
  ['an empty box', { ...dumbbells, from: '' }, { from: expect.any(String) }],
  [
    'commas without spaces',
    { ...dumbbells, dumbbells: 'list', list: '4,8,12' },
    { list: 'Put a space between weights, like 4 7.5 10.' },
  ],
  ['an empty list', { ...dumbbells, dumbbells: 'list', list: '' }, { list: expect.any(String) }],
])('%s is refused where it stands', (_, draft, errors) => {
  expect(checkPlace(draft, 'kg').errors).toEqual(errors);
});

test('what is not there is not checked', () => {
  expect(checkPlace({ ...garage, equipment: [], bar: 'x', plateRows: [] }, 'kg').errors).toEqual(
    {},
  );
});

test('exact weights stay a list, even ones become steps', () => {
  const place = { ...presetPlace('twoDumbbells', 'kg'), name: 'Home' };
  expect(toPlaceDraft({ ...place, dumbbellsKg: [4, 7.5, 10] }, 'kg')).toMatchObject({
    dumbbells: 'list',
    list: '4 7.5 10',
  });
  expect(toPlaceDraft({ ...place, dumbbellsKg: [2.5, 5, 7.5] }, 'kg')).toMatchObject({
    dumbbells: 'steps',
    from: '2.5',
    to: '7.5',
    step: '2.5',
  });
});

test.each([
  ['4 7,5 10', [4, 7.5, 10]],
  ['4, 7.5, 10', [4, 7.5, 10]],
  ['4; 7,5', [4, 7.5]],
  ['4,', [4]],
  ['', []],
  ['4,8,12', null],
  ['four', null],
])('%j lists %j', (text, expected) => {
  expect(parseWeights(text, 'kg')).toEqual(expected);
});

test('weights are shown as they are sold', () => {
  expect(parseWeights('45 2.5 1.25', 'lb')?.map((kg) => figureOf(kg, 'lb'))).toEqual([
    '45',
    '2.5',
    '1.25',
  ]);
  expect(weightsText([2, 4, 6, 8, 10, 12, 14], 'kg')).toBe('2, 4, 6 … 14 kg');
  expect(weightsText([4, 7.5], 'kg')).toBe('4, 7.5 kg');
});
