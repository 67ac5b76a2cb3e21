import { useQuery } from '@tanstack/react-query';
import { PLANS, type PriceId, planOfPrice } from '#features/plans/rules.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import { canStart } from '../../rules/choosing.ts';
import { billingQuery, useChoose } from '../api.ts';
import { actText, termsOf, toasts } from '../messages.ts';
import { useSelectedPrice } from './selected-price.ts';

/** What was chosen before signing in, offered once: taken or declined, it is forgotten. */
export function PlanOffer() {
  const [selected, forget] = useSelectedPrice();
  return selected && <Chosen priceId={selected} onDone={forget} />;
}

function Chosen({ priceId, onDone }: { priceId: PriceId; onDone: () => void }) {
  const choice = planOfPrice(priceId);
  const { name, trialDays } = PLANS[choice.plan];
  const billing = useQuery(billingQuery).data;
  const choose = useChoose();
  if (!canStart(choice)) {
    return (
      <Card title={`You chose ${name}`} className="mb-4">
        <p className="text-muted">
          Trainer and gym plans cannot be started yet; so far only Starter and Professional can.
          Nothing was charged.
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <LinkButton href="/profile/plan" variant="secondary" onClick={onDone}>
            See plans
          </LinkButton>
          <Button variant="ghost" onClick={onDone}>
            OK
          </Button>
        </div>
      </Card>
    );
  }
  const offer = billing?.offers.find((one) => one.priceId === priceId);
  // Somebody who has it already is offered nothing.
  if (!offer || offer.effect === 'none') return null;
  const take = () =>
    choose.mutate(
      { priceId, agreed: offer.effect },
      {
        onSuccess: () => {
          onDone();
          toast(toasts.started(name));
        },
        onError: (error) => toast(toasts.failed(error)),
      },
    );
  const isTrial = offer.effect === 'trial';
  return (
    <Card
      title={isTrial ? `Start your ${trialDays}-day trial of ${name}` : `You chose ${name}`}
      className="mb-4"
    >
      <ul className="flex flex-col gap-1 text-muted">
        {termsOf(offer).map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button pending={choose.isPending} onClick={take}>
          {actText(offer, name)}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          No thanks
        </Button>
      </div>
    </Card>
  );
}
