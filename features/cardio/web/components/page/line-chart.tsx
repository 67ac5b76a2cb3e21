import { type PointerEvent, useState } from 'react';
import type { ChartPoint } from '#features/tracks/rules/chart-lines.ts';
import { chartScale } from '#platform/shared/chart-scale.ts';
import { useWidth } from '#platform/web/charts/use-width.ts';

const HEIGHT = 160;
const EDGE = 4;
const TOP = 12;

type LineChartProps = {
  name: string;
  unit: string;
  points: readonly ChartPoint[];
  /** a value and a place on the line as words */
  valueText: (y: number) => string;
  placeText: (x: number) => string;
  /** what stands at the lines */
  lineText: (y: number) => string;
  /** small values are drawn above, as a fast pace is */
  isTurned?: boolean;
  leastHeight: number;
  label: (low: string, high: string, end: string) => string;
  readLabel: string;
  noValue: string;
};

const isKnown = (point: ChartPoint): point is { x: number; y: number } => point.y !== null;

/** One figure along the way; read by touch, pointer and arrow keys. */
export function LineChart(props: LineChartProps) {
  const { name, unit, points, valueText, placeText, lineText, isTurned = false } = props;
  const [width, follow] = useWidth();
  const [chosen, setChosen] = useState<number | null>(null);
  const known = points.filter(isKnown);
  const ys = known.map(({ y }) => y);
  const scale = chartScale(ys, props.leastHeight, 5);
  const most = points.at(-1)?.x ?? 0;
  const x = (value: number) => EDGE + (most > 0 ? value / most : 0) * (width - 2 * EDGE);
  const y = (value: number) => {
    const share = (value - scale.low) / (scale.high - scale.low);
    return TOP + (isTurned ? share : 1 - share) * (HEIGHT - 2 * TOP);
  };
  const path = points
    .map((point, at) => {
      if (!isKnown(point)) return '';
      const before = points[at - 1];
      const starts = !before || before.y === null;
      return `${starts ? 'M' : 'L'}${x(point.x).toFixed(1)} ${y(point.y).toFixed(1)}`;
    })
    .join('');
  const at = Math.min(chosen ?? points.length - 1, points.length - 1);
  const point = points[at];
  const text = point
    ? `${placeText(point.x)}: ${point.y === null ? props.noValue : valueText(point.y)}`
    : '';
  const read = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) => {
    const place =
      ((clientX - currentTarget.getBoundingClientRect().left - EDGE) / (width - 2 * EDGE)) * most;
    setChosen(findNearest(points, place));
  };
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-semibold">
          {name} <span className="text-sm font-normal text-muted">{unit}</span>
        </h3>
        <label className="tabular min-h-6 rounded-control px-1 text-sm font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
          <input
            type="range"
            className="sr-only"
            aria-label={props.readLabel}
            aria-valuetext={text}
            min={0}
            max={Math.max(0, points.length - 1)}
            step={1}
            value={at}
            onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
          />
          <span aria-hidden>{text}</span>
        </label>
      </div>
      <div className="flex gap-2">
        <div aria-hidden className="tabular relative w-[3.2em] shrink-0 text-xs text-muted">
          {scale.lines.map((value) => (
            <span
              key={value}
              className="absolute right-0 -translate-y-1/2 leading-none"
              style={{ top: y(value) }}
            >
              {lineText(value)}
            </span>
          ))}
        </div>
        <div ref={follow} className="min-w-0 flex-1 overflow-hidden">
          <svg
            role="img"
            aria-label={props.label(valueText(low), valueText(high), placeText(most))}
            width={width}
            height={HEIGHT}
            className="block touch-pan-y"
            onPointerDown={read}
            onPointerMove={read}
          >
            {scale.lines.map((value) => (
              <line
                key={value}
                x1={0}
                x2={width}
                y1={y(value)}
                y2={y(value)}
                className="stroke-line"
              />
            ))}
            {point && chosen !== null && (
              <line
                x1={x(point.x)}
                x2={x(point.x)}
                y1={0}
                y2={HEIGHT}
                strokeDasharray="3 3"
                className="stroke-line-strong"
              />
            )}
            <path
              d={path}
              fill="none"
              strokeWidth={2.25}
              strokeLinecap="round"
              strokeLinejoin="round"
              className="stroke-accent"
            />
          </svg>
        </div>
      </div>
    </div>
  );
}

/** The point whose place is nearest; points are in order. */
function findNearest(points: readonly ChartPoint[], place: number): number {
  let best = 0;
  for (const [at, { x }] of points.entries()) {
    if (Math.abs(x - place) < Math.abs((points[best]?.x ?? 0) - place)) best = at;
  }
  return best;
}
