import { ChevronDown } from 'lucide-react';
import { classNames } from './class-names.ts';

type FilterChipProps = {
  label: string;
  value: string | null;
  options: readonly { value: string; label: string }[];
  onValueChange: (value: string | null) => void;
};

/** A filter as a pill: the browser's own list behind it, its choice written on it. */
export function FilterChip({ label, value, options, onValueChange }: FilterChipProps) {
  const chosen = options.find((option) => option.value === value);
  return (
    <span className="relative inline-flex max-w-full">
      <select
        aria-label={label}
        value={value ?? ''}
        onChange={(event) => onValueChange(event.target.value || null)}
        // Over the pill, and no wider than it: a select is as wide as its longest option.
        className="peer absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
      >
        <option value="" className="bg-surface text-ink">
          {label}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-surface text-ink">
            {option.label}
          </option>
        ))}
      </select>
      <span
        aria-hidden
        className={classNames(
          'pointer-events-none inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 text-sm font-medium',
          'transition-colors duration-150 peer-hover:bg-hover',
          'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent',
          chosen
            ? 'border-accent bg-accent-soft text-ink'
            : 'border-line-strong/60 bg-surface text-muted',
        )}
      >
        <span className="min-w-0 break-words">{chosen?.label ?? label}</span>
        <ChevronDown size={16} className="shrink-0 text-faint" />
      </span>
    </span>
  );
}
