import { expect, test } from 'vitest';
import { isCalled } from './leftover-name.ts';

test.each([
  ['Red lentil dal with spiced oil', 'dal', true],
  ['Red lentil dal with spiced oil', 'lentils d', true],
  ['Red lentil dal with spiced oil', 'dal soup', false],
  ['Red lentil dal with spiced oil', '', true],
  ['Phở', 'pho', true],
])('%s is called %s: %s', (name, typed, is) => {
  expect(isCalled(name, typed)).toBe(is);
});
