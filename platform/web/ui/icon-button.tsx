import type { ComponentProps, ReactNode } from 'react';
import { BusyMark } from './busy-mark.tsx';
import { classNames } from './class-names.ts';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** Accessible name and tooltip. */
  label: string;
  icon: ReactNode;
  /** The act is under way: it cannot be started again, and the focus stays where it is. */
  pending?: boolean | undefined;
};

export const iconButtonStyle =
  // Pixels: the drawing does not grow with the text, so its box need not either.
  'relative inline-grid size-[44px] shrink-0 place-items-center rounded-control text-muted ' +
  'transition-colors duration-150 hover:bg-hover hover:text-ink disabled:opacity-50';

export function IconButton({ label, icon, pending, className, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={pending ? undefined : onClick}
      className={classNames(iconButtonStyle, className)}
    >
      {pending ? <BusyMark /> : icon}
    </button>
  );
}
