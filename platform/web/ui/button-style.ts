import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const shared =
  'relative inline-flex max-w-full items-center justify-center gap-2 rounded-control font-semibold ' +
  // Letters may be twice as large and wrap; an icon stays as it is.
  'text-center break-words [&>svg]:shrink-0 ' +
  'select-none transition-[filter,background-color,border-color,transform,opacity] duration-150 ' +
  'motion-safe:active:scale-[0.98] disabled:pointer-events-none disabled:opacity-50 ' +
  'aria-disabled:opacity-85';

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-accent-gradient text-on-solid hover:brightness-110 ' +
    'shadow-[0_12px_32px_-16px_var(--vivid-1)] inset-shadow-[0_1px_0_#ffffff3d]',
  secondary:
    'bg-raised text-ink border border-line-strong/60 hover:bg-hover hover:border-line-strong',
  ghost: 'text-accent hover:bg-hover',
  danger: 'bg-danger-solid text-on-solid hover:brightness-110',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-4 text-sm',
  md: 'min-h-12 px-5 py-2 text-base',
  lg: 'min-h-14 px-6 py-3 text-lg',
};

/** The look of a button; a link that leads on may wear it too. */
export function buttonStyle(options: {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  fullWidth?: boolean | undefined;
  className?: string | undefined;
}): string {
  const { variant = 'primary', size = 'md', fullWidth, className } = options;
  return classNames(shared, variants[variant], sizes[size], fullWidth && 'w-full', className);
}
