import { macroOf } from '#features/nutrition/rules/progress-days.ts';
import { periodBefore, stepOf } from '#platform/shared/periods.ts';
import { ChartCard, EmptyCard } from '#platform/web/charts/chart-card.tsx';
import { TimeChart } from '#platform/web/charts/time-chart.tsx';
import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { type FoodStep, toFoodFigures } from '../../rules/food-figures.ts';
import { periodText, stepNames, unknown } from '../messages/figures.ts';
import { foodText } from '../messages/food.ts';
import { middleOf, toBars, untilKnown } from './food-steps.ts';
import type { Shown } from './shown.ts';

const LEAST_GRAMS = 100;

/** From the bottom of a bar up. */
const MACROS = [
  { key: 'protein', className: 'fill-protein', swatch: 'bg-protein' },
  { key: 'carbs', className: 'fill-carbs', swatch: 'bg-carbs' },
  { key: 'fat', className: 'fill-fat', swatch: 'bg-fat' },
] as const;
type Macro = (typeof MACROS)[number]['key'];

type MacrosCardProps = { shown: Shown; proteinTarget: number | null };

/** Protein, carbohydrate and fat a day in stacked bars. */
export function MacrosCard({ shown: { data, period, compare }, proteinTarget }: MacrosCardProps) {
  const today = useToday();
  const step = stepOf(period);
  const food = toFoodFigures(data, period, step);
  if (food.days.every(({ eaten }) => !eaten)) {
    return (
      <EmptyCard
        topic={foodText.macros}
        text={foodText.noMacros}
        link={{ href: '/log-food', text: foodText.logFood }}
      />
    );
  }
  const earlier = compare ? toFoodFigures(data, periodBefore(period), step) : null;
  const names = foodText.macroNames;
  const gramsOf = (one: FoodStep, macro: Macro) => macroOf(one.days, macro, step !== 'day');
  const said = (mean: ReturnType<typeof gramsOf>) =>
    mean ? `${mean.atLeast ? '≥\u00a0' : ''}${Math.round(mean.value)}` : unknown;
  const withUnit = (mean: ReturnType<typeof gramsOf>) => `${said(mean)}\u00a0g`;
  const { protein } = food;
  return (
    <ChartCard
      topic={foodText.macros}
      finding={foodText.macrosFinding(protein && withUnit(protein), proteinTarget)}
      figures={[
        ...MACROS.map(({ key, swatch }) => ({
          label: names[key],
          value: said(food[key]),
          unit: 'g',
          swatch,
        })),
        ...(compare
          ? [{ label: foodText.proteinBefore, value: said(earlier?.protein ?? null), unit: 'g' }]
          : []),
      ]}
      chart={
        <TimeChart
          label={foodText.macrosChart(
            dateText(period.from, today),
            dateText(period.to, today),
            MACROS.map(({ key }) => `${names[key]} ${withUnit(food[key])}`).join(', '),
          )}
          readingsName={foodText.macrosValues}
          unit="g"
          from={period.from}
          to={period.to}
          leastHeight={LEAST_GRAMS}
          layers={[
            {
              kind: 'bars',
              look: 'second',
              name: foodText.macros,
              bars: toBars(food.steps, step, (one) => {
                const parts = MACROS.flatMap(({ key, className }) => {
                  const mean = gramsOf(one, key);
                  return mean ? [{ key: names[key], value: mean.value, className }] : [];
                });
                return parts.length > 0 ? parts : null;
              }),
            },
          ]}
          readings={untilKnown(food.steps, (one) => gramsOf(one, 'protein') !== null).map(
            (one) => ({
              date: middleOf(one),
              text: `${periodText(one, today)}: ${MACROS.map(({ key }) => `${names[key]} ${withUnit(gramsOf(one, key))}`).join(', ')}`,
            }),
          )}
        />
      }
      table={{
        caption: foodText.macrosCaption,
        columns: [stepNames[step], ...MACROS.map(({ key }) => `${names[key]} (g)`)],
        rows: food.steps.toReversed().map((one) => ({
          key: one.from,
          cells: [periodText(one, today), ...MACROS.map(({ key }) => said(gramsOf(one, key)))],
        })),
      }}
      note={foodText.note(food.wholeDays, step === 'day')}
    />
  );
}
