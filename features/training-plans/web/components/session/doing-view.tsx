import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { FigureThumbnail } from '#features/figures/web/public.ts';
import type { Pool } from '#features/own-exercises/web/public.ts';
import { restOf } from '#features/plan-generator/rules/session-seconds.ts';
import type { NewTrainingSession, TrainingSession } from '#features/training-sessions/contract.ts';
import {
  countDoneSets,
  countPlannedSets,
} from '#features/training-sessions/rules/session-state.ts';
import { PendingMark } from '#platform/web/offline/pending-mark.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx';
import { useDoing } from '../../hooks/use-doing.ts';
import { effortText, restText, shown as words } from '../../messages/plan-words.ts';
import { doingText } from '../../messages/session.ts';
import { LimitDialog } from './limit-dialog.tsx';
import { SetRows } from './set-rows.tsx';

type DoingViewProps = {
  draft: NewTrainingSession;
  kept: TrainingSession | null;
  pool: Pool;
  subtitle: string;
  /** where the arrow leads */
  back: string;
  onFinished: () => void;
};

/** A session under way: its sets to tick, one by one. */
export function DoingView({ draft, kept, pool, subtitle, back, onFinished }: DoingViewProps) {
  const doing = useDoing(draft, kept);
  const [asksToFinish, setAsksToFinish] = useState(false);
  const { session } = doing;
  const done = countDoneSets(session);
  const planned = countPlannedSets(session);
  const finish = () => {
    setAsksToFinish(false);
    doing.finish(onFinished);
  };
  return (
    <>
      <PageHeader
        title={<bdi className="block">{session.name}</bdi>}
        subtitle={doing.isBegun ? subtitle : doingText.firstTick}
        back={back}
        actions={<PendingMark kind="training-session" ids={[session.id]} />}
      />
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {session.work.items.map((item, at) => {
          const exercise = item.exerciseId ? pool.find(item.exerciseId) : undefined;
          const name = item.name ?? pool.nameOf(item.exerciseId ?? '');
          const isPaired =
            item.superset !== null && session.work.items[at + 1]?.superset === item.superset;
          const reserve = item.sets[0]?.target?.reserve ?? null;
          const facts = [effortText(reserve), restText(restOf(item))];
          return (
            <li key={item.id}>
              <Card as="article">
                <div className="flex flex-wrap items-center gap-3">
                  <FigureThumbnail
                    exerciseId={pool.figureOf(item.exerciseId ?? '')}
                    muscles={exercise?.muscles ?? {}}
                  />
                  <div className="min-w-24 flex-1">
                    <h2 className="text-[min(1.125rem,10vw)] leading-snug font-semibold">
                      <bdi className="block wrap-anywhere">{name}</bdi>
                    </h2>
                    <p className="text-sm break-words text-muted">
                      {facts.filter(Boolean).join(' · ')}
                    </p>
                  </div>
                </div>
                <SetRows item={item} name={name} onTick={doing.tick} />
              </Card>
              {isPaired && (
                <p className="flex items-center gap-2 pt-3 pl-5 text-sm font-medium text-accent-2">
                  <Link2 aria-hidden size={18} className="shrink-0" />
                  {words.alternate}
                </p>
              )}
            </li>
          );
        })}
      </ol>
      <div className="save-bar sticky bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-10 mt-4 flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-3 shadow-float lg:bottom-4">
        <div className="min-w-28 flex-1">
          <p className="tabular mb-1.5 text-sm font-medium">{doingText.sets(done, planned)}</p>
          <ProgressBar
            value={done}
            max={planned}
            label={doingText.progress}
            valueText={doingText.sets(done, planned)}
          />
        </div>
        <Button
          disabled={!doing.isBegun || done === 0}
          pending={doing.isFinishing}
          onClick={() => (done < planned ? setAsksToFinish(true) : finish())}
        >
          {doing.isFinishing ? doingText.finishing : doingText.finish}
        </Button>
      </div>
      <Dialog
        open={asksToFinish}
        onOpenChange={setAsksToFinish}
        title={doingText.finishTitle}
        description={doingText.finishLeft(planned - done)}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsksToFinish(false)}>
              {doingText.keepGoing}
            </Button>
            <Button onClick={finish}>{doingText.finish}</Button>
          </>
        }
      />
      <LimitDialog
        date={session.date}
        open={doing.isOverLimit}
        onClose={doing.closeLimit}
        onOwn={doing.doAsOwn}
      />
    </>
  );
}
