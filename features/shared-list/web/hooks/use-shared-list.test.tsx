import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { useSharedList } from './use-shared-list.ts';

const TOKEN = 'A'.repeat(22);
const line = {
  key: 'milk',
  name: 'Milk',
  amount: '2 l',
  aisle: 'dairy' as const,
  note: null,
  isTicked: false,
  at: 1,
};

let sent: number;
let isOffline: boolean;
beforeEach(() => {
  [sent, isOffline] = [0, true];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (String(address).includes('csrf')) return Response.json({ csrfToken: 'a' });
    if (init?.method === undefined || init.method === 'GET')
      return Response.json({ stamp: 1, lines: [line] });
    sent += 1;
    if (isOffline) throw new TypeError('Failed to fetch');
    return Response.json({ stamp: 2, lines: [{ ...line, isTicked: true }] });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('a tick without a network is asked for once, and sent when the network is back', async () => {
  const client = makeQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useSharedList(TOKEN), { wrapper });
  await waitFor(() => expect(result.current.lines).toHaveLength(1));
  act(() => result.current.tick(line));
  await waitFor(() => expect(result.current.isWaiting).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(sent).toBe(1);
  expect(result.current.lines?.[0]?.isTicked).toBe(true);
  isOffline = false;
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.isWaiting).toBe(false));
  expect(sent).toBe(2);
  expect(localStorage.getItem(`sharedShopping.${TOKEN}`)).toBeNull();
});
