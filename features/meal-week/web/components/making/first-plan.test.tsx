import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_PLAN, type PlanSettings } from '#features/meal-plans/rules/plan-settings.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { FirstPlan } from './first-plan.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ provider: null }));
});
afterEach(cleanup);

test('the first plan counts who has joined, and adds people without an account to them', () => {
  const made = vi.fn<(settings: PlanSettings) => void>();
  const sam = { id: '01900000-0000-7000-8000-000000000001', name: 'Sam', share: 1 };
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <FirstPlan
        start={{ ...DEFAULT_PLAN, people: [...DEFAULT_PLAN.people, sam] }}
        isReady
        onMake={made}
      />
    </QueryClientProvider>,
  );
  expect(screen.queryByRole('radio', { name: 'Just me' })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: '4' }));
  fireEvent.click(screen.getByRole('radio', { name: '3' }));
  fireEvent.click(screen.getByText('Vegetarian'));
  fireEvent.click(screen.getByRole('button', { name: 'Plan my week' }));
  const [settings] = made.mock.calls[0] ?? [];
  expect(settings?.people.map(({ name }) => name)).toEqual(['Me', 'Sam', 'Person 3']);
  expect(settings?.wishes.diets).toEqual(['vegetarian']);
});

test('a figure of calories in words changes no energy: it is said at once, and that left-out meals are eaten', async () => {
  const made = vi.fn<(settings: PlanSettings) => void>();
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <FirstPlan start={DEFAULT_PLAN} isReady onMake={made} />
    </QueryClientProvider>,
  );
  const box = screen.getByLabelText('What would you like to eat?');
  fireEvent.change(box, {
    target: { value: '1200 calories a day, low carb, no breakfast, no lunch' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Add wishes' }));
  await screen.findByText('Energy comes from your targets: a figure in words does not change it.');
  screen.getByText(/^Meals that are left out are eaten without a plan/);
  fireEvent.click(screen.getByRole('button', { name: 'Plan my week' }));
  const said = made.mock.calls[0]?.[0].wishes.said;
  expect(said?.skips.map(({ slots }) => slots)).toEqual([['breakfast'], ['lunch']]);
  expect(JSON.stringify(said)).not.toMatch(/1200/);
});
