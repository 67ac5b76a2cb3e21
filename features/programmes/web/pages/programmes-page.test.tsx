import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { ProgrammePage } from './programme-page.tsx';
import { ProgrammesPage } from './programmes-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PLACE = {
  id: 'p1',
  name: 'Garage',
  equipment: ['dumbbells', 'bench'],
  barKg: null,
  platesKg: null,
  dumbbellsKg: null,
  kettlebellsKg: null,
  machineStepKg: null,
  version: 1,
};

/** What a server would say of a person who trains on these days in a garage. */
function answer(url: string, weekdays: readonly number[]): unknown {
  if (url.includes('/exercise-marks')) return [];
  if (url.includes('/own-exercises')) return [];
  if (url.includes('/training-places')) return [PLACE];
  if (url.includes('/health')) return { screening: null };
  if (url.includes('/training-profile')) {
    return {
      days: weekdays.map((weekday) => ({ weekday, minutes: 60, placeId: PLACE.id })),
      avoid: [],
      recovery: { sleep: null, soreness: null, stress: null },
    };
  }
  return {
    id: 'ana',
    age: 34,
    fitnessLevel: 'intermediate',
    units: { energyUnit: 'kcal', weightUnit: 'kg', heightUnit: 'cm' },
  };
}

function open(path: string, weekdays: readonly number[] = []) {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const url = input instanceof Request ? input.url : String(input);
    return Response.json(answer(url, weekdays));
  });
  const { hook, searchHook } = memoryLocation({ path });
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <Router hook={hook} searchHook={searchHook}>
        <Route path="/workouts/programmes" component={ProgrammesPage} />
        <Route path="/workouts/programmes/:programmeId" component={ProgrammePage} />
      </Router>
    </QueryClientProvider>,
  );
}

test('programmes are filtered by days, equipment and goal; where none fits it is said', async () => {
  open('/workouts/programmes');
  const all = screen.getAllByRole('listitem').length;
  expect(all).toBeGreaterThanOrEqual(14);
  await userEvent.selectOptions(screen.getByLabelText('Days'), '6');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Push, pull, legs, six days' })).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Equipment'), 'bands');
  expect(screen.getByText('No programme fits these filters')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(all);
  await userEvent.selectOptions(screen.getByLabelText('Equipment'), 'nothing');
  expect(screen.queryByRole('link', { name: 'Full body, three days' })).toBeNull();
  expect(screen.getByRole('link', { name: 'First 5 km' })).toBeTruthy();
});

test('a programme is shown for the person’s days and place, with what replaces what and why', async () => {
  open('/workouts/programmes/full-body-3', [2, 4, 7]);
  const tuesday = within(await screen.findByRole('region', { name: 'Tuesday: A' }));
  expect(tuesday.getByText('Replaces back squat: no barbell or rack.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start this programme' }).getAttribute('href')).toBe(
    '/workouts/new?programme=full-body-3',
  );
  await userEvent.click(screen.getByRole('radio', { name: '6' }));
  expect(screen.getByRole('region', { name: 'Week 6' }).textContent).toContain('A light week');
});

test('without training days it is shown as written, and says how to adapt it', async () => {
  open('/workouts/programmes/full-body-3');
  const monday = within(await screen.findByRole('region', { name: 'Monday: A' }));
  expect(monday.getByRole('link', { name: 'Back squat' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Set up training days' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('Replaces');
});

test('an unknown programme leads back to all of them', () => {
  open('/workouts/programmes/none');
  expect(screen.getByRole('heading', { name: 'This programme doesn’t exist' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See all programmes' })).toBeTruthy();
});
