import { timeWords } from '#features/free-times/rules/when-words.ts';
import type { CalendarSession } from '#features/trainer-calendar/rules/calendar-sessions.ts';
import { deviceTimeZone } from '#platform/web/time/local-clock.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { homeText as t } from '../messages/home.ts';
import { hrefOf, whatAndWhere, whoComes } from './session-parts.ts';

type BookedRowProps = {
  session: CalendarSession;
  isNow?: boolean;
  /** said where the row stands alone */
  day?: string;
};

/** One session of a trainer: when, who, what and where. */
export function BookedRow({ session, isNow = false, day }: BookedRowProps) {
  const zone = deviceTimeZone();
  const span = t.span(timeWords(session.startMs, zone), timeWords(session.endMs, zone));
  const time = day ? `${day}, ${span}` : span;
  return (
    <ListRow
      href={hrefOf(session)}
      title={
        <span className="tabular flex flex-wrap items-center gap-x-2">
          {time}
          {isNow && <Badge tone="accent">{t.now}</Badge>}
        </span>
      }
      detail={
        <span className="wrap-anywhere">
          <bdi className="font-medium text-ink">{whoComes(session)}</bdi> · {whatAndWhere(session)}
        </span>
      }
    />
  );
}
