import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SentenceAnswer } from '#features/food-sentences/contract.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { SentenceItem } from './sentence-item.tsx';
import { portionOfRow, rowsOf } from './sentence-rows.ts';

type Item = SentenceAnswer['items'][number];

const choiceOf = (name: string): Item['choices'][number] => ({
  result: {
    key: name,
    group: 'catalogue',
    name,
    brand: null,
    food: {
      id: `catalogue:${name}`,
      kind: 'generic',
      name,
      brand: null,
      category: 'Fruit',
      state: null,
      basis: '100g',
      density: null,
      portions: [{ label: '1 piece', amount: 100, approximate: false }],
      nutrients: {},
      warnings: [],
      source: { id: 'catalogue', name: 'Vigour', url: null, licence: null, licenceUrl: null },
      gtin: null,
      favourite: false,
      retired: false,
      version: null,
    } as unknown as NonNullable<Item['choices'][number]['result']['food']>,
    lastLogged: null,
    meal: null,
  },
  measure: 'g',
  quantity: 80,
  assumptions: [],
  question: null,
  times: 1,
  figures: null,
  unread: [],
});

const itemOf = (said: string, doubt: string, foods: string[], isAnyOf = false): Item => ({
  said,
  meal: null,
  confidence: 'ask',
  doubts: [doubt],
  isAnyOf,
  choices: foods.map(choiceOf),
});

function Rows({ items }: { items: Item[] }) {
  const [state, setState] = useState(() =>
    rowsOf({ meal: null, items, notFound: [], leftOut: [], unread: [] }),
  );
  const ready = state.filter((row) => portionOfRow(row, '2026-11-28', 'lunch') !== null);
  return (
    <form>
      <p>Ready: {ready.map(({ said }) => said).join(', ') || 'none'}</p>
      <ul>
        {state.map((row) => (
          <SentenceItem
            key={row.said}
            row={row}
            checked={false}
            showMeal={false}
            meal="lunch"
            onChange={(changed) =>
              setState((before) => before.map((one) => (one.said === row.said ? changed : one)))
            }
          />
        ))}
      </ul>
    </form>
  );
}

const show = (...items: Item[]) =>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <Rows items={items} />
    </QueryClientProvider>,
  );

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({}));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a doubt is answered by one tap, and the focus goes on to the next question', async () => {
  show(
    itemOf('ham', 'Did you have this?', ['Ham']),
    itemOf('muffin', 'Which muffin was it?', ['Muffin, blueberry', 'Muffin, bran'], true),
  );
  screen.getByText('Ready: none');
  expect(screen.queryByLabelText('Amount')).toBeNull();

  await press('Yes, that’s right: Ham');
  screen.getByText('Ready: ham');
  const first = screen.getByRole('button', { name: 'Muffin, blueberry' });
  await waitFor(() => expect(document.activeElement).toBe(first));

  await press('Muffin, bran');
  screen.getByText('Ready: ham, muffin');
  expect(screen.getAllByRole('group', { name: 'Muffin, bran' })).toHaveLength(1);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('FIELDSET'));
});

test('what was not eaten is taken out, and can come back with its question', async () => {
  show(itemOf('ham', 'Did you have this?', ['Ham']));
  await press('Not eaten: Ham');
  expect(screen.queryByText('Did you have this?')).toBeNull();
  await press('Restore Ham');
  screen.getByText('Did you have this?');
  await press('Another food for ham');
  expect(screen.getByRole('dialog', { name: 'Which food?' })).toBeTruthy();
});
