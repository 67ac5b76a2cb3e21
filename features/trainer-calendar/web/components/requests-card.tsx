import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { groupBySeries } from '#features/booking-series/rules/group-by-series.ts';
import type { Booking } from '#features/bookings/contract.ts';
import { dayWords, timeWords } from '#features/free-times/rules/when-words.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { useFocusKept } from '#platform/web/ui/focus-kept.ts';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { useDecide, useDecideSeries, useSeriesRequests } from '../api.ts';
import { sessionText } from '../messages/acts.ts';
import { requestText as t } from '../messages/calendar.ts';
import { whenText } from './session-words.ts';

const MAX_REASON = 300;
/** So many dates of a series are named. */
const MAX_DATES = 4;

type RequestsProps = { requests: readonly Booking[]; timeZone: string; today: CalendarDay };

/** What waits for an answer, above everything else. */
export function RequestsCard({ requests, timeZone, today }: RequestsProps) {
  useFocusKept(requests.length);
  if (requests.length === 0) return null;
  return (
    <Card title={t.title}>
      <ul className="-my-2 divide-y divide-line">
        {groupBySeries(requests).map((series) => (
          <RequestRow key={series[0].id} series={series} timeZone={timeZone} today={today} />
        ))}
      </ul>
    </Card>
  );
}

type RequestRowProps = {
  /** one request, or those of a weekly series, which are answered at once */
  series: readonly [Booking, ...Booking[]];
  timeZone: string;
  today: CalendarDay;
};

function RequestRow({ series: shown, timeZone, today }: RequestRowProps) {
  const decideOne = useDecide();
  const decideSeries = useDecideSeries();
  const isPending = decideOne.isPending || decideSeries.isPending;
  const [request] = shown;
  const later = useSeriesRequests(request.id, request.seriesId !== null).data;
  const series = later?.filter(({ may }) => may.decide) ?? shown;
  const { id, version, clientName, offer, keptUntil, message } = request;
  const many = series.length;
  const [isDeclining, setDeclining] = useState(false);
  const [reason, setReason] = useState('');
  const decide = (approves: boolean) => {
    const why = approves ? null : reason.trim() || null;
    if (many > 1) decideSeries.mutate({ bookings: series, approves, reason: why });
    else decideOne.mutate({ id, version, approves, reason: why });
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-[min(12rem,100%)] flex-1 wrap-anywhere">
        <p className="font-medium">
          <bdi>{clientName}</bdi>, {offer.name}
          {many > 1 && t.weekly(many)}
        </p>
        <ul className="text-sm text-muted">
          {series.slice(0, MAX_DATES).map(({ id, start }) => (
            <li key={id}>
              {dayWords(Date.parse(start), timeZone)}, {timeWords(Date.parse(start), timeZone)}
            </li>
          ))}
          {many > MAX_DATES && <li>{t.moreDates(many - MAX_DATES)}</li>}
        </ul>
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
          aria-label={(many > 1 ? t.declineAllOf : t.declineOne)(clientName)}
          icon={<X aria-hidden size={16} />}
          disabled={isPending}
          onClick={() => setDeclining(true)}
        >
          {many > 1 ? t.declineAll : t.decline}
        </Button>
        <Button
          size="sm"
          aria-label={(many > 1 ? t.approveAllOf : t.approveOne)(clientName)}
          icon={<Check aria-hidden size={16} />}
          pending={isPending}
          onClick={() => decide(true)}
        >
          {many > 1 ? t.approveAll : t.approve}
        </Button>
      </span>
      <Dialog
        open={isDeclining}
        onOpenChange={setDeclining}
        title={t.declineTitle(clientName)}
        description={many > 1 ? t.declineAllLead : t.declineLead}
        footer={
          <>
            <Button variant="secondary" onClick={() => setDeclining(false)}>
              {t.keep}
            </Button>
            <Button
              variant="danger"
              pending={isPending}
              onClick={() => {
                setDeclining(false);
                decide(false);
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
