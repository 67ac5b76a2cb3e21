import { SearchX } from 'lucide-react';
import { Suspense, useCallback, useMemo } from 'react';
import { Redirect, useLocation, useParams, useSearchParams } from 'wouter';
import { usePoolOf } from '#features/exercise-library/web/public.ts';
import { useLifts } from '#features/progression/web/public.ts';
import { useOpenSession } from '#features/training-sessions/web/public.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { LoadingScreen } from '#platform/web/ui/loading-screen.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { SummaryView } from '../components/log/log-parts.ts';
import { LogView } from '../components/log/log-view.tsx';
import { logText } from '../messages/log.ts';

/** A session: to log while it is under way, and what came of it once it is finished. */
export function LogPage() {
  const { sessionId } = useParams<{ sessionId: string }>();
  return <Open key={sessionId} sessionId={sessionId} />;
}

function Open({ sessionId }: { sessionId: string }) {
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const open = useOpenSession(sessionId);
  // A session under way keeps what it began with.
  const { lifts } = useLifts({ live: false });
  const { session, change } = open;
  const items = session?.work.items;
  const ids = useMemo(
    () => items && [...new Set(items.flatMap(({ exerciseId }) => exerciseId ?? []))],
    [items],
  );
  const pool = usePoolOf(ids ?? null);
  const onDone = useCallback(() => {
    navigate(`/workouts/log/${sessionId}`, { replace: true });
    scrollTo(0, 0);
  }, [navigate, sessionId]);
  if (session === null) return <Gone />;
  if (session === undefined || !pool.isWhole) return <LoadingScreen />;
  if (session.origin === 'activity' && !search.has('edit')) {
    return <Redirect to={`/workouts/cardio/${sessionId}`} replace />;
  }
  const isEdit = session.finishedAt !== null;
  if (isEdit && !search.has('edit')) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <SummaryView session={session} change={change} pool={pool} />
      </Suspense>
    );
  }
  return (
    <LogView
      session={session}
      change={change}
      pool={pool}
      lifts={lifts}
      open={open}
      isEdit={isEdit}
      onDone={onDone}
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
