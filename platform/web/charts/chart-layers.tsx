import { Area, LinePath } from '@visx/shape';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';

/** How a layer looks: each has a shape of its own beside its colour. */
export type Look = 'main' | 'second' | 'before' | 'goal';

export type LinePoint = {
  date: CalendarDay;
  value: number;
  /** nothing is known for long before it: no line leads here */
  afterGap?: boolean;
};
export type BandPoint = { date: CalendarDay; low: number; high: number };
export type BarPart = { key: string; value: number; className: string };
export type ChartBar = {
  from: CalendarDay;
  to: CalendarDay;
  /** filled; else pale, as it is not all that there was */
  whole: boolean;
  /** from the bottom up; null: nothing is known */
  parts: readonly BarPart[] | null;
};

type Named = { name: string };
export type Layer = Named &
  (
    | { kind: 'line'; look: Look; points: readonly LinePoint[] }
    | { kind: 'dots'; points: readonly LinePoint[] }
    | { kind: 'band'; points: readonly BandPoint[] }
    | { kind: 'bars'; look: 'main' | 'second'; bars: readonly ChartBar[] }
    | { kind: 'goal'; low: number; high: number | null }
  );

export function valuesOf(layer: Layer): number[] {
  switch (layer.kind) {
    case 'line':
    case 'dots':
      return layer.points.map(({ value }) => value);
    case 'band':
      return layer.points.flatMap(({ low, high }) => [low, high]);
    case 'bars':
      return layer.bars.flatMap(({ parts }) =>
        parts ? [parts.reduce((sum, { value }) => sum + value, 0)] : [],
      );
    case 'goal':
      return layer.high === null ? [layer.low] : [layer.low, layer.high];
  }
}

export const LINE_LOOKS: Record<Look, { className: string; dash?: string; width: number }> = {
  main: { className: 'stroke-accent', width: 2.5 },
  second: { className: 'stroke-accent-2', dash: '8 4', width: 2.25 },
  before: { className: 'stroke-muted', dash: '2 4', width: 2 },
  goal: { className: 'stroke-ink', dash: '6 4', width: 1.5 },
};

type Scales = { x: (day: CalendarDay) => number; y: (value: number) => number; dayWidth: number };
type LayersProps = Scales & { layers: readonly Layer[]; pattern: string };

/** The layers of a chart in order, the first at the bottom. */
export function Layers({ layers, pattern, ...scales }: LayersProps) {
  return layers.map((layer) => {
    if (layer.kind === 'line') return <Line key={layer.name} layer={layer} scales={scales} />;
    if (layer.kind === 'dots') return <Dots key={layer.name} layer={layer} scales={scales} />;
    if (layer.kind === 'band') {
      return (
        <Area
          key={layer.name}
          data={[...layer.points]}
          x={({ date }) => scales.x(date)}
          y0={({ low }) => scales.y(low)}
          y1={({ high }) => scales.y(high)}
          className="fill-accent"
          fillOpacity={0.2}
        />
      );
    }
    if (layer.kind === 'bars') {
      return <BarsLayer key={layer.name} bars={layer.bars} scales={scales} pattern={pattern} />;
    }
    return <Goal key={layer.name} layer={layer} y={scales.y} />;
  });
}

type Drawn<Kind extends Layer['kind']> = {
  layer: Extract<Layer, { kind: Kind }>;
  scales: Scales;
};

/** A line that is broken where nothing is known; a point on its own is a dot. */
function Line({ layer: { points, look }, scales: { x, y } }: Drawn<'line'>) {
  const { className, dash, width } = LINE_LOOKS[look];
  // A point without a value breaks the line.
  const data = points.flatMap((point) => (point.afterGap ? [null, point] : [point]));
  return (
    <LinePath
      data={data}
      defined={(point) => point !== null}
      x={(point) => (point ? x(point.date) : 0)}
      y={(point) => (point ? y(point.value) : 0)}
      fill="none"
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      {...(dash && { strokeDasharray: dash })}
    />
  );
}

const MANY_DOTS = 120;

/** All dots are one path: thousands of elements would take a phone a second. */
function Dots({ layer: { points }, scales: { x, y } }: Drawn<'dots'>) {
  return (
    <path
      d={points
        .map(({ date, value }) => `M${x(date).toFixed(1)} ${y(value).toFixed(1)}h0`)
        .join('')}
      strokeWidth={points.length > MANY_DOTS ? 3.5 : 6}
      strokeLinecap="round"
      className="stroke-line-strong"
    />
  );
}

/** A line at a goal, or the range between two. */
function Goal({ layer: { low, high }, y }: { layer: Drawn<'goal'>['layer']; y: Scales['y'] }) {
  const { className, dash, width } = LINE_LOOKS.goal;
  return [low, ...(high === null ? [] : [high])].map((value) => (
    <line
      key={value}
      x1={0}
      x2="100%"
      y1={y(value)}
      y2={y(value)}
      strokeDasharray={dash}
      strokeWidth={width}
      className={className}
    />
  ));
}

const MAX_BAR_PX = 28;
/** Between the parts of a bar, so that they are told apart without colour, px. */
const SEAM = 1.5;

type BarsLayerProps = { bars: readonly ChartBar[]; scales: Scales; pattern: string };

/** Bars from zero. Where nothing is known there is a hatched stub, which a zero has not. */
function BarsLayer({ bars, scales: { x, y, dayWidth }, pattern }: BarsLayerProps) {
  return (
    <>
      <GapPattern id={pattern} />
      {bars.map(({ from, to, whole, parts }) => {
        const [left, right] = [x(from) - dayWidth / 2, x(to) + dayWidth / 2];
        const width = Math.max(1, Math.min(MAX_BAR_PX, (right - left) * 0.7));
        const at = (left + right - width) / 2;
        if (!parts) {
          return (
            <rect
              key={from}
              x={left}
              width={right - left}
              y={y(0) - GAP_HEIGHT}
              height={GAP_HEIGHT}
              fill={`url(#${pattern})`}
            />
          );
        }
        let below = 0;
        return (
          <g key={from} className={whole ? undefined : 'opacity-40'}>
            {parts.map(({ key, value, className }) => {
              const [top, bottom] = [y(below + value), y(below)];
              below += value;
              return (
                <rect
                  key={key}
                  x={at}
                  y={top}
                  width={width}
                  height={Math.max(0, bottom - top - (parts.length > 1 ? SEAM : 0))}
                  rx={Math.min(3, width / 3)}
                  className={className}
                />
              );
            })}
          </g>
        );
      })}
    </>
  );
}

const GAP_HEIGHT = 6;

/** Slanted lines: nothing is known here. */
export const GapPattern = ({ id }: { id: string }) => (
  <pattern id={id} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <line x1="0" x2="0" y1="0" y2="4" strokeWidth="1.5" className="stroke-muted" />
  </pattern>
);
