import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** Read out, and shown as the tooltip: the icon alone says nothing to many. */
  label: string;
  icon: ReactNode;
};

export const iconButtonStyle =
  // Pixels: the drawing does not grow with the text, so its box need not either.
  'relative inline-grid size-[44px] shrink-0 place-items-center rounded-control text-muted ' +
  'transition-colors duration-150 hover:bg-hover hover:text-ink disabled:opacity-50';

export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(iconButtonStyle, className)}
    >
      {icon}
    </button>
  );
}
