import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { addDays, dayIn } from '#platform/shared/calendar-day.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { EnergyProgress } from './energy-progress.tsx';

afterEach(cleanup);

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const today = dayIn(zone, Date.now());

const eaten = (back: number, calories: number | null, caloriesKnown = 1) => ({
  date: addDays(today, -back),
  calories,
  caloriesKnown,
  protein: 90,
  proteinKnown: 1,
  carbs: 200,
  carbsKnown: 1,
  fat: 60,
  fatKnown: 1,
  entryCount: 1,
});
const used = (back: number, intakeKcal: number | null) => ({
  date: addDays(today, -back),
  state: 'ready',
  expenditureKcal: 2204,
  lowKcal: 2100,
  highKcal: 2300,
  reason: 'logged',
  weightKg: null,
  intakeKcal,
  trendKg: null,
});

function show(days: unknown[], expenditure: unknown[] | null) {
  vi.stubGlobal('fetch', (url: string) => {
    if (url.startsWith('/api/food-logs/days')) return Promise.resolve(Response.json(days));
    if (url.startsWith('/api/nutrition/expenditure')) {
      return Promise.resolve(
        expenditure
          ? Response.json({ filterVersion: 1, days: expenditure })
          : Response.json({ message: 'Broken' }, { status: 500 }),
      );
    }
    return Promise.resolve(Response.json({ message: 'Signed out' }, { status: 401 }));
  });
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <EnergyProgress days={7} />
    </QueryClientProvider>,
  );
}

test('means are over full days, and the difference is that of the figures shown', async () => {
  show([eaten(2, 1984), eaten(1, 200)], [used(2, 1984), used(1, null)]);
  expect(await screen.findByText('1,980')).toBeDefined();
  expect(screen.getByText('2,200')).toBeDefined();
  expect(screen.getByText('−220')).toBeDefined();
  expect(screen.getByText('Averages use 1 full day. Pale bars aren’t full days.')).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toHaveLength(8);
  expect(rows[1]).toMatch(/––$/);
  expect(rows[2]).toMatch(/2002,200$/);
  expect(rows[3]).toMatch(/1,9842,200$/);
});

test('without weigh-ins the food is drawn, and one action leads on', async () => {
  show([eaten(1, 1800)], []);
  expect(await screen.findByText('1,800')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Weigh in' })).toBeDefined();
});

test('with nothing to draw it says so, and leads to the food log', async () => {
  show([], []);
  expect(await screen.findByText(/No food logged in this period/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Log food' })).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
});
