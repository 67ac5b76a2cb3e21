import type { ReactNode } from 'react';
import { addOnText, contentsOf, trialText } from '#features/plans/rules/contents.ts';
import { type Audience, type Plan, plansFor, priceIdOf } from '#features/plans/rules.ts';
import { buttonStyle } from '#platform/web/ui/button-style.ts';
import { forGyms, pricesAndTrialEnd, sevenDaysFree, tryItFirst } from '../../messages/landing.ts';
import { BillingToggle } from './billing-toggle.tsx';
import { PlanContents } from './plan-contents.tsx';
import { PlanPrice } from './plan-price.tsx';

/** The landing page's prices: three kinds of customer, each with a toggle of its own. */
export function PlanSections() {
  return (
    <section
      id="plans"
      aria-labelledby="plans-title"
      className="safe-x mx-auto max-w-7xl scroll-mt-20 pb-20 sm:px-6 lg:px-10 lg:pb-32"
    >
      <h2
        id="plans-title"
        className="max-w-3xl text-4xl leading-[1.02] font-semibold tracking-[-0.035em] sm:text-6xl"
      >
        {tryItFirst}
      </h2>
      <p className="mt-5 max-w-2xl text-lg text-muted">{pricesAndTrialEnd}</p>
      <div className="mt-14 flex flex-col gap-20 lg:gap-24">
        <Group audience="individual" title="For yourself" note={sevenDaysFree}>
          {(plans) => (
            <ul className="grid divide-line rounded-[28px] border border-line bg-surface max-lg:divide-y lg:grid-cols-3 lg:divide-x">
              {plans.map((plan) => (
                <li key={plan.key} className="flex flex-col gap-6 p-6 sm:p-8">
                  <Heading plan={plan} />
                  <PlanContents lines={contentsOf(plan, 'landing')} />
                  <Start plan={plan} className="mt-auto" />
                </li>
              ))}
            </ul>
          )}
        </Group>
        <Group audience="trainer" title="For trainers" note="7 days free">
          {([plan]) =>
            plan && (
              <div className="grid gap-8 rounded-[28px] border border-line bg-surface p-6 sm:p-8 lg:grid-cols-[1fr_1.2fr_auto] lg:items-center lg:gap-12 lg:p-10">
                <Heading plan={plan} />
                <div className="flex flex-col gap-4">
                  <PlanContents lines={contentsOf(plan, 'landing')} />
                  <AddOns plan={plan} />
                </div>
                <Start plan={plan} />
              </div>
            )
          }
        </Group>
        <Group audience="gym" title={forGyms} note="14 days free">
          {(plans) => (
            <div className="rounded-[28px] border border-line bg-surface">
              <ul className="divide-y divide-line">
                {plans.map((plan) => (
                  <li
                    key={plan.key}
                    className="grid gap-6 p-6 sm:p-8 lg:grid-cols-[1fr_1.2fr_auto] lg:items-center lg:gap-12 lg:px-10"
                  >
                    <Heading plan={plan} />
                    <PlanContents lines={contentsOf(plan, 'landing')} />
                    <Start plan={plan} />
                  </li>
                ))}
              </ul>
              <div className="border-t border-line px-6 py-5 sm:px-8 lg:px-10">
                {plans[0] && <AddOns plan={plans[0]} />}
              </div>
            </div>
          )}
        </Group>
      </div>
    </section>
  );
}

type GroupProps = {
  audience: Audience;
  title: string;
  note: string;
  children: (plans: Plan[]) => ReactNode;
};

function Group({ audience, title, note, children }: GroupProps) {
  return (
    <section aria-labelledby={`${audience}-title`} data-billing-group>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h3 id={`${audience}-title`} className="text-2xl font-semibold sm:text-3xl">
            {title}
          </h3>
          <p className="mt-1 text-muted">{note}</p>
        </div>
        <BillingToggle name={`billing-${audience}`} legend={`${title}: billing period`} />
      </div>
      {children(plansFor(audience))}
    </section>
  );
}

function Heading({ plan }: { plan: Plan }) {
  return (
    <div>
      <h4 className="mb-3 text-lg font-semibold">{plan.name}</h4>
      <PlanPrice plan={plan} reading="landing" />
    </div>
  );
}

function Start({ plan, className }: { plan: Plan; className?: string }) {
  const trial = trialText(plan);
  const { key } = plan;
  return (
    <a
      href="/login"
      data-choose
      data-monthly={key === 'free' ? undefined : priceIdOf(key, 'monthly')}
      data-annual={key === 'free' ? undefined : priceIdOf(key, 'annual')}
      className={buttonStyle({
        variant: key === 'professional' ? 'primary' : 'secondary',
        className,
      })}
    >
      {trial ? `Start ${trial}` : 'Start for free'}
      <span className="sr-only"> with {plan.name}</span>
    </a>
  );
}

/** What more of something costs. */
function AddOns({ plan }: { plan: Plan }) {
  return (
    <ul className="flex flex-col gap-1 text-muted">
      {plan.addOns.map((addOn) => (
        <li key={addOn.key} className="tabular">
          {addOnText(addOn, 'landing')}
        </li>
      ))}
    </ul>
  );
}
