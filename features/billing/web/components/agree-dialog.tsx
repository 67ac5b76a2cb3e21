import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { PLAN_CONSENT } from '#features/account/rules.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ChoiceCard } from '#platform/web/ui/choice-card.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import type { Offer } from '../../contract.ts';
import { billingQuery, useChoose } from '../api.ts';
import { overTexts, toasts } from '../messages.ts';
import { PlanTerms } from './plan-terms.tsx';

type AgreeDialogProps = {
  open: boolean;
  onClose: () => void;
  onTaken?: () => void;
  title: string;
  description?: string;
  /** What would be taken; null while it is not known. */
  offer: Offer | null;
  /** What is chosen before the terms are read. */
  children?: ReactNode;
};

/** The terms of an offer, and taking it. Under 18 a parent has to agree too. */
export function AgreeDialog(props: AgreeDialogProps) {
  const { open, onClose, onTaken, title, description, offer, children } = props;
  const billing = useQuery(billingQuery).data;
  const asksParent = billing?.isMinor ?? false;
  const [parentAgrees, setParentAgrees] = useState(false);
  const choose = useChoose();
  // What was offered may be gone, and this with it, before it hears of it.
  const agree = ({ priceId, addOns, effect }: Offer) =>
    void choose
      .mutateAsync({
        priceId,
        addOns: Object.fromEntries(addOns.map(({ key, count }) => [key, count])),
        parentAgrees,
        agreed: effect,
      })
      .then(
        () => {
          toast(toasts.changed);
          onTaken?.();
        },
        (error: unknown) => toast(toasts.failed(error)),
      )
      .finally(onClose);
  const changes = offer !== null && offer.effect !== 'none';
  const over = changes && billing ? overTexts(offer, billing.limits) : [];
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button
            pending={choose.isPending}
            disabled={!changes || (asksParent && !parentAgrees)}
            onClick={() => changes && agree(offer)}
          >
            Agree
          </Button>
        </>
      }
    >
      {children}
      {changes && <PlanTerms offer={offer} />}
      {over.map((text) => (
        <p key={text} className="mt-2 font-medium text-warn">
          {text}
        </p>
      ))}
      {changes && asksParent && (
        <div className="mt-4">
          <ChoiceCard
            type="checkbox"
            name="parent-agrees"
            value="yes"
            title={PLAN_CONSENT}
            selected={parentAgrees}
            onSelect={() => setParentAgrees(!parentAgrees)}
          />
        </div>
      )}
    </Dialog>
  );
}
