import { Flame } from 'lucide-react';
import { daysInARow } from '../messages.ts';

/** The run of logged days, small and in passing. */
export function StreakBadge({ days }: { days: number }) {
  return (
    <span className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-line bg-surface px-3 text-sm font-semibold">
      <Flame aria-hidden size={16} className="text-accent" />
      <span className="tabular">
        {days}
        <span className="sr-only"> {daysInARow}</span>
        <span aria-hidden className="font-medium text-muted">
          {' '}
          days
        </span>
      </span>
    </span>
  );
}
