import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { BusyMark } from './busy-mark.tsx';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** The act is under way: it cannot be started again, and the focus stays where it is. */
  pending?: boolean | undefined;
  icon?: ReactNode;
  fullWidth?: boolean | undefined;
};

export function Button(props: ButtonProps) {
  const { variant, size, pending, icon, fullWidth, className, children, onClick, ...rest } = props;
  // A `disabled` button loses the focus; one that is only busy must keep it.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={buttonStyle({ variant, size, fullWidth, className })}
      onClick={press}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
    >
      {pending ? <BusyMark /> : icon}
      {children}
    </button>
  );
}
