import type { BillingPeriod } from '#features/plans/rules.ts';

type BillingToggleProps = {
  /** The group's name in the page; toggles of different names are independent. */
  name: string;
  legend: string;
};

const options: readonly { value: BillingPeriod; label: string; note?: string }[] = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'annual', label: 'Annual', note: 'Save ~2 months' },
];

/**
 * Monthly or annual. Radio buttons: the styles of the nearest `data-billing-group` show the prices of
 * the chosen period, so that the choice needs no script.
 */
export function BillingToggle({ name, legend }: BillingToggleProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="inline-flex max-w-full flex-wrap rounded-[1.75rem] border border-line-strong/60 bg-sunken p-1">
        {options.map(({ value, label, note }) => (
          <label
            key={value}
            className="relative flex min-h-11 flex-wrap items-center gap-x-2 rounded-full px-4 text-muted transition-colors hover:text-ink has-checked:bg-ink has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent sm:px-5"
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === 'monthly'}
              data-billing-period
              className="sr-only"
            />
            <span className="font-semibold">{label}</span>
            {note && <span className="text-sm">{note}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
