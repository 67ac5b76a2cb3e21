import { Check } from 'lucide-react';
import { classNames } from './class-names.ts';

type TickChipProps = { label: string; checked: boolean; onToggle: () => void };

/** One of many things to tick, big enough for a thumb. */
export function TickChip({ label, checked, onToggle }: TickChipProps) {
  return (
    <label
      className={classNames(
        'relative inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border px-4 text-sm font-medium',
        'transition-colors duration-150',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        checked
          ? 'border-accent bg-accent-soft text-ink'
          : 'border-line-strong/60 bg-surface text-muted hover:bg-hover hover:text-ink',
      )}
    >
      <input
        type="checkbox"
        checked={checked}
        onChange={onToggle}
        className="absolute inset-y-0 left-0 w-8 cursor-pointer appearance-none opacity-0"
      />
      {checked && <Check aria-hidden size={16} strokeWidth={3} className="shrink-0 text-accent" />}
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </label>
  );
}
