import type { ReactNode } from 'react';

type StatProps = { label: ReactNode; value: ReactNode; unit?: ReactNode };

/** A figure and what it counts. */
export function Stat({ label, value, unit }: StatProps) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end">
      <span className="text-sm text-muted">{label}</span>
      <span className="tabular text-2xl leading-tight font-semibold">
        {value}
        {unit && <span className="ml-1 inline-block text-sm font-medium text-muted">{unit}</span>}
      </span>
    </div>
  );
}
