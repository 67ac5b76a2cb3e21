import { useState } from 'react';
import { PLANS, priceIdOf } from '#features/plans/rules.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import type { Billing } from '../../contract.ts';
import { useCancelPlan, useChoose } from '../api.ts';
import {
  askToCancelPlan,
  cancelledUntil,
  changesAfter,
  everythingStaysReadable,
  freeUntil,
  keptUntil,
  renewsOn,
} from '../messages/plan.ts';
import { choiceName, dayOf, priceText, toasts } from '../messages.ts';

type Running = NonNullable<Billing['subscription']>;

const daysText = (days: number): string =>
  days === 1 ? '1 trial day left' : `${days} trial days left`;

/** What happens at the end of the trial or term. */
function nextText(running: Running): string {
  const end = dayOf(running.endsAt);
  if (running.cancelled) return cancelledUntil(end);
  const { next } = running;
  if (next) {
    return changesAfter(end, choiceName(next), priceText(next));
  }
  const price = priceText(running);
  return running.status === 'trial' ? freeUntil(end, price) : renewsOn(price, end);
}

/** The current plan, the next one, and cancelling. */
export function CurrentPlanCard({ billing }: { billing: Billing }) {
  const [asking, setAsking] = useState(false);
  const cancel = useCancelPlan();
  const keep = useChoose();
  const { subscription } = billing;
  const running = subscription?.status === 'ended' ? null : subscription;
  const failed = { onError: (error: unknown) => toast(toasts.failed(error)) };
  const end = () => {
    setAsking(false);
    cancel.mutate(undefined, { ...failed, onSuccess: () => toast(toasts.cancelled) });
  };
  return (
    <Card
      title={running ? choiceName(running) : PLANS[billing.plan].name}
      action={
        typeof running?.trialDaysLeft === 'number' && (
          <Badge tone="accent">{daysText(running.trialDaysLeft)}</Badge>
        )
      }
    >
      {running ? (
        <p className="text-muted">{nextText(running)}</p>
      ) : (
        <p className="text-muted">No charge. {subscription && everythingStaysReadable}</p>
      )}
      {running && (running.cancelled || running.next) && (
        <Button
          className="mt-4"
          fullWidth
          pending={keep.isPending}
          onClick={() =>
            keep.mutate(
              { priceId: priceIdOf(running.plan, running.period), agreed: 'none' },
              { ...failed, onSuccess: () => toast(toasts.changed) },
            )
          }
        >
          Keep {PLANS[running.plan].name}
        </Button>
      )}
      {running && !running.cancelled && (
        <Button
          variant="secondary"
          className="mt-4"
          fullWidth
          pending={cancel.isPending}
          onClick={() => setAsking(true)}
        >
          Cancel plan
        </Button>
      )}
      {running && (
        <Dialog
          open={asking}
          onOpenChange={setAsking}
          title={askToCancelPlan}
          description={keptUntil(dayOf(running.endsAt))}
          footer={
            <>
              <Button variant="secondary" onClick={() => setAsking(false)}>
                Not now
              </Button>
              <Button variant="danger" onClick={end}>
                Cancel plan
              </Button>
            </>
          }
        />
      )}
    </Card>
  );
}
