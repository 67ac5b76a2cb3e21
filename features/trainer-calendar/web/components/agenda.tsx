import { TriangleAlert, Users, Video } from 'lucide-react';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import type { CalendarSession } from '../../rules/calendar-sessions.ts';
import { calendarText as t } from '../messages/calendar.ts';
import { dayOf, hoursOf, namesInOrder, placeText } from './session-words.ts';

type AgendaProps = {
  days: readonly CalendarDay[];
  timeZone: string;
  today: CalendarDay;
  sessions: readonly CalendarSession[];
  onOpen: (session: CalendarSession) => void;
};

/** Sessions one below the other, by day. */
export function Agenda({ days, timeZone, today, sessions, onOpen }: AgendaProps) {
  const shown = days
    .map((day) => ({
      day,
      sessions: sessions.filter(({ startMs }) => dayOf(timeZone, startMs) === day),
    }))
    .filter((one) => one.sessions.length > 0);
  if (shown.length === 0) return <p className="py-6 text-center text-muted">{t.noSessions}</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {shown.map(({ day, sessions: ofDay }) => (
        <Card key={day} title={dayName(day, today)}>
          <ul className="-mx-2 -mb-2">
            {ofDay.map((session) => (
              <li key={session.key}>
                <ListRow
                  icon={session.isOnline ? <Video size={20} /> : <Users size={20} />}
                  title={
                    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                      <bdi>{namesInOrder(session)[0]}</bdi>
                      {session.state === 'requested' && <Badge tone="warn">{t.requested}</Badge>}
                      {session.state === 'held' && <Badge>{t.held}</Badge>}
                      {session.isClash && (
                        <Badge tone="danger">
                          <TriangleAlert aria-hidden size={14} />
                          {t.clash}
                        </Badge>
                      )}
                    </span>
                  }
                  detail={[hoursOf(session, timeZone), namesInOrder(session)[1], placeText(session)]
                    .filter(Boolean)
                    .join(' · ')}
                  onClick={() => onOpen(session)}
                />
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}
