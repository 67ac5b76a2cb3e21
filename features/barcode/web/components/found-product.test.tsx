import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { foodsApi } from '#features/foods/contract.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { useProduct } from '../api.ts';

const searched = queryOf(foodsApi.search, { query: { q: 'clusters' } });

test.each([
  ['a product that was found', { id: 'off:9300675024235' }, true],
  ['no product', null, false],
])('after %s, the next search asks anew: %s', async (_, food, isStale) => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url === '/api/csrf-token' ? { csrfToken: 'token' } : { success: true, food }),
  );
  const client = makeQueryClient();
  client.setQueryData(searched.queryKey, { results: [] });
  // What gives a query its topics.
  await client.query(searched);
  const { result } = renderHook(useProduct, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  await act(() => result.current.mutateAsync({ barcode: '9300675024235', mealType: 'snack' }));
  expect(client.getQueryState(searched.queryKey)?.isInvalidated).toBe(isStale);
});
