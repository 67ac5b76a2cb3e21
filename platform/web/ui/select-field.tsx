import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { controlStyle, Field } from './field.tsx';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'children'> & {
  label: ReactNode;
  options: readonly { value: string; label: string }[];
  error?: string | undefined;
  hint?: ReactNode;
};

/** The browser's own list: phones show their own picker, which everybody knows. */
export function SelectField(props: SelectFieldProps) {
  const { label, options, error, hint, className, required, ...select } = props;
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(ids) => (
        <span className="relative block">
          <select
            {...select}
            {...ids}
            className={classNames(controlStyle, 'appearance-none truncate pr-11', className)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} className="bg-surface text-ink">
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            size={20}
            className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-muted"
          />
        </span>
      )}
    </Field>
  );
}
