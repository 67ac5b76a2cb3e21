import { Check } from 'lucide-react';
import { createElement, Suspense, useContext, useState } from 'react';
import { useTakeFromPantry } from '#features/cooked-stock/web/public.ts';
import { kcalOf } from '#features/food-log/rules/item/exact-energy.ts';
import { mealAt } from '#features/food-log/rules/meal-at.ts';
import { MealChoice, useEnergyText } from '#features/food-log/web/public.ts';
import { portionOf } from '#features/recipes/rules/recipe-portion.ts';
import type { RecipeView } from '#features/recipes/rules/recipe-views.ts';
import { useRecipe } from '#features/recipes/web/public.ts';
import { newId } from '#platform/shared/ids.ts';
import { formatDecimal, parseDecimal } from '#platform/web/forms/decimal.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { localTime } from '#platform/web/time/local-clock.ts';
import { useMomentOn, useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { type CookedDraft, readCooked, startUseBy } from '../../rules/cooked-draft.ts';
import { toCookedWrite } from '../../rules/cooked-write.ts';
import { daysKept } from '../../rules/portions.ts';
import { useLogCooked } from '../api.ts';
import { cookedText } from '../messages/cooked.ts';
import { placeName } from '../messages/leftovers.ts';
import { type PlannedDish, PlannedDishContext } from './planned-slot.ts';
import { RecipeAway } from './recipe-away.tsx';

const keepOptions = [
  { value: 'fridge', label: placeName.fridge },
  { value: 'freezer', label: placeName.freezer },
  { value: 'none', label: cookedText.dontKeep },
] as const;
const unitOptions = [
  { value: 'portions', label: 'portions' },
  { value: 'g', label: 'g' },
];

type CookedSheetProps = {
  recipeId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** servings that were cooked; left out: as the recipe says */
  servings?: number | undefined;
  onDone?: (() => void) | undefined;
};

/** "We cooked 4 portions, I ate 1": logs what was eaten and keeps the rest. */
export function CookedSheet(props: CookedSheetProps) {
  const { recipeId, open, onOpenChange, servings, onDone } = props;
  const view = useRecipe(recipeId);
  const plannedDish = useContext(PlannedDishContext);
  const close = () => {
    onOpenChange(false);
    onDone?.();
  };
  const draw = (shown: RecipeView) => (planned: PlannedDish | null) => (
    <CookedForm
      view={shown}
      servings={servings ?? shown.recipe.servings}
      planned={planned}
      onDone={close}
    />
  );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={cookedText.title}
      description={view && <bdi>{view.recipe.name}</bdi>}
    >
      {view &&
        (plannedDish ? (
          <Suspense>{createElement(plannedDish, { recipeId, draw: draw(view) })}</Suspense>
        ) : (
          draw(view)(null)
        ))}
      {view === null && <RecipeAway />}
    </Dialog>
  );
}

type CookedFormProps = {
  view: RecipeView;
  servings: number;
  /** the meal of the plan that this is */
  planned: PlannedDish | null;
  onDone: () => void;
};

