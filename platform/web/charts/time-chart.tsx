import { useId } from 'react';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { type Layer, Layers, valuesOf } from './chart-layers.tsx';
import { Legend } from './chart-legend.tsx';
import { type Reading, ReadingLine, readByPointer, useReadings } from './chart-readings.tsx';
import { dayScale, LINES, tickText, valueScale } from './time-scales.ts';
import { useWidth } from './use-width.ts';

const HEIGHT = 220;
/** Room for half a figure above the highest line and below the lowest, px. */
const EDGE = 10;
/** A date below the chart is about so wide, in letters as wide as it is read. */
const DATE_EMS = 4.5;
const YEAR_DAYS = 800;

export type TimeChartProps = {
  /** what the chart shows, for those who do not see it */
  label: string;
  /** of the control that moves through the values */
  readingsName: string;
  unit: string;
  from: CalendarDay;
  to: CalendarDay;
  layers: readonly Layer[];
  /** what it says from place to place, in order: read by touch, pointer and arrow keys */
  readings: readonly Reading[];
  /** a chart of little is not blown up */
  leastHeight: number;
  /** drawn as a figure on the scale: "1,200" */
  figure?: (value: number) => string;
};

const plainFigure = (value: number): string => value.toLocaleString('en-AU');

/** Lines, dots, bars and bands over days. What is named in `layers` stands in the legend, with its shape. */
export function TimeChart(props: TimeChartProps) {
  const { label, unit, from, to, layers, readings, leastHeight, figure = plainFigure } = props;
  const { at, reading, isChosen, choose } = useReadings(readings);
  const [width, follow, em] = useWidth();
  const pattern = useId();
  const values = layers.flatMap(valuesOf);
  if (values.length === 0) return null;
  const fromZero = layers.some(({ kind }) => kind === 'bars');
  const y = valueScale(values, { leastHeight, fromZero, height: HEIGHT, edge: EDGE });
  const days = dayScale(from, to, width);
  const lines = y.ticks(LINES);
  return (
    <figure className="break-inside-avoid">
      <ReadingLine label={props.readingsName} readings={readings} at={at} onChoose={choose} />
      <p aria-hidden className="text-xs text-muted">
        {unit}
      </p>
      <div className="flex gap-2">
        <div aria-hidden className="tabular relative w-[3.2em] shrink-0 text-xs text-muted">
          {lines.map((value) => (
            <span
              key={value}
              className="absolute right-0 -translate-y-1/2 leading-none"
              style={{ top: y(value) }}
            >
              {figure(value)}
            </span>
          ))}
        </div>
        <div className="min-w-0 flex-1">
          <div ref={follow} className="overflow-hidden">
            <svg
              role="img"
              aria-label={label}
              width={width}
              height={HEIGHT}
              // Paper is as wide as it is, whatever the screen was: there the drawing is stretched, not its lines.
              viewBox={`0 0 ${width} ${HEIGHT}`}
              preserveAspectRatio="none"
              className="block touch-pan-y print:w-full print:**:[vector-effect:non-scaling-stroke]"
              {...readByPointer(readings, days.x, choose)}
            >
              {lines.map((value) => (
                <line
                  key={value}
                  x1={0}
                  x2={width}
                  y1={y(value)}
                  y2={y(value)}
                  className="stroke-line"
                />
              ))}
              <Layers layers={layers} x={days.x} y={y} dayWidth={days.dayWidth} pattern={pattern} />
              {reading && isChosen && (
                <line
                  x1={days.x(reading.date)}
                  x2={days.x(reading.date)}
                  y1={0}
                  y2={HEIGHT}
                  strokeDasharray="3 3"
                  className="stroke-ink"
                />
              )}
            </svg>
          </div>
          <Dates days={days} from={from} to={to} width={width} em={em} />
        </div>
      </div>
      <Legend layers={layers} pattern={pattern} />
    </figure>
  );
}

type DatesProps = {
  days: ReturnType<typeof dayScale>;
  from: CalendarDay;
  to: CalendarDay;
  width: number;
  em: number;
};

/** As many dates as there is room for in the size that the person reads; none leaves the chart's width. */
function Dates({ days, from, to, width, em }: DatesProps) {
  const room = DATE_EMS * em;
  const isYears = days.dayWidth * YEAR_DAYS < width && from.slice(0, 4) !== to.slice(0, 4);
  const ticks = days
    .ticks(Math.max(1, Math.floor(width / room)))
    .filter((tick) => days.at(tick) > room / 2 && days.at(tick) < width - room / 2);
  return (
    <div aria-hidden className="tabular relative mt-1 h-[1.5em] text-xs text-muted">
      {ticks.map((tick) => (
        <span
          key={tick.getTime()}
          className="absolute -translate-x-1/2 whitespace-nowrap"
          style={{ left: `${(100 * days.at(tick)) / width}%` }}
        >
          {tickText(tick, isYears)}
        </span>
      ))}
    </div>
  );
}
