import { type PointerEvent, useState } from 'react';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';

/** What a chart says of one place on its line of time. */
export type Reading = { date: CalendarDay; text: string };

type X = (date: CalendarDay) => number;

/** The reading whose place is nearest to `px`; readings are in order. */
export function findNearest(readings: readonly Reading[], x: X, px: number): number {
  let best = 0;
  for (const [at, { date }] of readings.entries()) {
    const nearest = readings[best];
    if (nearest && Math.abs(x(date) - px) < Math.abs(x(nearest.date) - px)) best = at;
  }
  return best;
}

/** Which reading is looked at; the last one until another is chosen. */
export function useReadings(readings: readonly Reading[] | undefined) {
  const [chosen, choose] = useState<number | null>(null);
  const last = (readings?.length ?? 0) - 1;
  const at = chosen === null ? last : Math.min(chosen, last);
  return { at, reading: readings?.[at], isChosen: chosen !== null, choose };
}

/** Handlers that read a chart where the pointer is. */
export const readByPointer = (readings: readonly Reading[], x: X, choose: (at: number) => void) => {
  const read = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) =>
    choose(findNearest(readings, x, clientX - currentTarget.getBoundingClientRect().left));
  return { onPointerDown: read, onPointerMove: read };
};

type ReadingLineProps = {
  label: string;
  readings: readonly Reading[];
  at: number;
  onChoose: (at: number) => void;
};

/** The reading in words, and the control that moves along the chart with the arrow keys. */
export function ReadingLine({ label, readings, at, onChoose }: ReadingLineProps) {
  const text = readings[at]?.text ?? '';
  return (
    <label className="tabular mb-2 block min-h-6 rounded-control px-1 text-sm font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        type="range"
        className="sr-only"
        aria-label={label}
        aria-valuetext={text}
        min={0}
        max={Math.max(0, readings.length - 1)}
        step={1}
        value={at}
        onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
      />
      <span aria-hidden className="wrap-anywhere">
        {text}
      </span>
    </label>
  );
}