function CookedForm({ view, servings, planned, onDone }: CookedFormProps) {
  const { recipe, summary, id } = view;
  const energyOf = useEnergyText();
  const today = useToday();
  const momentOn = useMomentOn();
  const [mealNow] = useState(() => mealAt(localTime(new Date())));
  const [ids] = useState(() => ({ entry: newId(), leftover: newId() }));
  const log = useLogCooked();
  const takeFromPantry = useTakeFromPantry();
  const facts = { servings, gramsPerServing: summary.gramsPerServing };
  const others = (planned?.others ?? []).reduce((sum, one) => sum + one.servings, 0);
  const startPlace = recipe.fridgeDays === 0 ? 'none' : 'fridge';
  const start: CookedDraft = {
    cooked: formatDecimal(servings, 2),
    eaten: formatDecimal(planned?.servings ?? 1, 2),
    eatenIn: 'portions',
    others: others === 0 ? '' : formatDecimal(others, 2),
    keep: startPlace,
    useBy: startUseBy(startPlace, recipe, today),
    potFull: '',
    potEmpty: '',
  };
  const oneServing = { id, name: recipe.name };
  const form = useForm({
    start: { ...start, meal: planned?.mealType ?? mealNow },
    check: (draft) => {
      const { content: cooked, errors } = readCooked(draft, facts, parseDecimal);
      const portion = portionOf(oneServing, summary, { servings: cooked.servingsPerPortion });
      const write = portion && {
        ...toCookedWrite(cooked, portion, {
          ids,
          day: today,
          meal: draft.meal,
          recipe: { id, ...recipe },
        }),
      };
      const eatenServings = cooked.eaten * cooked.servingsPerPortion;
      return { content: write && { ...write, eatenServings }, errors };
    },
    send: ({ entry, leftover, eatenServings }) => {
      if (planned && entry) {
        const { mealType } = entry;
        return planned.eat({ servings: eatenServings, mealType, kept: leftover });
      }
      return log.mutateAsync({
        name: recipe.name,
        entry: entry && { ...entry, ...momentOn(today) },
        leftover,
        takeFromPantry: () =>
          takeFromPantry({ recipeId: id, recipe, servings, isKept: leftover !== null }),
      });
    },
    onSent: onDone,
  });
  const { draft } = form;
  const { content: cooked } = readCooked(draft, facts, parseDecimal);
  const eatenItem = portionOf(oneServing, summary, {
    servings: cooked.servingsPerPortion * cooked.eaten,
  });
  const isKept = cooked.keep !== 'none';
  const keep = (next: CookedDraft['keep']) =>
    form.change({ keep: next, useBy: startUseBy(next, recipe, today) });
  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      {planned && (
        <p className="rounded-card bg-accent-soft p-4">{cookedText.planned(planned.facts)}</p>
      )}
      <NumberField
        label={cookedText.cooked}
        required
        {...form.value('cooked')}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap items-start gap-3 *:min-w-0 *:first:flex-[2_1_6rem] *:last:flex-[3_1_8rem]">
        <NumberField
          label={cookedText.eaten}
          required
          {...form.value('eaten')}
          onFocus={(event) => event.target.select()}
        />
        <SelectField
          label={cookedText.unit}
          options={unitOptions}
          value={draft.eatenIn}
          onChange={(event) => {
            const eatenIn = event.target.value === 'g' ? 'g' : 'portions';
            const grams = cooked.gramsPerPortion;
            if (eatenIn === draft.eatenIn || grams === null) return form.change({ eatenIn });
            const amount = eatenIn === 'g' ? cooked.eaten * grams : cooked.eaten;
            form.change({ eatenIn, eaten: formatDecimal(amount, eatenIn === 'g' ? 0 : 2) });
          }}
        />
      </div>
      <NumberField
        label={cookedText.others}
        {...form.value('others')}
        {...(planned && planned.others.length > 0
          ? { hint: cookedText.othersHint(planned.others) }
          : {})}
        onFocus={(event) => event.target.select()}
      />
      <Disclosure label={cookedText.weigh}>
        <div className="flex flex-wrap items-start gap-3 *:min-w-0 *:flex-[1_1_8rem]">
          <NumberField label={cookedText.potFull} unit="g" {...form.value('potFull')} />
          <NumberField label={cookedText.potEmpty} unit="g" {...form.value('potEmpty')} />
        </div>
      </Disclosure>
      <MealChoice {...form.value('meal')} />
      {cooked.left > 0 && (
        <Segmented
          label={cookedText.keep}
          options={keepOptions}
          value={draft.keep}
          onValueChange={keep}
        />
      )}
      {cooked.keep !== 'none' && (
        <TextField
          type="date"
          label={cookedText.useBy}
          hint={keepHint(cooked.keep, recipe)}
          {...form.text('useBy')}
        />
      )}
      <p role="status" className="tabular flex flex-wrap gap-x-3 gap-y-1 text-muted">
        {cooked.eaten > 0 && eatenItem && (
          <span className="font-semibold text-ink">{energyOf(kcalOf(eatenItem))}</span>
        )}
        {cooked.gramsPerPortion !== null && (
          <span>
            {(cooked.isWeighed ? cookedText.gramsAPortion : cookedText.about)(
              cooked.gramsPerPortion,
            )}
          </span>
        )}
        <span>{cooked.left > 0 ? cookedText.left(cooked.left) : cookedText.noneLeft}</span>
      </p>
      <Button type="submit" fullWidth pending={form.pending} icon={<Check aria-hidden size={20} />}>
        {cooked.eaten === 0 ? cookedText.saveKept : isKept ? cookedText.save : cookedText.saveEaten}
      </Button>
    </Form>
  );
}

function keepHint(place: 'fridge' | 'freezer', recipe: RecipeView['recipe']): string {
  const days = daysKept(place, recipe);
  const isSaid = (place === 'fridge' ? recipe.fridgeDays : recipe.freezerDays) !== null;
  return isSaid ? cookedText.keepsDays(days, place) : cookedText.usualDays(days);
}
