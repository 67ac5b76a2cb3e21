import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useEarlyInput } from '../forms/early-input.ts';

/** Props that link a control to its label, hint and error. */
export type FieldIds = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  children: (ids: FieldIds) => ReactNode;
};

/** A label, a control, and below it the hint or what is wrong. */
export function Field({ label, hint, error, required, children }: FieldProps) {
  const id = useId();
  useEarlyInput(id);
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-muted">
        {label}
        {required && (
          <span aria-hidden className="text-accent">
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-sm text-faint">
          {hint}
        </p>
      )}
    </div>
  );
}

/** The look of every box one types into or chooses from. */
export const controlStyle =
  'w-full min-w-0 min-h-12 rounded-control border border-line-strong bg-field px-4 text-base text-ink ' +
  'placeholder:text-faint transition-colors duration-150 hover:border-muted ' +
  'focus-visible:border-transparent focus-visible:outline-2 focus-visible:outline-offset-0 ' +
  'aria-invalid:border-danger aria-invalid:focus-visible:outline-danger disabled:opacity-60';
