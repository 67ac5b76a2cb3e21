import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { controlStyle, Field } from './field.tsx';

type TextFieldProps = ComponentProps<'input'> & {
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
};

/** With large text on a narrow screen the browser would cut the year. */
const wholeDate = 'px-[min(1rem,4vw)]! text-[min(1rem,8vw)]!';

export function TextField({ label, error, hint, className, required, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(ids) => (
        <input
          {...input}
          {...ids}
          className={classNames(controlStyle, input.type === 'date' && wholeDate, className)}
        />
      )}
    </Field>
  );
}
