import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { Toaster } from '#platform/web/ui/toast.tsx';
import { searchServer } from '../../../testing/search-server.ts';
import { FoodSearchPage } from '../../pages/food-search-page.tsx';

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

const add = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name: `Add ${name}` }));

const gathered = () =>
  within(screen.getByRole('region', { name: 'Gathered foods' }))
    .getByRole('status')
    .textContent.replace('\u00a0', ' ');

test('foods gathered on the tray are logged at once, and Undo takes all of them out', async () => {
  server.refusals = 1;
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
  expect(server.logged).toHaveLength(0);
  await user.type(amount, '1');
  await user.click(screen.getByLabelText('Dinner'));
  await user.click(screen.getByRole('button', { name: 'Save Food Log' }));
  await screen.findByText('Not now.');
  await user.click(screen.getByRole('button', { name: 'Save Food Log' }));
  await screen.findByText('Your 2 foods have been successfully logged.');
  const [first, second, ...again] = server.logged;
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
  expect(server.undone).toEqual([first?.id, second?.id]);
});

test('what is taken off the tray after a lost answer is not left in the log; the focus stays in the sheet', async () => {
  server.lost = 1;
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
    server.logged.filter(({ foodName }) => foodName === name).map(({ id }) => id);
  expect(server.removed).toEqual(idsOf('Oats'));
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
  expect(server.logged).toEqual([]);
  await user.click(screen.getByLabelText('Snack'));
  await user.click(screen.getByRole('button', { name: 'Save Food Log' }));
  await screen.findByText('Food Logged');

  server.eaten = ['breakfast', 'lunch', 'snack'];
  user = await gather();
  await waitFor(() => expect(chosen()).toEqual([screen.getByLabelText('Dinner')]));
  await user.click(screen.getByRole('button', { name: 'Save Food Log' }));
  await screen.findByText('Food Logged');
  expect(server.logged.map(({ mealType }) => mealType)).toEqual(['snack', 'dinner']);
});
