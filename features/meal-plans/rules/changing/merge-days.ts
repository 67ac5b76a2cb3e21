import type { Eater, PlanDay, PlanMeal } from '../plan-day.ts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What one side changed wins; where both did, `theirs`, which others have seen already. */
const pick = <Value>(base: Value | undefined, mine: Value, theirs: Value): Value =>
  base !== undefined && same(base, theirs) ? mine : theirs;

const isLogged = ({ state }: Eater) => state === 'eaten';

function mergeEater(base: Eater | undefined, mine: Eater, theirs: Eater): Eater {
  if (same(mine, theirs)) return mine;
  // What is in the log stays so, even if the other side changed the portion.
  if (isLogged(mine) !== isLogged(theirs) && mine.undone === theirs.undone) {
    return isLogged(mine) ? mine : theirs;
  }
  if (mine.undone !== theirs.undone) return mine.undone > theirs.undone ? mine : theirs;
  return pick(base, mine, theirs);
}

function mergeMeal(base: PlanMeal | undefined, mine: PlanMeal, theirs: PlanMeal): PlanMeal {
  const changed = { ...theirs };
  for (const key of Object.keys(mine) as (keyof PlanMeal)[]) {
    Object.assign(changed, { [key]: pick(base?.[key], mine[key], theirs[key]) });
  }
  const ids = new Set([...theirs.eaters, ...mine.eaters].map(({ personId }) => personId));
  const eaters = [...ids].flatMap((id) => {
    const of = (meal: PlanMeal | undefined) => meal?.eaters.find(({ personId }) => personId === id);
    const [before, my, their] = [of(base), of(mine), of(theirs)];
    if (my && their) return [mergeEater(before, my, their)];
    const only = my ?? their;
    // Gone on one side: it goes, unless the other changed it.
    return only && (!before || !same(before, only)) ? [only] : [];
  });
  return { ...changed, eaters };
}

/**
 * A day that was changed here and elsewhere, meal by meal: what only one side changed is as that side
 * has it, a meal that was taken out goes unless the other side changed it, and what was logged stays
 * logged. `base` null: what both began with is not known.
 */
export function mergeDays(base: PlanDay | null, mine: PlanDay, theirs: PlanDay): PlanDay {
  const ids = new Set([...theirs.meals, ...mine.meals].map(({ id }) => id));
  const meals = [...ids].flatMap((id) => {
    const of = (day: PlanDay | null) => day?.meals.find((meal) => meal.id === id);
    const [before, my, their] = [of(base), of(mine), of(theirs)];
    if (my && their) return [mergeMeal(before, my, their)];
    const only = my ?? their;
    return only && (!before || !same(before, only)) ? [only] : [];
  });
  return {
    date: theirs.date,
    version: theirs.version,
    note: pick(base?.note, mine.note, theirs.note),
    meals,
  };
}
