import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { setOfflineState } from '#platform/web/offline/offline-state.ts';
import { SearchFailed } from './search-failed.tsx';

afterEach(() => {
  cleanup();
  setOfflineState({ offline: false, keeps: true });
});

const link = () => screen.queryByRole('link', { name: 'Enter it manually' });
const failed = (manualHref: string | null = '/log-food?mode=manual') =>
  render(<SearchFailed manualHref={manualHref} onRetry={() => undefined} />).container.textContent;

test('with a network it is a failure, to be tried again', () => {
  expect(failed()).toContain('Foods couldn’t be loaded');
  expect(link()).toBeNull();
});

test('without one it says what is kept and sent later, and leads there', () => {
  setOfflineState({ offline: true });
  expect(failed()).toContain('Manual entries sync later.');
  expect(link()).not.toBeNull();
  cleanup();
  failed(null);
  expect(link()).toBeNull();
});

test('a browser that keeps nothing promises nothing', () => {
  setOfflineState({ offline: true, keeps: false });
  expect(failed()).toContain('This browser can’t work offline.');
  expect(link()).toBeNull();
});
