import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

type SegmentedProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  hideLabel?: boolean | undefined;
  /** a form that is sent goes to it */
  invalid?: boolean;
};

/** A choice between a few visible options, built on radio buttons. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onValueChange, hideLabel, invalid } = props;
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 text-sm font-medium text-muted'}>
        {label}
      </legend>
      <div className="flex min-w-0 flex-wrap gap-1 rounded-control border border-line bg-sunken p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'relative flex min-h-11 min-w-fit flex-1 items-center justify-center gap-2 rounded-[10px] border px-3',
              'text-sm font-medium transition-colors duration-150',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              value === option.value
                ? 'border-accent bg-accent-soft text-ink'
                : 'border-transparent text-muted hover:bg-hover hover:text-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              data-invalid={invalid || undefined}
              onChange={() => onValueChange(option.value)}
              // Beside the words, not over them: a press on the words reaches the label.
              className="absolute inset-y-0 left-0 w-6 cursor-pointer appearance-none opacity-0"
            />
            {option.icon}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
