import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_PLAN, type PlanSettings } from '#features/meal-plans/rules/plan-settings.ts';
import { readWishes } from '#features/meal-wishes/rules/read-wishes.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { WishesCard } from './wishes-card.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ provider: null }));
});
afterEach(cleanup);

const said = readWishes('less fish, Thai on Friday').wishes;
const settings: PlanSettings = { ...DEFAULT_PLAN, wishes: { ...DEFAULT_PLAN.wishes, said } };

test('wishes are one line above the week, which opens to correct them and to plan again', () => {
  const changed = vi.fn<(next: PlanSettings) => void>();
  const again = vi.fn<() => void>();
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <WishesCard settings={settings} onChange={changed} onPlanAgain={again} />
    </QueryClientProvider>,
  );
  const line = screen.getByRole('button', { name: /^Your wishes.*Less fish · Thai/ });
  expect(line.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('button', { name: /Plan again/ })).toBeNull();
  fireEvent.click(line);
  fireEvent.click(screen.getByRole('button', { name: /Remove.*Less fish|Less fish.*Remove/ }));
  expect(changed.mock.calls[0]?.[0].wishes.said?.less).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: /Plan again/ }));
  expect(again).toHaveBeenCalledOnce();
});
