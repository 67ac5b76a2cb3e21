import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { explainError } from '../api-client/api-error.ts';
import { StatusMessage } from '../ui/status-message.tsx';
import type { Form as FormState } from './use-form.ts';

type FormProps = {
  form: { submit: () => void; element?: RefObject<HTMLFormElement | null> };
  /** For a button outside the form. */
  id?: string;
  role?: 'search';
  className?: string;
  children: ReactNode;
};

/** The form element of `useForm`, or of one box whose text is kept elsewhere. */
export function Form({ form: { element, submit }, children, ...look }: FormProps) {
  return (
    <form
      {...look}
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
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
