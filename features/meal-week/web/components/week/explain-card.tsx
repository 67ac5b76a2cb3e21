import { useNumbersHidden, useUnits } from '#features/account/web/public.ts';
import { energyText } from '#features/food-log/rules/item/amount-text.ts';
import { FREE_NUTRIENTS } from '#features/meal-plans/rules/plan-kinds.ts';
import type { PlanSettings } from '#features/meal-plans/rules/plan-settings.ts';
import { slotName } from '#features/meal-plans/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { type GapWeek, listGaps, weekMoney } from '../../../rules/week-gaps.ts';
import { budgetText, emptyText, explainText, gapText, RELAX } from '../../messages/explain.ts';
import { planText } from '../../messages/plan.ts';
import type { Explained } from '../planning/planner-worker.ts';

type ExplainCardProps = {
  /** the week that is shown: what it lacks is always that of its cards */
  week: GapWeek;
  /** what the planner said of the week it made; null: nothing since the page was opened */
  explained: Explained | null;
  settings: PlanSettings;
  onRelax: (what: Explained['relaxations'][number]) => void;
};

const isNutrient = (what: string): boolean => (FREE_NUTRIENTS as readonly string[]).includes(what);

/** What the week does not meet, and the wish to let go of first. Without figures in gentle mode. */
export function ExplainCard({ week, explained, settings, onRelax }: ExplainCardProps) {
  const today = useToday();
  const { energyUnit } = useUnits();
  const numbersHidden = useNumbersHidden();
  const day = (date: CalendarDay) => dayName(date, today);
  const energy = (planned: number, wanted: number) => {
    const target = energyText(wanted, energyUnit);
    return `${energyText(planned, energyUnit).amount} / ${target.amount} ${target.sign}`;
  };
  const money = weekMoney(week.days, settings);
  const isOver = money !== null && money.limitAud !== null && money.aud > money.limitAud;
  const gaps = listGaps(week).filter(({ kind }) => !numbersHidden || kind !== 'nutrient');
  const lines = [
    ...(explained?.shortfalls ?? []).flatMap((one) => {
      if (one.kind !== 'empty') return [];
      const shown = week.days[one.day];
      const slot = settings.slots.find(({ id }) => id === one.slotId);
      if (!shown || shown.meals.some(({ slotId }) => slotId === one.slotId)) return [];
      return [emptyText(slot ? slotName(slot) : planText.planned, day(shown.date))];
    }),
    ...(isOver ? [budgetText(money)] : []),
    ...gaps.map((gap) => gapText(gap, { energy, day })),
  ];
  if (lines.length === 0) return null;
  // Where numbers are hidden nothing is said of nutrients, so none is let go of.
  const first = explained?.relaxations.find((what) => !numbersHidden || !isNutrient(what));
  return (
    <StatusMessage
      tone="info"
      title={explainText.title}
      action={
        first && (
          <div className="flex flex-wrap items-center gap-3">
            <span className="text-muted">{explainText.first}</span>
            <Button size="sm" variant="secondary" onClick={() => onRelax(first)}>
              {RELAX[first]}
            </Button>
          </div>
        )
      }
    >
      {gaps.length > 0 && <p>{explainText.worst}</p>}
      <ul className="list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </StatusMessage>
  );
}
