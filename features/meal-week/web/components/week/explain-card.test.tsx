import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_PLAN } from '#features/meal-plans/rules/plan-settings.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { localDay } from '#platform/web/time/local-clock.ts';
import { ExplainCard } from './explain-card.tsx';

const today = localDay(new Date());
const dates = [today, addDays(today, 1)];

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json([]));
});
afterEach(cleanup);

test('what is short is said with its day, and one wish is offered to let go of first', () => {
  const onRelax = vi.fn();
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <ExplainCard
        explained={{
          shortfalls: [
            { kind: 'nutrient', nutrient: 'protein', day: 1, off: -12.4 },
            { kind: 'minutes', day: 0, off: 20 },
            { kind: 'budget', off: 4.2 },
            { kind: 'empty', day: 1, slotId: 'dinner' },
          ],
          relaxations: ['minutes', 'protein'],
        }}
        dates={dates}
        settings={DEFAULT_PLAN}
        onRelax={onRelax}
      />
    </QueryClientProvider>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Protein: 12 g short (Tomorrow)',
    'Cooking time: 20 min over (Today)',
    'Budget: $5 over',
    'No recipe suits your wishes: Dinner, Tomorrow',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Cook as long as it takes' }));
  expect(onRelax).toHaveBeenCalledWith('minutes');
});
