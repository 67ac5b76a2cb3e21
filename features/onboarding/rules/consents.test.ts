import { expect, test } from 'vitest';
import { consentsNeeded } from './consents.ts';

test.each([
  [13, ['parental_consent', 'digital_age']],
  [15, ['parental_consent', 'digital_age']],
  [16, ['parental_consent']],
  [17, ['parental_consent']],
  [18, []],
  [80, []],
])('at %s the statements to tick are %j', (age, kinds) => {
  expect(consentsNeeded(age)).toEqual(kinds);
});
