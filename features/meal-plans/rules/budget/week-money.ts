import type { PlanDay, PlanMeal } from '../plan-day.ts';
import type { PlanSettings } from '../plan-settings.ts';

/** The lower of the budgets that were set and said, AUD for a week and everybody; null: any. */
export function budgetOf({ wishes }: Pick<PlanSettings, 'wishes'>): number | null {
  const limits = [wishes.budgetAud, wishes.said?.budgetAud].filter(
    (one) => typeof one === 'number',
  );
  return limits.length === 0 ? null : Math.min(...limits);
}

/** What everybody's portions of a meal cost: 0 where nobody eats it, null where its price is not known. */
export function mealMoney({ kind, aud, eaters }: PlanMeal): number | null {
  if (kind === 'out') return 0;
  const portions = eaters
    .filter(({ state }) => state !== 'dropped')
    .reduce((sum, { portion }) => sum + portion, 0);
  return portions === 0 ? 0 : aud === null ? null : aud * portions;
}

export type WeekMoney = {
  aud: number;
  /** whether each price is known */
  isWhole: boolean;
  /** null: it may cost anything */
  limitAud: number | null;
  isOver: boolean;
};

/** Beyond the budget as it is shown: less than half a dollar is not seen, AUD. */
const MIN_OVER_AUD = 0.5;

/** What the planned meals of everybody cost, and what they may; null: no meal says. */
export function weekMoney(
  days: readonly PlanDay[],
  settings: Pick<PlanSettings, 'wishes'>,
): WeekMoney | null {
  const costs = days.flatMap(({ meals }) => meals.map(mealMoney));
  if (costs.every((cost) => cost === null || cost === 0)) return null;
  const aud = costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0);
  const limitAud = budgetOf(settings);
  const isOver = limitAud !== null && aud > limitAud + MIN_OVER_AUD;
  return { aud, isWhole: !costs.includes(null), limitAud, isOver };
}

/** What everybody's food costs beyond a budget that it was within before; null: it is within, or was not. */
export function newlyOver(
  before: readonly PlanDay[],
  after: readonly PlanDay[],
  settings: Pick<PlanSettings, 'wishes'>,
): { aud: number; limitAud: number } | null {
  const [was, is] = [weekMoney(before, settings), weekMoney(after, settings)];
  if (!was || was.isOver || !is?.isOver || is.limitAud === null) return null;
  return { aud: is.aud, limitAud: is.limitAud };
}
