import { daysFrom } from '#platform/shared/calendar-day.ts';
import type { ReportChart } from '../../rules/report.ts';

const WIDTH = 480;
const HEIGHT = 140;
const EDGE = 8;
/** A line is broken where nothing is known for longer. */
const MAX_GAP_DAYS = 7;

/** The chart of the PDF. Its statement is read out; the figures stand in the table below. */
export function SectionChart({ chart }: { chart: ReportChart }) {
  const { points, kind, alt } = chart;
  const values = points.flatMap(({ value, dot }) => [value, dot]).filter((one) => one !== null);
  const [first, last] = [points[0], points.at(-1)];
  if (values.length === 0 || !first || !last) return null;
  const high = Math.max(...values, kind === 'bars' ? 1 : Number.NEGATIVE_INFINITY);
  const low = kind === 'bars' ? 0 : Math.min(...values);
  const span = high - low || 1;
  const days = Math.max(1, daysFrom(first.date, last.date));
  const yOf = (value: number) => EDGE + (HEIGHT - 2 * EDGE) * (1 - (value - low) / span);
  const xOf = (date: string) => EDGE + ((WIDTH - 2 * EDGE) * daysFrom(first.date, date)) / days;
  const room = WIDTH / points.length;
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="mb-4 h-auto w-full"
    >
      <line x1="0" x2={WIDTH} y1={HEIGHT - 1} y2={HEIGHT - 1} stroke="var(--line)" />
      {kind === 'bars' ? (
        points.map(({ date, value }, at) =>
          value === null ? null : (
            <rect
              key={date}
              x={room * at + room * 0.2}
              y={yOf(value)}
              width={room * 0.6}
              height={Math.max(1, HEIGHT - EDGE - yOf(value))}
              rx="3"
              fill="var(--vivid-2)"
            />
          ),
        )
      ) : (
        <>
          <path
            d={linePath(points, xOf, yOf)}
            fill="none"
            stroke="var(--vivid-2)"
            strokeWidth="3"
          />
          {points.map(({ date, dot }) =>
            dot === null ? null : (
              <circle
                key={date}
                cx={xOf(date)}
                cy={yOf(dot)}
                r="3.5"
                fill="none"
                stroke="currentColor"
              />
            ),
          )}
        </>
      )}
    </svg>
  );
}

function linePath(
  points: ReportChart['points'],
  xOf: (date: string) => number,
  yOf: (value: number) => number,
): string {
  let before: string | null = null;
  const parts: string[] = [];
  for (const { date, value } of points) {
    if (value === null) continue;
    const isGap = before === null || daysFrom(before, date) > MAX_GAP_DAYS;
    parts.push(`${isGap ? 'M' : 'L'}${xOf(date).toFixed(1)} ${yOf(value).toFixed(1)}`);
    before = date;
  }
  return parts.join(' ');
}
