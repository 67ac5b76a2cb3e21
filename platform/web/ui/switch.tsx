import { Switch as BaseSwitch } from '@base-ui/react/switch';
import { type ReactNode, useId } from 'react';

type SwitchProps = {
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  description?: ReactNode;
  disabled?: boolean | undefined;
};

/** On or off, at once: nothing needs saving. */
export function Switch({ label, checked, onCheckedChange, description, disabled }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4">
      <label htmlFor={id} className="min-w-0 flex-[1_1_8rem] py-2">
        <span id={`${id}-label`} className="block font-medium">
          {label}
        </span>
        {description && (
          <span id={`${id}-description`} className="block text-sm text-muted">
            {description}
          </span>
        )}
      </label>
      <BaseSwitch.Root
        id={id}
        checked={checked}
        disabled={disabled ?? false}
        onCheckedChange={(next) => onCheckedChange(next)}
        aria-labelledby={`${id}-label`}
        aria-describedby={description ? `${id}-description` : undefined}
        className="group relative ml-auto inline-flex h-11 w-14 shrink-0 items-center justify-center rounded-full disabled:opacity-50"
      >
        <span
          aria-hidden
          className="block h-8 w-14 rounded-full border border-line-strong bg-sunken transition-colors duration-150 group-data-checked:border-transparent group-data-checked:bg-accent-gradient"
        />
        <BaseSwitch.Thumb className="absolute left-1 size-6 rounded-full bg-line-strong transition-transform duration-200 ease-out-soft data-checked:translate-x-6 data-checked:bg-white" />
      </BaseSwitch.Root>
    </div>
  );
}
