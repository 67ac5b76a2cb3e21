import { describe, expect, it } from 'vitest';
import { rollWeek } from '#features/meal-planner/rules/roll-week.ts';
import { bookRecipes } from '#features/meal-planner/testing/book-recipes.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { aMeal } from '../../testing/plan-samples.ts';
import type { OpenSlots } from '../changing/stays-planned.ts';
import { emptyDay, HOST, type PlanDay } from '../plan-day.ts';
import { type PlanRequest, toPlanDays, toPlannerInput } from '../plan-request.ts';
import { DEFAULT_PLAN, type PlanSettings } from '../plan-settings.ts';
import { planWeeks } from './plan-weeks.ts';
import { weekMoney } from './week-money.ts';

const target = { calories: 2300, protein: 120, carbs: 260, fat: 80, fiber: 30, sodium: 2300 };
const MONDAY = '2026-11-23';
const [me] = DEFAULT_PLAN.people;
if (!me) throw new Error('Nobody eats.');
const table = { ...DEFAULT_PLAN, people: [me, { ...me, id: 'sam', name: 'Sam', share: 0.75 }] };

const request = (
  settings: PlanSettings,
  days: readonly PlanDay[],
  open: (day: PlanDay) => OpenSlots = () => 'all',
): PlanRequest => ({
  settings,
  personId: HOST,
  pantry: [],
  isSouthern: true,
  seed: 7,
  days: days.map((day) => ({ day, target, open: open(day), notBefore: null, logged: null })),
});

function made(asked: PlanRequest): PlanDay[] {
  const weeks = [...planWeeks(asked, toPlannerInput(asked, bookRecipes), bookRecipes)];
  return toPlanDays(asked, weeks.at(-1) ?? { meals: [] }, bookRecipes, newId);
}

const withBudget = (budgetAud: number): PlanSettings => ({
  ...table,
  wishes: { ...table.wishes, budgetAud },
});
const moneyOf = (days: readonly PlanDay[], settings: PlanSettings) =>
  weekMoney(days, settings)?.aud ?? 0;

describe('meals that are planned again', () => {
  const first = request(
    withBudget(260),
    Array.from({ length: 7 }, (_, index) => emptyDay(addDays(MONDAY, index))),
  );
  const input = toPlannerInput(first, bookRecipes);
  const planned = toPlanDays(first, rollWeek(input), bookRecipes, newId);
  const eater = { state: 'planned', entryId: null, undone: 0 } as const;
  const open = ({ date }: PlanDay) => (date < '2026-11-26' ? ['dinner'] : []);

  it('keep the budget that the week kept, though other dishes would be nearer to the targets', () => {
    // A third cheaper than it was: what is planned again has to make do with little.
    const before = planned.map((day) => ({
      ...day,
      meals: day.meals.map((meal) =>
        open(day).includes(meal.slotId) ? { ...meal, aud: (meal.aud ?? 0) * 0.65 } : meal,
      ),
    }));
    const limit = Math.ceil(moneyOf(before, table));
    const settings = withBudget(limit);
    const days = made(request(settings, before, open));
    expect(days.flatMap(({ meals }) => meals)).toHaveLength(28);
    expect(moneyOf(days, settings)).toBeLessThanOrEqual(limit + 0.5);
  });

  it('are planned with the money that snacks by hand and other people’s meals leave', () => {
    const [monday, ...rest] = planned;
    if (!monday) throw new Error('No day.');
    const sam = [{ ...eater, personId: 'sam', portion: 2 }];
    const snack = aMeal({ kind: 'food', recipeId: null, aud: 5, slotId: 'snack', eaters: sam });
    const days = [{ ...monday, meals: [snack] }, ...rest.map(({ date }) => emptyDay(date))];
    const { wishes } = toPlannerInput(request(withBudget(100), days), bookRecipes);
    // Of $100, $10 is Sam's snack; of the rest this person eats 1 of 1.75 portions.
    expect(wishes.budgetAud).toBeCloseTo(90 / 1.75);
  });
});
