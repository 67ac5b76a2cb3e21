import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { Toaster } from '#platform/web/ui/toast.tsx';
import { searchServer } from '../../testing/search-server.ts';
import { FoodSearchPage } from './food-search-page.tsx';

// A busy machine takes its time.
configure({ asyncUtilTimeout: 5_000 });

let server: ReturnType<typeof searchServer>['state'];

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
  const started = searchServer();
  server = started.state;
  history.replaceState(null, '', '/log-food/search');
  vi.stubGlobal('fetch', started.answer);
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
  expect(server.logged).toHaveLength(1);
  expect(server.logged[0]).toMatchObject({
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
  server.lost = 1;
  history.replaceState(null, '', '/log-food/search?pick=catalogue%3Aapple-raw');
  for (const outcome of ['Error', 'Food Logged']) {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Save Food Log' }));
    await screen.findByText(outcome);
    cleanup();
  }
  expect(server.logged).toHaveLength(2);
  expect(server.logged[1]?.['id']).toBe(server.logged[0]?.['id']);

  history.pushState(null, '', '/log-food/search?pick=catalogue%3Aapple-raw');
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Save Food Log' }));
  await screen.findByText('Food Logged');
  expect(server.logged[2]?.['id']).not.toBe(server.logged[0]?.['id']);
});

test('another unit shows the same energy, in kilojoules where the person wants those', async () => {
  server.energyUnit = 'kj';
  const user = open();
  await chooseApple(user);
  const figures = within(screen.getByRole('region', { name: 'In this portion' }));
  expect(figures.getByRole('status').textContent).toContain('314');
  await user.selectOptions(screen.getByLabelText('Unit'), 'g');
  expect(screen.getByLabelText<HTMLInputElement>(/^Amount/).value).toBe('150');
  expect(figures.getByRole('status').textContent).toContain('314');
});

test('a save that is tried again keeps its id, and nothing is saved without an amount', async () => {
  server.refusals = 1;
  const user = open();
  await chooseApple(user);
  await user.click(screen.getByRole('button', { name: 'Save Food Log' }));
  await screen.findByText('Not now.');
  await user.clear(screen.getByLabelText(/^Amount/));
  await user.click(screen.getByRole('button', { name: 'Save Food Log' }));
  expect(screen.getByText('Quantity is required')).toBeTruthy();
  expect(server.logged).toHaveLength(1);
  await user.type(screen.getByLabelText(/^Amount/), '1');
  await user.click(screen.getByRole('button', { name: 'Save Food Log' }));
  await screen.findByText('Food Logged');
  expect(server.logged.map(({ id }) => id)).toEqual([server.logged[0]?.id, server.logged[0]?.id]);
});

test('Open Food Facts is not asked by typing, and a word is not asked for letter by letter', async () => {
  open();
  await screen.findByRole('searchbox');
  for (const value of ['z', 'zz', 'zzz']) {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  }
  await screen.findByText('No matches');
  expect(server.asked).toEqual(['', 'zzz']);
  expect(server.logged).toHaveLength(0);
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
  expect(server.logged).toMatchObject([
    { foodName: 'Oats', quantity: 30, calories: 150, protein: 3, mealType: 'breakfast' },
    { foodName: 'Milk', quantity: 1, calories: 45, origin: 'saved-meal' },
  ]);
});
