import { useQuery } from '@tanstack/react-query';
import { PLANS } from '#features/plans/rules.ts';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import type { Billing } from '../../contract.ts';
import { billingQuery } from '../api.ts';
import { AddOnsCard } from '../components/add-ons-card.tsx';
import { ChoosePlanCard } from '../components/choose-plan-card.tsx';
import { CurrentPlanCard } from '../components/current-plan-card.tsx';
import { InvoicesCard } from '../components/invoices-card.tsx';
import { LimitsCard } from '../components/limits-card.tsx';
import { planAndCost } from '../messages/plan.ts';

type Adding = Billing & { subscription: NonNullable<Billing['subscription']> };

/** Whether something can be added to the plan that runs on. */
const hasAddOns = (billing: Billing): billing is Adding =>
  billing.subscription !== null &&
  !billing.subscription.cancelled &&
  PLANS[billing.plan].addOns.length > 0;

/** The plan, what it allows, other plans, and what was invoiced. */
export function PlanPage() {
  const billing = useQuery(billingQuery);
  return (
    <>
      <PageHeader title="Plan" subtitle={planAndCost} back="/profile" />
      <Loaded query={billing}>
        {(data) => (
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-6">
            <div className="flex flex-col gap-4 lg:gap-6">
              <CurrentPlanCard billing={data} />
              <LimitsCard limits={data.limits} />
              {hasAddOns(data) && <AddOnsCard running={data.subscription} />}
            </div>
            <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
              <ChoosePlanCard billing={data} />
            </div>
            <InvoicesCard invoices={data.invoices} />
          </div>
        )}
      </Loaded>
    </>
  );
}
