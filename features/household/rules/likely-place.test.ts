import { expect, it } from 'vitest';
import { likelyPlace } from './likely-place.ts';

it.each([
  [['Person 2'], 'Person 2'],
  [['Kim', 'Person 3'], 'Person 3'],
  [['Person 2', 'anh'], 'anh'],
  [['Person 2', 'Person 3'], null],
  [['Anh', 'Anh'], null],
  [['Kim', 'Person of note'], null],
  [[], null],
])('of %j, Anh is most likely %j', (names, likely) => {
  const places = names.map((name) => ({ name }));
  expect(likelyPlace(places, 'Anh')?.name ?? null).toBe(likely);
});
