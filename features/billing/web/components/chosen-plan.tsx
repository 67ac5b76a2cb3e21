import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PLANS, type PriceId } from '#features/plans/rules.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import type { Billing, Offer } from '../../contract.ts';
import { billingQuery, useChoose } from '../api.ts';
import { startTrialOf, youChose } from '../messages/plan.ts';
import { ADULTS_ONLY, actText, newGymPath, toasts } from '../messages.ts';
import { AgreeDialog } from './agree-dialog.tsx';
import { PlanTerms } from './plan-terms.tsx';

/** The offer of a price that was chosen before signing in. */
export function ChosenPlan({ priceId, onDone }: { priceId: PriceId; onDone: () => void }) {
  const billing = useQuery(billingQuery).data;
  const offer = billing?.offers.find((one) => one.priceId === priceId);
  // A person who has it already is offered nothing.
  if (!billing || !offer || offer.effect === 'none') return null;
  const { name, trialDays, audience } = PLANS[offer.plan];
  const isOpen = !billing.isMinor || audience === 'individual';
  return (
    <Card
      title={isOpen && offer.effect === 'trial' ? startTrialOf(trialDays, name) : youChose(name)}
      className="mb-4"
    >
      <div className="text-muted">{isOpen ? <PlanTerms offer={offer} /> : ADULTS_ONLY}</div>
      <div className="mt-4 flex flex-wrap gap-3">
        {isOpen && <Take offer={offer} billing={billing} onDone={onDone} />}
        <Button variant="ghost" onClick={onDone}>
          {isOpen ? 'No thanks' : 'OK'}
        </Button>
      </div>
    </Card>
  );
}

type TakeProps = { offer: Offer; billing: Billing; onDone: () => void };

/** Accepts an offer: at once, with a parent's agreement, or on the gym page. */
export function Take({ offer, billing, onDone }: TakeProps) {
  const { priceId, plan, effect } = offer;
  const { name } = PLANS[plan];
  const [open, setOpen] = useState(false);
  const choose = useChoose();
  if (offer.startsWithGym) {
    return (
      <LinkButton href={newGymPath(priceId)} onClick={onDone}>
        Name your gym
      </LinkButton>
    );
  }
  // The offer may be gone before it hears of it.
  const take = () =>
    void choose.mutateAsync({ priceId, agreed: effect }).then(
      () => {
        onDone();
        toast(toasts.started(name));
      },
      (error: unknown) => toast(toasts.failed(error)),
    );
  return (
    <>
      <Button pending={choose.isPending} onClick={billing.isMinor ? () => setOpen(true) : take}>
        {actText(offer, name)}
      </Button>
      <AgreeDialog
        open={open}
        onClose={() => setOpen(false)}
        onTaken={onDone}
        title={actText(offer, name)}
        description={name}
        offer={offer}
      />
    </>
  );
}
