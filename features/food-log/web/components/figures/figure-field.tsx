import type { KeyboardEvent, ReactNode } from 'react';
import { formatDecimal, parseDecimal } from '#platform/web/forms/decimal.ts';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import type { NutrientKey } from '../../../rules/item/nutrients.ts';
import type { EntryFormState } from '../entry/use-entry-form.ts';

type FigureFieldProps = {
  form: EntryFormState;
  name: NutrientKey | 'quantity' | 'calories';
  label: string;
  unit?: string;
  hint?: ReactNode;
  required?: boolean;
  /** stands in a narrow column: leaves the digits more of the box */
  narrow?: boolean;
  /** what the up and down arrows add and take */
  step: number;
  /** hears of every change, beside the form */
  onTyped?: ((text: string) => void) | undefined;
};

const DIGITS = 4;

/** One figure of the entry form. What was typed is written back as it was understood. */
export function FigureField({ form, name, step, narrow, onTyped, ...look }: FigureFieldProps) {
  const { value: text, error, onValueChange } = form.value(name);
  const onChange = (next: string) => {
    onValueChange(next);
    onTyped?.(next);
  };

  const writeBack = () => {
    const value = parseDecimal(text);
    if (typeof value === 'number') onChange(formatDecimal(value, DIGITS));
  };
  const stepBy = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const value = parseDecimal(text) ?? 0;
    if (direction === undefined || value === 'invalid') return;
    event.preventDefault();
    onChange(formatDecimal(Math.max(0, value + direction * step), DIGITS));
  };

  return (
    <NumberField
      {...look}
      name={name}
      step={step}
      className={narrow ? 'pr-8! pl-3!' : undefined}
      value={text}
      error={error}
      onValueChange={onChange}
      onBlur={writeBack}
      onKeyDown={stepBy}
      onFocus={(event) => event.target.select()}
    />
  );
}
