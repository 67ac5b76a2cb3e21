import { Suspense } from 'react';
import { Link } from 'wouter';
import { weekMoney } from '#features/meal-plans/rules/budget/week-money.ts';
import type { PlanDay } from '#features/meal-plans/rules/plan-day.ts';
import type { PlanSettings } from '#features/meal-plans/rules/plan-settings.ts';
import { type DayRange, shopPath } from '#features/meal-plans/web/public.ts';
import { TillPrice } from '#features/plan-shopping/web/public.ts';
import { explainText, moneyText } from '../../messages/explain.ts';

type WeekMoneyProps = {
  days: readonly PlanDay[];
  settings: PlanSettings;
  /** the days that are still to be shopped for; null: none, or they are not stored yet */
  coming: DayRange | null;
};

/** What the food of the week that is shown costs, as it is eaten and at the till, against the budget if there is one. */
export function WeekMoney({ days, settings, coming }: WeekMoneyProps) {
  const money = weekMoney(days, settings);
  if (!money) return null;
  // Beyond the budget it is said with all else that does not fit.
  const { limitAud, isOver } = money;
  return (
    <div className="tabular grid gap-1 text-muted print:hidden">
      {!isOver && (
        <p>
          {explainText.cost} <span className="font-semibold text-ink">{moneyText(money)}</span>.
        </p>
      )}
      {coming && (
        <p>
          <Suspense fallback={explainText.adding}>
            <TillPrice range={coming} limitAud={limitAud} />
          </Suspense>{' '}
          <Link href={shopPath(coming.from, coming.to)} className="text-accent underline">
            {explainText.shop}
          </Link>
        </p>
      )}
    </div>
  );
}
