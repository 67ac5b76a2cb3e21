import { useNumbersHidden, useUnits } from '#features/account/web/public.ts';
import { outMeal } from '#features/meal-plans/rules/added-meal.ts';
import { kjToKcal } from '#platform/shared/units.ts';
import { parseDecimal } from '#platform/web/forms/decimal.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { addText } from '../../messages/adding.ts';
import type { AddPartProps } from './add-place.ts';

const MAX_TITLE = 200;
const MAX_KCAL = 20_000;

/** Eating out: where, and its energy if it is known. */
export function OutPart({ place, onAdd }: AddPartProps) {
  const { energyUnit } = useUnits();
  const numbersHidden = useNumbersHidden();
  const form = useForm({
    start: { title: '', energy: '' },
    check: ({ title, energy }) => {
      const typed = parseDecimal(energy);
      if (typed === 'invalid') return { errors: { energy: addText.energyWrong } };
      const kcal = typed === null ? null : energyUnit === 'kj' ? kjToKcal(typed) : typed;
      if (kcal !== null && (kcal < 0 || kcal > MAX_KCAL)) {
        return { errors: { energy: addText.energyWrong } };
      }
      return { content: { title: title.trim() || addText.wherePlaceholder, kcal } };
    },
    send: async ({ title, kcal }) => onAdd(outMeal(place, title, kcal)),
  });
  return (
    <Form form={form} className="grid min-h-80 grid-cols-1 content-start gap-4">
      <TextField
        label={addText.where}
        placeholder={addText.wherePlaceholder}
        maxLength={MAX_TITLE}
        autoComplete="off"
        {...form.text('title')}
      />
      {!numbersHidden && (
        <NumberField
          label={addText.energy}
          unit={energyUnit === 'kj' ? 'kJ' : 'kcal'}
          {...form.value('energy')}
        />
      )}
      <Button type="submit" fullWidth>
        {addText.add}
      </Button>
    </Form>
  );
}
