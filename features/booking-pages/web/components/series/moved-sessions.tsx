import type { seriesApi } from '#features/booking-series/contract.ts';
import type { OutputOf } from '#platform/shared/endpoint.ts';
import { clashWords } from '../../messages/book.ts';
import { bookingText as t } from '../../messages/booking.ts';
import { seriesText } from '../../messages/series.ts';
import { startWords } from '../time-picker.tsx';

type MovedSessionsProps = { series: OutputOf<typeof seriesApi.previewMove>; zone: string };

/** Where each session of a series goes; one that cannot go stays, with the reason. */
export function MovedSessions({ series, zone }: MovedSessionsProps) {
  return (
    <ul className="mb-4 grid gap-2">
      {series.map(({ booking, start, clashes }) => {
        const from = startWords(booking.start, zone);
        const reasons = clashes.map((one) => clashWords[one]).join(', ');
        return (
          <li key={booking.id} className="text-sm">
            {start === null || clashes.length > 0 ? (
              <span className="text-warn">{t.stays(from, reasons || seriesText.noSuchHour)}</span>
            ) : (
              t.goesTo(from, startWords(start, zone))
            )}
          </li>
        );
      })}
    </ul>
  );
}
