import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { durationText } from '#platform/shared/duration-text.ts';
import { formatDistance, formatPace, parseDistance, parseDuration } from './figures.ts';

describe('a time', () => {
  test.each([
    ['45:30', 2_730],
    ['1:05:30', 3_930],
    ['0:45', 45],
    ['90:00', 5_400],
    ['45', 2_700],
    ['45 min', 2_700],
    ['1 h 5 min', 3_900],
    ['1,5 h', 5_400],
    ['1 h', 3_600],
    ['', null],
  ])('%j is %s seconds', (text, seconds) => {
    expect(parseDuration(text)).toBe(seconds);
  });

  test.each(['1:75', '1:75:00', 'soon', '4:5', '-5', '1:2:3:4', ':30', '30 s'])(
    '%j is none',
    (text) => {
      expect(parseDuration(text)).toBe('invalid');
    },
  );

  test('is read back as it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 86_400 }), (seconds) => {
        expect(parseDuration(durationText(seconds))).toBe(seconds);
      }),
    );
  });
});

describe('a distance', () => {
  test.each([
    ['5,2 km', 5_200],
    ['5.2', 5_200],
    ['800 m', 800],
    ['3 mi', 4_828.032],
    ['.5', 500],
    ['1 500 m', 1_500],
    ['', null],
    ['far', 'invalid'],
    ['-3', 'invalid'],
    ['5,2,1', 'invalid'],
  ])('%j is %s m', (text, metres) => {
    expect(parseDistance(text, 'km')).toBe(metres);
  });

  test('of a swimmer is in metres unless they say otherwise', () => {
    expect(parseDistance('1500', 'm')).toBe(1_500);
    expect(parseDistance('1,500', 'm')).toBe(1_500);
    expect(parseDistance('1,500 m', 'km')).toBe(1_500);
    expect(parseDistance('1,500', 'km')).toBe(1_500);
    expect(parseDistance('12,5', 'm')).toBe(12.5);
    expect(parseDistance('1,5 km', 'm')).toBe(1_500);
  });

  test.each([
    [5_200, 'run', '5.2', 'km'],
    [1_500, 'swim', '1500', 'm'],
    [42_195, 'run', '42.2', 'km'],
    [130_040, 'ride', '130', 'km'],
  ] as const)('%s m of a %s is %s %s', (metres, kind, value, unit) => {
    expect(formatDistance(metres, kind)).toEqual({ value, unit });
  });
});

test.each([
  ['run', 3_000, 10_000, '5:00', 'min/km'],
  ['ride', 3_600, 24_300, '24.3', 'km/h'],
  ['swim', 1_800, 1_500, '2:00', 'min/100 m'],
  ['row', 1_200, 5_000, '2:00', 'min/500 m'],
] as const)('a %s of %s s over %s m is at %s %s', (kind, seconds, metres, value, unit) => {
  expect(formatPace({ seconds, metres }, kind)).toEqual({ value, unit });
});

test('without a distance there is no pace', () => {
  expect(formatPace({ seconds: 600, metres: null }, 'run')).toBeNull();
});
