import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  followThemeOfOtherTabs,
  setGenderTheme,
  setTheme,
  useGenderTheme,
  useTheme,
} from './theme.ts';

const html = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  html.dataset['theme'] = 'dark';
  delete html.dataset['genderTheme'];
  html.className = 'dark';
});
afterEach(cleanup);

function Shown() {
  return <p>{`${useTheme().theme} ${useGenderTheme().genderTheme}`}</p>;
}

test('a choice shows at once, is kept, and is announced to what is on the screen', () => {
  render(<Shown />);
  expect(screen.getByText('dark null')).toBeTruthy();
  act(() => setTheme('light'));
  act(() => setGenderTheme('male'));
  expect(screen.getByText('light male')).toBeTruthy();
  expect(html.dataset).toMatchObject({ theme: 'light', genderTheme: 'male' });
  expect(html.className).toBe('light');
  expect([localStorage.getItem('theme'), localStorage.getItem('genderTheme')]).toEqual([
    'light',
    'male',
  ]);
  act(() => setGenderTheme(null));
  expect(localStorage.getItem('genderTheme')).toBeNull();
  expect('genderTheme' in html.dataset).toBe(false);
});

test('a choice made in another tab is followed', () => {
  const stop = followThemeOfOtherTabs();
  render(<Shown />);
  const from = (key: string, newValue: string | null) =>
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key, newValue }));
    });
  from('theme', 'light');
  from('genderTheme', 'female');
  expect(screen.getByText('light female')).toBeTruthy();
  from('genderTheme', '<script>');
  expect(screen.getByText('light null')).toBeTruthy();
  stop();
});

test('blocked storage breaks nothing: the choice still shows', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(() => setTheme('light')).not.toThrow();
  expect(html.dataset['theme']).toBe('light');
});
