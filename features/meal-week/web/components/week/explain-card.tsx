import { useNumbersHidden, useUnits } from '#features/account/web/public.ts';
import { energyText } from '#features/food-log/rules/item/amount-text.ts';
import { FREE_NUTRIENTS } from '#features/meal-plans/rules/plan-kinds.ts';
import type { PlanSettings } from '#features/meal-plans/rules/plan-settings.ts';
import type { LetGo } from '#features/meal-plans/rules/relax-wish.ts';
import { asksTooLittle } from '#features/meal-plans/rules/wishes/said-targets.ts';
import { slotName } from '#features/meal-plans/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { adviseOn, type Explained } from '../../../rules/advice.ts';
import type { GapWeek } from '../../../rules/week-gaps.ts';
import type { WeekLacks } from '../../../rules/week-lacks.ts';
import {
  brokenText,
  budgetText,
  cheapestText,
  emptyText,
  explainText,
  gapText,
  RELAX,
  thenCosts,
} from '../../messages/explain.ts';
import { planText } from '../../messages/plan.ts';

type ExplainCardProps = {
  /** the week that is shown: what it lacks is always that of its cards */
  week: GapWeek;
  lacks: WeekLacks;
  /** what no week of these wishes keeps; null: not known yet */
  explained: Explained | null;
  settings: PlanSettings;
  onRelax: (what: LetGo) => void;
};

const isNutrient = (what: string): boolean => (FREE_NUTRIENTS as readonly string[]).includes(what);

/** What the week does not meet, and the wish to let go of first. Without figures in gentle mode. */
export function ExplainCard({ week, lacks, explained, settings, onRelax }: ExplainCardProps) {
  const today = useToday();
  const { energyUnit } = useUnits();
  const numbersHidden = useNumbersHidden();
  const day = (date: CalendarDay) => dayName(date, today);
  const energy = (planned: number, wanted: number) => {
    const target = energyText(wanted, energyUnit);
    return `${energyText(planned, energyUnit).amount} / ${target.amount} ${target.sign}`;
  };
  const { money, broken, free } = lacks;
  const gaps = lacks.gaps.filter(({ kind }) => !numbersHidden || kind !== 'nutrient');
  const lines = [
    ...(explained?.shortfalls ?? []).flatMap((one) => {
      if (one.kind !== 'empty') return [];
      const date = week.days[one.day]?.date;
      const slot = settings.slots.find(({ id }) => id === one.slotId);
      if (!free.some((place) => place.date === date && place.slotId === one.slotId)) return [];
      return [emptyText(slot ? slotName(slot) : planText.planned, day(date ?? today))];
    }),
    ...gaps.map((gap) => gapText(gap, { energy, day })),
    ...broken.map((one) => brokenText(one, day)),
  ];
  const isTooLittle = asksTooLittle(
    settings.wishes.said,
    week.goals.map(({ target }) => target),
  );
  if (isTooLittle) lines.push(explainText.lowCarb);
  if (lines.length === 0 && !money?.isOver) return null;
  // Where numbers are hidden nothing is said of nutrients, so none is let go of.
  const { first, second, cheaper, canBeMet } = adviseOn(
    { ...lacks, gaps },
    explained,
    (what) => !numbersHidden || !isNutrient(what),
  );
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
            {cheaper && typeof money?.limitAud === 'number' && (
              <span className="text-muted">{thenCosts(cheaper.aud, money.limitAud)}</span>
            )}
            {second && (
              <Button size="sm" variant="secondary" onClick={() => onRelax(second)}>
                {RELAX[second]}
              </Button>
            )}
          </div>
        )
      }
    >
      {money?.isOver && (
        <p>
          <span className="font-semibold">{budgetText(money, settings.people.length)}</span>
          {explained && explained.cheapestAud !== null && (
            <> {cheapestText(explained.cheapestAud, money.aud)}</>
          )}
        </p>
      )}
      {gaps.length > 0 && <p>{explainText.worst}</p>}
      <ul className="list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {canBeMet && <p>{explainText.canBeMet}</p>}
    </StatusMessage>
  );
}
