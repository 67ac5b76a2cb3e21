import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import { controlStyle, Field } from './field.tsx';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
};

/** A password that can be looked at before it is sent. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, error, hint, className, required, ...input } = props;
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(ids) => (
        <span className="relative block">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...ids}
            type={visible ? 'text' : 'password'}
            className={classNames(controlStyle, 'pr-13', className)}
          />
          <button
            type="button"
            onClick={() => setVisible(!visible)}
            aria-label={visible ? 'Hide characters' : 'Show characters'}
            className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-control text-muted hover:text-ink"
          >
            <Icon aria-hidden size={20} />
          </button>
        </span>
      )}
    </Field>
  );
}
