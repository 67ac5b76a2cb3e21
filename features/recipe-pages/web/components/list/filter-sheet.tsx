import { type ReactNode, useState } from 'react';
import { Figures } from '#features/account/web/public.ts';
import { type Allergen, TREE_NUTS } from '#features/recipe-book/rules/allergen-kinds.ts';
import { CUISINES, RECIPE_SLOTS, RECIPE_TAGS } from '#features/recipe-book/rules/recipe.ts';
import { COST_CLASSES } from '#features/recipe-book/rules/recipe-cost.ts';
import { DIETS } from '#features/recipe-book/rules/recipe-diets.ts';
import { NO_RECIPE_FILTERS, type RecipeFilters } from '#features/recipes/rules/recipe-filters.ts';
import {
  COST_NAMES,
  DIET_NAMES,
  minutesText,
  nameOfAllergen,
  nameOfCuisine,
  nameOfTag,
  SLOT_NAMES,
  TREE_NUTS_NAME,
} from '#features/recipes/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TickChip } from '#platform/web/ui/tick-chip.tsx';
import {
  CLEAR_ALL,
  FILTER_TITLES,
  FILTERS,
  HIGH_PROTEIN,
  KEPT,
  MINE,
  SHOW_RECIPES,
  withoutHint,
  withoutText,
} from '../../messages/list.ts';
import { MINUTES } from './recipe-filters.ts';

/** Allergens in the order in which people ask for them; tree nuts are one choice. */
const ALLERGEN_CHOICES: readonly (readonly [name: string, allergens: readonly Allergen[]])[] = [
  ...(['milk', 'egg', 'wheat', 'peanut'] as const).map(toChoice),
  [TREE_NUTS_NAME, TREE_NUTS],
  ...(['soy', 'sesame', 'fish', 'crustacean', 'mollusc'] as const).map(toChoice),
  ...(['lupin', 'barley', 'rye', 'oats', 'sulphites'] as const).map(toChoice),
];

function toChoice(allergen: Allergen): [string, Allergen[]] {
  return [nameOfAllergen(allergen), [allergen]];
}

type FilterSheetProps = {
  filter: RecipeFilters;
  /** Tags and collections of the person's own. */
  tags: readonly string[];
  collections: readonly string[];
  onApply: (filter: RecipeFilters) => void;
  onClose: () => void;
};

/** All filters; nothing changes behind it until they are applied. */
export function FilterSheet({ filter, tags, collections, onApply, onClose }: FilterSheetProps) {
  const [draft, setDraft] = useState(filter);
  const change = (part: Partial<RecipeFilters>) => setDraft((before) => ({ ...before, ...part }));
  const { diets, without } = draft;
  /** Chips of which at most one is on. */
  const oneOf = <Key extends keyof RecipeFilters>(
    key: Key,
    choices: readonly (readonly [value: RecipeFilters[Key], label: string])[],
    off: RecipeFilters[Key],
  ) =>
    choices.map(([value, label]) => (
      <TickChip
        key={label}
        label={label}
        checked={draft[key] === value}
        onToggle={() => change({ [key]: draft[key] === value ? off : value })}
      />
    ));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={FILTERS}
      footer={
        <>
          <Button
            variant="secondary"
            onClick={() => setDraft({ ...NO_RECIPE_FILTERS, text: filter.text })}
          >
            {CLEAR_ALL}
          </Button>
          <Button onClick={() => onApply(draft)}>{SHOW_RECIPES}</Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Group title={FILTER_TITLES.show}>
          {oneOf('kept', [[true, KEPT]], false)}
          {oneOf('isOwn', [[true, MINE]], false)}
        </Group>
        <Group title={FILTER_TITLES.slot}>
          {oneOf(
            'slot',
            RECIPE_SLOTS.map((one) => [one, SLOT_NAMES[one]]),
            null,
          )}
        </Group>
        <Group title={FILTER_TITLES.minutes}>
          {oneOf(
            'maxMinutes',
            MINUTES.map((one) => [one, minutesText(one)]),
            null,
          )}
        </Group>
        <Group title={FILTER_TITLES.diet}>
          {DIETS.map((diet) => (
            <TickChip
              key={diet}
              label={DIET_NAMES[diet]}
              checked={diets.includes(diet)}
              onToggle={() => change({ diets: toggled(diets, [diet]) })}
            />
          ))}
          <Figures>{oneOf('isHighProtein', [[true, HIGH_PROTEIN]], false)}</Figures>
        </Group>
        <Group title={FILTER_TITLES.without} hint={withoutHint}>
          {ALLERGEN_CHOICES.map(([name, allergens]) => (
            <TickChip
              key={name}
              label={withoutText(name)}
              checked={allergens.every((one) => without.includes(one))}
              onToggle={() => change({ without: toggled(without, allergens) })}
            />
          ))}
        </Group>
        <Group title={FILTER_TITLES.made}>
          {oneOf(
            'tag',
            [...RECIPE_TAGS, ...tags].map((one) => [one, nameOfTag(one)]),
            null,
          )}
        </Group>
        <Group title={FILTER_TITLES.cost}>
          {oneOf(
            'cost',
            COST_CLASSES.map((one) => [one, COST_NAMES[one]]),
            null,
          )}
        </Group>
        <Group title={FILTER_TITLES.cuisine}>
          {oneOf(
            'cuisine',
            CUISINES.map((one) => [one, nameOfCuisine(one)]),
            null,
          )}
        </Group>
        {collections.length > 0 && (
          <Group title={FILTER_TITLES.collection}>
            {oneOf(
              'collection',
              collections.map((one) => [one, one]),
              null,
            )}
          </Group>
        )}
      </div>
    </Dialog>
  );
}

/** With all of `some` if any of them was missing, else without them. */
const toggled = <Value,>(all: readonly Value[], some: readonly Value[]): Value[] => {
  const rest = all.filter((one) => !some.includes(one));
  return some.every((one) => all.includes(one)) ? rest : [...rest, ...some];
};

type GroupProps = { title: string; hint?: string; children: ReactNode };

function Group({ title, hint, children }: GroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{title}</legend>
      {hint && <p className="-mt-1 mb-2 text-sm text-muted">{hint}</p>}
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}
