import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { setOfflineState } from '../offline/offline-state.ts';
import { appMayBeUpdated, checkConnection } from './messages.ts';
import { PageErrorBoundary } from './page-error.tsx';

afterEach(() => {
  setOfflineState({ offline: false });
  vi.restoreAllMocks();
  cleanup();
});

function Missing(): never {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/block-page.js');
}

function open() {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <PageErrorBoundary>
      <Missing />
    </PageErrorBoundary>,
  );
  return screen.getByRole('alert').textContent;
}

test('a part that is missing while the server answers belongs to a version that is gone', () => {
  expect(open()).toContain(appMayBeUpdated);
});

test('a part that is missing while the server is away asks for the connection', () => {
  setOfflineState({ offline: true });
  expect(open()).toContain(checkConnection);
});
