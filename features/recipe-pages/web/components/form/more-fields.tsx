import { DISH_TYPES, type DishType } from '#features/recipe-book/rules/dish-types.ts';
import { CUISINES, type Cuisine, RECIPE_TAGS } from '#features/recipe-book/rules/recipe.ts';
import { MAX_NOTES_CHARACTERS } from '#features/recipes/rules/recipe-limits.ts';
import { DISH_NAMES, nameOfCuisine, nameOfTag } from '#features/recipes/web/public.ts';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { TickChip } from '#platform/web/ui/tick-chip.tsx';
import { formText } from '../../messages/form.ts';
import type { RecipeForm } from './use-recipe-form.ts';

/** Fields whose errors unfold this part. */
export const MORE_FIELDS = [
  'tags',
  'collections',
  'equipment',
  'fridgeDays',
  'freezerDays',
  'url',
] as const;

/** How it is made, stored, labelled and drawn. */
export function MoreFields({ form }: { form: RecipeForm }) {
  const { draft, change, errors } = form;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-sm font-medium text-muted">{formText.made}</legend>
        <div className="flex flex-wrap gap-2">
          {RECIPE_TAGS.map((tag) => (
            <TickChip
              key={tag}
              label={nameOfTag(tag)}
              checked={draft.made.includes(tag)}
              onToggle={() =>
                change({
                  made: draft.made.includes(tag)
                    ? draft.made.filter((one) => one !== tag)
                    : [...draft.made, tag],
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-4">
        <TextField
          label={formText.tags}
          hint={formText.tagsHint}
          dir="auto"
          {...form.text('tags')}
        />
        <TextField
          label={formText.collections}
          hint={formText.tagsHint}
          dir="auto"
          {...form.text('collections')}
        />
        <TextField
          label={formText.equipment}
          hint={formText.tagsHint}
          dir="auto"
          {...form.text('equipment')}
        />
        <SelectField
          label={formText.cuisine}
          options={[
            { value: '', label: formText.none },
            ...CUISINES.map((value) => ({ value, label: nameOfCuisine(value) })),
          ]}
          value={draft.cuisine}
          error={errors.cuisine}
          onChange={({ target }) => change({ cuisine: target.value as Cuisine | '' })}
        />
        <NumberField label={formText.fridge} unit={formText.days} {...form.value('fridgeDays')} />
        <NumberField label={formText.freezer} unit={formText.days} {...form.value('freezerDays')} />
        <SelectField
          label={formText.dish}
          options={[
            { value: '', label: formText.dishGuess },
            ...DISH_TYPES.map((value) => ({ value, label: DISH_NAMES[value] })),
          ]}
          value={draft.dish}
          error={errors.dish}
          onChange={({ target }) => change({ dish: target.value as DishType | '' })}
        />
        <TextField label={formText.source} type="url" inputMode="url" {...form.text('url')} />
      </div>
      <TextArea
        label={formText.notes}
        hint={formText.notesHint}
        dir="auto"
        maxLength={MAX_NOTES_CHARACTERS}
        {...form.text('notes')}
      />
    </div>
  );
}
