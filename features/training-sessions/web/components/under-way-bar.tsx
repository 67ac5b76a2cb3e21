import { ChevronRight, Timer } from 'lucide-react';
import { Link } from 'wouter';
import { addDays } from '#platform/shared/calendar-day.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { isUnderWay } from '../../rules/session-state.ts';
import { useSessions } from '../api.ts';
import { underWayText } from '../messages/under-way.ts';

/** The way back to a session that is going on; nothing where none is. */
export function UnderWayBar() {
  const today = useToday();
  // One that was begun before midnight too.
  const sessions = useSessions(addDays(today, -1)).data ?? [];
  return sessions.filter(isUnderWay).map(({ id, name }) => (
    <Link
      key={id}
      href={`/workouts/log/${id}`}
      className="flex min-h-14 flex-wrap items-center gap-3 rounded-card border border-accent bg-accent-soft px-4 py-2 transition-colors duration-150 hover:bg-hover"
    >
      <Timer aria-hidden size={22} className="shrink-0 text-accent" />
      <span className="min-w-24 flex-1">
        <span className="block font-semibold">{underWayText.title}</span>
        <bdi className="block text-sm text-muted wrap-anywhere">{name}</bdi>
      </span>
      <span className="font-semibold text-accent">{underWayText.goOn}</span>
      <ChevronRight aria-hidden size={20} className="shrink-0 text-accent" />
    </Link>
  ));
}
