import { useMutation } from '@tanstack/react-query';
import {
  Ban,
  BanknoteArrowUp,
  CalendarClock,
  CalendarPlus,
  CalendarX,
  HandCoins,
  Repeat,
  Undo2,
  UserCheck,
  UserX,
} from 'lucide-react';
import { useState } from 'react';
import { isTooLateToSayMissing } from '#features/booking-terms/rules/missing.ts';
import { MISSED_IS_OVER } from '#features/booking-terms/rules/policy-words.ts';
import type { Booking } from '#features/bookings/contract.ts';
import { dollars } from '#features/plans/rules/money.ts';
import { useNow } from '#platform/web/time/use-now.ts';
import { type Action, ActionList } from '#platform/web/ui/action-list.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { blockPerson, reopenRequest, sayMissing, unblockPerson, waiveFee } from '../../api/acts.ts';
import { useBlocked } from '../../api.ts';
import { useViewerZone } from '../../hooks/use-viewer-zone.ts';
import { bookingText as t } from '../../messages/booking.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { saveCalendarFile } from './save-calendar-file.ts';
import { SureDialog } from './sure-dialog.tsx';

const MINUTE_MS = 60_000;

type Asked = 'cancel' | 'missing' | 'waive' | 'paid' | 'block';

/** What a client who did not come bears. */
function missedCost({ policy, priceCents, hasCredit }: Booking): string {
  if (hasCredit) return policy.missedTakesCredit ? t.creditUsed : t.creditBack;
  const cents = Math.floor((priceCents * policy.missedPercent) / 100);
  return cents === 0 ? t.theyOweNothing : t.theyOwe(dollars(cents));
}

/** Everything that a side may do with a booking now. */
export function BookingActs({ booking, isOffline }: { booking: Booking; isOffline: boolean }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const miss = useMutation(sayMissing);
  const waive = useMutation(waiveFee);
  const block = useMutation(blockPerson);
  const unblock = useMutation(unblockPerson);
  const again = useMutation(reopenRequest);
  const { side, may, missing, state } = booking;
  const other = (side === 'client' ? booking.trainerName : booking.clientName) || t.someone;
  const otherId = side === 'client' ? booking.trainerId : booking.clientId;
  const blocked = useBlocked().data?.find(({ id }) => id === otherId);
  const zone = useViewerZone();
  const isTrainer = side === 'trainer';
  const isToCome = state === 'confirmed' || state === 'requested';
  const nowMs = useNow(true, MINUTE_MS);
  const isOver = Date.parse(booking.end) <= nowMs;
  const startMs = Date.parse(booking.start);
  const isSettled =
    isTrainer &&
    state === 'confirmed' &&
    missing === null &&
    isTooLateToSayMissing({ startMs }, nowMs);
  const owes = booking.settlement ? booking.settlement.feeCents > 0 : state === 'confirmed';
  const canBePaid =
    isTrainer && booking.priceCents > 0 && !booking.hasCredit && (owes || booking.paidCents > 0);
  const saidByMe = missing !== null && missing.side !== side;
  const acts: (Action | false | null)[] = [
    may.reopen && {
      icon: Undo2,
      label: t.reopen,
      detail: t.reopenLead,
      pending: again.isPending,
      onSelect: () => again.mutate(booking),
    },
    may.move && {
      icon: CalendarClock,
      label: t.move,
      detail: t.moveLead,
      href: `/trainers/book/${booking.offer.id}?move=${booking.id}`,
    },
    isToCome &&
      !isOver && {
        icon: CalendarPlus,
        label: t.calendar,
        detail: t.calendarLead,
        onSelect: () => saveCalendarFile(booking, zone),
      },
    may.sayMissing && {
      icon: UserX,
      label: t.missing(side),
      detail: t.missingLead,
      onSelect: () => setAsked('missing'),
    },
    may.dispute && {
      icon: UserCheck,
      label: t.dispute,
      detail: t.disputeLead,
      pending: miss.isPending,
      onSelect: () => miss.mutate({ booking, act: 'dispute' }),
    },
    saidByMe && {
      icon: Undo2,
      label: t.withdraw,
      detail: t.withdrawLead,
      pending: miss.isPending,
      onSelect: () => miss.mutate({ booking, act: 'withdraw' }),
    },
    may.waive && {
      icon: HandCoins,
      label: t.waive,
      detail: t.waiveLead,
      onSelect: () => setAsked('waive'),
    },
    canBePaid && {
      icon: BanknoteArrowUp,
      label: t.notePayment,
      detail: t.notePaymentLead,
      onSelect: () => setAsked('paid'),
    },
    side === 'client' &&
      booking.organisationName === null &&
      state !== 'held' && {
        icon: Repeat,
        label: t.again,
        detail: t.againLead,
        href: `/trainers/book/${booking.offer.id}`,
      },
    // Who is asked declines.
    booking.ifCancelledNow !== null &&
      !may.decide && {
        icon: CalendarX,
        label: t.cancel,
        detail: t.cancelLead(side),
        destructive: true,
        onSelect: () => setAsked('cancel'),
      },
    blocked
      ? {
          icon: Undo2,
          label: t.unblock(other),
          pending: unblock.isPending,
          onSelect: () => unblock.mutate(blocked.id),
        }
      : {
          icon: Ban,
          label: t.block(other),
          detail: t.blockLead,
          destructive: true,
          onSelect: () => setAsked('block'),
        },
  ];
  const worksOffline = (act: Action) => act.label === t.calendar;
  const actions = acts
    .filter((act): act is Action => Boolean(act))
    // A link cannot be disabled, and leads where nothing is without a network.
    .filter((act) => !isOffline || !('href' in act))
    .map((act) => ({ ...act, disabled: isOffline && !worksOffline(act) }));
  return (
    <Card title={t.acts}>
      {isSettled && <p className="mb-2 text-sm text-muted">{MISSED_IS_OVER}</p>}
      <ActionList actions={actions} />
      <CancelDialog booking={booking} open={asked === 'cancel'} onClose={close} />
      <PaymentDialog booking={booking} open={asked === 'paid'} onClose={close} />
      <SureDialog
        open={asked === 'missing'}
        title={t.missingTitle(side)}
        says={t.missingSays(side, missedCost(booking))}
        yes={t.sayIt}
        pending={miss.isPending}
        onYes={() => miss.mutate({ booking, act: 'say' }, { onSettled: close })}
        onClose={close}
      />
      <SureDialog
        open={asked === 'waive'}
        title={t.waive}
        says={t.waiveLead}
        yes={t.waive}
        pending={waive.isPending}
        onYes={() => waive.mutate(booking, { onSettled: close })}
        onClose={close}
      />
      <SureDialog
        open={asked === 'block'}
        title={t.blockTitle(other)}
        says={t.blockSays}
        yes={t.block(other)}
        pending={block.isPending}
        onYes={() => block.mutate(booking, { onSettled: close })}
        onClose={close}
      />
    </Card>
  );
}
