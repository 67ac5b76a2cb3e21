import { Figures } from '#features/account/web/public.ts';
import type { DayTotals } from '../../../rules/days/day-totals.ts';
import { coverageText, sumText } from '../../../rules/item/coverage-text.ts';
import { MACRO_LOOKS } from './macro-looks.ts';

/** A meal's macros in one quiet line, and how many of its foods say; once, when it is the same for all. */
export function MealFigures({ totals }: { totals: DayTotals }) {
  const coverages = MACRO_LOOKS.map(({ key }) => coverageText(totals[key]));
  const alike = coverages.every((coverage) => coverage === coverages[0]);
  return (
    <Figures>
      <div className="pb-2 text-sm text-muted">
        <dl className="flex flex-wrap gap-x-3.5 gap-y-0.5">
          {MACRO_LOOKS.map(({ key, name, colour }, index) => (
            <div key={key} className="flex flex-wrap items-center gap-x-1.5">
              <dt className="flex items-center gap-1.5">
                <span aria-hidden className={`size-1.5 shrink-0 rounded-full ${colour}`} />
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
