import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { Toaster } from '#platform/web/ui/toast.tsx';
import type { SearchResult } from '../../contract.ts';
import { per100Of } from '../../rules/nutrient-kinds.ts';
import { FoodSearchPage } from './food-search-page.tsx';

const apple: SearchResult = {
  key: 'catalogue:apple-raw',
  group: 'catalogue',
  name: 'Apple, raw',
  brand: null,
  lastLogged: null,
  food: {
    id: 'catalogue:apple-raw',
    kind: 'generic',
    name: 'Apple, raw',
    brand: null,
    category: 'fruit',
    state: 'raw',
    basis: '100g',
    density: null,
    portions: [{ label: '1 medium', grams: 150, ml: null }],
    nutrients: per100Of({ calories: 50, carbs: 12, sodium: 0, potassium: 100 }),
    warnings: [],
    source: {
      id: 'catalogue',
      name: 'Vigour catalogue',
      tier: 'reference',
      licence: null,
      attribution: null,
      url: null,
      reference: null,
      fetchedAt: null,
    },
    gtin: null,
    favourite: false,
    retired: false,
    version: null,
  },
};

let energyUnit: 'kcal' | 'kj';
let asked: string[];
let logged: Record<string, unknown>[];
let refusals: number;

async function answer(url: string, init: RequestInit = {}): Promise<Response> {
  if (url === '/api/csrf-token') return Response.json({ csrfToken: 'token' });
  if (url === '/api/auth/user') return Response.json({ id: 'ana', units: { energyUnit } });
  if (url.startsWith('/api/foods/search')) {
    const q = new URL(url, 'http://localhost').searchParams.get('q') ?? '';
    asked.push(q);
    return Response.json({ results: q.startsWith('app') ? [apple] : [] });
  }
  const body = JSON.parse(init.body as string) as { entries: Record<string, unknown>[] };
  logged.push(...body.entries);
  if (refusals > 0) {
    refusals -= 1;
    return Response.json({ message: 'Not now.' }, { status: 503 });
  }
  return Response.json(body.entries.map((entry) => ({ ...entry, version: 1 })));
}

function open() {
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <FoodSearchPage />
      <Toaster />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

beforeEach(() => {
  sessionStorage.clear();
  energyUnit = 'kcal';
  asked = [];
  logged = [];
  refusals = 0;
  history.replaceState(null, '', '/log-food/search');
  vi.stubGlobal('fetch', answer);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function chooseApple(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByRole('searchbox'), 'apple');
  await user.click(await screen.findByRole('button', { name: /^Apple, raw/ }));
}

test('a portion is logged with what is known of it; unknown stays unknown', async () => {
  const user = open();
  await chooseApple(user);
  const amount = screen.getByLabelText(/^Amount/);
  await user.clear(amount);
  await user.type(amount, '1,5');
  await user.click(screen.getByRole('button', { name: 'Save Food Log' }));
  await screen.findByText('Food Logged');
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatchObject({
    foodName: 'Apple, raw',
    foodId: 'catalogue:apple-raw',
    portionNote: '1 medium',
    otherNutrients: { potassium: 225 },
    quantity: 1.5,
    unit: 'piece',
    calories: 113,
    carbs: 27,
    sodium: 0,
    fat: null,
    protein: null,
    origin: 'search',
  });
});

test('another unit shows the same energy, in kilojoules where the person wants those', async () => {
  energyUnit = 'kj';
  const user = open();
  await chooseApple(user);
  const figures = within(screen.getByRole('region', { name: 'In this portion' }));
  expect(figures.getByRole('status').textContent).toContain('314');
  await user.selectOptions(screen.getByLabelText('Unit'), 'g');
  expect(screen.getByLabelText<HTMLInputElement>(/^Amount/).value).toBe('150');
  expect(figures.getByRole('status').textContent).toContain('314');
});

test('a save that is tried again keeps its id, and nothing is saved without an amount', async () => {
  refusals = 1;
  const user = open();
  await chooseApple(user);
  await user.click(screen.getByRole('button', { name: 'Save Food Log' }));
  await screen.findByText('Not now.');
  await user.clear(screen.getByLabelText(/^Amount/));
  await user.click(screen.getByRole('button', { name: 'Save Food Log' }));
  expect(screen.getByText('Quantity is required')).toBeTruthy();
  expect(logged).toHaveLength(1);
  await user.type(screen.getByLabelText(/^Amount/), '1');
  await user.click(screen.getByRole('button', { name: 'Save Food Log' }));
  await screen.findByText('Food Logged');
  expect(logged.map(({ id }) => id)).toEqual([logged[0]?.id, logged[0]?.id]);
});

test('Open Food Facts is not asked by typing, and a word is not asked for letter by letter', async () => {
  open();
  await screen.findByRole('searchbox');
  for (const value of ['z', 'zz', 'zzz']) {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  }
  await screen.findByText('Nothing fits');
  expect(asked).toEqual(['', 'zzz']);
  expect(logged).toHaveLength(0);
});
