import { useFormState } from 'react-hook-form';
import { Button } from '#platform/web/ui/button.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { NUTRIENTS, type NutrientKey } from '../../rules/nutrients.ts';
import { type EntryControl, FigureField } from './figure-field.tsx';

const FIELDS = [
  ['fiber', 'Fibre'],
  ['sugar', 'Sugar'],
  ['saturatedFat', 'Saturated fat'],
  ['transFat', 'Trans fat'],
  ['sodium', 'Sodium'],
  ['cholesterol', 'Cholesterol'],
] as const satisfies readonly (readonly [NutrientKey, string])[];

type MoreNutrientsProps = {
  control: EntryControl;
  /** empties the given fields: what they hold is not known */
  onUnknown: (keys: readonly NutrientKey[]) => void;
};

/** Rarely used nutrients, collapsed unless one has an error. */
export function MoreNutrients({ control, onUnknown }: MoreNutrientsProps) {
  const { errors } = useFormState({ control });
  return (
    <Disclosure label="More nutrients" needed={FIELDS.some(([key]) => errors[key])}>
      <div className="grid grid-cols-2 gap-3">
        {FIELDS.map(([key, label]) => (
          <FigureField
            key={key}
            control={control}
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
        onClick={() => onUnknown(FIELDS.map(([key]) => key))}
      >
        I don't know these
      </Button>
    </Disclosure>
  );
}
