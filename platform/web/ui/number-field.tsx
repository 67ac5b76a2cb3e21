import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { controlStyle, Field } from './field.tsx';
import { useFieldNote } from './field-notes.tsx';

type NumberFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  label: ReactNode;
  unit?: string | undefined;
  error?: string | undefined;
  hint?: ReactNode;
  /** Typed text, parsed by platform/web/forms/decimal.ts. */
  value: string;
  onValueChange: (text: string) => void;
};

/** A figure typed on the phone's number pad. A text box, so that a decimal comma can be typed. */
export function NumberField(props: NumberFieldProps) {
  const { label, unit, error, onValueChange, className, required, hint: usual, ...input } = props;
  const { hint, noted } = useFieldNote(props.name, props.value, usual);
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(ids) => (
        <span className="relative block">
          <input
            inputMode="decimal"
            autoComplete="off"
            {...input}
            {...ids}
            type="text"
            onChange={(event) => onValueChange(event.target.value)}
            className={classNames(
              controlStyle,
              'tabular',
              unit && 'pr-14',
              noted && 'border-info',
              className,
            )}
          />
          {unit && (
            <span
              aria-hidden
              className="pointer-events-none absolute inset-y-0 right-4 grid place-items-center text-sm text-faint"
            >
              {unit}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
