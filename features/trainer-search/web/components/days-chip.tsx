import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { shortWeekdayName } from '#platform/shared/calendar-words.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { WeekdayBoxes } from '#platform/web/ui/weekday-boxes.tsx';
import { searchText as t } from '../messages/search.ts';

type DaysChipProps = {
  /** "2,4" */
  value: string | undefined;
  onValueChange: (value: string | undefined) => void;
};

/** "2,4" as weekdays, and back. */
export const daysOf = (text: string | undefined): number[] =>
  text ? text.split(',').map(Number) : [];
export const daysText = (days: readonly number[]): string | undefined =>
  days.toSorted((a, b) => a - b).join(',') || undefined;

/** The days that suit, as many as one likes, on a pill like the other filters. */
export function DaysChip({ value, onValueChange }: DaysChipProps) {
  const [isOpen, setOpen] = useState(false);
  const days = daysOf(value);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={classNames(
          'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 text-sm font-medium transition-colors duration-150 hover:bg-hover',
          days.length > 0
            ? 'border-accent bg-accent-soft text-ink'
            : 'border-line-strong/60 bg-surface text-muted',
        )}
      >
        {days.length > 0 ? days.map(shortWeekdayName).join(', ') : t.weekday}
        <ChevronDown aria-hidden size={16} className="shrink-0 text-faint" />
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={t.weekday}>
        <WeekdayBoxes
          hideLabel
          value={days}
          onValueChange={(next) => onValueChange(daysText(next))}
        />
      </Dialog>
    </>
  );
}
