import { SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation, useParams, useSearchParams } from 'wouter';
import { usePool } from '#features/own-exercises/web/public.ts';
import { useSessions } from '#features/training-sessions/web/public.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { LoadingScreen } from '#platform/web/ui/loading-screen.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { findPreviousSets } from '../../rules/previous-sets.ts';
import { LogView } from '../components/log/log-view.tsx';
import { SummaryView } from '../components/summary/summary-view.tsx';
import { useOpen } from '../hooks/use-open.ts';
import { logText } from '../messages/log.ts';

const DAYS_BACK = 90;

/** A session: to log while it is under way, and what came of it once it is finished. */
export function LogPage() {
  const { sessionId } = useParams<{ sessionId: string }>();
  return <Open key={sessionId} sessionId={sessionId} />;
}

function Open({ sessionId }: { sessionId: string }) {
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const today = useToday();
  const pool = usePool();
  const { session, change, isOverLimit, closeLimit } = useOpen(sessionId);
  const sessions = useSessions(addDays(today, -DAYS_BACK)).data;
  const day = session?.date;
  const previous = useMemo(
    () => findPreviousSets(sessions ?? [], { id: sessionId, date: day ?? '' }),
    [sessions, sessionId, day],
  );
  if (session === undefined || !pool.isWhole) return <LoadingScreen />;
  if (session === null) return <Gone />;
  const isEdit = session.finishedAt !== null;
  const href = `/workouts/log/${sessionId}`;
  if (isEdit && !search.has('edit')) {
    return <SummaryView session={session} change={change} pool={pool} />;
  }
  return (
    <LogView
      session={session}
      change={change}
      pool={pool}
      previous={previous}
      isOverLimit={isOverLimit}
      closeLimit={closeLimit}
      isEdit={isEdit}
      onDone={() => {
        navigate(href, { replace: true });
        scrollTo(0, 0);
      }}
    />
  );
}

function Gone() {
  return (
    <>
      <PageHeader title={logText.title} back="/workouts" />
      <EmptyState
        icon={<SearchX size={26} />}
        title={logText.gone}
        action={<LinkButton href="/workouts/log">{logText.toStart}</LinkButton>}
      >
        {logText.goneHint}
      </EmptyState>
    </>
  );
}
