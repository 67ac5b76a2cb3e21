import type { KeyboardEvent, ReactNode } from 'react';
import { type Control, useController } from 'react-hook-form';
import { formatDecimal, parseDecimal } from '#platform/web/forms/decimal.ts';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import type { EntryDraft } from '../../rules/entry-draft.ts';
import type { NutrientKey } from '../../rules/nutrients.ts';
import type { EntryContent } from '../../rules/same-entry.ts';

export type EntryControl = Control<EntryDraft, unknown, EntryContent>;

type FigureFieldProps = {
  control: EntryControl;
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
export function FigureField({ control, name, step, narrow, onTyped, ...look }: FigureFieldProps) {
  const { field, fieldState } = useController({ control, name });
  const { ref, value: text, onBlur } = field;
  const onChange = (next: string) => {
    field.onChange(next);
    onTyped?.(next);
  };

  const writeBack = () => {
    const value = parseDecimal(text);
    if (typeof value === 'number') onChange(formatDecimal(value, DIGITS));
    onBlur();
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
      ref={ref}
      name={name}
      step={step}
      className={narrow ? 'pr-8! pl-3!' : undefined}
      value={text}
      error={fieldState.error?.message}
      onValueChange={onChange}
      onBlur={writeBack}
      onKeyDown={stepBy}
      onFocus={(event) => event.target.select()}
    />
  );
}
