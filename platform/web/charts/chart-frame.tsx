import type { ReactNode } from 'react';
import { type CalendarDay, daysFrom, middleDay } from '#platform/shared/calendar-day.ts';
import type { ChartScale } from '#platform/shared/chart-scale.ts';
import { shortDateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { type Reading, ReadingLine, readByPointer, useReadings } from './chart-readings.tsx';
import { useWidth } from './use-width.ts';

/** Room for a dot at the edge, and for half a figure above the highest line and below the lowest, px. */
const EDGE = 4;
const TOP = 12;

/** Where things are drawn, px: the middle of a day, a value, and how wide a day is. */
export type Plot = {
  x: (date: CalendarDay) => number;
  y: (value: number) => number;
  dayWidth: number;
};

type ChartFrameProps = {
  /** what the chart shows, for those who do not see it */
  label: string;
  height: number;
  scale: ChartScale;
  unit: string;
  from: CalendarDay;
  to: CalendarDay;
  /** without figures and lines, where the chart is small */
  bare?: boolean;
  /** off where another chart of the same days follows */
  dates?: boolean;
  /** what it says day by day, in order: read by touch, pointer and arrow keys */
  readings?: { name: string; all: readonly Reading[] } | undefined;
  children: (plot: Plot) => ReactNode;
};

/** A chart over days: figures at its left, days below it. All of them share one line of time. */
export function ChartFrame(props: ChartFrameProps) {
  const { label, height, scale, unit, from, to, bare = false, dates = true, readings } = props;
  const { at, reading, isChosen, choose } = useReadings(readings?.all);
  const [width, follow] = useWidth();
  const dayWidth = (width - 2 * EDGE) / (daysFrom(from, to) + 1);
  const x = (date: CalendarDay) => EDGE + (daysFrom(from, date) + 0.5) * dayWidth;
  const top = bare ? EDGE : TOP;
  const y = (value: number) =>
    height - top - ((value - scale.low) / (scale.high - scale.low)) * (height - 2 * top);
  return (
    <>
      {readings && readings.all.length > 0 && (
        <ReadingLine label={readings.name} readings={readings.all} at={at} onChoose={choose} />
      )}
      {!bare && (
        <p aria-hidden className="text-xs text-muted">
          {unit}
        </p>
      )}
      <div className="flex gap-2">
        {!bare && <ScaleFigures lines={scale.lines} y={y} />}
        <div className="@container min-w-0 flex-1">
          <div ref={follow} className="overflow-hidden">
            <svg
              role="img"
              aria-label={label}
              width={width}
              height={height}
              className="block touch-pan-y"
              {...(readings && readByPointer(readings.all, x, choose))}
            >
              {!bare &&
                scale.lines.map((value) => (
                  <line
                    key={value}
                    x1={0}
                    x2={width}
                    y1={y(value)}
                    y2={y(value)}
                    className="stroke-line"
                  />
                ))}
              {reading && isChosen && (
                <line
                  x1={x(reading.date)}
                  x2={x(reading.date)}
                  y1={0}
                  y2={height}
                  strokeDasharray="3 3"
                  className="stroke-line-strong"
                />
              )}
              {props.children({ x, y, dayWidth })}
            </svg>
          </div>
          {dates && <DateLine from={from} to={to} />}
        </div>
      </div>
    </>
  );
}

/** As wide as five digits in whatever size the person reads, so that charts below each other line up. */
function ScaleFigures({ lines, y }: { lines: readonly number[]; y: (value: number) => number }) {
  return (
    <div aria-hidden className="tabular relative w-[3.2em] shrink-0 text-xs text-muted">
      {lines.map((value) => (
        <span
          key={value}
          className="absolute right-0 -translate-y-1/2 leading-none"
          style={{ top: y(value) }}
        >
          {value.toLocaleString('en-AU')}
        </span>
      ))}
    </div>
  );
}

/** The first day, the last, and the one between them where there is room. */
function DateLine({ from, to }: { from: CalendarDay; to: CalendarDay }) {
  const today = useToday();
  return (
    <p
      aria-hidden
      className="tabular mt-1 flex flex-wrap justify-between gap-x-3 text-xs text-muted"
    >
      <span>{shortDateText(from, today)}</span>
      {daysFrom(from, to) > 1 && (
        <span className="hidden @[14rem]:inline">{shortDateText(middleDay(from, to), today)}</span>
      )}
      {from !== to && <span>{shortDateText(to, today)}</span>}
    </p>
  );
}
