import { useEffect, useEffectEvent, useState } from 'react';
import { Figures } from '#features/account/web/public.ts';
import { joinFacts, useEnergyText } from '#features/food-log/web/public.ts';
import { plannedAmounts } from '#features/meal-plans/rules/day-sums.ts';
import { eaterOf, type PlanDay, type PlanMeal } from '#features/meal-plans/rules/plan-day.ts';
import { servesText } from '#features/meal-plans/rules/portion-text.ts';
import { ExpectingMark } from '#features/meal-plans/web/public.ts';
import type { RecipeRow } from '#features/recipes/rules/recipe-row.ts';
import { minutesText, RecipeImage } from '#features/recipes/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import type { SwapsAsked } from '../../hooks/use-make-week.ts';
import { swapText } from '../../messages/meal.ts';
import { effectText, planText } from '../../messages/plan.ts';

type SwapSheetProps = {
  day: PlanDay;
  meal: PlanMeal;
  place: string;
  personId: string;
  recipes: ReadonlyMap<string, RecipeRow>;
  /** there is nothing to plan with, at least now */
  cannotPlan: boolean;
  suggest: (asked: SwapsAsked) => void;
  onChoose: (meal: PlanMeal) => void;
  onClose: () => void;
};

/** Three other meals for a place, each with what the day then has. */
export function SwapSheet(props: SwapSheetProps) {
  const { day, meal, place, personId, recipes, cannotPlan, onChoose, onClose } = props;
  const [swaps, setSwaps] = useState<readonly PlanMeal[] | 'failed' | null>(null);
  const ask = () => {
    props.suggest({ onSwaps: setSwaps, onFailed: () => setSwaps('failed') });
  };
  const askAtFirst = useEffectEvent(ask);
  useEffect(() => askAtFirst(), []);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={swapText.title}
      description={
        <>
          <bdi>{meal.title}</bdi> · {place}
        </>
      }
    >
      {swaps === null && !cannotPlan && (
        <p role="status" className="flex items-center gap-2 text-muted">
          <Spinner />
          {swapText.looking}
        </p>
      )}
      {(swaps === 'failed' || (swaps === null && cannotPlan)) && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{swapText.failed}</p>
          <Button
            variant="secondary"
            onClick={() => {
              setSwaps(null);
              ask();
            }}
          >
            {swapText.again}
          </Button>
        </div>
      )}
      {Array.isArray(swaps) && swaps.length === 0 && <p className="text-muted">{swapText.none}</p>}
      {Array.isArray(swaps) && swaps.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {swaps.map((swap) => (
            <li key={swap.id}>
              <SwapRow
                swap={swap}
                personId={personId}
                recipe={recipes.get(swap.recipeId ?? '')}
                after={{ ...day, meals: [...day.meals.filter(({ id }) => id !== meal.id), swap] }}
                before={day}
                onChoose={() => onChoose(swap)}
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

type SwapRowProps = {
  swap: PlanMeal;
  personId: string;
  recipe: RecipeRow | undefined;
  before: PlanDay;
  after: PlanDay;
  onChoose: () => void;
};

function SwapRow({ swap, personId, recipe, before, after, onChoose }: SwapRowProps) {
  const energyText = useEnergyText();
  const portion = eaterOf(swap, personId)?.portion ?? 1;
  const { calories } = swap.perServing;
  const now = plannedAmounts(after, personId).amounts;
  const was = plannedAmounts(before, personId).amounts;
  const difference = (now.calories ?? 0) - (was.calories ?? 0);
  const protein = (now.protein ?? 0) - (was.protein ?? 0);
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex w-full flex-wrap items-start gap-3 rounded-card border border-line bg-surface p-3 text-left transition-colors duration-150 hover:border-line-strong hover:bg-hover"
    >
      <span
        aria-hidden
        className="block size-16 shrink-0 overflow-hidden rounded-control bg-raised"
      >
        {recipe && <RecipeImage recipe={recipe} className="size-full scale-112 object-cover" />}
      </span>
      <span className="min-w-0 flex-[1_1_9rem]">
        <bdi className="block leading-snug font-semibold wrap-anywhere">{swap.title}</bdi>
        <span className="tabular block text-sm text-muted">
          {joinFacts(
            servesText(portion),
            calories === null ? '' : energyText(calories * portion),
            swap.minutes !== null &&
              (recipe?.tags.includes('slow-cooker')
                ? planText.slowCooker(minutesText(swap.minutes))
                : minutesText(swap.minutes)),
          )}
        </span>
        <ExpectingMark of={(check) => check.ofMeal(swap)} />
        <Figures>
          <span className="tabular mt-1 block text-sm">
            <span className="text-muted">{swapText.effect} </span>
            {effectText(
              energyText(now.calories),
              Math.abs(difference) < 1
                ? null
                : `${difference < 0 ? '−' : '+'}${energyText(Math.abs(difference))}`,
              Math.round(protein),
            )}
          </span>
        </Figures>
      </span>
    </button>
  );
}
