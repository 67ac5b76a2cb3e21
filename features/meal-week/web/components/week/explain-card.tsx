import { useNumbersHidden } from '#features/account/web/public.ts';
import { useEnergyText } from '#features/food-log/web/public.ts';
import type { Relaxation } from '#features/meal-planner/rules/explain-week.ts';
import type { PlanSettings } from '#features/meal-plans/rules/plan-settings.ts';
import { slotName } from '#features/meal-plans/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { explainText, RELAX, shortfallText } from '../../messages/explain.ts';
import { planText } from '../../messages/plan.ts';
import type { Explained } from '../planning/planner-worker.ts';

type ExplainCardProps = {
  explained: Explained;
  /** the days that were planned */
  dates: readonly CalendarDay[];
  settings: PlanSettings;
  onRelax: (what: Relaxation) => void;
};

/** What the week does not meet, and the wish to let go of first. Without figures in gentle mode. */
export function ExplainCard({ explained, dates, settings, onRelax }: ExplainCardProps) {
  const today = useToday();
  const energyText = useEnergyText();
  const numbersHidden = useNumbersHidden();
  const { shortfalls, relaxations } = explained;
  const [first] = relaxations;
  if (shortfalls.length === 0) return null;
  const names = {
    energy: energyText,
    day: (index: number) => dayName(dates[index] ?? today, today),
    meal: (slotId: string) => {
      const slot = settings.slots.find(({ id }) => id === slotId);
      return slot ? slotName(slot) : planText.planned;
    },
  };
  const lines = new Set(
    shortfalls
      .filter(({ kind }) => !numbersHidden || kind !== 'nutrient')
      .map((one) => shortfallText(one, names)),
  );
  if (lines.size === 0) return null;
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
      {shortfalls.some(({ kind }) => kind !== 'empty' && kind !== 'budget') && (
        <p>{explainText.worst}</p>
      )}
      <ul className="list-disc pl-5">
        {[...lines].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </StatusMessage>
  );
}
