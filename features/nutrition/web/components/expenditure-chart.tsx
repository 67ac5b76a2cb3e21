import { useUnits } from '#features/account/web/public.ts';
import { kcalToKj } from '#platform/shared/units.ts';
import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import type { ExpenditureDay } from '../../contract.ts';
import { chartScale } from '../../rules/chart-scale.ts';
import { weightIn } from '../../rules/weigh-in.ts';
import { GAP_DAYS } from '../../rules/weight-smoother.ts';
import { daysFrom } from '../../rules/weight-trend.ts';
import { ChartFigures, ChartLines, FIGURES_PX } from './chart-grid.tsx';
import { useWidth } from './use-width.ts';

const ENERGY_HEIGHT = 190;
const WEIGHT_HEIGHT = 130;
/** Room for a dot at the edge, for the words over the highest line and under the lowest. */
const EDGE = 6;
const TOP = 20;
const BOTTOM = 8;

type Point = { x: number; y: number };

const line = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

type ExpenditureChartProps = { days: readonly ExpenditureDay[]; withWeight: boolean };

/** What was used as it was learnt, with its 90 % interval, over the weight of the same days. */
export function ExpenditureChart({ days, withWeight }: ExpenditureChartProps) {
  const today = useToday();
  const { energyUnit, weightUnit, energy } = useUnits();
  const [width, follow] = useWidth();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;

  const span = Math.max(1, daysFrom(first.date, last.date));
  const x = (date: string) =>
    FIGURES_PX + (daysFrom(first.date, date) / span) * (width - FIGURES_PX - EDGE);
  const shown = (kcal: number) => (energyUnit === 'kj' ? kcalToKj(kcal) : kcal);
  const rounded = (kcal: number) => energy(Math.round(kcal / 10) * 10).value;

  const used = chartScale(
    days.flatMap(({ lowKcal, highKcal }) => [shown(lowKcal), shown(highKcal)]),
    200,
  );
  const energyY = heightOf(used, ENERGY_HEIGHT);
  const at = (day: ExpenditureDay, kcal: number): Point => ({
    x: x(day.date),
    y: energyY(shown(kcal)),
  });
  const upper = days.map((day) => at(day, day.highKcal));
  const lower = days.map((day) => at(day, day.lowKcal)).toReversed();
  const middle = days.map((day) => at(day, day.expenditureKcal));
  const learnt = days.findIndex(({ state }) => state !== 'learning');
  const known = learnt < 0 ? days.length : learnt;

  const weighed = days.filter((day) => day.weightKg !== null || day.trendKg !== null);
  const kilos = weighed.flatMap(({ weightKg, trendKg }) =>
    [weightKg, trendKg].flatMap((kg) => (kg === null ? [] : [weightIn(kg, weightUnit)])),
  );
  const label =
    `What you use from ${dateText(first.date, today)} to ${dateText(last.date, today)}: from ` +
    `${rounded(first.expenditureKcal)} to ${rounded(last.expenditureKcal)} ${energy(0).unit} a day, now ` +
    `likely ${rounded(last.lowKcal)} to ${rounded(last.highKcal)}. The table has every day.`;

  return (
    <figure>
      <div ref={follow} className="overflow-hidden">
        <svg role="img" aria-label={label} width={width} height={ENERGY_HEIGHT} className="block">
          <ChartLines {...used} y={energyY} width={width} />
          <path d={`${line(upper)}L${line(lower).slice(1)}Z`} className="fill-accent-soft" />
          <path
            d={line(middle.slice(0, known + 1))}
            fill="none"
            strokeWidth={2}
            strokeDasharray="3 5"
            strokeLinecap="round"
            className="stroke-muted"
          />
          <path
            d={line(middle.slice(known))}
            fill="none"
            strokeWidth={2.5}
            strokeLinecap="round"
            strokeLinejoin="round"
            className="stroke-accent"
          />
          <ChartFigures {...used} y={energyY} unit={energy(0).unit} />
        </svg>
        {withWeight && kilos.length > 0 && (
          <WeightPart days={weighed} kilos={kilos} x={x} width={width} />
        )}
      </div>
      <figcaption className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <span>{dateText(first.date, today)}</span>
        {first !== last && <span>{dateText(last.date, today)}</span>}
      </figcaption>
    </figure>
  );
}

const heightOf =
  ({ low, high }: { low: number; high: number }, height: number) =>
  (value: number): number =>
    height - BOTTOM - ((value - low) / (high - low)) * (height - BOTTOM - TOP);

type WeightPartProps = {
  days: readonly ExpenditureDay[];
  /** in the person's unit, everything that is drawn */
  kilos: readonly number[];
  x: (date: string) => number;
  width: number;
};

/** The weights of the same days under it, as dots and their trend. */
function WeightPart({ days, kilos, x, width }: WeightPartProps) {
  const { weightUnit } = useUnits();
  const scale = chartScale(kilos, 2);
  const y = heightOf(scale, WEIGHT_HEIGHT);
  const trend = days.flatMap(({ date, trendKg }) => (trendKg === null ? [] : [{ date, trendKg }]));
  const path = trend
    .map(({ date, trendKg }, at) => {
      const before = trend[at - 1]?.date;
      const starts = before === undefined || daysFrom(before, date) > GAP_DAYS;
      return `${starts ? 'M' : 'L'}${x(date).toFixed(1)} ${y(weightIn(trendKg, weightUnit)).toFixed(1)}`;
    })
    .join('');
  const [first, last] = [trend[0]?.trendKg ?? null, trend.at(-1)?.trendKg ?? null];
  const figure = (kg: number | null) => (kg === null ? '?' : weightIn(kg, weightUnit).toFixed(1));
  const label = `The trend of your weight on the same days: from ${figure(first)} to ${figure(last)} ${weightUnit}.`;
  return (
    <svg role="img" aria-label={label} width={width} height={WEIGHT_HEIGHT} className="block">
      <ChartLines {...scale} y={y} width={width} />
      {days.map(
        ({ date, weightKg }) =>
          weightKg !== null && (
            <circle
              key={date}
              cx={x(date)}
              cy={y(weightIn(weightKg, weightUnit))}
              r={days.length > 120 ? 1.75 : 2.5}
              className="fill-line-strong"
            />
          ),
      )}
      <path
        d={path}
        fill="none"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-accent-2"
      />
      <ChartFigures {...scale} y={y} unit={weightUnit} />
    </svg>
  );
}
