import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { controlStyle, Field } from './field.tsx';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'children' | 'defaultValue' | 'value'> & {
  label: ReactNode;
  value: string;
  options: readonly { value: string; label: string }[];
  error?: string | undefined;
  hint?: ReactNode;
};

/**
 * The browser's own list: phones show their own picker, which everybody knows. A `select` cannot break its
 * value into lines; with large letters on a narrow screen it would be cut off, so a box behind it shows it.
 */
export function SelectField(props: SelectFieldProps) {
  const { label, options, error, hint, className, required, ...select } = props;
  const chosen = options.find(({ value }) => value === select.value);
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(ids) => (
        <span className="relative grid">
          <select
            {...select}
            {...ids}
            className="peer col-start-1 row-start-1 size-full min-h-12 min-w-0 cursor-pointer appearance-none opacity-0 disabled:cursor-default"
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} className="bg-surface text-ink">
                {option.label}
              </option>
            ))}
          </select>
          <span
            aria-hidden
            data-shown={chosen?.label ?? ''}
            className={classNames(controlStyle, shownStyle, className)}
          />
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

const shownStyle =
  'pointer-events-none col-start-1 row-start-1 flex items-center py-2.5 pr-[44px] wrap-anywhere ' +
  'after:content-[attr(data-shown)] peer-hover:border-muted peer-focus-visible:border-transparent ' +
  'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-0 peer-focus-visible:outline-(--text-1) ' +
  'peer-aria-invalid:border-danger peer-disabled:opacity-60';
