import { classNames } from '#platform/web/ui/class-names.ts';
import { profileText } from '../../messages/profile.ts';
import { weekdayName } from '../../messages/week.ts';

export const WEEK = [1, 2, 3, 4, 5, 6, 7];

type WeekdayBoxesProps = {
  value: readonly number[];
  onValueChange: (weekdays: readonly number[]) => void;
};

/** The days of a week, each on or off. */
export function WeekdayBoxes({ value, onValueChange }: WeekdayBoxesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{profileText.days}</legend>
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
    </fieldset>
  );
}
