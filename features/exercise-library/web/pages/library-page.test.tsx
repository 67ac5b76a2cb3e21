import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import type { ExerciseMark } from '../../contract.ts';
import { LibraryPage } from './library-page.tsx';

const names = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/workouts/exercises/'))
    .map((href) => href.split('/').at(-1));
const type = (text: string) =>
  fireEvent.change(screen.getByLabelText('Search exercises'), { target: { value: text } });
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

function open(marks: ExerciseMark[] = []) {
  vi.stubGlobal('fetch', async () => Response.json(marks));
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <LibraryPage />
    </QueryClientProvider>,
  );
}

beforeEach(() => history.replaceState(null, '', '/workouts/exercises'));
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

test('what is typed and chosen narrows the list and stands in the address', () => {
  open();
  expect(screen.getByRole('status').textContent).toBe('393 exercises');
  expect(names()).toHaveLength(40);

  type('rows');
  choose('Equipment', 'band');
  expect(names()).toContain('band-seated-row');
  expect(names()).not.toContain('barbell-row');
  expect(location.search).toBe('?q=rows&equipment=band');

  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(names()).toContain('barbell-row');
  expect(location.search).toBe('?q=rows');
});

test('an address with filters opens with them', () => {
  history.replaceState(null, '', '/workouts/exercises?q=press&level=beginner&muscle=nonsense');
  open();
  expect(screen.getByLabelText('Search exercises')).toHaveProperty('value', 'press');
  expect(screen.getByLabelText('Level')).toHaveProperty('value', 'beginner');
  expect(screen.getByLabelText('Muscle')).toHaveProperty('value', '');
});

test('more are shown on request, and nothing found says what to do', () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Show more of 393' }));
  expect(names()).toHaveLength(80);
  type('qqqq');
  expect(screen.getByText('Try fewer words, or clear a filter.')).toBeTruthy();
});

test('favourites come first and are marked', async () => {
  open([
    { id: 'plank', mark: 'favourite' },
    { id: 'back-squat', mark: 'never' },
  ]);
  await screen.findByText('Favourite');
  expect(names().slice(0, 2)).toEqual(['plank', 'back-squat']);
  expect(screen.getByText('Never suggested')).toBeTruthy();
});
