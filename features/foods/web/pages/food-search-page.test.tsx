import { QueryClientProvider } from '@tanstack/react-query';
import {
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { per100Of } from '#features/food-facts/rules/nutrient-kinds.ts';
import type { MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import { anEntry, anItem } from '#features/food-log/testing/an-item.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { Toaster } from '#platform/web/ui/toast.tsx';
import type { SearchResult } from '../../contract.ts';
import { FoodSearchPage } from './food-search-page.tsx';

// A busy machine takes its time.
configure({ asyncUtilTimeout: 5_000 });

const apple: SearchResult = {
  key: 'catalogue:apple-raw',
  group: 'catalogue',
  name: 'Apple, raw',
  brand: null,
  lastLogged: null,
  meal: null,
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

const slice: SearchResult = {
  ...apple,
  key: 'log:1',
  group: 'recent',
  name: '<b>Slice</b>',
  food: null,
  lastLogged: {
    ...anItem({ foodId: 'own:gone', quantity: 2, unit: 'piece', portionNote: '1 slice' }),
    calories: 300,
    protein: 6,
    otherNutrients: { iron: 2 },
    entryId: '1',
    date: '2026-11-19',
    mealType: 'snack',
    times: 3,
  },
};

const porridge: SearchResult = {
  ...slice,
  key: 'meal:1',
  group: 'meal',
  name: 'Porridge',
  lastLogged: null,
  meal: {
    id: '1',
    items: [
      { ...loggedItemOf(slice), foodName: 'Oats', quantity: 60, unit: 'g', portionNote: null },
      { ...loggedItemOf(slice), foodName: 'Milk', calories: 90 },
    ],
  },
};

function loggedItemOf({ lastLogged, name }: SearchResult) {
  if (!lastLogged) throw new Error('never logged');
  const { entryId: _, date: __, mealType: ___, times: ____, ...item } = lastLogged;
  return { ...item, foodName: name, brand: null, note: null };
}

let energyUnit: 'kcal' | 'kj';
let asked: string[];
let logged: Record<string, unknown>[];
let undone: string[];
let removed: string[];
let refusals: number;
let lost: number;
/** meals of the day that is logged to */
let eaten: MealType[];

async function answer(url: string, init: RequestInit = {}): Promise<Response> {
  if (url === '/api/csrf-token') return Response.json({ csrfToken: 'token' });
  if (url === '/api/auth/user') return Response.json({ id: 'ana', units: { energyUnit } });
  if (url === '/api/food-logs/remove-many') {
    undone.push(...(JSON.parse(init.body as string) as { ids: string[] }).ids);
    return Response.json({ ok: true });
  }
  if (init.method === 'DELETE') {
    const id = url.split('/').at(-1) ?? '';
    removed.push(id);
    const known = logged.some((entry) => entry['id'] === id);
    return Response.json(
      { ok: known, message: 'That entry does not exist.' },
      { status: known ? 200 : 404 },
    );
  }
  if (url.startsWith('/api/food-logs?')) {
    return Response.json(eaten.map((mealType) => anEntry({ mealType })));
  }
  if (url === '/api/foods/catalogue%3Aapple-raw') return Response.json(apple.food);
  if (url.startsWith('/api/foods/search')) {
    const q = new URL(url, 'http://localhost').searchParams.get('q') ?? '';
    asked.push(q);
    const results = q.startsWith('app') ? [apple] : q.startsWith('s') ? [slice, porridge] : [];
    return Response.json({ results });
  }
  const body = JSON.parse(init.body as string) as { entries: Record<string, unknown>[] };
  logged.push(...body.entries);
  if (refusals > 0) {
    refusals -= 1;
    return Response.json({ message: 'Not now.' }, { status: 503 });
  }
  if (lost > 0) {
    lost -= 1;
    throw new TypeError('Failed to fetch');
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
  undone = [];
  removed = [];
  refusals = 0;
  lost = 0;
  eaten = [];
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

test('a save whose answer was lost logs once, also after a reload', async () => {
  lost = 1;
  history.replaceState(null, '', '/log-food/search?pick=catalogue%3Aapple-raw');
  for (const outcome of ['Error', 'Food Logged']) {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Save Food Log' }));
    await screen.findByText(outcome);
    cleanup();
  }
  expect(logged).toHaveLength(2);
  expect(logged[1]?.['id']).toBe(logged[0]?.['id']);

  history.pushState(null, '', '/log-food/search?pick=catalogue%3Aapple-raw');
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Save Food Log' }));
  await screen.findByText('Food Logged');
  expect(logged[2]?.['id']).not.toBe(logged[0]?.['id']);
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
  await screen.findByText('No matches');
  expect(asked).toEqual(['', 'zzz']);
  expect(logged).toHaveLength(0);
});

const add = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name: `Add ${name}` }));

const gathered = () =>
  within(screen.getByRole('region', { name: 'Gathered foods' }))
    .getByRole('status')
    .textContent.replace('\u00a0', ' ');

test('foods gathered on the tray are logged at once, and Undo takes all of them out', async () => {
  refusals = 1;
  const user = open();
  await user.type(await screen.findByRole('searchbox'), 'apple');
  await screen.findByRole('button', { name: /^Apple, raw/ });
  await add(user, 'Apple, raw');
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'slice');
  await screen.findByRole('button', { name: /^<b>Slice/ });
  await add(user, '<b>Slice</b>');
  expect(gathered()).toBe('2 foods · 375 kcal');

  cleanup();
  open();
  await user.click(await screen.findByRole('button', { name: 'Review' }));
  const row = within(screen.getByRole('group', { name: '<b>Slice</b>' }));
  const amount = row.getByLabelText(/^Amount/);
  await user.clear(amount);
  await user.click(screen.getByRole('button', { name: 'Save Food Log' }));
  expect(row.getByText('Quantity is required')).toBeTruthy();
  expect(logged).toHaveLength(0);
  await user.type(amount, '1');
  await user.click(screen.getByLabelText('Dinner'));
  await user.click(screen.getByRole('button', { name: 'Save Food Log' }));
  await screen.findByText('Not now.');
  await user.click(screen.getByRole('button', { name: 'Save Food Log' }));
  await screen.findByText('Your 2 foods have been successfully logged.');
  const [first, second, ...again] = logged;
  expect(again.map(({ id }) => id)).toEqual([first?.id, second?.id]);
  expect(again).toMatchObject([
    { foodName: 'Apple, raw', quantity: 1, portionNote: '1 medium', mealType: 'dinner' },
    {
      foodName: '<b>Slice</b>',
      foodId: 'own:gone',
      quantity: 1,
      portionNote: '1 slice',
      calories: 150,
      otherNutrients: { iron: 1 },
      origin: 'recent',
      mealType: 'dinner',
    },
  ]);
  expect(sessionStorage.getItem('foodTray')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone');
  expect(undone).toEqual([first?.id, second?.id]);
});

test('what is taken off the tray after a lost answer is not left in the log; the focus stays in the sheet', async () => {
  lost = 1;
  const user = open();
  await user.type(await screen.findByRole('searchbox'), 'slice');
  await screen.findByRole('button', { name: /^<b>Slice/ });
  await add(user, '<b>Slice</b>');
  await add(user, 'Porridge');
  await user.click(screen.getByRole('button', { name: 'Review' }));
  await user.click(screen.getByRole('button', { name: 'Save Food Log' }));
  await screen.findByText('Failed to log food');
  await user.click(screen.getByRole('button', { name: 'Remove Oats' }));
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Gathered foods' }));
  // Also when the sheet was left and opened again.
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Review' }));
  await user.click(screen.getByRole('button', { name: 'Save Food Log' }));
  await screen.findByText('Your 2 foods have been successfully logged.');
  const idsOf = (name: string) =>
    logged.filter(({ foodName }) => foodName === name).map(({ id }) => id);
  expect(removed).toEqual(idsOf('Oats'));
  expect(new Set([...idsOf('Milk'), ...idsOf('<b>Slice</b>')]).size).toBe(2);
});

test('a second press takes a food off the tray again, and nobody else finds it', async () => {
  const user = open();
  await user.type(await screen.findByRole('searchbox'), 'slice');
  await screen.findByRole('button', { name: /^<b>Slice/ });
  await add(user, '<b>Slice</b>');
  await add(user, 'Porridge');
  expect(gathered()).toBe('3 foods · 690 kcal');
  await add(user, 'Porridge');
  expect(gathered()).toBe('1 food · 300 kcal');
  const kept = sessionStorage.getItem('foodTray') ?? '';
  await add(user, '<b>Slice</b>');
  expect(screen.queryByRole('button', { name: 'Review' })).toBeNull();
  cleanup();
  sessionStorage.setItem('foodTray', kept.replace('"owner":"ana"', '"owner":"ben"'));
  open();
  await screen.findByRole('searchbox');
  expect(screen.queryByRole('button', { name: 'Review' })).toBeNull();
});

test('each day has its own tray, which opens from its food log', async () => {
  history.replaceState(null, '', '/log-food/search?meal=snack');
  const user = open();
  await user.type(await screen.findByRole('searchbox'), 'slice');
  await screen.findByRole('button', { name: /^<b>Slice/ });
  await add(user, '<b>Slice</b>');
  cleanup();
  history.replaceState(null, '', '/log-food/search?date=2026-11-02');
  open();
  await screen.findByRole('searchbox');
  expect(screen.queryByRole('button', { name: 'Review' })).toBeNull();
  cleanup();
  history.replaceState(null, '', '/log-food/search?meal=snack&review=1');
  open();
  const sheet = await screen.findByRole('dialog', { name: '1 food' });
  await user.click(within(sheet).getByRole('button', { name: 'Close' }));
  await user.type(screen.getByRole('searchbox'), '{Control>}{Enter}{/Control}');
  screen.getByLabelText<HTMLInputElement>('Snack').focus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Food Logged');
});

test('on a past day the meal is the one that is still empty, and is asked for where that is not one', async () => {
  const gather = async () => {
    cleanup();
    history.replaceState(null, '', '/log-food/search?date=2026-11-02');
    const user = open();
    await user.type(await screen.findByRole('searchbox'), 'slice');
    await screen.findByRole('button', { name: /^<b>Slice/ });
    await add(user, '<b>Slice</b>');
    await user.click(screen.getByRole('button', { name: 'Review' }));
    return user;
  };
  const chosen = () =>
    screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked);
  let user = await gather();
  expect(chosen()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save Food Log' }));
  screen.getByText('Choose the meal it belongs to.');
  expect(logged).toEqual([]);
  await user.click(screen.getByLabelText('Snack'));
  await user.click(screen.getByRole('button', { name: 'Save Food Log' }));
  await screen.findByText('Food Logged');

  eaten = ['breakfast', 'lunch', 'snack'];
  user = await gather();
  await waitFor(() => expect(chosen()).toEqual([screen.getByLabelText('Dinner')]));
  await user.click(screen.getByRole('button', { name: 'Save Food Log' }));
  await screen.findByText('Food Logged');
  expect(logged.map(({ mealType }) => mealType)).toEqual(['snack', 'dinner']);
});

test('a saved meal is logged as often as it was eaten', async () => {
  history.replaceState(null, '', '/log-food/search?meal=breakfast');
  const user = open();
  await user.type(await screen.findByRole('searchbox'), 'slice');
  await user.click(await screen.findByRole('button', { name: /^Porridge/ }));
  const often = screen.getByLabelText(/^How many times/);
  await user.clear(often);
  await user.type(often, '0,5');
  expect(screen.getByText('195 kcal')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save Food Log' }));
  await screen.findByText('Your 2 foods have been successfully logged.');
  expect(logged).toMatchObject([
    { foodName: 'Oats', quantity: 30, calories: 150, protein: 3, mealType: 'breakfast' },
    { foodName: 'Milk', quantity: 1, calories: 45, origin: 'saved-meal' },
  ]);
});
