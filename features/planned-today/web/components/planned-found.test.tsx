import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOST } from '#features/meal-plans/rules/plan-day.ts';
import { aDay, aMeal } from '#features/meal-plans/testing/plan-samples.ts';
import { NO_CHANGES } from '#features/shopping/rules/list/merge-changes.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { localDay } from '#platform/web/time/local-clock.ts';
import { PlannedFound } from './planned-found.tsx';

const today = localDay(new Date());
const eaten = { personId: HOST, portion: 1, state: 'eaten' as const, entryId: null, undone: 0 };
const out = { kind: 'out' as const, recipeId: null, cookedOn: today };
const lunch = aMeal({ ...out, title: 'Sam’s place', slotId: 'lunch' });
const day = aDay([aMeal({ ...out, title: 'Toast', eaters: [eaten] }), lunch], { date: today });

let sent: { url: string; body: unknown }[];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const url = String(address);
    if (url.includes('csrf')) return Response.json({ csrfToken: 'a' });
    if (init?.method === 'POST') {
      sent.push({ url, body: JSON.parse(typeof init.body === 'string' ? init.body : '{}') });
      return Response.json({});
    }
    if (url.includes('/settings')) return Response.json({ settings: null, personId: HOST });
    if (url.includes('/shopping')) return Response.json(NO_CHANGES);
    return Response.json(url.includes('/days') ? [day] : null);
  });
});
afterEach(cleanup);

const show = (called: string, on = today) =>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <PlannedFound called={called} day={on} />
    </QueryClientProvider>,
  );

test('what is planned and not eaten stands above the results, and is logged with one tap', async () => {
  show('');
  expect(await screen.findByText('Planned today')).toBeTruthy();
  expect(screen.queryByText('Toast')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Ate it: Sam’s place' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.url).toContain(`/api/meal-plan/days/${today}/eat`);
  expect(sent[0]?.body).toMatchObject({
    mealId: lunch.id,
    entry: { mealType: 'lunch', origin: 'plan', calories: 630 },
  });
});

test('what is typed filters it, and days to come have none', async () => {
  const shown = show('sam');
  expect(await screen.findByText('Sam’s place')).toBeTruthy();
  shown.unmount();
  show('toast');
  show('', addDays(today, 1));
  await waitFor(() => expect(document.body.textContent).toBe(''));
});
