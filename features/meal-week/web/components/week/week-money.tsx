import type { PlanDay } from '#features/meal-plans/rules/plan-day.ts';
import type { PlanSettings } from '#features/meal-plans/rules/plan-settings.ts';
import { weekMoney } from '../../../rules/week-gaps.ts';
import { explainText, moneyText } from '../../messages/explain.ts';

type WeekMoneyProps = { days: readonly PlanDay[]; settings: PlanSettings };

/** What the food of the week that is shown costs, against the budget if there is one. */
export function WeekMoney({ days, settings }: WeekMoneyProps) {
  const money = weekMoney(days, settings);
  if (!money) return null;
  // Beyond the budget it is said with all else that does not fit.
  const isOver = money.limitAud !== null && money.aud > money.limitAud;
  return (
    <p className="tabular text-sm text-muted print:hidden">
      {!isOver && (
        <>
          {explainText.cost} <span className="font-semibold text-ink">{moneyText(money)}</span>.{' '}
        </>
      )}
      {explainText.atTheTill}
    </p>
  );
}
