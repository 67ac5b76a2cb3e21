import { useId } from 'react';
import { shortWeekdayName, WEEK, weekdayName } from '#platform/shared/calendar-words.ts';
import { classNames } from './class-names.ts';

type WeekdayBoxesProps = {
  label?: string;
  /** A heading says it already. */
  hideLabel?: boolean;
  /** 1 Monday to 7 Sunday */
  value: readonly number[];
  error?: string | undefined;
  onValueChange: (weekdays: number[]) => void;
};

/** The days of a week, each on or off. */
export function WeekdayBoxes(props: WeekdayBoxesProps) {
  const { label = 'Days', hideLabel, value, error, onValueChange } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined} className="min-w-0">
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 text-sm font-medium text-muted'}>
        {label}
      </legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(2.5rem,1fr))] gap-1">
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
              <span aria-hidden>{shortWeekdayName(day)}</span>
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
