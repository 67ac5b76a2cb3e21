import { chartScale } from '#platform/shared/chart-scale.ts';
import { type Bar, Bars } from '#platform/web/charts/bars.tsx';
import { ChartFrame } from '#platform/web/charts/chart-frame.tsx';
import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { macroOf, type ProgressDay } from '../../../rules/progress-days.ts';
import { macroChart } from '../../messages/progress.ts';

const HEIGHT = 200;
const LEAST_SCALE_G = 100;

/** From the bottom of a bar up, in the colours of the day's macros. */
export const MACROS = [
  { key: 'protein', name: 'Protein', fill: 'fill-protein', swatch: 'bg-protein' },
  { key: 'carbs', name: 'Carbs', fill: 'fill-carbs', swatch: 'bg-carbs' },
  { key: 'fat', name: 'Fat', fill: 'fill-fat', swatch: 'bg-fat' },
] as const;

type MacroChartProps = {
  bars: readonly ProgressDay[][];
  weeks: boolean;
  figures: readonly { label: string; value: string; unit: string }[];
};

/** Grams of protein, carbohydrate and fat in stacked bars. */
export function MacroChart({ bars, weeks, figures }: MacroChartProps) {
  const today = useToday();
  const [first, last] = [bars[0]?.[0]?.date ?? today, bars.at(-1)?.at(-1)?.date ?? today];
  const shown = bars.map((bar): Bar => {
    const parts = MACROS.flatMap(({ key, fill }) => {
      const one = macroOf(bar, key, weeks);
      return one && one.value > 0 ? [{ value: one.value, className: fill }] : [];
    });
    return {
      from: bar[0]?.date ?? first,
      to: bar.at(-1)?.date ?? last,
      whole: weeks || (bar[0]?.whole ?? false),
      parts,
    };
  });
  const totals = shown.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0));
  const label = macroChart(
    dateText(first, today),
    dateText(last, today),
    figures.map((one) => `${one.label} ${one.value} ${one.unit}`).join(', '),
    weeks,
  );
  return (
    <ChartFrame
      label={label}
      height={HEIGHT}
      scale={chartScale([0, LEAST_SCALE_G, ...totals], 0)}
      unit="g"
      from={first}
      to={last}
    >
      {(plot) => <Bars bars={shown} plot={plot} />}
    </ChartFrame>
  );
}
