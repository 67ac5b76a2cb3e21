import { Button } from '#platform/web/ui/button.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { MINOR_NUTRIENTS, NUTRIENT_NAMES } from '../../../rules/item/nutrient-groups.ts';
import { NUTRIENTS } from '../../../rules/item/nutrients.ts';
import type { EntryFormState } from '../entry/use-entry-form.ts';
import { FigureField } from './figure-field.tsx';

const NOT_KNOWN = Object.fromEntries(MINOR_NUTRIENTS.map((key) => [key, '']));

/** Rarely used nutrients, collapsed unless one has an error. */
export function MoreNutrients({ form }: { form: EntryFormState }) {
  return (
    <Disclosure label="More nutrients" needed={MINOR_NUTRIENTS.some((key) => form.errors[key])}>
      <div className="grid grid-cols-2 gap-3">
        {MINOR_NUTRIENTS.map((key) => (
          <FigureField
            key={key}
            form={form}
            name={key}
            label={NUTRIENT_NAMES[key]}
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
