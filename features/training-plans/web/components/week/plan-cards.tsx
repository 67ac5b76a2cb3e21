import { useMemo } from 'react';
import {
  blockStateOn,
  nextSessionDay,
  sessionOn,
  weekOn,
} from '#features/plan-blocks/rules/block.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { TrainingPlan } from '../../../contract.ts';
import { useMarkMissed } from '../../hooks/use-mark-missed.ts';
import type { useTraining } from '../../hooks/use-training.ts';
import { BlockCard } from '../block/block-card.tsx';
import { NotesCard } from '../shown/notes-card.tsx';
import { RestDayCard } from '../today/rest-day-card.tsx';
import { TodayCard } from '../today/today-card.tsx';
import { LightWeekCard } from './light-week-card.tsx';
import { WeekCard } from './week-card.tsx';

type PlanCardsProps = { plan: TrainingPlan; training: ReturnType<typeof useTraining> };

/** Today, the week, what to know of it, and the block. */
export function PlanCards({ plan, training }: PlanCardsProps) {
  const { days, today, monday, pool, counted } = training;
  const missed = useMarkMissed(plan, pool);
  const week = useMemo(() => weekOn(plan, monday, pool.find), [plan, monday, pool]);
  if (!days) return <Skeleton className="h-96" />;

  const day = days.find(({ date }) => date === today);
  const planned = day?.planned && day.planned.items.length > 0 ? day.planned : null;
  const nextDay = nextSessionDay(plan, addDays(today, 1));
  const next = nextDay ? sessionOn(plan, nextDay, pool.find) : null;
  const block = blockStateOn(plan, today);
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:row-span-2 lg:gap-5">
        {day && planned ? (
          <TodayCard
            date={today}
            isDone={day.state === 'done'}
            planned={planned}
            kept={day.sessions.find(({ sourceId }) => sourceId === plan.id) ?? null}
            limit={counted}
            pool={pool}
          />
        ) : (
          <RestDayCard
            today={today}
            next={nextDay && next ? { date: nextDay, session: next } : null}
          />
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-5">
        <LightWeekCard plan={plan} pool={pool} today={today} />
        <WeekCard
          days={days}
          counted={counted}
          today={today}
          onMissed={missed.isPending ? null : ({ date }) => missed.mark(date)}
        />
        {block.kind === 'running' && <BlockCard week={block.week} plan={plan} />}
        <NotesCard week={week} avoid={plan.input.avoid} pool={pool} />
      </div>
    </>
  );
}
