import { useDeferredValue, useState } from 'react';
import { scaleFigures } from '#features/food-log/rules/item/figures.ts';
import { useEnergyText } from '#features/food-log/web/public.ts';
import { type Eatable, toLoggedPortion } from '#features/foods/rules/amounts/portion.ts';
import {
  AmountFields,
  amountProblem,
  eatableResult,
  type FoodFound,
  startAmount,
  useFoodSearch,
} from '#features/foods/web/public.ts';
import { foodMeal } from '#features/meal-plans/rules/added-meal.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { localTime } from '#platform/web/time/local-clock.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { SearchBox } from '#platform/web/ui/search-box.tsx';
import { addText } from '../../messages/adding.ts';
import type { AddPartProps } from './add-place.ts';

/** A single food to plan, with an amount. */
export function FoodPart({ place, onAdd }: AddPartProps) {
  const [found, setFound] = useState<FoodFound | null>(null);
  const eatable = found && eatableResult(found);
  if (!found) return <FindFood place={place} onFound={setFound} />;
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center justify-between gap-3">
        <bdi className="min-w-0 font-semibold wrap-anywhere">{found.name}</bdi>
        <Button size="sm" variant="secondary" onClick={() => setFound(null)}>
          {addText.other}
        </Button>
      </p>
      {eatable ? (
        <FoodAmount key={found.key} eatable={eatable} place={place} onAdd={onAdd} />
      ) : (
        <p className="text-muted">{addText.cannotMeasure}</p>
      )}
    </div>
  );
}

type FindFoodProps = Pick<AddPartProps, 'place'> & { onFound: (found: FoodFound) => void };

function FindFood({ place: { slot }, onFound }: FindFoodProps) {
  const [text, setText] = useState('');
  const [openedAt] = useState(() => localTime(new Date()));
  const asked = useDeferredValue(text.trim());
  const search = useFoodSearch(asked, { meal: slot.kind, localTime: openedAt });
  const results = search.data?.results.filter((one) => eatableResult(one) !== null) ?? [];
  const status = () => {
    if (search.isError) return addText.notReached;
    if (results.length > 0 || asked === '') return '';
    return search.isFetching ? addText.searching : addText.noFood;
  };
  return (
    <search className="grid min-h-80 content-start gap-3">
      <div className="relative">
        <SearchBox
          label={addText.searchFoods}
          placeholder={addText.searchFoods}
          autoCapitalize="none"
          maxLength={200}
          value={text}
          onValueChange={setText}
        />
      </div>
      <p role="status" className="text-muted empty:hidden">
        {status()}
      </p>
      <ul className="-mx-2">
        {results.map((one) => (
          <li key={one.key}>
            <button
              type="button"
              onClick={() => onFound(one)}
              className="flex min-h-12 w-full items-center rounded-control px-2 py-2 text-left wrap-anywhere transition-colors duration-150 hover:bg-hover"
            >
              <span>
                <bdi className="font-medium">{one.name}</bdi>
                {one.brand && <bdi className="text-muted"> {one.brand}</bdi>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </search>
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
    amount.eaten === null ? null : scaleFigures(eatable.figures, amount.eaten).calories;
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
