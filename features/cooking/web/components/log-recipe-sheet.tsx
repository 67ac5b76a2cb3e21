import { useState } from 'react';
import { type MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import { kcalOf } from '#features/food-log/rules/item/exact-energy.ts';
import { scaleFigures } from '#features/food-log/rules/item/figures.ts';
import { mealAt } from '#features/food-log/rules/meal-at.ts';
import { joinFacts, MealChoice, useEnergyText } from '#features/food-log/web/public.ts';
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
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { localTime } from '#platform/web/time/local-clock.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { eatableOfDish } from '../../rules/dish-portion.ts';
import { logRecipeText } from '../messages/cooked.ts';
import { RecipeAway } from './recipe-away.tsx';

type LogRecipeSheetProps = {
  recipeId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** left out: today */
  day?: CalendarDay | undefined;
  /** left out: the meal of the hour */
  meal?: MealType | undefined;
};

/** Logs a recipe by serving or gram, without cooking it. */
export function LogRecipeSheet(props: LogRecipeSheetProps) {
  const { recipeId, open, onOpenChange } = props;
  const view = useRecipe(recipeId);
  const today = useToday();
  const day = props.day ?? today;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      toType
      title={<bdi>{view?.recipe.name ?? logRecipeText.action}</bdi>}
      description={day === today ? undefined : dayName(day, today)}
    >
      {view && (
        <LogForm view={view} day={day} meal={props.meal} onDone={() => onOpenChange(false)} />
      )}
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
  day: CalendarDay;
  meal: MealType | undefined;
  onDone: () => void;
};

function LogForm({ view, day, meal, onDone }: LogFormProps) {
  const eatable = eatableOfRecipe(view);
  return eatable && <EatableForm eatable={eatable} day={day} meal={meal} onDone={onDone} />;
}

type EatableFormProps = Omit<LogFormProps, 'view'> & { eatable: Eatable };

function EatableForm({ eatable, day, meal, onDone }: EatableFormProps) {
  const energyOf = useEnergyText();
  const [id] = useState(newId);
  const [mealNow] = useState(() => mealAt(localTime(new Date())));
  const save = useLogFoods();
  const form = useForm({
    start: { amount: startAmount(eatable), meal: meal ?? mealNow },
    check: ({ amount, meal }) => {
      const { measure, eaten } = amount;
      if (eaten === null || amountProblem(eatable, amount)) return {};
      const item = toLoggedPortion(eatable, measure, eaten);
      return { content: { ...item, date: day, mealType: meal } };
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
      <MealChoice {...form.value('meal')} />
      <p role="status" className="tabular text-muted">
        {figures && joinFacts(energyOf(kcalOf(figures), logRecipeText.noFigures))}
      </p>
      <Button type="submit" fullWidth pending={form.pending}>
        {logRecipeText.action}
      </Button>
    </Form>
  );
}
