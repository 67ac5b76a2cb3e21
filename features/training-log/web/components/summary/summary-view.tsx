import { PartyPopper, Pencil, Play, Repeat, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { MUSCLE_NAMES } from '#features/exercises/web/public.ts';
import { MuscleMap } from '#features/figures/web/public.ts';
import type { Pool } from '#features/own-exercises/web/public.ts';
import type { TrainingSession } from '#features/training-sessions/contract.ts';
import { reopenSession } from '#features/training-sessions/rules/session-edits.ts';
import { mondayOf } from '#features/training-sessions/rules/training-week.ts';
import {
  sessionText,
  useRemoveSession,
  useTrainingWeek,
} from '#features/training-sessions/web/public.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { ActionList } from '#platform/web/ui/action-list.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { mapMuscles } from '../../../rules/session-summary.ts';
import { useLeave } from '../../hooks/use-leave.ts';
import type { Change } from '../../hooks/use-log.ts';
import { useRecordTexts } from '../../hooks/use-record-texts.ts';
import { useSummaryFacts } from '../../hooks/use-summary-facts.ts';
import { summaryText } from '../../messages/summary.ts';
import { DoneList } from './done-list.tsx';
import { FeelCard } from './feel-card.tsx';
import { RecordsCard } from './records-card.tsx';
import { SharePicture } from './share-picture.tsx';

type SummaryViewProps = {
  session: TrainingSession;
  change: (edit: Change) => void;
  pool: Pool;
};

/** What came of a session that was finished. */
export function SummaryView({ session, change, pool }: SummaryViewProps) {
  const [, navigate] = useLocation();
  const leave = useLeave();
  const [asksToRemove, setAsksToRemove] = useState(false);
  const today = useToday();
  const week = useTrainingWeek(session.date).data;
  const isThisWeek = mondayOf(session.date) === mondayOf(today);
  const remove = useRemoveSession();
  const muscles = useMemo(() => mapMuscles(session, pool.find), [session, pool]);
  const facts = useSummaryFacts(session);
  const records = useRecordTexts(session, pool);
  const href = `/workouts/log/${session.id}`;
  return (
    <>
      <PageHeader
        title={<bdi className="block">{session.name}</bdi>}
        subtitle={dayName(session.date, today)}
        back="/workouts"
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2 lg:gap-5">
        <Card>
          <div className="flex flex-wrap items-center gap-4">
            <span
              aria-hidden
              className="grid size-14 shrink-0 place-items-center rounded-3xl border border-line bg-accent-soft text-accent"
            >
              <PartyPopper size={26} />
            </span>
            <div className="min-w-[min(9rem,100%)] flex-1">
              <h2 className="text-[min(1.5rem,8vw)] leading-tight font-bold">
                {summaryText.title}
              </h2>
              {week && isThisWeek && <p className="text-muted">{sessionText.doneThisWeek(week)}</p>}
            </div>
          </div>
          <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-3">
            {facts.map(({ name, value }) => (
              <div key={name} className="rounded-control bg-raised p-3">
                <dt className="text-sm break-words text-muted">{name}</dt>
                <dd className="tabular text-xl font-bold break-words">{value}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2">
            <LinkButton href="/workouts">{summaryText.toWeek}</LinkButton>
            <SharePicture session={session} pool={pool} facts={facts} records={records} />
          </div>
        </Card>
        <RecordsCard records={records} />
        <FeelCard session={session} change={change} />
        {Object.keys(muscles).length > 0 && (
          <Card title={summaryText.muscles}>
            <MuscleMap muscles={muscles} names={MUSCLE_NAMES} />
          </Card>
        )}
        <Card title={summaryText.did}>
          <DoneList session={session} pool={pool} />
          <div className="mt-3 border-t border-line pt-2">
            <ActionList
              actions={[
                {
                  icon: Pencil,
                  label: summaryText.edit,
                  onSelect: () => navigate(`${href}?edit`, { replace: true }),
                },
                {
                  icon: Play,
                  label: summaryText.again,
                  onSelect: () => change(reopenSession),
                },
                {
                  icon: Repeat,
                  label: summaryText.repeat,
                  href: `/workouts/log?again=${session.id}`,
                },
                {
                  icon: Trash2,
                  label: summaryText.remove,
                  destructive: true,
                  pending: remove.isPending,
                  onSelect: () => setAsksToRemove(true),
                },
              ]}
            />
          </div>
        </Card>
      </div>
      <Dialog
        open={asksToRemove}
        onOpenChange={setAsksToRemove}
        title={summaryText.removeTitle}
        description={summaryText.removeHint}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsksToRemove(false)}>
              {summaryText.keep}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                setAsksToRemove(false);
                remove.mutate(session, { onSuccess: leave });
              }}
            >
              {summaryText.remove}
            </Button>
          </>
        }
      />
    </>
  );
}
