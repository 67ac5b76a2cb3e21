import { Hourglass } from 'lucide-react';
import type { Booking } from '#features/bookings/contract.ts';
import { timeWords } from '#features/free-times/rules/when-words.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { deviceTimeZone, localDay } from '#platform/web/time/local-clock.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { homeText as t } from '../messages/home.ts';

type RequestsCardProps = { requests: readonly Booking[]; today: string };

/** Requests that wait for the trainer, each leading to where it is answered. */
export function RequestsCard({ requests, today }: RequestsCardProps) {
  const zone = deviceTimeZone();
  const when = (instant: string) =>
    `${dayName(localDay(new Date(instant)), today)}, ${timeWords(Date.parse(instant), zone)}`;
  return (
    <Card title={t.requests} action={<Badge tone="warn">{requests.length}</Badge>}>
      <p className="-mt-1 text-sm text-muted">{t.requestsLead}</p>
      <ul className="-mx-2 mt-1">
        {requests.map(({ id, start, clientName, offer, keptUntil }) => (
          <li key={id}>
            <ListRow
              href={`/trainers/bookings/${id}`}
              icon={<Hourglass size={20} />}
              title={<bdi className="wrap-anywhere">{t.asks(clientName, offer.name)}</bdi>}
              detail={
                <>
                  <span className="block">{when(start)}</span>
                  {keptUntil && <span className="block">{t.answerBy(when(keptUntil))}</span>}
                </>
              }
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
