import { useUnits } from '#features/account/web/public.ts';
import { daysFrom } from '#platform/shared/calendar-day.ts';
import { chartScale } from '#platform/shared/chart-scale.ts';
import { wholeText } from '#platform/shared/whole-text.ts';
import { ChartFrame } from '#platform/web/charts/chart-frame.tsx';
import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import type { ExpenditureDay } from '../../../contract.ts';
import { roundEstimate } from '../../../rules/learning/energy-balance.ts';
import { weightIn } from '../../../rules/weight/weigh-in.ts';
import { GAP_DAYS } from '../../../rules/weight/weight-smoother.ts';
import { expenditureChart, trendOfWeight } from '../../messages/progress.ts';
import { UsedLine, useDrawnEnergy } from './used-line.tsx';

const ENERGY_HEIGHT = 190;
const WEIGHT_HEIGHT = 130;

type ExpenditureChartProps = { days: readonly ExpenditureDay[]; withWeight: boolean };

/** What was used as it was learnt, with its 90 % interval, over the weight of the same days. */
export function ExpenditureChart({ days, withWeight }: ExpenditureChartProps) {
  const today = useToday();
  const { weightUnit, energy, energyUnit } = useUnits();
  const drawn = useDrawnEnergy();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;

  const rounded = (kcal: number) => wholeText(roundEstimate(kcal, energyUnit));
  const scale = chartScale(
    days.flatMap(({ lowKcal, highKcal }) => [drawn(lowKcal), drawn(highKcal)]),
    200,
  );
  const weighed = days.filter((day) => day.weightKg !== null || day.trendKg !== null);
  const kilos = weighed.flatMap(({ weightKg, trendKg }) =>
    [weightKg, trendKg].flatMap((kg) => (kg === null ? [] : [weightIn(kg, weightUnit)])),
  );
  const showsWeight = withWeight && kilos.length > 0;
  const span = { from: first.date, to: last.date };
  const label = expenditureChart(dateText(first.date, today), dateText(last.date, today), {
    first: rounded(first.expenditureKcal),
    last: `${rounded(last.expenditureKcal)} ${energy(0).unit}`,
    likely: `${rounded(last.lowKcal)} to ${rounded(last.highKcal)}`,
  });

  return (
    <div className="grid grid-cols-1 gap-3">
      <div>
        <ChartFrame
          label={label}
          height={ENERGY_HEIGHT}
          scale={scale}
          unit={energy(0).unit}
          {...span}
          dates={!showsWeight}
        >
          {(plot) => <UsedLine days={days} plot={plot} />}
        </ChartFrame>
      </div>
      {showsWeight && (
        <div>
          <WeightPart days={weighed} kilos={kilos} {...span} />
        </div>
      )}
    </div>
  );
}

type WeightPartProps = {
  days: readonly ExpenditureDay[];
  /** in the person's unit, everything that is drawn */
  kilos: readonly number[];
  from: string;
  to: string;
};

/** The weights of the same days under it, as dots and their trend. */
function WeightPart({ days, kilos, from, to }: WeightPartProps) {
  const { weightUnit } = useUnits();
  const trend = days.flatMap(({ date, trendKg }) => (trendKg === null ? [] : [{ date, trendKg }]));
  const [first, last] = [trend[0]?.trendKg ?? null, trend.at(-1)?.trendKg ?? null];
  const figure = (kg: number | null) => (kg === null ? '?' : weightIn(kg, weightUnit).toFixed(1));
  const label = trendOfWeight(figure(first), figure(last), weightUnit);
  return (
    <ChartFrame
      label={label}
      height={WEIGHT_HEIGHT}
      scale={chartScale(kilos, 2, 2)}
      unit={weightUnit}
      from={from}
      to={to}
    >
      {({ x, y }) => (
        <>
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
            d={trend
              .map(({ date, trendKg }, at) => {
                const before = trend[at - 1]?.date;
                const starts = before === undefined || daysFrom(before, date) > GAP_DAYS;
                return `${starts ? 'M' : 'L'}${x(date).toFixed(1)} ${y(weightIn(trendKg, weightUnit)).toFixed(1)}`;
              })
              .join('')}
            fill="none"
            strokeWidth={2}
            strokeLinecap="round"
            strokeLinejoin="round"
            className="stroke-accent-2"
          />
        </>
      )}
    </ChartFrame>
  );
}
