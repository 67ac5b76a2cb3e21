import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { FAILURES } from '../../rules/failures.ts';
import { RecipeImportPage } from './recipe-import-page.tsx';

const recipe = (name: string) => ({
  name,
  description: null,
  slots: [],
  cuisine: null,
  tags: [],
  collections: [],
  servings: 2,
  servingsNote: null,
  activeMinutes: null,
  totalMinutes: null,
  equipment: [],
  fridgeDays: null,
  freezerDays: null,
  dish: null,
  ingredients: [],
  steps: ['Mix.'],
  typed: null,
  source: { kind: 'file', name: null, url: null, builtIn: null },
  rating: null,
  notes: null,
  photoId: null,
  kept: false,
});
const draft = (name: string, isKnown: boolean) => ({
  id: `01900000-0000-7000-8000-00000000000${name.length}`,
  recipe: recipe(name),
  doubts: [],
  isKnown,
});

let answer: object;
let sent: { url: string; body: { recipes?: { name: string }[] } }[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (typeof init?.body !== 'string')
      return Response.json(String(url).includes('token') ? { csrfToken: 'a' } : { id: 'ana' });
    sent.push({ url: String(url), body: JSON.parse(init.body) });
    return Response.json(String(url).endsWith('/import') ? { added: ['1'] } : answer);
  });
  show();
});
const show = () =>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <RecipeImportPage />
    </QueryClientProvider>,
  );
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

async function readText(text: string) {
  fireEvent.change(await screen.findByLabelText('Recipe text'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Read text' }));
}

test('a failure is said and the text stays', async () => {
  answer = {
    drafts: [],
    app: null,
    failure: { reason: 'no-text-recipe', message: FAILURES['no-text-recipe'] },
  };
  await readText('Hello');
  expect(await screen.findByText(FAILURES['no-text-recipe'])).toBeTruthy();
  expect(screen.getByLabelText('Recipe text')).toHaveProperty('value', 'Hello');
});

test('what was typed outlives a reload, until it is saved', async () => {
  fireEvent.change(await screen.findByLabelText('Recipe text'), { target: { value: 'Dal' } });
  cleanup();
  show();
  expect(await screen.findByLabelText('Recipe text')).toHaveProperty('value', 'Dal');
  answer = { drafts: [draft('Soup', false), draft('Bread', false)], app: null, failure: null };
  await readText('Dal and bread');
  fireEvent.click(await screen.findByRole('button', { name: 'Save 2 recipes' }));
  await vi.waitFor(() => expect(location.pathname).toBe('/meals'));
  cleanup();
  show();
  expect(await screen.findByLabelText('Recipe text')).toHaveProperty('value', '');
});

test('of several recipes the new ones are chosen, and only the chosen are saved', async () => {
  answer = {
    drafts: [draft('Old', true), draft('Soup', false), draft('Bread', false)],
    app: 'Paprika',
    failure: null,
  };
  await readText('x');
  expect(await screen.findByText('3 recipes from Paprika')).toBeTruthy();
  expect(screen.getByLabelText(/Old/)).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByLabelText(/Bread/));
  fireEvent.click(screen.getByRole('button', { name: 'Save 1 recipe' }));
  await vi.waitFor(() => expect(sent.at(-1)?.url).toMatch(/\/api\/recipes\/import$/));
  expect(sent.at(-1)?.body.recipes?.map(({ name }) => name)).toEqual(['Soup']);
});
