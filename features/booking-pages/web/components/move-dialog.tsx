import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { costOfAllWords } from '#features/booking-series/rules/cost-of-all.ts';
import type { Booking } from '#features/bookings/contract.ts';
import { dollars } from '#features/plans/rules/money.ts';
import { explainError } from '#platform/web/api-client/api-error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import { moveBooking } from '../api/acts.ts';
import { moveSeries, useMovedSeries } from '../api/series.ts';
import { useAskAgain } from '../api.ts';
import { useViewerZone } from '../hooks/use-viewer-zone.ts';
import { bookingText as t } from '../messages/booking.ts';
import { isConflict } from './booking/is-conflict.ts';
import type { ClashAnswer } from './clash-notice.tsx';
import { MovedSessions } from './series/moved-sessions.tsx';
import { SeriesChoice, type SeriesScope } from './series/series-choice.tsx';
import { startWords } from './time-picker.tsx';

type MoveDialogProps = {
  booking: Booking;
  /** of the offer today: a late move books on it */
  priceCents: number;
  wanted: { start: string; newId: string };
  onClash: (answer: ClashAnswer) => void;
  onClose: () => void;
};

/** What a client's late moves cost; nothing for moves in time. */
const costsOf = (bookings: readonly Booking[]) =>
  bookings.flatMap(({ side, ifCancelledNow }) =>
    side === 'client' && ifCancelledNow?.reason === 'late' ? [ifCancelledNow] : [],
  );

/** One session to its new time, or a series with it; what it costs is said before. */
export function MoveDialog({ booking, priceCents, wanted, onClash, onClose }: MoveDialogProps) {
  const zone = useViewerZone();
  const [, navigate] = useLocation();
  const askAgain = useAskAgain();
  const move = useMutation(moveBooking);
  const moveAll = useMutation(moveSeries);
  const [scope, setScope] = useState<SeriesScope>('one');
  const { data: series = [] } = useMovedSeries(
    booking.id,
    booking.seriesId === null ? null : wanted.start,
  );
  const isAll = scope === 'all' && series.length > 1;
  const free = series.filter(({ start, clashes }) => start !== null && clashes.length === 0);
  const moved = isAll ? free.map((one) => one.booking) : [booking];
  const costs = costsOf(moved);
  const says =
    costs.length > 0
      ? `${t.lateMove} ${costOfAllWords(costs)} ${t.newTimeCosts(dollars(priceCents))}`
      : t.moveFree;
  const feeCents = costs.reduce((sum, one) => sum + one.feeCents, 0);

  const sendOne = async () => {
    const answer = await move.mutateAsync({ booking, ...wanted });
    if (answer.outcome === 'clash') return onClash(answer);
    toast(t.movedTo(startWords(answer.booking.start, zone)));
    navigate(`/trainers/bookings/${answer.booking.id}`, { replace: true });
  };
  const sendAll = async () => {
    const answers = await moveAll.mutateAsync({
      id: booking.id,
      start: wanted.start,
      bookings: moved,
    });
    toast(t.movedAll(answers.filter(({ outcome }) => outcome === 'booked').length));
    navigate('/trainers/bookings', { replace: true });
  };
  const send = async () => {
    try {
      await (isAll ? sendAll() : sendOne());
    } catch (error) {
      if (isConflict(error)) void askAgain();
    }
  };
  const error = move.error ?? moveAll.error;
  const label = isAll ? t.moveAll(moved.length) : t.moveIt;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.moveTitle}
      description={startWords(wanted.start, zone)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t.keepAsIs}
          </Button>
          <Button
            pending={move.isPending || moveAll.isPending}
            disabled={moved.length === 0}
            onClick={() => void send()}
          >
            {feeCents > 0 ? t.andPay(label, dollars(feeCents)) : label}
          </Button>
        </>
      }
    >
      {series.length > 1 && <SeriesChoice many={series.length} value={scope} onChange={setScope} />}
      {isAll && <MovedSessions series={series} zone={zone} />}
      <p>{says}</p>
      {error && (
        <div className="mt-3">
          <StatusMessage tone="error" title={explainError(error)} />
        </div>
      )}
    </Dialog>
  );
}
