import { useState } from 'react';
import type { MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import { kcalOf } from '#features/food-log/rules/item/exact-energy.ts';
import { scaleFigures } from '#features/food-log/rules/item/figures.ts';
import { chooseMeal, joinFacts, MealChoice, useEnergyText } from '#features/food-log/web/public.ts';
import { type Eatable, toLoggedPortion } from '#features/foods/rules/amounts/portion.ts';
import {
  AmountFields,
  amountProblem,
  startAmount,
  useLogFoods,
} from '#features/foods/web/public.ts';
import { portionOf } from '#features/recipes/rules/recipe-portion.ts';
import type { RecipeView } from '#features/recipes/rules/recipe-views.ts';
import { useRecipe } from '#features/recipes/web/public.ts';
import { newId } from '#platform/shared/ids.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { eatableOfDish } from '../../rules/dish-portion.ts';
import { type DishPlace, useDishPlace } from '../api.ts';
import { logRecipeText } from '../messages/cooked.ts';
import { RecipeAway } from './recipe-away.tsx';

type LogRecipeSheetProps = {
  recipeId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** left out: today, to the meal of the hour */
  at?: DishPlace | undefined;
};

/** Logs a recipe by serving or gram, without cooking it. */
export function LogRecipeSheet(props: LogRecipeSheetProps) {
  const { recipeId, open, onOpenChange, at } = props;
  const view = useRecipe(recipeId);
  const today = useToday();
  const place = useDishPlace(at);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      toType
      title={<bdi>{view?.recipe.name ?? logRecipeText.action}</bdi>}
      description={place.day === today ? undefined : dayName(place.day, today)}
    >
      {view && <LogForm view={view} at={place} onDone={() => onOpenChange(false)} />}
      {view === null && <RecipeAway />}
    </Dialog>
  );
}

/** A recipe as it is logged: figures of one serving. */
function eatableOfRecipe({ id, recipe, summary }: RecipeView): Eatable | null {
  const one = portionOf({ id, name: recipe.name }, summary, { servings: 1 });
  const { gramsPerServing } = summary;
  return one && eatableOfDish({ id, name: recipe.name, figures: one, gramsPerServing });
}

type LogFormProps = {
  view: RecipeView;
  at: DishPlace;
  onDone: () => void;
};

function LogForm({ view, at, onDone }: LogFormProps) {
  const eatable = eatableOfRecipe(view);
  return eatable && <EatableForm eatable={eatable} at={at} onDone={onDone} />;
}

type EatableFormProps = Omit<LogFormProps, 'view'> & { eatable: Eatable };

function EatableForm({ eatable, at, onDone }: EatableFormProps) {
  const energyOf = useEnergyText();
  const [id] = useState(newId);
  const save = useLogFoods();
  const form = useForm({
    start: { amount: startAmount(eatable), meal: null as MealType | null },
    check: ({ amount, meal }) => {
      const mealType = meal ?? at.meal;
      const { measure, eaten } = amount;
      if (mealType === null) return { errors: { meal: chooseMeal } };
      if (eaten === null || amountProblem(eatable, amount)) return {};
      const item = toLoggedPortion(eatable, measure, eaten);
      return { content: { ...item, date: at.day, mealType } };
    },
    send: (content) => save.mutateAsync([{ id, origin: 'recipe', content }]),
    onSent: onDone,
  });
  const { eaten } = form.draft.amount;
  const figures = eaten === null ? null : scaleFigures(eatable.figures, eaten);
  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      <AmountFields
        eatable={eatable}
        amount={form.draft.amount}
        checked={form.isTried}
        onChange={(amount) => form.change({ amount })}
      />
      <MealChoice {...form.value('meal')} value={form.draft.meal ?? at.meal} />
      <p role="status" className="tabular text-muted">
        {figures && joinFacts(energyOf(kcalOf(figures), logRecipeText.noFigures))}
      </p>
      <Button type="submit" fullWidth pending={form.pending}>
        {logRecipeText.action}
      </Button>
    </Form>
  );
}
