import type { ReactNode } from 'react';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { formatParsed, type OwnFoodForm } from './use-own-food-form.ts';

/** Side by side where there is room for a figure of five digits, one below the other where there is not. */
export const FIGURES =
  'grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] items-start gap-3';

type OwnFoodFigureProps = {
  form: OwnFoodForm;
  /** the field's name among the errors */
  field: string;
  label: ReactNode;
  unit?: string | undefined;
  hint?: ReactNode;
  required?: boolean | undefined;
  value: string;
  onValueChange: (text: string) => void;
};

/** One figure of an own food. What was typed is written back as it was understood. */
export function OwnFoodFigure({ form, field, value, onValueChange, ...look }: OwnFoodFigureProps) {
  return (
    <NumberField
      {...look}
      name={field}
      value={value}
      error={form.errorOf(field)}
      onValueChange={onValueChange}
      onBlur={() => {
        const text = formatParsed(value);
        if (text !== value) onValueChange(text);
        form.touch(field);
      }}
      onFocus={(event) => event.target.select()}
    />
  );
}
