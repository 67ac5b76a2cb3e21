import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { per100Of } from '#features/food-facts/rules/nutrient-kinds.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import type { Food, SearchResult } from '../../../contract.ts';
import { FoodSearch } from './food-search.tsx';

afterEach(cleanup);

const clusters: Food = {
  id: 'off:9300675024235',
  kind: 'product',
  name: 'Clusters',
  brand: 'Valley',
  category: null,
  state: null,
  basis: '100g',
  density: null,
  portions: [],
  nutrients: per100Of({ calories: 375 }),
  warnings: [],
  source: {
    id: 'off',
    name: 'Open Food Facts',
    tier: 'label',
    licence: null,
    attribution: null,
    url: null,
    reference: null,
    fetchedAt: null,
  },
  gtin: '09300675024235',
  favourite: false,
  retired: false,
  version: null,
};
const product: SearchResult = {
  key: clusters.id,
  group: 'product',
  name: clusters.name,
  brand: clusters.brand,
  food: clusters,
  lastLogged: null,
  meal: null,
};

/** A server that knows the product once it was searched for online; `asked` is what it was asked. */
function serve(onlineResults: readonly SearchResult[]) {
  const asked: string[] = [];
  let known: readonly SearchResult[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/api/csrf-token') return Response.json({ csrfToken: 'token' });
    if (url === '/api/auth/user')
      return Response.json({ id: 'ana', units: { energyUnit: 'kcal' } });
    if (url === '/api/foods/search-online') {
      known = onlineResults;
      const answer = { status: 'ok', sentence: null, provider: 'Open Food Facts' };
      return Response.json({ ...answer, results: onlineResults });
    }
    asked.push(new URL(url, 'http://localhost').searchParams.get('q') ?? '');
    return Response.json({ results: known });
  });
  return asked;
}

const page = (client = makeQueryClient()) => (
  <QueryClientProvider client={client}>
    <FoodSearch
      start="clusters"
      at={{ meal: 'snack', localTime: '15:00' }}
      tray={null}
      backHref="/log-food"
      manualHref="/log-food?mode=manual"
      quickHref="/log-food?mode=quick"
      onReview={() => undefined}
      onQuery={() => undefined}
      onChoose={() => undefined}
    />
  </QueryClientProvider>
);

const ask = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Search online' }));
const type = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value } });

test('what came from outside is found by the next search of the same words, and asked for once', async () => {
  const asked = serve([product]);
  const client = makeQueryClient();
  const first = render(page(client));
  await ask();
  await screen.findByRole('region', { name: 'From Open Food Facts' });
  expect(asked).toEqual(['clusters']);

  first.unmount();
  render(page(client));
  await screen.findByRole('button', { name: /^Clusters/ });
  expect(screen.queryByRole('region', { name: 'From Open Food Facts' })).toBeNull();
  expect(asked).toEqual(['clusters', 'clusters']);

  type('clu');
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  type('clusters');
  await screen.findByText('1 result');
  expect(asked).toEqual(['clusters', 'clusters', 'clu']);
});

test('where nothing came, nothing is asked again', async () => {
  const asked = serve([]);
  const client = makeQueryClient();
  const first = render(page(client));
  await ask();
  await screen.findByText('Open Food Facts has no matches');
  first.unmount();
  render(page(client));
  await screen.findByText('No matches');
  expect(asked).toEqual(['clusters']);
});
