import { audOf, keepsTargets } from '#features/meal-planner/rules/explain-week.ts';
import { improveWeek } from '#features/meal-planner/rules/improve-week.ts';
import type {
  PlannedWeek,
  PlannerInput,
  PlannerRecipe,
} from '#features/meal-planner/rules/planner-input.ts';
import { rollWeek } from '#features/meal-planner/rules/roll-week.ts';
import { newId } from '#platform/shared/ids.ts';
import { portionsAtTable } from '../people/table-minutes.ts';
import { type PlanRequest, toPlanDays } from '../plan-request.ts';
import { newlyOver } from './week-money.ts';

/** Of the money that is left: with a little less, other dishes may fit that keep the targets too. */
const FIRM_SHARES = [1, 0.99, 0.98, 0.96];

/** The first week at once, then each better one. The last keeps the budget if the days kept it before and can keep it. */
export function* planWeeks(
  request: PlanRequest,
  input: PlannerInput,
  recipes: readonly PlannerRecipe[],
): Generator<PlannedWeek> {
  let week = rollWeek(input);
  yield week;
  for (const better of improveWeek(input, week)) {
    week = better;
    yield week;
  }
  const before = request.days.map(({ day }) => day);
  const overBy = (made: PlannedWeek) =>
    newlyOver(before, toPlanDays(request, made, recipes, newId), request.settings);
  const over = overBy(week);
  if (!over) return;
  // What others eat beside this person's portions, as guests do, is paid out of the same money.
  const excessAud = (over.aud - over.limitAud) / portionsAtTable(request);
  const budgetAud = Math.max(0, audOf(input, week) - excessAud);
  for (const share of FIRM_SHARES) {
    const wishes = { ...input.wishes, budgetAud: share * budgetAud, isBudgetFirm: true };
    const firm = { ...input, wishes };
    let cheaper = rollWeek(firm);
    for (const better of improveWeek(firm, cheaper)) cheaper = better;
    if (overBy(cheaper) || !keepsTargets(input, week, cheaper)) continue;
    yield cheaper;
    return;
  }
}
