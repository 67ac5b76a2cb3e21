import { beforeEach, expect, test, vi } from 'vitest';
import { rememberWantedPath, takeWantedPath } from './wanted-path.ts';

beforeEach(() => sessionStorage.clear());

test('a wanted path is given once', () => {
  rememberWantedPath('/log-food?date=2026-01-05');
  expect(sessionStorage.getItem('redirectAfterAuth')).toBe('/log-food?date=2026-01-05');
  expect(takeWantedPath()).toBe('/log-food?date=2026-01-05');
  expect(sessionStorage.getItem('redirectAfterAuth')).toBeNull();
  expect(takeWantedPath()).toBeNull();
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/\u0000/evil.example',
  '/.//\\evil.example',
  '/api',
  'https://evil.example',
  'javascript:alert(1)',
  '',
  '/api/login',
])('%j leads away from the app and is dropped', (path) => {
  sessionStorage.setItem('redirectAfterAuth', path);
  expect(takeWantedPath()).toBeNull();
});

test('blocked storage breaks nothing', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(() => rememberWantedPath('/progress')).not.toThrow();
  expect(takeWantedPath()).toBeNull();
});
