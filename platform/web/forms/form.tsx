import { type ReactNode, useEffect, useRef } from 'react';
import { explainError } from '../api-client/api-error.ts';
import { StatusMessage } from '../ui/status-message.tsx';
import type { Form as FormState } from './use-form.ts';

type FormProps = {
  form: Pick<FormState<unknown>, 'element' | 'submit'>;
  /** For a button outside the form. */
  id?: string;
  className?: string;
  children: ReactNode;
};

/** The form element of `useForm`. */
export function Form({ form, id, className, children }: FormProps) {
  return (
    <form ref={form.element} id={id} noValidate onSubmit={form.submit} className={className}>
      {children}
    </form>
  );
}

/** What the server refused, if no field shows it; takes the focus. */
export function FormProblem({ form }: { form: Pick<FormState<unknown>, 'failure'> }) {
  const { failure } = form;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure !== null) box.current?.focus();
  }, [failure]);
  if (failure === null) return null;
  return (
    <div ref={box} tabIndex={-1} className="rounded-card outline-none">
      <StatusMessage tone="error" title={explainError(failure)} />
    </div>
  );
}
