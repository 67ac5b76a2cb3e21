import { useState } from 'react';
import { kcalOf } from '#features/food-log/rules/item/exact-energy.ts';
import { scaleFigures } from '#features/food-log/rules/item/figures.ts';
import { useEnergyText } from '#features/food-log/web/public.ts';
import { FoodPicker } from '#features/food-picker/web/public.ts';
import { type Eatable, toLoggedPortion } from '#features/foods/rules/amounts/portion.ts';
import {
  AmountFields,
  amountProblem,
  eatableResult,
  type FoodFound,
  startAmount,
} from '#features/foods/web/public.ts';
import { foodMeal } from '#features/meal-plans/rules/added-meal.ts';
import { ExpectingMark } from '#features/meal-plans/web/public.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { addText } from '../../messages/adding.ts';
import type { AddPartProps } from './add-place.ts';

/** A single food to plan, with an amount. */
export function FoodPart({ place, onAdd }: AddPartProps) {
  const [found, setFound] = useState<FoodFound | null>(null);
  const eatable = found && eatableResult(found);
  if (!found) {
    return (
      <FoodPicker
        label={addText.searchFoods}
        meal={place.slot.kind}
        allows={(one) => eatableResult(one) !== null}
        onChoose={setFound}
      />
    );
  }
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center justify-between gap-3">
        <bdi className="min-w-0 font-semibold wrap-anywhere">{found.name}</bdi>
        <Button size="sm" variant="secondary" onClick={() => setFound(null)}>
          {addText.other}
        </Button>
      </p>
      <ExpectingMark
        of={(check) => check.ofFood({ foodId: eatable?.foodId ?? null, name: found.name })}
      />
      {eatable ? (
        <FoodAmount key={found.key} eatable={eatable} place={place} onAdd={onAdd} />
      ) : (
        <p className="text-muted">{addText.cannotMeasure}</p>
      )}
    </div>
  );
}

function FoodAmount({ eatable, place, onAdd }: AddPartProps & { eatable: Eatable }) {
  const energyText = useEnergyText();
  const form = useForm({
    start: { amount: startAmount(eatable) },
    check: ({ amount }) => {
      const { measure, eaten } = amount;
      if (eaten === null || amountProblem(eatable, amount)) return {};
      return { content: toLoggedPortion(eatable, measure, eaten) };
    },
    send: async (item) => onAdd(foodMeal(place, item)),
  });
  const { amount } = form.draft;
  const calories =
    amount.eaten === null ? null : kcalOf(scaleFigures(eatable.figures, amount.eaten));
  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      <AmountFields
        eatable={eatable}
        amount={amount}
        checked={form.isTried}
        onChange={(next) => form.change({ amount: next })}
      />
      <p role="status" className="tabular text-muted">
        {calories === null ? '' : energyText(calories)}
      </p>
      <Button type="submit" fullWidth>
        {addText.add}
      </Button>
    </Form>
  );
}
