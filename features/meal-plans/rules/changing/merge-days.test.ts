import { describe, expect, it } from 'vitest';
import { aDay, aMeal } from '../../testing/plan-samples.ts';
import { entryIdOf, markEaten, markPortion, unmarkEaten } from '../meal-state.ts';
import { HOST, type PlanDay, type PlanMeal } from '../plan-day.ts';
import { mergeDays } from './merge-days.ts';

const lunch = aMeal({ slotId: 'lunch' });
const dinner = aMeal();
const base = aDay([lunch, dinner], { version: 3 });
const theirsOf = (change: (day: PlanDay) => PlanDay) => ({ ...change(base), version: 4 });
const withMeal = (day: PlanDay, id: string, change: Partial<PlanMeal>): PlanDay => ({
  ...day,
  meals: day.meals.map((meal) => (meal.id === id ? { ...meal, ...change } : meal)),
});
function firstOf({ eaters: [first] }: Pick<PlanMeal, 'eaters'>) {
  if (!first) throw new Error('Nobody eats it.');
  return first;
}
const at = (meal: PlanMeal) => ({ mealId: meal.id, personId: HOST });

describe('two devices', () => {
  it('keep what each changed of other meals', () => {
    const mine = withMeal(base, lunch.id, { locked: true });
    const theirs = theirsOf((day) => withMeal(day, dinner.id, { title: 'Soup' }));
    const both = mergeDays(base, mine, theirs);
    expect(both.version).toBe(4);
    expect(both.meals.map(({ locked, title }) => [locked, title])).toEqual([
      [true, 'Dal tadka'],
      [false, 'Soup'],
    ]);
  });

  it('keep different fields of one meal, and theirs where both changed one', () => {
    const mine = withMeal(base, lunch.id, { note: 'Mine', title: 'My soup' });
    const theirs = theirsOf((day) => withMeal(day, lunch.id, { title: 'Their soup' }));
    const [merged] = mergeDays(base, mine, theirs).meals;
    expect(merged).toMatchObject({ note: 'Mine', title: 'Their soup' });
  });

  it('never lose what was eaten', () => {
    const mine = markEaten(base, at(lunch), { entryId: entryIdOf(lunch, firstOf(lunch)) });
    const theirs = theirsOf((day) => markPortion(day, at(lunch), 'dropped'));
    for (const both of [mergeDays(base, mine, theirs), mergeDays(base, theirs, mine)]) {
      expect(both.meals[0]?.eaters[0]?.state).toBe('eaten');
    }
  });

  it('take a meal out that one took out, unless the other changed it', () => {
    const mine = { ...base, meals: [dinner] };
    expect(
      mergeDays(
        base,
        mine,
        theirsOf((day) => day),
      ).meals,
    ).toEqual([dinner]);
    const theirs = theirsOf((day) => withMeal(day, lunch.id, { locked: true }));
    expect(mergeDays(base, mine, theirs).meals).toHaveLength(2);
  });

  it('have both meals that each added', () => {
    const [one, two] = [aMeal({ slotId: 'snack' }), aMeal({ slotId: 'snack' })];
    const mine = { ...base, meals: [...base.meals, one] };
    const theirs = theirsOf((day) => ({ ...day, meals: [...day.meals, two] }));
    expect(mergeDays(base, mine, theirs).meals).toHaveLength(4);
  });
});

it('an undone portion is logged with another id', () => {
  const eater = firstOf(dinner);
  const first = entryIdOf(dinner, eater);
  const eaten = markEaten(base, at(dinner), { entryId: first, servings: 0.5 });
  expect(eaten.meals[1]?.eaters[0]).toMatchObject({ state: 'eaten', entryId: first, eaten: 0.5 });
  const [, meal] = unmarkEaten(eaten, at(dinner), first).meals;
  const undone = firstOf(meal ?? { eaters: [] });
  expect(undone).toEqual({ ...eater, state: 'planned', entryId: null, undone: 1 });
  expect(entryIdOf(dinner, undone)).not.toBe(first);
});
