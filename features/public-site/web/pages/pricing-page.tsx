import { addOnText, contentsOf, trialText } from '#features/plans/rules/contents.ts';
import { type Audience, type Plan, plansFor, priceIdOf } from '#features/plans/rules.ts';
import { buttonStyle } from '#platform/web/ui/button-style.ts';
import { GoodToKnow } from '../components/landing/good-to-know.tsx';
import { LivingPage } from '../components/living-page.tsx';
import { BillingToggle } from '../components/plans/billing-toggle.tsx';
import { PlanContents } from '../components/plans/plan-contents.tsx';
import { PlanPrice } from '../components/plans/plan-price.tsx';
import { SiteFooter } from '../components/site-footer.tsx';
import { SiteHeader } from '../components/site-header.tsx';
import {
  everyPlanStartsFree,
  teamsAndMembers,
  yourClientsAndPlans,
  yourTrainingAndFood,
} from '../messages/pricing.ts';

const audiences: readonly [Audience, string, string][] = [
  ['individual', 'Individuals', yourTrainingAndFood],
  ['trainer', 'Trainers', yourClientsAndPlans],
  ['gym', 'Gyms', teamsAndMembers],
];

/** Every plan in one list, for one period at a time. Choosing one leads to signing in. */
export function PricingPage() {
  return (
    <LivingPage>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <div data-pricing data-billing-group className="safe-x mx-auto max-w-7xl sm:px-6 lg:px-10">
          <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-8 pt-12 pb-12 lg:pt-20 lg:pb-16">
            <div>
              <h1
                tabIndex={-1}
                className="text-[min(11vw,5.5rem)] leading-[0.95] font-semibold tracking-[-0.045em]"
              >
                Choose Your Plan
              </h1>
              <p className="mt-5 max-w-xl text-lg text-muted sm:text-xl">{everyPlanStartsFree}</p>
            </div>
            <BillingToggle name="billing" legend="Billing period" />
          </div>
          {audiences.map(([audience, title, note]) => (
            <section
              key={audience}
              aria-labelledby={`${audience}-title`}
              className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-2 border-t border-line py-10 lg:grid-cols-[15rem_1fr] lg:py-14"
            >
              <div>
                <h2 id={`${audience}-title`} className="text-2xl font-semibold">
                  {title}
                </h2>
                <p className="mt-1.5 max-w-sm text-muted">{note}</p>
              </div>
              <div>
                <ul className="divide-y divide-line">
                  {plansFor(audience).map((plan) => (
                    <PlanRow key={plan.key} plan={plan} />
                  ))}
                </ul>
                <AddOns plans={plansFor(audience)} />
              </div>
            </section>
          ))}
        </div>
        <GoodToKnow />
      </main>
      <SiteFooter />
    </LivingPage>
  );
}

function PlanRow({ plan }: { plan: Plan }) {
  const { key, name } = plan;
  return (
    <li
      data-plan={key}
      className="group/plan grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 py-8 first:pt-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)_13rem] md:items-start lg:first:pt-0"
    >
      <div>
        <h3 className="mb-3 flex flex-wrap items-center gap-x-3 text-lg font-semibold">
          {name}
          <span className="hidden text-sm font-medium text-accent-3 group-data-chosen/plan:inline">
            Your last choice
          </span>
        </h3>
        <PlanPrice plan={plan} reading="pricing" />
      </div>
      <PlanContents lines={contentsOf(plan, 'pricing')} />
      <div className="flex flex-col gap-2">
        <a
          href="/api/login"
          data-choose
          data-monthly={key === 'free' ? undefined : priceIdOf(key, 'monthly')}
          data-annual={key === 'free' ? undefined : priceIdOf(key, 'annual')}
          className={buttonStyle({ variant: key === 'professional' ? 'primary' : 'secondary' })}
        >
          Choose {name}
        </a>
        <p className="text-center text-sm text-muted">{trialText(plan) ?? 'No card needed'}</p>
      </div>
    </li>
  );
}

/** What more of something costs, once for all plans of a kind. */
function AddOns({ plans }: { plans: readonly Plan[] }) {
  const addOns = plans[0]?.addOns ?? [];
  if (addOns.length === 0) return null;
  return (
    <ul className="tabular flex flex-col gap-1 border-t border-line pt-5 text-muted">
      {addOns.map((addOn) => (
        <li key={addOn.key}>{addOnText(addOn, 'pricing')}</li>
      ))}
    </ul>
  );
}
