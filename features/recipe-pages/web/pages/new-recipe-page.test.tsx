import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { NewRecipePage } from './new-recipe-page.tsx';

let sent: Record<string, unknown>[];

beforeEach(() => {
  sent = [];
  history.replaceState(null, '', '/meals/recipes/new?name=Oat%20slice');
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (typeof init?.body !== 'string')
      return Response.json(String(url).includes('token') ? { csrfToken: 'a' } : {});
    const body = JSON.parse(init.body);
    sent.push(body);
    return Response.json({ ...body, version: 1, foods: {} });
  });
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <NewRecipePage />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

const line = (place: number) => screen.getByLabelText(`Ingredient ${place}`);
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save recipe' }));

test('pasted lines become ingredients with headings; unknown weights are sent as unknown', async () => {
  expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Oat slice');
  fireEvent.paste(line(1), {
    clipboardData: {
      getData: () => '2 cups rolled oats\n\nTopping:\n1/2 cup honey\nsalt, to taste\n3 xyzzy roots',
    },
  });
  expect(line(5)).toHaveProperty('value', '3 xyzzy roots');
  expect(screen.getByText(/No food found for this line/)).toBeTruthy();
  expect(screen.getByText(/Weight not known/)).toBeTruthy();

  fireEvent.keyDown(line(5), { key: 'Enter' });
  type(line(6), '');
  fireEvent.keyDown(line(6), { key: 'Backspace' });
  expect(screen.queryByLabelText('Ingredient 6')).toBeNull();

  type(screen.getByLabelText('Steps'), '1. Mix.\n2. Bake for 20 minutes.');
  save();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const { ingredients, steps, servings } = sent[0] as {
    ingredients: { text: string; group: string | null; grams: number | null; food: unknown }[];
    steps: string[];
    servings: number;
  };
  expect(servings).toBe(4);
  expect(steps).toEqual(['Mix.', 'Bake for 20 minutes.']);
  expect(ingredients.map(({ text, group }) => [text, group])).toEqual([
    ['2 cups rolled oats', null],
    ['1/2 cup honey', 'Topping'],
    ['salt, to taste', 'Topping'],
    ['3 xyzzy roots', 'Topping'],
  ]);
  expect(ingredients[0]?.grams).toBe(190);
  expect(ingredients[2]?.grams).toBeNull();
  expect(ingredients[3]).toMatchObject({ food: null, grams: null });
});

test('what is wrong is said at its field, and nothing is sent', async () => {
  type(screen.getByLabelText(/^Name/), ' ');
  type(screen.getByLabelText(/^Servings/), '0');
  type(screen.getByLabelText(/^Minutes in all/), '10');
  type(screen.getByLabelText(/^Minutes of work/), '20');
  save();
  expect(await screen.findByText('Name the recipe.')).toBeTruthy();
  expect(screen.getByText('Use a number of servings up to 100.')).toBeTruthy();
  expect(screen.getByText('Minutes of work can’t be more than minutes in all.')).toBeTruthy();
  expect(sent).toEqual([]);
});
