import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { BlockedPage } from './blocked-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('who is blocked is listed, and let in again one by one', async () => {
  let blocked = [
    { id: 'a', name: 'Kim' },
    { id: 'b', name: '' },
  ];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method !== 'DELETE') return Response.json(blocked);
    blocked = blocked.filter(({ id }) => !url.endsWith(`/${id}`));
    return Response.json({ ok: true });
  });
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <BlockedPage />
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Unblock Kim' }));
  await vi.waitFor(() => expect(screen.queryByText('Kim')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Unblock the other person' }));
  expect(await screen.findByText('You have blocked nobody')).toBeTruthy();
});
