import { useId } from 'react';
import { classNames } from '#platform/web/ui/class-names.ts';
import { weekdayName } from '../../../rules/recurrence.ts';

const WEEK = [1, 2, 3, 4, 5, 6, 7];

type WeekdayBoxesProps = {
  /** 1 Monday to 7 Sunday */
  value: readonly number[];
  error?: string | undefined;
  onValueChange: (weekdays: number[]) => void;
};

/** The days of a week, each on or off. */
export function WeekdayBoxes({ value, error, onValueChange }: WeekdayBoxesProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined} className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium text-muted">Days</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] gap-1.5">
        {WEEK.map((day) => {
          const on = value.includes(day);
          return (
            <label
              key={day}
              className={classNames(
                'relative grid min-h-12 place-items-center rounded-control border text-sm font-medium transition-colors duration-150',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
                on
                  ? 'border-accent bg-accent-soft text-ink'
                  : 'border-line-strong text-muted hover:bg-hover hover:text-ink',
              )}
            >
              <input
                type="checkbox"
                aria-label={weekdayName(day)}
                aria-invalid={error ? true : undefined}
                checked={on}
                onChange={() =>
                  onValueChange(on ? value.filter((other) => other !== day) : [...value, day])
                }
                className="absolute inset-0 cursor-pointer appearance-none opacity-0"
              />
              <span aria-hidden>{weekdayName(day).slice(0, 3)}</span>
            </label>
          );
        })}
      </div>
      {error && (
        <p id={id} className="mt-1.5 text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
