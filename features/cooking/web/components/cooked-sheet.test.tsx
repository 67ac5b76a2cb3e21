import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { CookedSheet } from './cooked-sheet.tsx';
import { type PlannedDish, PlannedDishContext } from './planned-slot.ts';

const RECIPE = 'dal-tadka';
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/recipes/book-foods': {},
  '/api/recipes/labels': { tags: [], collections: [] },
  '/api/shopping': { sources: [], marks: [], pantry: [], order: [], stamp: 0, isShared: false },
  '/api/csrf-token': { csrfToken: 'a' },
};

const eat = vi.fn<PlannedDish['eat']>(async () => undefined);
const planned: PlannedDish = {
  facts: 'Dinner · 1 serve',
  mealType: 'dinner',
  servings: 1,
  others: [
    { name: 'Dave', servings: 1.5 },
    { name: 'Ella', servings: 0.5 },
  ],
  eat,
};

function open(dish: PlannedDish | null) {
  const sent: { url: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const { pathname } = new URL(address, location.href);
    if (init?.method === 'POST') {
      const text = typeof init.body === 'string' ? init.body : '{}';
      sent.push({ url: pathname, body: JSON.parse(text) });
      return Response.json({ entry: null, leftover: null });
    }
    return Response.json(ANSWERS[pathname] ?? []);
  });
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <PlannedDishContext value={({ draw }) => draw(dish)}>
        <CookedSheet recipeId={RECIPE} servings={4} open onOpenChange={() => undefined} />
      </PlannedDishContext>
    </QueryClientProvider>,
  );
  return sent;
}

const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

afterEach(() => {
  cleanup();
  eat.mockClear();
});

test('a planned dish is logged from the plan, less what others ate of it', async () => {
  const sent = open(planned);
  expect(await screen.findByText(/^Planned today: Dinner · 1 serve/)).toBeTruthy();
  expect((await box('You ate')).value).toBe('1');
  expect((await box('Others ate')).value).toBe('2');
  expect(screen.getByText('Planned: Dave 1.5, Ella 0.5.')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('1 portion left');
  fireEvent.change(await box('You ate'), { target: { value: '1/2' } });
  expect(screen.getByRole('status').textContent).toContain('1.5 portions left');
  fireEvent.click(screen.getByRole('button', { name: 'Log and keep' }));
  await waitFor(() => expect(eat).toHaveBeenCalledTimes(1));
  expect(eat.mock.calls[0]?.[0]).toMatchObject({
    servings: 0.5,
    mealType: 'dinner',
    kept: { portions: 1.5, recipeId: RECIPE },
  });
  expect(sent).toEqual([]);
});

test('what is not planned is logged by itself', async () => {
  const sent = open(null);
  expect((await box('Others ate')).value).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Log and keep' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    url: '/api/leftovers/cooked',
    body: { entry: { quantity: 1 }, leftover: { portions: 3 } },
  });
  expect(eat).not.toHaveBeenCalled();
});
