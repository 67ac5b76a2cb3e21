import { useMutation } from '@tanstack/react-query';
import type { Booking } from '#features/bookings/contract.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { notePayment } from '../../api/acts.ts';
import { bookingText as t } from '../../messages/booking.ts';

type PaymentDialogProps = { booking: Booking; open: boolean; onClose: () => void };

/** Notes what a client paid the trainer directly. */
export function PaymentDialog({ booking, open, onClose }: PaymentDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t.notePayment}
      description={t.notePaymentLead}
      toType
    >
      {open && <Fields booking={booking} onClose={onClose} />}
    </Dialog>
  );
}

/** Cents of "45", "45.5" or "45.50"; null for anything else. */
const toCents = (text: string): number | null =>
  /^\d{1,6}(?:[.,]\d{1,2})?$/.test(text.trim())
    ? Math.round(Number(text.trim().replace(',', '.')) * 100)
    : null;

function Fields({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const note = useMutation(notePayment);
  const { priceCents, paidCents } = booking;
  const form = useForm({
    start: { amount: String((paidCents || priceCents) / 100) },
    check: ({ amount }) => {
      const cents = toCents(amount);
      const isWrong = cents === null || cents > priceCents;
      return {
        content: isWrong ? null : cents,
        errors: { amount: isWrong && t.amountWrong(priceCents) },
      };
    },
    send: (cents) => note.mutateAsync({ booking, paidCents: cents }),
    serverNames: { paidCents: 'amount' },
    onSent: onClose,
  });
  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      <NumberField label={t.amount} unit="$" inputMode="decimal" {...form.value('amount')} />
      <FormProblem form={form} />
      <Button type="submit" pending={form.pending}>
        {t.savePayment}
      </Button>
    </Form>
  );
}
