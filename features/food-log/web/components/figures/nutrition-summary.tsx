import { createElement, Suspense, useContext } from 'react';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { Card } from '#platform/web/ui/card.tsx';
import type { FoodLogEntry } from '../../../contract.ts';
import {
  gramsText,
  isLowerBound,
  type KnownSum,
  totalsOf,
} from '../../../rules/days/day-totals.ts';
import { countText } from '../../../rules/item/coverage-text.ts';
import { EnergyUnknown, useShownEnergy } from '../day/energy.tsx';
import { EnergyLeftContext } from '../day/energy-left-slot.ts';
import { MacroBar } from './macro-bar.tsx';

type NutritionSummaryProps = {
  title: string;
  day: CalendarDay;
  entries: readonly FoodLogEntry[];
};

/** Energy and macros of some entries. What some of them do not say is shown as "at least". */
export function NutritionSummary({ title, day, entries }: NutritionSummaryProps) {
  const totals = totalsOf(entries);
  const energy = useShownEnergy()(totals.calories);
  const energyLeft = useContext(EnergyLeftContext);
  return (
    <Card
      title={title}
      action={
        <p className="flex flex-wrap items-baseline gap-x-1.5">
          {energy?.amount && energy.atLeast && <span className="text-sm text-muted">at least</span>}
          <span className="tabular text-4xl leading-none font-bold tracking-tight">
            {energy?.amount ?? <EnergyUnknown />}
          </span>
          <span className="text-sm font-medium text-muted">
            {energy?.sign === 'kJ' ? 'kJ' : 'calories'}
          </span>
        </p>
      }
    >
      {energyLeft && (
        // Its line is kept while the target is on its way.
        <p className="-mt-1 mb-3 min-h-6 text-muted">
          <Suspense>{createElement(energyLeft, { day, eaten: totals.calories })}</Suspense>
        </p>
      )}
      <MacroBar protein={totals.protein} carbs={totals.carbs} fat={totals.fat} />
      <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] gap-3">
        <Macro name="Protein" dot="bg-protein" sum={totals.protein} />
        <Macro name="Carbs" dot="bg-carbs" sum={totals.carbs} />
        <Macro name="Fat" dot="bg-fat" sum={totals.fat} />
      </dl>
    </Card>
  );
}

function Macro({ name, dot, sum }: { name: string; dot: string; sum: KnownSum }) {
  const partly = isLowerBound(sum);
  return (
    <div className="min-w-0">
      <dt className="flex items-center gap-1.5 text-sm text-muted">
        <span aria-hidden className={`size-2 shrink-0 rounded-full ${dot}`} />
        {name}
      </dt>
      <dd className="leading-snug">
        {sum.amount === null && partly ? (
          <span className="font-semibold text-muted">Not known</span>
        ) : (
          <>
            {partly && <span className="sr-only">at least </span>}
            <span className="tabular text-xl font-semibold">{gramsText(sum.amount ?? 0)} g</span>
          </>
        )}
        {sum.amount !== null && partly && (
          <span className="block text-xs text-muted">
            <span aria-hidden>at least · </span>
            {countText(sum)}
          </span>
        )}
      </dd>
    </div>
  );
}
