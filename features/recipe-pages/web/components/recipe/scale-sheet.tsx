import { useId } from 'react';
import { scaleByAmount } from '#features/recipe-book/rules/scale-recipe.ts';
import type { RecipeLine } from '#features/recipes/rules/own-recipe.ts';
import { parseDecimal } from '#platform/web/forms/decimal.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { ingredientsText } from '../../messages/recipe.ts';

type ScaleSheetProps = {
  ingredients: readonly RecipeLine[];
  onScale: (factor: number) => void;
  onClose: () => void;
};

/** "I have 700 g of this": the rest of the recipe follows. */
export function ScaleSheet({ ingredients, onScale, onClose }: ScaleSheetProps) {
  const formId = useId();
  const weighed = ingredients
    .flatMap(({ id, text, food, grams }) =>
      grams !== null && grams > 0 ? [{ id, name: food?.name ?? text, grams }] : [],
    )
    .toSorted((a, b) => b.grams - a.grams);
  const form = useForm({
    start: { id: weighed[0]?.id ?? '', grams: '' },
    check: (draft) => {
      const grams = parseDecimal(draft.grams);
      const chosen = weighed.find(({ id }) => id === draft.id);
      const factor =
        chosen && typeof grams === 'number' ? scaleByAmount(chosen.grams, grams) : null;
      return {
        content: factor,
        errors: { grams: factor === null && ingredientsText.amountNeeded },
      };
    },
    send: async (factor) => onScale(factor),
  });
  const chosen = weighed.find(({ id }) => id === form.draft.id);
  return (
    <Dialog
      open
      toType
      onOpenChange={onClose}
      title={ingredientsText.haveTitle}
      description={ingredientsText.haveLead}
      footer={
        <Button type="submit" form={formId}>
          {ingredientsText.scale}
        </Button>
      }
    >
      <Form form={form} id={formId} className="grid gap-4">
        <SelectField
          label={ingredientsText.which}
          options={weighed.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.text('id')}
        />
        <NumberField
          label={ingredientsText.amount}
          unit={ingredientsText.unitGrams}
          hint={chosen && ingredientsText.uses(`${Math.round(chosen.grams)} g`)}
          {...form.value('grams')}
        />
      </Form>
    </Dialog>
  );
}
