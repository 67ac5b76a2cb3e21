import type { Pool } from '#features/own-exercises/web/public.ts';
import { blockWeekOf, weekOn } from '#features/plan-blocks/rules/block.ts';
import type { PlanItem } from '#features/plan-generator/rules/plan-input.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { shortDateText } from '#platform/web/time/day-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import type { TrainingPlan } from '../../../contract.ts';
import { effortText, minutesText, setsText } from '../../messages/plan-words.ts';
import { blockText } from '../../messages/week.ts';
import { tellWeek } from './block-steps.tsx';

type BlockWeeksProps = { plan: TrainingPlan; pool: Pool; today: CalendarDay };

/** The reserve that most exercises of a week have; null without any. */
function usualReserve(items: readonly PlanItem[]): number | null {
  const counts = new Map<number, number>();
  for (const { rir } of items) if (rir !== null) counts.set(rir, (counts.get(rir) ?? 0) + 1);
  const [usual] = [...counts].sort((a, b) => b[1] - a[1]);
  return usual?.[0] ?? null;
}

/** Week by week: how much, how hard, and what for. */
export function BlockWeeks({ plan, pool, today }: BlockWeeksProps) {
  const now = blockWeekOf(plan, today);
  return (
    <Card title={blockText.weeksTitle}>
      <ol className="divide-y divide-line">
        {Array.from({ length: plan.weeks }, (_, at) => at + 1).map((number) => {
          const monday = addDays(plan.monday, (number - 1) * 7);
          const { sessions } = weekOn(plan, monday, pool.find);
          const items = sessions.flatMap((session) => session.items);
          const sets = items.reduce((sum, item) => sum + item.sets, 0);
          const seconds = sessions.reduce((sum, session) => sum + session.seconds, 0);
          const facts = [
            setsText(sets),
            minutesText(seconds),
            effortText(usualReserve(items)).toLowerCase(),
          ];
          return (
            <li
              key={number}
              aria-current={number === now ? 'step' : undefined}
              className="py-3 first:pt-0 last:pb-0"
            >
              <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 font-semibold">
                <span>
                  {blockText.week(number)}
                  <span className="font-normal text-muted">
                    {' '}
                    · {blockText.from(shortDateText(monday, today))}
                  </span>
                </span>
                {number === now && <Badge tone="accent">{blockText.now}</Badge>}
              </p>
              <p className="tabular text-sm break-words text-muted">
                {facts.filter(Boolean).join(' · ')}
              </p>
              <p className="mt-1 text-sm break-words">{tellWeek(number, plan)}</p>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
