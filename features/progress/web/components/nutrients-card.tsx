import { periodBefore } from '#platform/shared/periods.ts';
import { EmptyCard, PlainCard } from '#platform/web/charts/chart-card.tsx';
import { toNutrientFigures } from '../../rules/food-figures.ts';
import type { ExtraNutrient } from '../../rules/progress-data.ts';
import { unknown } from '../messages/figures.ts';
import { foodText } from '../messages/food.ts';
import type { Shown } from './shown.ts';

type NutrientsCardProps = { shown: Shown; nutrients: readonly ExtraNutrient[] };

/** The nutrients that the person chose, a day, each with how many foods say it. */
export function NutrientsCard({ shown: { data, period, compare }, nutrients }: NutrientsCardProps) {
  const rows = nutrients.map((nutrient) => ({
    nutrient,
    now: toNutrientFigures(data, nutrient, period),
    earlier: toNutrientFigures(data, nutrient, periodBefore(period)),
  }));
  const first = rows.find(({ now }) => now !== null);
  const amount = (found: (typeof rows)[number]['now'], nutrient: ExtraNutrient) =>
    found ? foodText.amount(found.value, nutrient, found.known < found.of) : unknown;
  if (!first?.now) {
    return (
      <EmptyCard
        topic={foodText.nutrients}
        text={nutrients.length === 0 ? foodText.chooseNutrients : foodText.noMacros}
        link={{ href: '/log-food', text: foodText.logFood }}
      />
    );
  }
  return (
    <PlainCard
      topic={foodText.nutrients}
      finding={foodText.nutrientsFinding(
        foodText.nutrientNames[first.nutrient],
        amount(first.now, first.nutrient),
      )}
      note={foodText.nutrientsNote}
      link={{ href: '/log-food/nutrients', text: foodText.all }}
    >
      <dl className="grid gap-3">
        {rows.map(({ nutrient, now, earlier }) => (
          <div key={nutrient}>
            <dt className="text-sm text-muted">{foodText.nutrientNames[nutrient]}</dt>
            <dd className="tabular font-medium">{amount(now, nutrient)}</dd>
            {now && <dd className="text-sm text-muted">{foodText.coverage(now.known, now.of)}</dd>}
            {compare && (
              <dd className="text-sm text-muted">
                {foodText.beforeWas(amount(earlier, nutrient))}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </PlainCard>
  );
}
