import { PLANS, type PriceId, planOfPrice } from '#features/plans/rules.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import { useChoose, useOffer } from '../api.ts';
import { actText, newGymPath, toasts } from '../messages.ts';
import { PlanTerms } from './plan-terms.tsx';
import { useSelectedPrice } from './selected-price.ts';

/** What was chosen before signing in, offered once: taken or declined, it is forgotten. */
export function PlanOffer() {
  const [selected, forget] = useSelectedPrice();
  return selected && <Chosen priceId={selected} onDone={forget} />;
}

function Chosen({ priceId, onDone }: { priceId: PriceId; onDone: () => void }) {
  const { name, trialDays } = PLANS[planOfPrice(priceId).plan];
  const offer = useOffer(priceId);
  const choose = useChoose();
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
      <div className="text-muted">
        <PlanTerms offer={offer} />
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        {offer.startsWithGym ? (
          <LinkButton href={newGymPath(priceId)} onClick={onDone}>
            Name your gym
          </LinkButton>
        ) : (
          <Button pending={choose.isPending} onClick={take}>
            {actText(offer, name)}
          </Button>
        )}
        <Button variant="ghost" onClick={onDone}>
          No thanks
        </Button>
      </div>
    </Card>
  );
}
