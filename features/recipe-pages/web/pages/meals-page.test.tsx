import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { MealsPage } from './meals-page.tsx';

const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/recipes/book-foods': {},
  '/api/recipes/labels': { tags: [], collections: [] },
  '/api/shopping': { sources: [], marks: [], pantry: [], order: [], stamp: 0, isShared: false },
};

function open(path: string) {
  history.replaceState(null, '', path);
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(ANSWERS[new URL(url, location.href).pathname] ?? []),
  );
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MealsPage />
    </QueryClientProvider>,
  );
}

const list = () => within(screen.getByRole('region', { name: 'All recipes' }));
const names = () =>
  list()
    .queryAllByRole('link')
    .map((link) => link.querySelector('bdi')?.textContent ?? '');

beforeEach(() => history.replaceState(null, '', '/meals'));
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

test('words and filters narrow the list, stand in the address and are switched off one by one', async () => {
  open('/meals');
  await screen.findByText('309 recipes');
  expect(screen.getByRole('heading', { name: / now$/ })).toBeTruthy();

  fireEvent.change(screen.getByLabelText('Search recipes'), { target: { value: 'lentl dals' } });
  await vi.waitFor(() => expect(names()[0]).toBe('Red lentil dal with spiced oil'));
  expect(screen.queryByRole('heading', { name: / now$/ })).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog'));
  fireEvent.click(sheet.getByLabelText('No milk'));
  fireEvent.click(sheet.getByLabelText('Indian'));
  fireEvent.click(sheet.getByRole('button', { name: 'Show recipes' }));
  await vi.waitFor(() => expect(location.search).toContain('without=milk'));
  expect(location.search).toContain('cuisine=indian');
  expect(names()).toContain('Red lentil dal with spiced oil');

  fireEvent.click(screen.getByRole('button', { name: 'Remove No milk' }));
  await vi.waitFor(() => expect(location.search).toBe('?q=lentl+dals&cuisine=indian'));
});

test('nothing found says what to do, and clearing brings all back', async () => {
  open('/meals?q=zzzzzz&diet=vegan');
  await screen.findByText('No recipes match');
  fireEvent.click(list().getByRole('button', { name: 'Clear filters' }));
  await screen.findByText('309 recipes');
  expect(screen.getByLabelText('Search recipes')).toHaveProperty('value', '');
});

test('without own or kept recipes the list says how to get some', async () => {
  open('/meals?mine=yes');
  await screen.findByText('No recipes of your own yet');
  expect(list().getByRole('link', { name: 'Add a recipe' })).toBeTruthy();
  fireEvent.click(screen.getByLabelText('My recipes'));
  fireEvent.click(screen.getByLabelText('Kept'));
  await screen.findByText('Nothing kept yet');
});
