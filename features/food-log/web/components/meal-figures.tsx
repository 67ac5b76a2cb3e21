import { Figures } from '#features/account/web/public.ts';
import { coverageText, sumText } from '../../rules/coverage-text.ts';
import type { DayTotals } from '../../rules/day-totals.ts';

const MACROS = [
  ['protein', 'Protein', 'bg-protein'],
  ['carbs', 'Carbs', 'bg-carbs'],
  ['fat', 'Fat', 'bg-fat'],
] as const;

/** A meal's macros in one quiet line, and how many of its foods say; once, when it is the same for all. */
export function MealFigures({ totals }: { totals: DayTotals }) {
  const coverages = MACROS.map(([key]) => coverageText(totals[key]));
  const alike = coverages.every((coverage) => coverage === coverages[0]);
  return (
    <Figures>
      <div className="pb-2 text-sm text-muted">
        <dl className="flex flex-wrap gap-x-3.5 gap-y-0.5">
          {MACROS.map(([key, name, dot], index) => (
            <div key={key} className="flex flex-wrap items-center gap-x-1.5">
              <dt className="flex items-center gap-1.5">
                <span aria-hidden className={`size-1.5 shrink-0 rounded-full ${dot}`} />
                {name}
              </dt>
              <dd className="tabular">
                {sumText(totals[key], 'g')}
                {!alike && coverages[index] && (
                  <span className="text-faint"> ({coverages[index]})</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
        {alike && coverages[0] && <p className="text-faint">{coverages[0]}</p>}
      </div>
    </Figures>
  );
}
