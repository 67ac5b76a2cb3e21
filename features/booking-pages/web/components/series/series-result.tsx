import type { BookingAnswer } from '#features/bookings/contract.ts';
import { momentWords } from '#features/free-times/rules/when-words.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { useViewerZone } from '../../hooks/use-viewer-zone.ts';
import { bookText } from '../../messages/book.ts';
import { seriesText as t } from '../../messages/series.ts';

type SeriesResultProps = {
  starts: readonly string[];
  answers: readonly BookingAnswer[];
  offerId: string;
};

/** What became of a series where some of its times were taken meanwhile. */
export function SeriesResult({ starts, answers, offerId }: SeriesResultProps) {
  const zone = useViewerZone();
  const taken = starts.filter((_, at) => answers[at]?.outcome === 'clash');
  return (
    <StatusMessage
      tone="info"
      answers
      title={t.someBooked(starts.length - taken.length, starts.length)}
      action={
        <div className="flex flex-wrap gap-2">
          <LinkButton size="sm" href={`/trainers/book/${offerId}`}>
            {bookText.another}
          </LinkButton>
          <LinkButton size="sm" variant="secondary" href="/trainers/bookings">
            {t.seeBookings}
          </LinkButton>
        </div>
      }
    >
      <p>{t.someTaken}</p>
      <ul className="mt-1 list-disc pl-5">
        {taken.map((start) => (
          <li key={start}>{momentWords(Date.parse(start), zone)}</li>
        ))}
      </ul>
    </StatusMessage>
  );
}
