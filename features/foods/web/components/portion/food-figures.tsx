import { Figures as InSight, useUnits } from '#features/account/web/public.ts';
import { energyText } from '#features/food-log/rules/item/amount-text.ts';
import { kcalOf } from '#features/food-log/rules/item/exact-energy.ts';
import type { Figures } from '#features/food-log/rules/item/figures.ts';
import { MINOR_NUTRIENTS, NUTRIENT_NAMES } from '#features/food-log/rules/item/nutrient-groups.ts';
import { NUTRIENTS } from '#features/food-log/rules/item/nutrients.ts';
import { MACRO_LOOKS } from '#features/food-log/web/public.ts';
import { formatDecimal } from '#platform/web/forms/decimal.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Stat } from '#platform/web/ui/stat.tsx';

const written = (value: number, digits: number): string => formatDecimal(value, digits);

/** Nutrients of the portion; missing ones show as unknown. */
export function FoodFigures({ figures }: { figures: Figures | null }) {
  const { energyUnit } = useUnits();
  const kcal = figures && kcalOf(figures);
  const energy = kcal === null ? null : energyText(kcal, energyUnit);
  return (
    <InSight>
      <Card title="In this portion">
        <p role="status" className="tabular text-4xl font-bold">
          {energy ? energy.amount : '–'}{' '}
          <span className="text-base font-medium text-muted">
            {energy ? energy.sign : figures && 'energy unknown'}
          </span>
        </p>
        <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(4.5rem,100%),1fr))] gap-3">
          {MACRO_LOOKS.map(({ key, name, colour }) => {
            const value = figures?.[key] ?? null;
            return (
              <div key={key} className="min-w-0">
                <span aria-hidden className={`mb-2 block h-1 w-8 rounded-full ${colour}`} />
                <Stat
                  label={name}
                  value={value === null ? '–' : written(value, 1)}
                  unit={value === null ? <span className="sr-only">unknown</span> : 'g'}
                />
              </div>
            );
          })}
        </div>
        <dl className="mt-4 grid gap-x-6 border-t border-line pt-2 text-sm sm:grid-cols-2">
          {MINOR_NUTRIENTS.map((key) => {
            const value = figures?.[key] ?? null;
            return (
              <div
                key={key}
                className="flex min-h-8 flex-wrap items-center justify-between gap-x-3"
              >
                <dt className="text-muted">{NUTRIENT_NAMES[key]}</dt>
                <dd className={value === null ? 'text-faint' : 'tabular font-medium'}>
                  {value === null
                    ? 'unknown'
                    : `${written(value, NUTRIENTS[key] === 'mg' ? 0 : 1)} ${NUTRIENTS[key]}`}
                </dd>
              </div>
            );
          })}
        </dl>
      </Card>
    </InSight>
  );
}
