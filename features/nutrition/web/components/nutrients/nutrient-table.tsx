import type { FoodLogEntry } from '#features/food-log/contract.ts';
import type { KnownSum } from '#features/food-log/rules/days/day-totals.ts';
import { MEAL_TYPES } from '#features/food-log/rules/entry/entry-kinds.ts';
import { mealName } from '#features/food-log/rules/item/amount-text.ts';
import { coverageText, sumText } from '#features/food-log/rules/item/coverage-text.ts';
import {
  allTotalsOf,
  NUTRIENT_GROUPS,
  unitOf,
} from '#features/food-log/rules/item/nutrient-groups.ts';
import { useEnergyText } from '#features/food-log/web/public.ts';

type NutrientTableProps = { caption: string; entries: readonly FoodLogEntry[] };

const rowHead = 'py-2 pr-2 text-left font-normal wrap-anywhere';
const cell = 'tabular py-2 pl-2 text-right align-top';
/** The meals have room beside the day on a desktop only. */
const wide = 'hidden lg:table-cell';

/** Every nutrient of a day, and on a wide screen what each meal brought. */
export function NutrientTable({ caption, entries }: NutrientTableProps) {
  const energyText = useEnergyText();
  // With large text the unit stands below its figure.
  const energyOf = (sum: KnownSum) => energyText(sum).replace('\u00a0', ' ');
  const day = allTotalsOf(entries);
  const meals = MEAL_TYPES.map((meal) => ({
    name: mealName[meal],
    totals: allTotalsOf(entries.filter((entry) => entry.mealType === meal)),
  }));
  return (
    <table className="w-full">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line-strong text-sm text-muted">
          <th scope="col" className="py-2 pr-2 text-left font-medium">
            Nutrient
          </th>
          <th scope="col" className={`${cell} font-medium`}>
            Whole day
          </th>
          {meals.map(({ name }) => (
            <th key={name} scope="col" className={`${cell} ${wide} font-medium`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row" className={`${rowHead} font-semibold!`}>
            Energy
          </th>
          <td className={cell}>
            <Amount sum={day.calories} text={energyOf(day.calories)} bold />
          </td>
          {meals.map(({ name, totals }) => (
            <td key={name} className={`${cell} ${wide} text-muted`}>
              {totals.entryCount === 0 ? (
                <None />
              ) : (
                <Amount sum={totals.calories} text={energyOf(totals.calories)} />
              )}
            </td>
          ))}
        </tr>
      </tbody>
      {NUTRIENT_GROUPS.map((group) => (
        <tbody key={group.name}>
          <tr>
            <th
              scope="rowgroup"
              colSpan={2 + meals.length}
              className="pt-6 pb-1 text-left text-sm font-semibold text-accent-2"
            >
              {group.name}
            </th>
          </tr>
          {group.nutrients.map(([key, name]) => (
            <tr key={key} className="border-t border-line">
              <th scope="row" className={rowHead}>
                {name}
              </th>
              <td className={cell}>
                <Amount sum={day[key]} text={sumText(day[key], unitOf(key))} />
              </td>
              {meals.map(({ name: meal, totals }) => (
                <td key={meal} className={`${cell} ${wide} text-muted`}>
                  {totals.entryCount === 0 ? (
                    <None />
                  ) : (
                    <Amount sum={totals[key]} text={sumText(totals[key], unitOf(key))} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Amount({ sum, text, bold = false }: { sum: KnownSum; text: string; bold?: boolean }) {
  if (sum.amount === null && sum.of > 0) return <span className="text-faint">not known</span>;
  const coverage = coverageText(sum);
  return (
    <>
      <span className={bold ? 'font-semibold' : undefined}>{text}</span>
      {coverage && <span className="block text-xs text-muted">{coverage}</span>}
    </>
  );
}

/** A meal that was not eaten. */
function None() {
  return (
    <span className="text-faint">
      <span aria-hidden>–</span>
      <span className="sr-only">nothing</span>
    </span>
  );
}
