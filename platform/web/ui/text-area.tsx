import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { controlStyle, Field } from './field.tsx';

type TextAreaProps = ComponentProps<'textarea'> & {
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
};

/** Several lines of text; grows with what is typed. */
export function TextArea({ label, error, hint, className, required, ...area }: TextAreaProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(ids) => (
        <textarea
          rows={3}
          {...area}
          {...ids}
          className={classNames(
            controlStyle,
            'field-sizing-content max-h-72 min-h-24 resize-none py-3',
            className,
          )}
        />
      )}
    </Field>
  );
}
