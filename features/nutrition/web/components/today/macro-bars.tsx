import { MACRO_LOOKS } from '#features/food-log/web/public.ts';
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx';
import type { NutrientTotal, NutritionSummary } from '../../../contract.ts';
import { fromFoodsWithGaps } from '../../messages/today.ts';

type MacroBarProps = {
  name: string;
  total: NutrientTotal;
  target: number | null;
  colour: string;
  entryCount: number;
};

/** Protein, carbohydrate and fat of a day against their targets, and how much of it is known. */
export function MacroBars({ summary }: { summary: NutritionSummary }) {
  const { target, entryCount } = summary;
  const macros = MACRO_LOOKS.map(({ key, name, colour }) => ({
    name,
    colour,
    total: summary[key],
    target: target?.[`${key}Grams`] ?? null,
  }));
  const known = [summary.caloriesKnown, ...macros.map(({ total }) => total.known)];
  const silent = entryCount - Math.min(...known);
  return (
    <div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-3 sm:grid-cols-1 sm:gap-4">
        {macros.map((macro) => (
          <MacroBar key={macro.name} {...macro} entryCount={entryCount} />
        ))}
      </dl>
      <p className="mt-3 min-h-5 text-sm leading-5 text-muted">
        {coverageText(entryCount, silent)}
      </p>
    </div>
  );
}

function MacroBar({ name, total, target, colour, entryCount }: MacroBarProps) {
  const grams = total.amount ?? 0;
  const atLeast = total.known < entryCount;
  const figure = grams.toFixed(1);
  const over = target !== null && grams > target ? `${(grams - target).toFixed(1)} g over` : null;
  const amount = `${atLeast ? 'At least ' : ''}${figure}${target === null ? '' : ` of ${target}`} g`;
  const words = over ? `${amount}, ${over}` : amount;
  return (
    <div className="min-w-0 sm:flex sm:flex-wrap sm:items-baseline sm:justify-between sm:gap-x-3">
      <dt className="text-sm text-muted sm:text-base">{name}</dt>
      {/* A changed value is a new element, so it appears in place instead of moving. */}
      <dd key={words} className="tabular leading-tight">
        <span className="sr-only">{words}</span>
        <span aria-hidden>
          <span className="text-lg font-semibold sm:text-xl">
            {`${atLeast ? '≥ ' : ''}${figure}${target === null ? ' g' : ''}`}
          </span>
          {target !== null && (
            <span className="block text-sm text-muted sm:ml-1 sm:inline">of {target} g</span>
          )}
          {over && <span className="block text-sm text-muted sm:ml-2 sm:inline">{over}</span>}
        </span>
      </dd>
      {target !== null && (
        <dd className="mt-2 w-full">
          <ProgressBar
            value={grams}
            max={target}
            label={name}
            valueText={words}
            barClassName={colour}
          />
        </dd>
      )}
    </div>
  );
}

/** How many foods the day's macros come from, and how many of those say less than everything. */
function coverageText(entryCount: number, silent: number): string {
  if (entryCount === 0) return 'Nothing logged yet today';
  const foods = entryCount === 1 ? '1 food' : `${entryCount} foods`;
  return silent === 0 ? `From ${foods}` : fromFoodsWithGaps(foods, silent);
}
