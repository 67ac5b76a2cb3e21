import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { controlStyle, Field } from './field.tsx';

type TextFieldProps = ComponentProps<'input'> & {
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
};

export function TextField({ label, error, hint, className, required, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(ids) => <input {...input} {...ids} className={classNames(controlStyle, className)} />}
    </Field>
  );
}
