import { dollars, type Reading } from '#features/plans/rules/money.ts';
import type { Plan } from '#features/plans/rules.ts';
import { forAsLongAsYouLike } from '../../messages/pricing.ts';

type PlanPriceProps = { plan: Plan; reading: Reading };

/** A plan's price for the period that the nearest toggle shows; the pricing page adds what a month comes to. */
export function PlanPrice({ plan, reading }: PlanPriceProps) {
  const { monthly, annual } = plan.price[reading];
  if (monthly === 0 || annual === null) {
    return <Price amount={dollars(monthly)} unit={forAsLongAsYouLike} />;
  }
  return (
    <>
      <div className="[[data-billing-group]:has([value=annual]:checked)_&]:hidden">
        <Price amount={dollars(monthly)} unit="a month" />
      </div>
      <div className="hidden [[data-billing-group]:has([value=annual]:checked)_&]:block">
        <Price amount={dollars(annual)} unit="a year" />
        {reading === 'pricing' && (
          <p className="tabular mt-1 text-sm text-muted">
            {dollars(plan.annualPerMonth)} per month
          </p>
        )}
      </div>
    </>
  );
}

function Price({ amount, unit }: { amount: string; unit: string }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="tabular text-4xl leading-none font-semibold tracking-[-0.03em] sm:text-5xl">
        {amount}
      </span>
      <span className="text-muted">{unit}</span>
    </p>
  );
}
