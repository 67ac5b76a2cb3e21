import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser } from '#features/account/web/public.ts';
import { type Audience, PLANS } from '#features/plans/rules.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ChoiceCard } from '#platform/web/ui/choice-card.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { billingQuery } from '../api.ts';
import { daysFreeThen, stayOnFree, trialAlreadyUsed } from '../messages/trial.ts';
import { priceText } from '../messages.ts';
import { AUDIENCES } from './choose-plan-card.tsx';
import { Take } from './chosen-plan.tsx';
import { PlanTerms } from './plan-terms.tsx';

/** The plans with the trial that Start Free Trial promised: one tap starts it, another declines. */
export function TrialOffer({ onDone }: { onDone: () => void }) {
  const billing = useQuery(billingQuery).data;
  const isTrainer = useCurrentUser().data?.role === 'trainer';
  const [chosen, setChosen] = useState<Audience | null>(null);
  const [plan, setPlan] = useState<string | null>(null);
  const trials = (billing?.offers ?? []).filter(
    ({ effect, period, plan }) =>
      effect === 'trial' &&
      period === 'monthly' &&
      (!billing?.isMinor || PLANS[plan].audience === 'individual'),
  );
  // A person who has a plan, or has had every trial, is offered nothing.
  if (!billing || billing.plan !== 'free' || trials.length === 0) return null;
  const audience = chosen ?? (isTrainer && !billing.isMinor ? 'trainer' : 'individual');
  const offers = trials.filter((one) => PLANS[one.plan].audience === audience);
  const offer = offers.find((one) => one.plan === plan) ?? offers[0];
  return (
    <Card title="Start your free trial" className="mb-4">
      {!billing.isMinor && (
        <Segmented
          label="For"
          hideLabel
          options={AUDIENCES}
          value={audience}
          onValueChange={setChosen}
        />
      )}
      <fieldset className="mt-4 min-w-0">
        <legend className="sr-only">Plan</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {offers.map((one) => (
            <ChoiceCard
              key={one.plan}
              type="radio"
              name="trial-plan"
              value={one.plan}
              title={PLANS[one.plan].name}
              description={daysFreeThen(PLANS[one.plan].trialDays, priceText(one))}
              selected={one === offer}
              onSelect={() => setPlan(one.plan)}
            />
          ))}
        </div>
      </fieldset>
      <div className="mt-4 text-muted">
        {offer ? <PlanTerms offer={offer} /> : trialAlreadyUsed}
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        {offer && <Take offer={offer} billing={billing} onDone={onDone} />}
        <Button variant="ghost" onClick={onDone}>
          Not now
        </Button>
      </div>
      <p className="mt-3 text-sm text-muted">{stayOnFree}</p>
    </Card>
  );
}
