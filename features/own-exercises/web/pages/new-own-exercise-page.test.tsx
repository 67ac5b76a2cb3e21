import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { NewOwnExercisePage } from './new-own-exercise-page.tsx';

const PAGE = '/workouts/exercises/new';
let sent: Record<string, unknown>[];

beforeEach(() => {
  sent = [];
  history.replaceState(null, '', `${PAGE}?name=Bag%20clean`);
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    if (typeof init?.body !== 'string') return Response.json({ token: 'a' });
    const body = JSON.parse(init.body);
    sent.push(body);
    return Response.json({ ...body, version: 1 });
  });
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <NewOwnExercisePage />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save exercise' }));
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a name and a movement are enough; the movement says the rest', async () => {
  expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Bag clean');
  save();
  expect(await screen.findByText('Choose a movement.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Muscles' })).toBeNull();

  fireEvent.change(screen.getByLabelText(/^Movement/), { target: { value: 'hinge' } });
  save();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    name: 'Bag clean',
    pattern: 'hinge',
    muscles: { glutes: 1, hamstrings: 1, lowerBack: 0.5 },
    reps: [8, 15],
    seconds: null,
    tags: ['lowerBack'],
    compound: true,
    kit: [[]],
  });
  await vi.waitFor(() =>
    expect(location.pathname).toBe(`/workouts/exercises/${String(sent[0]?.['id'])}`),
  );
});

test('what is folded opens when something in it is wrong', async () => {
  fireEvent.change(screen.getByLabelText(/^Movement/), { target: { value: 'calf' } });
  const fold = screen.getByRole('button', { name: 'Muscles' });
  fireEvent.click(fold);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Calves' }));
  fireEvent.click(fold);
  save();
  expect(await screen.findByText('Choose at least one muscle.')).toBeTruthy();
  expect(fold.getAttribute('aria-expanded')).toBe('true');
  choose('Add a muscle', 'tibialis');
  fireEvent.click(within(screen.getByRole('group', { name: /Shins/ })).getByLabelText('Helps'));

  fireEvent.click(screen.getByRole('button', { name: 'Equipment and load' }));
  choose('Add equipment', 'kettlebell');
  expect(screen.getByLabelText('Smallest step')).toHaveProperty('value', '4');
  save();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    muscles: { tibialis: 0.5 },
    kit: [['kettlebell']],
    loadType: 'external',
    stepKg: 4,
  });
});
