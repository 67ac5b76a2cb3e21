import type { ReactNode } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import type { Offer } from '../../contract.ts';
import { useChoose } from '../api.ts';
import { toasts } from '../messages.ts';
import { PlanTerms } from './plan-terms.tsx';

type AgreeDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  /** What would be taken; null while it is not known. */
  offer: Offer | null;
  /** What is chosen before the terms are read. */
  children?: ReactNode;
};

/** The terms of an offer, and taking it. */
export function AgreeDialog(props: AgreeDialogProps) {
  const { open, onClose, title, description, offer, children } = props;
  const choose = useChoose();
  const agree = ({ priceId, addOns, effect }: Offer) =>
    choose.mutate(
      {
        priceId,
        addOns: Object.fromEntries(addOns.map(({ key, count }) => [key, count])),
        agreed: effect,
      },
      {
        onSuccess: () => toast(toasts.changed),
        onError: (error) => toast(toasts.failed(error)),
        onSettled: onClose,
      },
    );
  const changes = offer !== null && offer.effect !== 'none';
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
            disabled={!changes}
            onClick={() => changes && agree(offer)}
          >
            Agree
          </Button>
        </>
      }
    >
      {children}
      {changes && <PlanTerms offer={offer} />}
    </Dialog>
  );
}
