import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';

type LinkButtonProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** of the history's entry it leads to */
  state?: unknown;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: ReactNode;
  fullWidth?: boolean | undefined;
};

/** A link that looks like a button: it leads to another page of the app. */
export function LinkButton(props: LinkButtonProps) {
  const { variant, size, icon, fullWidth, className, children, ...rest } = props;
  return (
    <Link {...rest} className={buttonStyle({ variant, size, fullWidth, className })}>
      {icon}
      {children}
    </Link>
  );
}
