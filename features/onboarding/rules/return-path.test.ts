import { expect, test } from 'vitest';
import { safeReturnPath } from './return-path.ts';

test.each(['/', '/log-food', '/progress?range=30d', '/meals/a%2Fb#c'])('%s is kept', (path) => {
  expect(safeReturnPath(path)).toBe(path);
});

test.each([
  null,
  '',
  'log-food',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  ' /log-food',
  '/\t/evil.example',
  '/\n/evil.example',
])('%j is refused', (path) => {
  expect(safeReturnPath(path)).toBeNull();
});
