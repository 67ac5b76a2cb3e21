import { describe, expect, it } from 'vitest';
import { aWeek, bookRecipes } from '../testing/book-recipes.ts';
import { listShortfalls, rankRelaxations } from './explain-week.ts';
import { improveWeek } from './improve-week.ts';
import type { PlannerDay, PlannerInput } from './planner-input.ts';
import { rollWeek } from './roll-week.ts';
import { standingAmount, standingOf } from './standing.ts';

const withDays = (
  input: PlannerInput,
  change: (day: PlannerDay, at: number) => Partial<PlannerDay>,
): PlannerInput => ({
  ...input,
  days: input.days.map((day, at) => ({ ...day, ...change(day, at) })),
});
const usual = rollWeek(aWeek());

describe('weeks at the edge of what can be asked', () => {
  it('plans nothing without recipes, and says which meals are empty', () => {
    const input = { ...aWeek(), recipes: [] };
    const week = rollWeek(input);
    expect(week.meals).toEqual([]);
    expect([...improveWeek(input, week)]).toEqual([]);
    const empty = listShortfalls(input, week).filter(({ kind }) => kind === 'empty');
    expect(empty).toHaveLength(28);
    expect(rankRelaxations(input, week).map(({ what }) => what)).not.toContain('minutes');
  });

  it('plans one of two meals where they have but one recipe between them', () => {
    const both = bookRecipes.find(
      ({ slots, step, amounts }) =>
        slots.includes('lunch') &&
        slots.includes('dinner') &&
        step === 0.25 &&
        (amounts.calories ?? 0) > 450,
    );
    const input = { ...aWeek(), recipes: both ? [both] : [] };
    const { meals } = rollWeek(input);
    expect(meals).toHaveLength(7);
    expect(new Set(meals.map(({ day }) => day)).size).toBe(7);
  });

  it('changes nothing of a week that is locked', () => {
    const input = withDays(aWeek(), (day, at) => ({
      slots: day.slots.map((slot) => {
        const meal = usual.meals.find((one) => one.day === at && one.slotId === slot.id);
        if (!meal) throw new Error('A meal is missing.');
        return { ...slot, locked: { recipeId: meal.recipeId, portion: meal.portion } };
      }),
    }));
    const week = rollWeek(input);
    expect(new Set(week.meals)).toEqual(new Set(usual.meals));
    expect([...improveWeek(input, week)]).toEqual([]);
  });

  it('meets the day with one dinner where the rest of it stands', () => {
    const input = withDays(aWeek(), ({ slots }) => ({
      slots: slots.filter(({ kind }) => kind === 'dinner'),
      fixed: { calories: 1500, protein: 75, carbs: 170, fat: 50, fiber: 20, sodium: 1400 },
    }));
    const week = rollWeek(input);
    const standing = standingOf(input, week.meals, 1);
    for (const day of input.days.keys()) {
      const energy = standingAmount(standing, day, 'calories');
      expect(Math.abs(energy / 2300 - 1), `day ${day}`).toBeLessThan(0.06);
    }
  });

  it('meets the day without breakfast, and with a meal that is locked', () => {
    const locked = { recipeId: 'parmigiana-baked', portion: 1 };
    const weeks = [
      withDays(aWeek({ wishes: { leftovers: true } }), ({ slots }) => ({
        slots: slots.filter(({ kind }) => kind !== 'breakfast'),
      })),
      withDays(aWeek(), ({ slots }) => ({
        slots: slots.map((slot) => (slot.kind === 'dinner' ? { ...slot, locked } : slot)),
      })),
    ];
    for (const input of weeks) {
      const standing = standingOf(input, rollWeek(input).meals, 1);
      for (const day of input.days.keys()) {
        const energy = standingAmount(standing, day, 'calories');
        const protein = standingAmount(standing, day, 'protein');
        expect(Math.abs(energy / 2300 - 1), `day ${day}`).toBeLessThan(0.06);
        expect(protein / 120, `day ${day}`).toBeGreaterThan(0.94);
      }
    }
  });

  it('plans meals without time or money for them, and says so', () => {
    const input = aWeek({ minutes: 0, wishes: { budgetAud: 0, repeats: 0 } });
    const week = rollWeek(input);
    expect(week.meals).toHaveLength(28);
    const kinds = listShortfalls(input, week).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['minutes', 'budget']));
  });

  it('keeps a diet where only dishes against it are wished for', () => {
    const input = withDays(aWeek({ wishes: { diets: ['vegan'] } }), ({ slots }) => ({
      slots: slots.map((slot) => ({
        ...slot,
        wanted: bookRecipes.filter(({ diets }) => !diets.includes('vegan')).map(({ id }) => id),
      })),
    }));
    const { meals } = rollWeek(input);
    expect(meals).toHaveLength(28);
    const vegan = new Set(
      bookRecipes.filter(({ diets }) => diets.includes('vegan')).map(({ id }) => id),
    );
    for (const { recipeId } of meals) expect(vegan).toContain(recipeId);
  });

  it('serves nobody what is excluded from a meal, left over from another either', () => {
    const excluded = new Set(
      bookRecipes.filter(({ main }) => main === 'poultry').map(({ id }) => id),
    );
    const input = withDays(aWeek({ wishes: { leftovers: true }, minutes: 40 }), ({ slots }) => ({
      slots: slots.map((slot) => (slot.kind === 'lunch' ? { ...slot, excluded } : slot)),
    }));
    const [week = usual] = improveWeek(input, rollWeek(input));
    for (const { slotId, recipeId } of week.meals) {
      if (slotId === 'lunch') expect(excluded).not.toContain(recipeId);
    }
  });

  it('has a week of one meal a day, of one day, and of none', () => {
    const dinners = withDays(aWeek(), ({ slots }) => ({
      slots: slots.filter(({ kind }) => kind === 'dinner'),
    }));
    expect(rollWeek(dinners).meals).toHaveLength(7);
    const input = aWeek({ wishes: { leftovers: true } });
    expect(rollWeek({ ...input, days: input.days.slice(0, 1) }).meals).toHaveLength(4);
    expect(rollWeek({ ...input, days: [] }).meals).toEqual([]);
  });
});
