import { Check } from 'lucide-react';
import { isMinor } from '#features/account/rules.ts';
import { useCurrentUser } from '#features/account/web/public.ts';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx';
import type { NutrientTotal, NutritionSummary } from '../../../contract.ts';
import {
  type GoalNutrient,
  type NutrientGoal,
  nutrientGoals,
  standingOf,
} from '../../../rules/nutrients/nutrient-goals.ts';
import { goalText, standingText } from '../../messages/goals.ts';

const NAMES: Record<GoalNutrient, string> = {
  protein: 'Protein',
  carbs: 'Carbs',
  fat: 'Fat',
  fiber: 'Fibre',
  saturatedFat: 'Saturated fat',
  sugar: 'Sugars',
  sodium: 'Sodium',
};

/** The day's nutrient goals: at least, at most or between. */
export function NutrientGoals({ summary }: { summary: NutritionSummary }) {
  const age = useCurrentUser().data?.age ?? null;
  const { target, entryCount } = summary;
  if (!target) return null;
  const goals = nutrientGoals(target, { adult: age !== null && !isMinor(age) });
  return (
    <Disclosure label="Goals by nutrient">
      <ul className="grid gap-x-6 gap-y-3 pb-2 sm:grid-cols-2">
        {goals.map((goal) => (
          <Goal
            key={goal.nutrient}
            goal={goal}
            total={summary[goal.nutrient]}
            entryCount={entryCount}
          />
        ))}
      </ul>
    </Disclosure>
  );
}

type GoalProps = { goal: NutrientGoal; total: NutrientTotal; entryCount: number };

function Goal({ goal, total, entryCount }: GoalProps) {
  const { nutrient, least, most } = goal;
  const complete = entryCount > 0 && total.known === entryCount;
  const known = entryCount === 0 ? 0 : total.amount;
  const [unit, digits] = nutrient === 'sodium' ? (['mg', 0] as const) : (['g', 1] as const);
  const standing = standingOf(goal, known, complete);
  const amount = (known ?? 0).toLocaleString('en-AU', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const eaten =
    standing === 'unknown'
      ? 'Not known'
      : `${complete || entryCount === 0 ? '' : '≥ '}${amount} ${unit}`;
  const wanted = goalText(goal, unit);
  return (
    <li>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium">{NAMES[nutrient]}</span>
        <span className="tabular text-sm">{eaten}</span>
      </p>
      <ProgressBar
        value={known ?? 0}
        max={least ?? most ?? 1}
        label={NAMES[nutrient]}
        valueText={`${eaten}, ${wanted}`}
        barClassName={least === null ? 'bg-muted' : 'bg-accent-2'}
        className="my-1"
      />
      <p className="tabular flex flex-wrap items-center justify-between gap-x-3 text-sm text-muted">
        <span>{wanted}</span>
        <span className="inline-flex items-center gap-1">
          {standing === 'reached' && <Check aria-hidden size={16} className="text-accent-3" />}
          {standingText[standing]}
        </span>
      </p>
    </li>
  );
}
