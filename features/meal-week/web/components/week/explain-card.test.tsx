import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOST } from '#features/meal-plans/rules/plan-day.ts';
import { DEFAULT_PLAN, type PlanSettings } from '#features/meal-plans/rules/plan-settings.ts';
import { aDay, aMeal } from '#features/meal-plans/testing/plan-samples.ts';
import { readWishes } from '#features/meal-wishes/rules/read-wishes.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { localDay } from '#platform/web/time/local-clock.ts';
import type { Explained } from '../../../rules/advice.ts';
import { weekLacks } from '../../../rules/week-lacks.ts';
import { ExplainCard } from './explain-card.tsx';

const today = localDay(new Date());
const tomorrow = addDays(today, 1);
const budget = { ...DEFAULT_PLAN.wishes, budgetAud: 10 };
const settings = { ...DEFAULT_PLAN, wishes: budget };
const long = aMeal({ minutes: 200, aud: 12, cookedOn: tomorrow, slotId: 'lunch' });
const week = {
  days: [aDay([], { date: today }), aDay([long], { date: tomorrow })],
  goals: [],
  settings,
  personId: HOST,
  today,
  offPlan: null,
};

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json([]));
});
afterEach(cleanup);

const show = (explained: Explained | null, onRelax = vi.fn()) =>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <ExplainCard
        week={week}
        lacks={weekLacks(week)}
        explained={explained}
        settings={settings}
        onRelax={onRelax}
      />
    </QueryClientProvider>,
  );
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('what the planner found no meal for is said, and one wish is offered to let go of first', () => {
  const onRelax = vi.fn();
  const empty = (slotId: string) => ({ kind: 'empty' as const, day: 1, slotId });
  const relaxations = [
    { what: 'budget' as const, aud: 19 },
    { what: 'minutes' as const, aud: 12.4 },
  ];
  show({ shortfalls: [empty('dinner'), empty('lunch')], relaxations, cheapestAud: 15.6 }, onRelax);
  // Something was put into the lunch since.
  expect(lines()[0]).toBe('No recipe suits your wishes: Dinner, Tomorrow');
  expect(lines()).toHaveLength(2);
  screen.getByText(/cheapest week found that keeps your targets.* costs about \$16\./);
  // Money that is not there is no help: what makes the week cheaper is offered before it.
  screen.getByText('Then about $12, still $2 over.');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Cook as long as it takes',
    'Forget the budget',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Cook as long as it takes' }));
  expect(onRelax).toHaveBeenCalledWith('minutes');
});

test('a week that was opened again still says what it does not meet', () => {
  show(null);
  screen.getByText('The food costs about $18, $8 over your $10.');
  expect(lines()[0]).toMatch(/^Cooking time: 200 \/ \d0 min \(Tomorrow\)$/);
  expect(screen.queryByRole('button')).toBeNull();
});

test('who is under 18 is told kindly that low carb is not planned, and is offered no less of anything', () => {
  const said = readWishes('1200 calories a day, low carb').wishes;
  const young: PlanSettings = { ...DEFAULT_PLAN, wishes: { ...DEFAULT_PLAN.wishes, said } };
  const target = {
    calories: 2_120,
    protein: 70,
    carbs: 280,
    fat: 70,
    fiber: null,
    sodium: null,
    noDeficit: true as const,
  };
  const day = aDay([aMeal({ cookedOn: tomorrow })], { date: tomorrow });
  const shown = { ...week, days: [day], goals: [{ date: tomorrow, target }], settings: young };
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <ExplainCard
        week={shown}
        lacks={weekLacks(shown)}
        explained={null}
        settings={young}
        onRelax={vi.fn()}
      />
    </QueryClientProvider>,
  );
  expect(lines()).toEqual([
    expect.stringMatching(/^Low carb is not planned under 18, .* target\.$/),
  ]);
  expect(screen.queryByRole('button')).toBeNull();
});
