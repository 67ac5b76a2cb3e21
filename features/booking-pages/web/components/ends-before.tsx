import type { OfferPage } from '#features/bookings/contract.ts';
import { dayWords } from '#features/free-times/rules/when-words.ts';
import { dayIn } from '#platform/shared/calendar-day.ts';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { useViewerZone } from '../hooks/use-viewer-zone.ts';
import { bookText as t } from '../messages/book.ts';

/** What makes a trainer certified ends before a session: said before it is booked. */
export function EndsBefore({ offer, lastStart }: { offer: OfferPage; lastStart: string }) {
  const day = dayIn(useViewerZone(), Date.parse(lastStart));
  const { certifiedUntil, trainerName } = offer;
  if (certifiedUntil === null || certifiedUntil >= day) return null;
  const until = dayWords(Date.parse(`${certifiedUntil}T12:00Z`), 'UTC');
  return <StatusMessage tone="info" title={t.endsBefore(trainerName, until)} />;
}
