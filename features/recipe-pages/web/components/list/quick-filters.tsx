import { Figures } from '#features/account/web/public.ts';
import { RECIPE_SLOTS } from '#features/recipe-book/rules/recipe.ts';
import type { RecipeFilters } from '#features/recipes/rules/recipe-filters.ts';
import { DIET_NAMES, SLOT_NAMES } from '#features/recipes/web/public.ts';
import { TickChip } from '#platform/web/ui/tick-chip.tsx';
import { HIGH_PROTEIN, KEPT, MINE, QUICK_LABEL, withinMinutes } from '../../messages/list.ts';

const QUICK_MINUTES = 20;

/** Names of the filters that stand on this line. */
export const QUICK_NAMES: ReadonlySet<string> = new Set([
  ...RECIPE_SLOTS.map((slot) => SLOT_NAMES[slot]),
  withinMinutes(QUICK_MINUTES),
  HIGH_PROTEIN,
  DIET_NAMES.vegetarian,
  KEPT,
  MINE,
]);

type QuickFiltersProps = {
  filter: RecipeFilters;
  onChange: (change: Partial<RecipeFilters>) => void;
};

/** The filters that are wanted most, on one line that scrolls sideways on a phone. */
export function QuickFilters({ filter, onChange }: QuickFiltersProps) {
  const { slot, maxMinutes, diets, isOwn, kept, isHighProtein } = filter;
  const isVegetarian = diets.includes('vegetarian');
  return (
    <fieldset className="-mx-4 min-w-0 overflow-x-auto px-4 [scrollbar-width:none] lg:mx-0 lg:px-0">
      <legend className="sr-only">{QUICK_LABEL}</legend>
      <div className="flex w-max gap-2 py-1 lg:w-auto lg:flex-wrap">
        {RECIPE_SLOTS.map((one) => (
          <TickChip
            key={one}
            label={SLOT_NAMES[one]}
            checked={slot === one}
            onToggle={() => onChange({ slot: slot === one ? null : one })}
          />
        ))}
        <TickChip
          label={withinMinutes(QUICK_MINUTES)}
          checked={maxMinutes === QUICK_MINUTES}
          onToggle={() =>
            onChange({ maxMinutes: maxMinutes === QUICK_MINUTES ? null : QUICK_MINUTES })
          }
        />
        <Figures>
          <TickChip
            label={HIGH_PROTEIN}
            checked={isHighProtein}
            onToggle={() => onChange({ isHighProtein: !isHighProtein })}
          />
        </Figures>
        <TickChip
          label={DIET_NAMES.vegetarian}
          checked={isVegetarian}
          onToggle={() =>
            onChange({
              diets: isVegetarian
                ? diets.filter((one) => one !== 'vegetarian')
                : [...diets, 'vegetarian'],
            })
          }
        />
        <TickChip label={KEPT} checked={kept} onToggle={() => onChange({ kept: !kept })} />
        <TickChip label={MINE} checked={isOwn} onToggle={() => onChange({ isOwn: !isOwn })} />
      </div>
    </fieldset>
  );
}
