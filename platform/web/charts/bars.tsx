import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { Plot } from './chart-frame.tsx';

const MAX_WIDTH_PX = 28;
/** Between the parts of a bar, so that they are told apart without colour, px. */
const SEAM = 1.5;

export type Bar = {
  from: CalendarDay;
  to: CalendarDay;
  /** filled; else outlined */
  whole: boolean;
  /** from the bottom up */
  parts: readonly { value: number; className: string }[];
};

/** Bars from zero, one for a day or a week. */
export function Bars({ bars, plot }: { bars: readonly Bar[]; plot: Plot }) {
  const { x, y, dayWidth } = plot;
  return bars.map(({ from, to, whole, parts }) => {
    const [left, right] = [x(from) - dayWidth / 2, x(to) + dayWidth / 2];
    const width = Math.max(1, Math.min(MAX_WIDTH_PX, (right - left) * 0.7));
    const at = (left + right - width) / 2;
    let below = 0;
    return (
      <g key={from} className={whole ? undefined : 'opacity-40'}>
        {parts.map(({ value, className }) => {
          const [top, bottom] = [y(below + value), y(below)];
          below += value;
          return (
            <rect
              key={className}
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
  });
}
