import { expect, test } from 'vitest';
import { spokenName } from './spoken-name.ts';

test.each([
  ['anna', 'Anna'],
  [' Alex. ', 'Alex'],
  ['mary jane', 'Mary jane'],
  ['éloise!', 'Éloise'],
  ['', ''],
  ['...', ''],
  ['x'.repeat(100), `X${'x'.repeat(79)}`],
])('%j becomes %j', (heard, name) => {
  expect(spokenName(heard)).toBe(name);
});
