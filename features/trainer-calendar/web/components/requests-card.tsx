import { Check, X } from 'lucide-react';
import { useState } from 'react';
import type { Booking } from '#features/bookings/contract.ts';
import { dayWords, timeWords } from '#features/bookings/rules/when-words.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { useFocusKept } from '#platform/web/ui/focus-kept.ts';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { useDecide } from '../api.ts';
import { sessionText } from '../messages/acts.ts';
import { requestText as t } from '../messages/calendar.ts';
import { whenText } from './session-words.ts';

const MAX_REASON = 300;

type RequestsProps = { requests: readonly Booking[]; timeZone: string; today: CalendarDay };

/** What waits for an answer, above everything else. */
export function RequestsCard({ requests, timeZone, today }: RequestsProps) {
  useFocusKept(requests.length);
  if (requests.length === 0) return null;
  return (
    <Card title={t.title}>
      <ul className="-my-2 divide-y divide-line">
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} timeZone={timeZone} today={today} />
        ))}
      </ul>
    </Card>
  );
}

type RequestRowProps = { request: Booking; timeZone: string; today: CalendarDay };

function RequestRow({ request, timeZone, today }: RequestRowProps) {
  const decide = useDecide();
  const { id, version, clientName, offer, start, keptUntil, message } = request;
  const [isDeclining, setDeclining] = useState(false);
  const [reason, setReason] = useState('');
  const startMs = Date.parse(start);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-[min(12rem,100%)] flex-1 wrap-anywhere">
        <p className="font-medium">
          <bdi>{clientName}</bdi>, {offer.name}
        </p>
        <p className="text-sm text-muted">
          {dayWords(startMs, timeZone)}, {timeWords(startMs, timeZone)}
        </p>
        {keptUntil && (
          <p className="text-sm text-muted">
            {t.until(whenText(Date.parse(keptUntil), timeZone, today))}
          </p>
        )}
        {message && <p className="mt-1 text-sm">{sessionText.wrote(clientName, message)}</p>}
      </div>
      <span className="ml-auto flex max-w-full flex-wrap justify-end gap-2">
        <Button
          size="sm"
          variant="secondary"
          aria-label={t.declineOne(clientName)}
          icon={<X aria-hidden size={16} />}
          disabled={decide.isPending}
          onClick={() => setDeclining(true)}
        >
          {t.decline}
        </Button>
        <Button
          size="sm"
          aria-label={t.approveOne(clientName)}
          icon={<Check aria-hidden size={16} />}
          pending={decide.isPending}
          onClick={() => decide.mutate({ id, version, approves: true })}
        >
          {t.approve}
        </Button>
      </span>
      <Dialog
        open={isDeclining}
        onOpenChange={setDeclining}
        title={t.declineTitle(clientName)}
        description={t.declineLead}
        footer={
          <>
            <Button variant="secondary" onClick={() => setDeclining(false)}>
              {t.keep}
            </Button>
            <Button
              variant="danger"
              pending={decide.isPending}
              onClick={() => {
                setDeclining(false);
                decide.mutate({ id, version, approves: false, reason: reason.trim() || null });
              }}
            >
              {t.decline}
            </Button>
          </>
        }
      >
        <TextArea
          label={t.declineReason}
          hint={t.declineReasonHint(clientName)}
          maxLength={MAX_REASON}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Dialog>
    </li>
  );
}
