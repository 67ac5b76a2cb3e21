import type { ReactNode } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { bookingText as t } from '../../messages/booking.ts';

type SureDialogProps = {
  open: boolean;
  title: string;
  says: ReactNode;
  yes: string;
  pending: boolean;
  onYes: () => void;
  onClose: () => void;
};

/** Asks once more before something that the other side hears of. */
export function SureDialog({ open, title, says, yes, pending, onYes, onClose }: SureDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={says}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t.keepAsIs}
          </Button>
          <Button pending={pending} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    />
  );
}
