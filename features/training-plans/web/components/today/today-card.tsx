import { Check, Play } from 'lucide-react';
import type { Pool } from '#features/own-exercises/web/public.ts';
import type { PlannedSession } from '#features/plan-generator/rules/plan-input.ts';
import type { TrainingSession, TrainingWeek } from '#features/training-sessions/contract.ts';
import { lastedSeconds } from '#features/training-sessions/rules/session-figures.ts';
import {
  countDoneSets,
  countPlannedSets,
} from '#features/training-sessions/rules/session-state.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { todayText } from '../../messages/week.ts';
import { sessionHref, startHref } from '../addresses.ts';
import { ExerciseRows } from '../shown/exercise-rows.tsx';
import { SessionHead } from '../shown/session-head.tsx';
import { LimitLine } from './limit-line.tsx';

type TodayCardProps = {
  date: CalendarDay;
  isDone: boolean;
  planned: PlannedSession;
  kept: TrainingSession | null;
  limit: TrainingWeek | undefined;
  pool: Pool;
};

/** Today's session, ready to start. */
export function TodayCard({ date, isDone, planned, kept, limit, pool }: TodayCardProps) {
  return (
    <Card className="overflow-hidden">
      <div
        aria-hidden
        className="pointer-events-none absolute -top-32 -left-24 size-96 rounded-full bg-[radial-gradient(closest-side,color-mix(in_srgb,var(--vivid-2)_var(--glow-strength),transparent),transparent)]"
      />
      <div className="relative grid grid-cols-[minmax(0,1fr)] gap-4">
        <SessionHead
          session={planned}
          pool={pool}
          eyebrow={isDone ? todayText.done : todayText.today}
          tookSeconds={kept?.finishedAt ? lastedSeconds(kept, Date.parse(kept.finishedAt)) : null}
        />
        {kept && (
          <p className="flex items-center gap-2 font-medium">
            <Check aria-hidden size={20} className="shrink-0 text-success" />
            {todayText.progress(countDoneSets(kept), countPlannedSets(kept))}
          </p>
        )}
        {isDone ? (
          <LinkButton href={sessionHref(date)} variant="secondary" fullWidth>
            {todayText.see}
          </LinkButton>
        ) : (
          <>
            <LinkButton
              href={startHref(date)}
              size="lg"
              fullWidth
              icon={<Play aria-hidden size={22} className="fill-current" />}
            >
              {kept ? todayText.goOn : todayText.start}
            </LinkButton>
            {!kept && <LimitLine week={limit} />}
            <ExerciseRows items={planned.items} pool={pool} />
            <LinkButton href={sessionHref(date)} variant="secondary" fullWidth>
              {todayText.look}
            </LinkButton>
          </>
        )}
      </div>
    </Card>
  );
}
