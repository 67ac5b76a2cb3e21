import { useState } from 'react';
import { useCurrentUser } from '#features/account/web/public.ts';
import { useOffer } from '#features/billing/web/public.ts';
import type { PlanKey } from '#features/plans/rules.ts';
import { useGuarded } from '#features/sign-in/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import type { Membership } from '../../../contract.ts';
import { seatsOf } from '../../../rules.ts';
import { useAnswerOwnership } from '../../api.ts';
import {
  offeredToYou,
  offerNeedsYourPlan,
  startsYourOwnPlan,
  usesYourPlansSeats,
} from '../../messages/settings.ts';
import { FIRST_PRICE, GymPrice } from '../gym/gym-price.tsx';

/** The owner's offer: taken with a plan of one's own, or declined. */
export function OwnershipOffer({ membership }: { membership: Membership }) {
  const { organisationId: id, name } = membership;
  const answer = useAnswerOwnership(id);
  const { busy, run, dialog } = useGuarded();
  const [open, setOpen] = useState(false);
  const [priceId, setPriceId] = useState(FIRST_PRICE);
  const { trainer, trainee } = seatsOf({
    plan: (useCurrentUser().data?.subscriptionPlan ?? 'free') as PlanKey,
  });
  const hasSeats = trainer + trainee > 0;
  const offer = useOffer(hasSeats ? null : priceId);
  const give = (accept: boolean) =>
    void run(async () => {
      const plan = accept && !hasSeats ? { priceId, agreed: offer?.effect } : {};
      await answer.mutateAsync({ accept, ...plan });
      setOpen(false);
    });
  return (
    <div className="mt-4">
      <StatusMessage
        tone="info"
        title={offeredToYou(name)}
        action={
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" pending={busy} onClick={() => give(false)}>
              Decline
            </Button>
            <Button size="sm" onClick={() => setOpen(true)}>
              Take over
            </Button>
          </div>
        }
      >
        {offerNeedsYourPlan}
      </StatusMessage>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={`Take over ${name}`}
        description={hasSeats ? usesYourPlansSeats : startsYourOwnPlan}
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Not now
            </Button>
            <Button pending={busy} disabled={!hasSeats && !offer} onClick={() => give(true)}>
              Agree and take over
            </Button>
          </>
        }
      >
        {!hasSeats && (
          <div className="flex flex-col gap-4">
            <GymPrice value={priceId} onChange={setPriceId} />
          </div>
        )}
      </Dialog>
      {dialog}
    </div>
  );
}
