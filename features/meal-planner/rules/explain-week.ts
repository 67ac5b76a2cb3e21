import { bandCost, outside, toTargetBands } from './day-bands.ts';
import type { PlannedNutrient, PlannedWeek, PlannerInput } from './planner-input.ts';
import { rollWeek } from './roll-week.ts';
import { costsOf, sumCosts } from './score-week.ts';
import { standingAmount, standingOf } from './standing.ts';

/** What a plan does not meet, with its worst day, in the unit of the nutrient. */
export type Shortfall =
  | { kind: 'nutrient'; nutrient: PlannedNutrient; day: number; off: number }
  | { kind: 'minutes'; day: number; off: number }
  | { kind: 'budget'; off: number }
  | { kind: 'empty'; day: number; slotId: string };

/** So much further from energy and protein still keeps them: a third of a percent of energy on one day. */
const MAX_TARGET_COST = 2;
/** Differences that nobody can measure are not worth a word: this share of the range's end. */
const MIN_SHARE = 0.01;
/** Nor are these: minutes of recipes are rounded themselves. */
const MAX_UNNOTICED_MINUTES = 2;
const MIN_OVER_AUD = 0.5;

export function listShortfalls(input: PlannerInput, week: PlannedWeek): Shortfall[] {
  const standing = standingOf(input, week.meals, 1);
  const worst = new Map<string, Extract<Shortfall, { kind: 'nutrient' | 'minutes' }>>();
  const keep = (key: string, next: Extract<Shortfall, { kind: 'nutrient' | 'minutes' }>) => {
    const known = worst.get(key);
    if (!known || Math.abs(next.off) > Math.abs(known.off)) worst.set(key, next);
  };
  const empty: Shortfall[] = [];
  input.days.forEach(({ targets, minutes, slots }, day) => {
    for (const { id } of slots) {
      if (!week.meals.some((meal) => meal.day === day && meal.slotId === id)) {
        empty.push({ kind: 'empty', day, slotId: id });
      }
    }
    for (const band of toTargetBands(targets)) {
      const amount = standingAmount(standing, day, band.nutrient);
      const off = outside(band, amount);
      if (Math.abs(off) <= (targets[band.nutrient] ?? 0) * MIN_SHARE) continue;
      keep(band.nutrient, { kind: 'nutrient', nutrient: band.nutrient, day, off });
    }
    const over = minutes === null ? 0 : (standing.minutes[day] ?? 0) - minutes;
    if (over > MAX_UNNOTICED_MINUTES) keep('minutes', { kind: 'minutes', day, off: over });
  });
  const overBudget = standing.aud - (input.wishes.budgetAud ?? Number.POSITIVE_INFINITY);
  return [
    ...empty,
    ...worst.values(),
    ...(overBudget > MIN_OVER_AUD ? [{ kind: 'budget', off: overBudget } as const] : []),
  ];
}

/** Wishes that may be relaxed. Allergens, diets and energy are never offered. */
export const RELAXATIONS = [
  'protein',
  'carbs',
  'fat',
  'fiber',
  'sodium',
  'minutes',
  'budget',
  'repeats',
  'dislikes',
] as const;
export type Relaxation = (typeof RELAXATIONS)[number];

export function relax(input: PlannerInput, what: Relaxation): PlannerInput {
  const { wishes } = input;
  if (what === 'budget') return { ...input, wishes: { ...wishes, budgetAud: null } };
  if (what === 'repeats') return { ...input, wishes: { ...wishes, repeats: input.days.length } };
  if (what === 'dislikes') return { ...input, wishes: { ...wishes, dislikes: [] } };
  const days = input.days.map((day) =>
    what === 'minutes'
      ? { ...day, minutes: null }
      : { ...day, targets: { ...day.targets, [what]: null } },
  );
  return { ...input, days };
}

export const audOf = (input: PlannerInput, week: PlannedWeek): number =>
  standingOf(input, week.meals, 1).aud;

/** What leaving the ranges of energy and protein costs: whether the targets are kept. */
function targetCost(input: PlannerInput, week: PlannedWeek): number {
  const standing = standingOf(input, week.meals, 1);
  return input.days.reduce((sum, { targets }, day) => {
    const bands = toTargetBands(targets).filter(
      ({ nutrient }) => nutrient === 'calories' || nutrient === 'protein',
    );
    const costs = bands.map((band) => bandCost(band, standingAmount(standing, day, band.nutrient)));
    return costs.reduce((all, cost) => all + cost, sum);
  }, 0);
}

/** Whether another week has all meals of a week and keeps energy and protein as well. */
export const keepsTargets = (input: PlannerInput, week: PlannedWeek, other: PlannedWeek): boolean =>
  other.meals.length >= week.meals.length &&
  targetCost(input, other) <= targetCost(input, week) + MAX_TARGET_COST;

/**
 * AUD of the cheapest week that was found which keeps energy and protein as well as the week does; null while the
 * week costs no more than the budget. A week beyond its budget has been searched for money already: the other one
 * is chosen as if there were none at all.
 */
export function cheapestAud(input: PlannerInput, week: PlannedWeek): number | null {
  const { budgetAud } = input.wishes;
  const aud = audOf(input, week);
  if (budgetAud === null || aud <= budgetAud) return null;
  const other = rollWeek({ ...input, wishes: { ...input.wishes, budgetAud: 0 } });
  return keepsTargets(input, week, other) ? Math.min(aud, audOf(input, other)) : aud;
}

/**
 * Which one wish to relax first (domain 5.5): plans again with each of them free, and sorts by what that
 * saves of everything else. Empty while all is met.
 */
export function rankRelaxations(
  input: PlannerInput,
  week: PlannedWeek,
): { what: Relaxation; saved: number /** of the week without that wish */; aud: number }[] {
  if (listShortfalls(input, week).length === 0) return [];
  const now = sumCosts(costsOf(input, week));
  return RELAXATIONS.flatMap((what) => {
    const freed = relax(input, what);
    const next = rollWeek(freed);
    const saved = now - sumCosts(costsOf(freed, next));
    return saved > 1 ? [{ what, saved, aud: audOf(freed, next) }] : [];
  }).toSorted((a, b) => b.saved - a.saved);
}
