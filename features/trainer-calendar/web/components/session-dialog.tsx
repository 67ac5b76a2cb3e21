import { CalendarClock, UserRound } from 'lucide-react';
import { useState } from 'react';
import { isTooLateToSayMissing } from '#features/booking-terms/rules/missing.ts';
import { MISSED_IS_OVER } from '#features/booking-terms/rules/policy-words.ts';
import type { Booking } from '#features/bookings/contract.ts';
import type { Attendee } from '#features/classes/contract.ts';
import { WhoCame } from '#features/classes/web/public.ts';
import { dayWords } from '#features/free-times/rules/when-words.ts';
import { useNow } from '#platform/web/time/use-now.ts';
import { ActionList } from '#platform/web/ui/action-list.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import type { CalendarSession } from '../../rules/calendar-sessions.ts';
import { moveText, sessionText } from '../messages/acts.ts';
import { calendarText as t } from '../messages/calendar.ts';
import { MoveForm } from './move-form.tsx';
import { hoursOf, namesOf, placeText, whoComes } from './session-words.ts';

const MINUTE_MS = 60_000;

export type OpenSession = {
  session: CalendarSession;
  /** it is to be moved there; null: it was only opened */
  toMs: number | null;
};

type SessionDialogProps = { opened: OpenSession | null; timeZone: string; onClose: () => void };

/** A session: when, where and who, and the way to move it. */
export function SessionDialog({ opened, timeZone, onClose }: SessionDialogProps) {
  // The words stay while the dialog is closing.
  const [last, setLast] = useState(opened);
  if (opened && opened !== last) setLast(opened);
  const session = last?.session;
  const isMoving = last?.toMs !== null;
  return (
    <Dialog
      open={opened !== null}
      onOpenChange={(next) => !next && onClose()}
      title={isMoving && session ? moveText.titleOf(namesOf(session)) : session?.offerName}
      description={
        session && `${dayWords(session.startMs, timeZone)}, ${hoursOf(session, timeZone)}`
      }
    >
      {opened && last && <Opened key={last.session.key} {...last} {...{ timeZone, onClose }} />}
    </Dialog>
  );
}

const toAttendee = ({ id, version, clientName, message, missing, may }: Booking): Attendee => ({
  bookingId: id,
  version,
  name: clientName,
  message,
  isMissing: missing?.side === 'client',
  isDisputed: missing?.side === 'client' && missing.isDisputed,
  saidBy: missing?.saidBy ?? null,
  maySayMissing: may.sayMissing,
});

type OpenedProps = OpenSession & { timeZone: string; onClose: () => void };

function Opened({ session, toMs, timeZone, onClose }: OpenedProps) {
  const nowMs = useNow(true, MINUTE_MS);
  const [isMoving, setMoving] = useState(toMs !== null);
  if (isMoving) {
    const at = toMs ?? session.startMs;
    return <MoveForm session={session} toMs={at} timeZone={timeZone} onMoved={onClose} />;
  }
  const isSettled =
    session.bookings.some(({ state, missing }) => state === 'confirmed' && missing === null) &&
    isTooLateToSayMissing(session, nowMs);
  const canMove = session.bookings.some(({ may }) => may.move);
  const place = placeText(session);
  const people = session.bookings
    .map(toAttendee)
    .filter((one) => one.maySayMissing || one.isMissing);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {session.isClash && (
        <StatusMessage tone="error" title={t.clash}>
          {t.clashLead}
        </StatusMessage>
      )}
      {place && <p className="text-muted">{place}</p>}
      {session.places && <p>{whoComes(session)}</p>}
      {session.bookings.map(
        ({ id, clientName, message }) =>
          message && (
            <p key={id} className="wrap-anywhere">
              {sessionText.wrote(clientName, message)}
            </p>
          ),
      )}
      {people.length > (session.places ? 0 : 1) && <WhoCame people={people} />}
      {isSettled && <p className="text-sm text-muted">{MISSED_IS_OVER}</p>}
      <ActionList
        actions={[
          ...session.bookings.map(({ id, clientName }) => ({
            icon: UserRound,
            label: sessionText.openOf(clientName),
            href: `/trainers/bookings/${id}`,
          })),
          ...(canMove
            ? [
                {
                  icon: CalendarClock,
                  label: sessionText.move,
                  onSelect: () => setMoving(true),
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}
