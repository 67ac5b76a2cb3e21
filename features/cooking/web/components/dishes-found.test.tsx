import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import { chooseMeal } from '#features/food-log/rules/entry/entry-kinds.ts';
import { anItem } from '#features/food-log/testing/an-item.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { DishesFound } from './dishes-found.tsx';

const PAST_DAY = '2026-11-20';
const soup = {
  id: '0190a000-0000-7000-8000-000000000001',
  version: 1,
  recipeId: null,
  name: 'Soup',
  item: anItem({ foodName: 'Soup' }),
  portions: 2,
  place: 'fridge',
  cookedOn: PAST_DAY,
  useBy: null,
  fridgeDays: null,
  freezerDays: null,
};
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/recipes/book-foods': {},
  '/api/recipes/labels': { tags: [], collections: [] },
  '/api/leftovers': [soup],
  '/api/csrf-token': { csrfToken: 'a' },
};

/** What the search for `query` on a past day shows, and the entries that it sends. */
function search(part: 'leftovers' | 'recipes', query: string, meal: MealType | null) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const { pathname } = new URL(address, location.href);
    if (init?.method !== 'POST') return Response.json(ANSWERS[pathname] ?? []);
    const text = typeof init.body === 'string' ? init.body : '{}';
    const { entry, entries = [entry] } = JSON.parse(text);
    sent.push(...entries);
    return Response.json(part === 'recipes' ? entries : { leftover: soup, entry });
  });
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <DishesFound part={part} query={query} day={PAST_DAY} meal={meal} />
    </QueryClientProvider>,
  );
  return sent;
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('on a past day a leftover goes to that day and its meal', async () => {
  const sent = search('leftovers', '', 'dinner');
  await screen.findByText('Soup');
  await press(/^Eat 1 portion of Soup/);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ date: PAST_DAY, mealType: 'dinner' });
  expect(sent[0]).not.toHaveProperty('localTime');
});

test.each(['leftovers', 'recipes'] as const)(
  'on a past day whose meal nothing says it is asked for: %s',
  async (part) => {
    const sent = search(part, part === 'leftovers' ? '' : 'lentil dal', null);
    await userEvent.click(
      await screen.findByRole('button', { name: /^(Eat 1 portion|Red lentil dal)/ }),
    );
    const sheet = within(await screen.findByRole('dialog'));
    const log = await sheet.findByRole('button', { name: /^(Eat|Log)/ });
    expect(sheet.queryByRole('radio', { checked: true, name: /^(Break|Lun|Din|Sn)/ })).toBeNull();
    await userEvent.click(log);
    await sheet.findByText(chooseMeal);
    expect(sent).toEqual([]);
    await userEvent.click(sheet.getByRole('radio', { name: 'Lunch' }));
    await userEvent.click(log);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ date: PAST_DAY, mealType: 'lunch' });
  },
);
