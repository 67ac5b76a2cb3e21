import type { ReactNode } from 'react';
import { classNames } from '#platform/web/ui/class-names.ts';

type ToggleChipProps = {
  pressed: boolean;
  onPress: () => void;
  /** What is read out when the chip shows only a short form. */
  label?: string | undefined;
  children: ReactNode;
};

/** A small choice that goes on and off. */
export function ToggleChip({ pressed, onPress, label, children }: ToggleChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={label}
      onClick={onPress}
      className={classNames(
        'tabular min-h-12 min-w-12 rounded-control border px-3 font-medium transition-colors duration-150',
        pressed
          ? 'border-accent bg-accent-soft text-ink'
          : 'border-line bg-raised text-muted hover:bg-hover hover:text-ink',
      )}
    >
      {children}
    </button>
  );
}
