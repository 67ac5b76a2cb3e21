import { render } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyPage } from './lazy-page.ts';

const Tea = () => <h1>Tea</h1>;
const drawn = (Page: ReturnType<typeof lazyPage>) =>
  render(
    <Suspense fallback="…">
      <Page />
    </Suspense>,
  );

test('a page that is here is drawn at once, without a spinner between', async () => {
  const load = vi.fn(async () => Tea);
  const page = lazyPage(load);
  await page.preload?.();
  expect(drawn(page).container.innerHTML).toBe('<h1>Tea</h1>');
  expect(load).toHaveBeenCalledOnce();
});

test('one that is not is awaited, and a failed fetch is tried again', async () => {
  const load = vi.fn(async () => Tea);
  load.mockRejectedValueOnce(new TypeError('offline'));
  const page = lazyPage(load);
  await expect(page.preload?.()).rejects.toThrow('offline');
  const view = drawn(page);
  expect(view.container.textContent).toBe('…');
  expect(await view.findByRole('heading', { name: 'Tea' })).toBeTruthy();
});
