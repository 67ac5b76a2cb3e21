import { useMemo } from 'react';
import { Figures, TypedFigures, useUnits } from '#features/account/web/public.ts';
import { sumText } from '#features/food-log/rules/item/coverage-text.ts';
import { MACRO_LOOKS, useEnergyText } from '#features/food-log/web/public.ts';
import { summariseOwnRecipe } from '#features/recipes/rules/own-summary.ts';
import type { RecipeFoods } from '#features/recipes/rules/recipe-food.ts';
import { nameOfAllergen, useBookFoods } from '#features/recipes/web/public.ts';
import { formatList } from '#platform/shared/format-list.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { toRecipeLines } from '../../../rules/draft-lines.ts';
import { liveText } from '../../messages/form.ts';
import { allergenText, figuresText } from '../../messages/recipe.ts';
import { servingsOf } from './recipe-draft.ts';
import type { RecipeForm } from './use-recipe-form.ts';

const TYPED_FIELDS = ['typedEnergy', 'typedProtein', 'typedCarbs', 'typedFat'] as const;

/** Figures of one serving, typed where no ingredients are listed. */
function TypedFields({ form }: { form: RecipeForm }) {
  const { energyUnit } = useUnits();
  const grams = liveText.grams;
  return (
    <TypedFigures
      label={liveText.title}
      needed={TYPED_FIELDS.some((field) => form.errors[field] !== undefined)}
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-4">
        <NumberField
          label={liveText.energy}
          unit={energyUnit === 'kj' ? 'kJ' : 'kcal'}
          {...form.value('typedEnergy')}
        />
        <NumberField label={liveText.protein} unit={grams} {...form.value('typedProtein')} />
        <NumberField label={liveText.carbs} unit={grams} {...form.value('typedCarbs')} />
        <NumberField label={liveText.fat} unit={grams} {...form.value('typedFat')} />
      </div>
    </TypedFigures>
  );
}

/** What the ingredients come to while they are typed. What is not known stays out and is counted. */
export function LiveFigures({ form, foods }: { form: RecipeForm; foods: RecipeFoods }) {
  const energyText = useEnergyText();
  const { data: book } = useBookFoods();
  const { lines, servings, slots } = form.draft;
  const ingredients = useMemo(() => toRecipeLines(lines), [lines]);
  const summary = useMemo(
    () =>
      summariseOwnRecipe(
        { ingredients, servings: servingsOf(servings) ?? 1, slots: [...slots], typed: null },
        { ...book, ...foods, ...form.found },
      ),
    [ingredients, servings, slots, book, foods, form.found],
  );
  const { figures, allergens } = summary;
  return (
    <Card title={liveText.title}>
      {ingredients.length === 0 ? (
        <>
          <p className="mb-3 text-muted">{liveText.waiting}</p>
          <TypedFields form={form} />
        </>
      ) : (
        <div className="grid gap-3">
          <Figures>
            <p>
              <span className="tabular text-2xl font-semibold">
                {energyText(figures.calories, figuresText.unknown)}
              </span>
              {figures.calories.known < figures.calories.of && (
                <span className="block text-sm text-muted">
                  {figuresText.from(figures.calories.known, figures.calories.of)}
                </span>
              )}
            </p>
            <dl className="flex flex-wrap gap-x-6 gap-y-2">
              {MACRO_LOOKS.map(({ key, name, colour }) => (
                <div key={key}>
                  <dt className="flex items-center gap-1.5 text-sm text-muted">
                    <span aria-hidden className={`size-2 shrink-0 rounded-full ${colour}`} />
                    {name}
                  </dt>
                  <dd className="tabular font-semibold">{sumText(figures[key], 'g')}</dd>
                </div>
              ))}
            </dl>
          </Figures>
          <p className="text-sm">
            <span className="text-muted">{allergenText.contains}: </span>
            {allergens.contains.length === 0
              ? allergenText.nothingKnown
              : formatList(allergens.contains.map(nameOfAllergen))}
          </p>
          {allergens.unknown.length > 0 && (
            <p className="text-sm text-muted">
              {allergenText.notRecognised(allergens.unknown.length)}
            </p>
          )}
        </div>
      )}
    </Card>
  );
}
