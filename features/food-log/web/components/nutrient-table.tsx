import { useUnits } from '#features/account/web/public.ts';
import type { FoodLogEntry } from '../../contract.ts';
import { energyText, mealName } from '../../rules/amount-text.ts';
import { coverageText, sumText } from '../../rules/coverage-text.ts';
import type { KnownSum } from '../../rules/day-totals.ts';
import { MEAL_TYPES } from '../../rules/entry-kinds.ts';
import {
  type AnyNutrient,
  allTotalsOf,
  NUTRIENT_GROUPS,
  unitOf,
} from '../../rules/nutrient-groups.ts';

type NutrientTableProps = { caption: string; entries: readonly FoodLogEntry[] };

const rowHead = 'py-2 pr-3 text-left font-normal wrap-anywhere';
const cell = 'tabular py-2 pl-3 text-right align-top';
/** The meals have room beside the day on a desktop only. */
const wide = 'hidden lg:table-cell';

/** Every nutrient of a day, and on a wide screen what each meal brought. */
export function NutrientTable({ caption, entries }: NutrientTableProps) {
  const { energyUnit } = useUnits();
  const day = allTotalsOf(entries);
  const meals = MEAL_TYPES.map((meal) => ({
    name: mealName[meal],
    totals: allTotalsOf(entries.filter((entry) => entry.mealType === meal)),
  }));
  const energy = (kcal: number) => {
    const { amount, sign } = energyText(kcal, energyUnit);
    return `${amount} ${sign}`;
  };
  return (
    <table className="w-full">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line-strong text-sm text-muted">
          <th scope="col" className="py-2 pr-3 text-left font-medium">
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
          <td className={`${cell} font-semibold`}>{energy(day.calories)}</td>
          {meals.map(({ name, totals }) => (
            <td key={name} className={`${cell} ${wide} text-muted`}>
              {totals.entryCount === 0 ? <None /> : energy(totals.calories)}
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
                <Amount sum={day[key]} nutrient={key} />
              </td>
              {meals.map(({ name: meal, totals }) => (
                <td key={meal} className={`${cell} ${wide} text-muted`}>
                  {totals.entryCount === 0 ? <None /> : <Amount sum={totals[key]} nutrient={key} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Amount({ sum, nutrient }: { sum: KnownSum; nutrient: AnyNutrient }) {
  if (sum.amount === null) return <span className="text-faint">not known</span>;
  const coverage = coverageText(sum);
  return (
    <>
      {sumText(sum, unitOf(nutrient))}
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
