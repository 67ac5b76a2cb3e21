import type { ReactNode } from 'react';
import { classNames } from '#platform/web/ui/class-names.ts';

type ToggleChipProps = {
  pressed: boolean;
  onPress: () => void;
  /** What is read out when the chip shows only a short form. */
  label?: string | undefined;
  /** In a grid, where the cell gives the width. */
  narrow?: boolean;
  children: ReactNode;
};

/** A small choice that goes on and off. */
export function ToggleChip({ pressed, onPress, label, narrow, children }: ToggleChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={classNames(
        'tabular relative min-h-12 rounded-control border font-medium transition-colors duration-150',
        narrow ? 'min-w-0 px-1 text-sm' : 'min-w-12 px-3',
        pressed
          ? 'border-accent bg-accent-soft text-ink'
          : 'border-line bg-raised text-muted hover:bg-hover hover:text-ink',
      )}
    >
      {label ? (
        <>
          <span aria-hidden>{children}</span>
          <span className="sr-only">{label}</span>
        </>
      ) : (
        children
      )}
    </button>
  );
}
