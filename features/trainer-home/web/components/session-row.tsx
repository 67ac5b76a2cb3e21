import { timeWords } from '#features/bookings/rules/when-words.ts';
import { deviceTimeZone } from '#platform/web/time/local-clock.ts';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import type { TrainerSession } from '../../rules/trainer-sessions.ts';
import { homeText as t } from '../messages/home.ts';

/** One session of a trainer: when, who, what and where. */
export function SessionRow({ session }: { session: TrainerSession }) {
  const { start, end, offerName, isOnline, place, people, bookingId } = session;
  const zone = deviceTimeZone();
  const time = t.span(timeWords(Date.parse(start), zone), timeWords(Date.parse(end), zone));
  const where = isOnline ? t.online : place?.name;
  const [first = '', ...others] = people;
  return (
    <ListRow
      href={others.length > 0 ? '/trainers/calendar' : `/trainers/bookings/${bookingId}`}
      title={<span className="tabular">{time}</span>}
      detail={
        <span className="wrap-anywhere">
          <bdi className="font-medium text-ink">{t.people(first, others.length)}</bdi>
          {[offerName, where].map((part) => part && ` · ${part}`)}
        </span>
      }
    />
  );
}
