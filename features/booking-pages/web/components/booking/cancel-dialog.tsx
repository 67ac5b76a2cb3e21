import { useMutation } from '@tanstack/react-query';
import type { Booking } from '#features/bookings/contract.ts';
import { settlementWords } from '#features/bookings/rules/policy-words.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { cancelBooking } from '../../api/acts.ts';
import { useAskAgain } from '../../api.ts';
import { bookingText as t } from '../../messages/booking.ts';
import { isConflict } from './is-conflict.ts';

type DialogProps = { booking: Booking; open: boolean; onClose: () => void };

/** What cancelling costs, said before it is done. */
export function CancelDialog({ booking, open, onClose }: DialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t.cancelTitle}
      description={booking.ifCancelledNow ? settlementWords(booking.ifCancelledNow) : undefined}
    >
      {open && <Fields booking={booking} onClose={onClose} />}
    </Dialog>
  );
}

function Fields({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const cancel = useMutation(cancelBooking);
  const askAgain = useAskAgain();
  const form = useForm({
    start: { reason: '' },
    check: (draft) => ({ content: draft }),
    send: async ({ reason }) => {
      try {
        return await cancel.mutateAsync({ booking, reason: reason.trim() || null });
      } catch (error) {
        if (isConflict(error)) void askAgain();
        throw error;
      }
    },
    onSent: onClose,
  });
  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      <TextArea
        label={t.cancelReason}
        hint={t.cancelReasonHint(
          (booking.side === 'client' ? booking.trainerName : booking.clientName) || t.otherSide,
        )}
        maxLength={1000}
        {...form.text('reason')}
      />
      <FormProblem form={form} />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose}>
          {t.keep}
        </Button>
        <Button type="submit" variant="danger" pending={form.pending}>
          {t.cancelIt}
        </Button>
      </div>
    </Form>
  );
}
