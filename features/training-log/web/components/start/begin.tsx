import { CalendarOff } from 'lucide-react';
import { useEffect } from 'react';
import type { TrainingSession } from '#features/training-sessions/contract.ts';
import type { SessionContent } from '#features/training-sessions/rules/session-kinds.ts';
import { errorToast } from '#platform/web/query/mutation-of.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { LoadingScreen } from '#platform/web/ui/loading-screen.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import { useBegin } from '../../hooks/use-begin.ts';
import { startText } from '../../messages/start.ts';

type BeginProps = {
  /** undefined: not known yet; null: there is nothing to begin */
  draft: SessionContent | null | undefined;
  /** one that was begun before: it goes on */
  kept: TrainingSession | null;
};

/** Begins a session, or goes on with the one that was begun. */
export function Begin({ draft, kept }: BeginProps) {
  const { begin, goTo } = useBegin();
  const keptId = kept?.id;
  // Once, however often it is drawn meanwhile: `begin` sees to it.
  useEffect(() => {
    if (keptId) goTo(keptId);
    else if (draft) {
      begin(draft).catch((error: unknown) => toast(errorToast(error, startText.failed)));
    }
  }, [keptId, draft, begin, goTo]);
  if (draft !== null || kept) return <LoadingScreen />;
  return (
    <>
      <PageHeader title={startText.title} back="/workouts" />
      <EmptyState
        icon={<CalendarOff size={26} />}
        title={startText.notFound}
        action={<LinkButton href="/workouts/log">{startText.choose}</LinkButton>}
      />
    </>
  );
}

export const nowText = (): string => new Date().toISOString();
