import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OwnExercise } from '#features/own-exercises/contract.ts';
import { toShownOwnExercise } from '#features/own-exercises/rules/shown-own-exercise.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import type { ExerciseMark } from '../../contract.ts';
import { LibraryPage } from './library-page.tsx';

const names = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => /^\/workouts\/exercises\/(?!new)/.test(href))
    .map((href) => href.split('/').at(-1));
const type = (text: string) =>
  fireEvent.change(screen.getByLabelText('Search exercises'), { target: { value: text } });
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

function open(marks: ExerciseMark[] = [], own: OwnExercise[] = []) {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(String(url).includes('own-exercises') ? own : marks),
  );
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
  expect(screen.getByRole('status').textContent).toBe('400 exercises');
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
  fireEvent.click(screen.getByRole('button', { name: 'Show more of 400' }));
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
  expect(screen.getByText('Never suggested', { selector: 'span' })).toBeTruthy();
});

test('own exercises are found, filtered and marked as the library’s', async () => {
  const id = '0190d0d0-0000-7000-8000-000000000001';
  const row = { name: 'Bag clean', pattern: 'hinge', muscles: { glutes: 1 }, kit: [['sandbag']] };
  const own = toShownOwnExercise({ ...row, reps: [5, 8] } as never);
  open([{ id, mark: 'favourite' }], [{ ...own, id, version: 1 }]);
  await screen.findByText('Yours');
  expect(screen.getByRole('status').textContent).toBe('401 exercises');
  expect(names()[0]).toBe(id);

  type('clean bag');
  choose('Equipment', 'sandbag');
  expect(names()).toEqual([id]);
  type('');
  choose('Mine', 'own');
  expect(names()).toEqual([id]);
  choose('Mine', 'never');
  expect(names()).toEqual([]);
  type('Bag snatch');
  const add = screen.getByRole('link', { name: 'Add “Bag snatch” as your own' });
  expect(add.getAttribute('href')).toBe('/workouts/exercises/new?name=Bag%20snatch');
});
