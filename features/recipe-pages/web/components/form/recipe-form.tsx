import type { ReactNode } from 'react';
import { RECIPE_SLOTS } from '#features/recipe-book/rules/recipe.ts';
import type { RecipeFoods } from '#features/recipes/rules/recipe-food.ts';
import {
  MAX_DESCRIPTION_CHARACTERS,
  MAX_NAME_CHARACTERS,
} from '#features/recipes/rules/recipe-limits.ts';
import { SLOT_NAMES } from '#features/recipes/web/public.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { SaveBar } from '#platform/web/forms/save-bar.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { TickChip } from '#platform/web/ui/tick-chip.tsx';
import { formText } from '../../messages/form.ts';
import { IngredientFields } from './ingredient-fields.tsx';
import { LiveFigures } from './live-figures.tsx';
import { MORE_FIELDS, MoreFields } from './more-fields.tsx';
import type { RecipeForm as RecipeFormState } from './use-recipe-form.ts';

type RecipeFormProps = {
  form: RecipeFormState;
  action: string;
  /** Foods of the recipe as it was stored. */
  foods: RecipeFoods;
  children?: ReactNode;
};

/** A recipe: its name, ingredients and steps; the rest is folded below. */
export function RecipeForm({ form, action, foods, children }: RecipeFormProps) {
  const { draft, change, errors } = form;
  return (
    <Form
      form={form}
      // Keep a focused field clear of the save bar and the tab bar.
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:gap-5"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-5">
        {children}
        <FormProblem form={form} />
        <Card title={formText.about}>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <TextField
              label={formText.name}
              required
              autoComplete="off"
              dir="auto"
              maxLength={MAX_NAME_CHARACTERS}
              placeholder={formText.namePlaceholder}
              {...form.text('name')}
            />
            <TextArea
              label={formText.description}
              dir="auto"
              rows={2}
              maxLength={MAX_DESCRIPTION_CHARACTERS}
              {...form.text('description')}
            />
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-4">
              <NumberField label={formText.servings} required {...form.value('servings')} />
              <TextField
                label={formText.servingsNote}
                dir="auto"
                maxLength={80}
                placeholder={formText.servingsNotePlaceholder}
                {...form.text('servingsNote')}
              />
              <NumberField
                label={formText.totalMinutes}
                unit={formText.min}
                {...form.value('totalMinutes')}
              />
              <NumberField
                label={formText.activeMinutes}
                unit={formText.min}
                {...form.value('activeMinutes')}
              />
            </div>
            <fieldset className="min-w-0">
              <legend className="mb-1.5 text-sm font-medium text-muted">{formText.slots}</legend>
              <div className="flex flex-wrap gap-2">
                {RECIPE_SLOTS.map((slot) => (
                  <TickChip
                    key={slot}
                    label={SLOT_NAMES[slot]}
                    checked={draft.slots.includes(slot)}
                    onToggle={() =>
                      change({
                        slots: RECIPE_SLOTS.filter(
                          (one) => draft.slots.includes(one) !== (one === slot),
                        ),
                      })
                    }
                  />
                ))}
              </div>
            </fieldset>
          </div>
        </Card>
        <IngredientFields form={form} />
        <Card title={formText.method}>
          <TextArea
            label={formText.steps}
            hint={formText.stepsHint}
            dir="auto"
            rows={6}
            className="max-h-[60vh]"
            {...form.text('steps')}
          />
        </Card>
        <Card>
          <Disclosure
            label={formText.more}
            needed={MORE_FIELDS.some((field) => errors[field] !== undefined)}
          >
            <MoreFields form={form} />
          </Disclosure>
        </Card>
      </div>
      <div className="lg:sticky lg:top-4">
        <LiveFigures form={form} foods={foods} />
      </div>
      <div className="lg:col-span-2">
        <SaveBar label={action} pending={form.pending} />
      </div>
    </Form>
  );
}
