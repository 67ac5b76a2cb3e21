import { expect, test } from 'vitest';
import { matchesPath } from './match-path.ts';

test.each([
  ['/', '/'],
  ['/home', '/home'],
  ['/home', '/home/'],
  ['/home', '/Home'],
  ['/workouts/:id', '/workouts/42'],
  ['/verify-email/:token?', '/verify-email'],
  ['/verify-email/:token?', '/verify-email/abc'],
])('%s takes %s', (pattern, path) => {
  expect(matchesPath(pattern, path)).toBe(true);
});

test.each([
  ['/', '/home'],
  ['/home', '/'],
  ['/home', '/homes'],
  ['/home', '/home/extra'],
  ['/workouts/:id', '/workouts'],
  ['/verify-email/:token?', '/verify-email/a/b'],
  ['/login', '//login'],
  ['/workouts/:id', '/workouts//'],
])('%s leaves %s', (pattern, path) => {
  expect(matchesPath(pattern, path)).toBe(false);
});
