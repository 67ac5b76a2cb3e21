import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addDays } from '#platform/shared/calendar-day.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { localDay } from '#platform/web/time/local-clock.ts';
import type { MealType } from '../../../rules/entry/entry-kinds.ts';
import { anEntry, anItem } from '../../../testing/an-item.ts';
import { LogFoodPage } from '../../pages/log-food-page.tsx';
import { SavedMealsPage } from '../../pages/saved-meals-page.tsx';
import { FoundEntry } from './found-entry.tsx';
import { useStartMeal } from './start-meal.ts';

const today = localDay(new Date());
const yesterday = addDays(today, -1);

let logged: readonly MealType[];
let sent: unknown[];

async function answer(url: string, init: RequestInit = {}): Promise<Response> {
  if (url === '/api/csrf-token') return Response.json({ csrfToken: 'token' });
  if (url === '/api/auth/user') return Response.json({ id: 'ana', units: { energyUnit: 'kcal' } });
  if (init.method === 'POST') {
    const { entries, ...one } = JSON.parse(init.body as string) as { entries?: object[] };
    sent.push(...(entries ?? [one]));
    return Response.json(entries?.map((entry) => ({ ...entry, outcome: 'logged' })) ?? one);
  }
  if (url === '/api/saved-meals') {
    return Response.json([{ id: 'm', name: 'Porridge', items: [anItem()], version: 1 }]);
  }
  if (url !== `/api/food-logs?date=${yesterday}`) return Response.json([]);
  return Response.json(
    logged.map((mealType, at) => anEntry({ id: String(at), date: yesterday, mealType })),
  );
}

beforeEach(() => {
  [logged, sent] = [[], []];
  sessionStorage.clear();
  vi.stubGlobal('fetch', answer);
});
afterEach(cleanup);

/** What a barcode has found, on the page that the scan leads to. */
function Found() {
  return (
    <FoundEntry
      content={{ ...anItem(), date: yesterday, mealType: 'snack' }}
      meal={useStartMeal()}
      origin="barcode"
      confidence={95}
      measures={[]}
      onBack={() => undefined}
      onSaved={() => undefined}
    />
  );
}

function open(path: string, Page: () => React.JSX.Element | null) {
  history.replaceState(null, '', path);
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <main>
        <Page />
      </main>
    </QueryClientProvider>,
  );
}
const mealShown = () =>
  ['Breakfast', 'Lunch', 'Dinner', 'Snack'].find(
    (meal) => screen.getByRole<HTMLInputElement>('radio', { name: meal }).checked,
  );

const ways = [
  ['by hand', `/log-food?mode=manual&date=${yesterday}`, LogFoodPage, 'Save Food Log'],
  ['by barcode', `/log-food/scan?date=${yesterday}`, Found, 'Save Food Log'],
  ['as a saved meal', `/log-food/meals?date=${yesterday}`, SavedMealsPage, 'Log Porridge'],
] as const;

test.each(ways)('%s the meal of a past day begins with the empty one', async (_, path, page) => {
  logged = ['breakfast', 'lunch'];
  open(path, page);
  await waitFor(() => expect(mealShown()).toBe('Dinner'));
});

test.each(ways)(
  '%s a past day that says nothing asks for its meal',
  async (_, path, page, save) => {
    open(path, page);
    const button = await screen.findByRole('button', { name: save });
    if (page === LogFoodPage) await userEvent.type(screen.getByLabelText(/^Food name/), 'Porridge');
    expect(mealShown()).toBeUndefined();
    await userEvent.click(button);
    await screen.findByText('Choose the meal it belongs to.');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Breakfast')));
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByLabelText('Snack'));
    await userEvent.click(button);
    await waitFor(() => expect(sent).toMatchObject([{ date: yesterday, mealType: 'snack' }]));
  },
);

test('another day that is chosen for a saved meal has its own meal', async () => {
  logged = ['lunch', 'dinner'];
  open('/log-food/meals', SavedMealsPage);
  const day = await screen.findByLabelText<HTMLInputElement>('Day');
  expect(mealShown()).toBeDefined();
  await userEvent.clear(day);
  await userEvent.type(day, yesterday);
  await waitFor(() => expect(mealShown()).toBe('Breakfast'));
});
