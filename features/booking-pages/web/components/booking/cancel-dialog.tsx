import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { costOfAllWords } from '#features/booking-series/rules/cost-of-all.ts';
import type { Booking } from '#features/bookings/contract.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import { cancelBooking } from '../../api/acts.ts';
import { cancelSeries, useSeriesToCome } from '../../api/series.ts';
import { useAskAgain } from '../../api.ts';
import { bookingText as t } from '../../messages/booking.ts';
import { SeriesChoice, type SeriesScope } from '../series/series-choice.tsx';
import { isConflict } from './is-conflict.ts';

type DialogProps = { booking: Booking; open: boolean; onClose: () => void };

/** What cancelling costs, said before it is done. */
export function CancelDialog({ booking, open, onClose }: DialogProps) {
  const [scope, setScope] = useState<SeriesScope>('one');
  const { data: toCome = [] } = useSeriesToCome(booking.id, open && booking.seriesId !== null);
  const all = toCome.filter(({ ifCancelledNow }) => ifCancelledNow !== null);
  const isAll = scope === 'all' && all.length > 1;
  const costs = (isAll ? all : [booking]).flatMap(({ ifCancelledNow }) => ifCancelledNow ?? []);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={isAll ? t.cancelAllTitle(all.length) : t.cancelTitle}
      description={costs.length > 0 ? costOfAllWords(costs) : undefined}
    >
      {all.length > 1 && <SeriesChoice many={all.length} value={scope} onChange={setScope} />}
      {open && <Fields booking={booking} all={isAll ? all : null} onClose={onClose} />}
    </Dialog>
  );
}

type FieldsProps = {
  booking: Booking;
  /** of a series, all that are to come; null: this one alone */
  all: readonly Booking[] | null;
  onClose: () => void;
};

function Fields({ booking, all, onClose }: FieldsProps) {
  const cancel = useMutation(cancelBooking);
  const cancelAll = useMutation(cancelSeries);
  const askAgain = useAskAgain();
  const form = useForm({
    start: { reason: '' },
    check: (draft) => ({ content: draft }),
    send: async ({ reason }) => {
      try {
        const why = reason.trim() || null;
        if (!all) return await cancel.mutateAsync({ booking, reason: why });
        await cancelAll.mutateAsync({ id: booking.id, bookings: all, reason: why });
        toast(t.cancelledAll(all.length));
        return booking;
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
          {all ? t.cancelAll(all.length) : t.cancelIt}
        </Button>
      </div>
    </Form>
  );
}
