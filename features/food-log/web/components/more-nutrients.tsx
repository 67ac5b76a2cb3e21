import { Button } from '#platform/web/ui/button.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { NUTRIENTS, type NutrientKey } from '../../rules/nutrients.ts';
import { FigureField } from './figure-field.tsx';
import type { EntryFormState } from './use-entry-form.ts';

const FIELDS = [
  ['fiber', 'Fibre'],
  ['sugar', 'Sugar'],
  ['saturatedFat', 'Saturated fat'],
  ['transFat', 'Trans fat'],
  ['sodium', 'Sodium'],
  ['cholesterol', 'Cholesterol'],
] as const satisfies readonly (readonly [NutrientKey, string])[];

const NOT_KNOWN = Object.fromEntries(FIELDS.map(([key]) => [key, '']));

/** Rarely used nutrients, collapsed unless one has an error. */
export function MoreNutrients({ form }: { form: EntryFormState }) {
  return (
    <Disclosure label="More nutrients" needed={FIELDS.some(([key]) => form.errors[key])}>
      <div className="grid grid-cols-2 gap-3">
        {FIELDS.map(([key, label]) => (
          <FigureField
            key={key}
            form={form}
            name={key}
            label={label}
            unit={NUTRIENTS[key]}
            step={1}
          />
        ))}
      </div>
      <Button
        variant="ghost"
        size="sm"
        className="mt-2 -ml-4"
        onClick={() => form.change(NOT_KNOWN)}
      >
        I don't know these
      </Button>
    </Disclosure>
  );
}
