import { TREE_NUTS } from '#features/recipe-book/rules/allergen-kinds.ts';
import type { RecipeFilters } from '#features/recipes/rules/recipe-filters.ts';
import {
  COST_NAMES,
  DIET_NAMES,
  nameOfAllergen,
  nameOfCuisine,
  nameOfTag,
  SLOT_NAMES,
  TREE_NUTS_NAME,
} from '#features/recipes/web/public.ts';
import { HIGH_PROTEIN, KEPT, MINE, withinMinutes, withoutText } from '../../messages/list.ts';

/** A filter that is on, and the change that switches it off. */
export type ActiveFilter = { name: string; off: Partial<RecipeFilters> };

const isTreeNut = (allergen: string) => TREE_NUTS.some((nut) => nut === allergen);

/** The filters that are on, apart from the words typed. All tree nuts together are one. */
export function activeFilters(filters: RecipeFilters): ActiveFilter[] {
  const { slot, maxMinutes, diets, without, tag, cuisine, cost, collection } = filters;
  const active: ActiveFilter[] = [];
  if (filters.kept) active.push({ name: KEPT, off: { kept: false } });
  if (filters.isOwn) active.push({ name: MINE, off: { isOwn: false } });
  if (slot) active.push({ name: SLOT_NAMES[slot], off: { slot: null } });
  if (maxMinutes !== null)
    active.push({ name: withinMinutes(maxMinutes), off: { maxMinutes: null } });
  for (const diet of diets)
    active.push({ name: DIET_NAMES[diet], off: { diets: diets.filter((one) => one !== diet) } });
  if (filters.isHighProtein) active.push({ name: HIGH_PROTEIN, off: { isHighProtein: false } });
  if (tag) active.push({ name: nameOfTag(tag), off: { tag: null } });
  if (cuisine) active.push({ name: nameOfCuisine(cuisine), off: { cuisine: null } });
  if (cost) active.push({ name: COST_NAMES[cost], off: { cost: null } });
  if (collection) active.push({ name: collection, off: { collection: null } });
  const hasAllNuts = TREE_NUTS.every((nut) => without.includes(nut));
  if (hasAllNuts)
    active.push({
      name: withoutText(TREE_NUTS_NAME),
      off: { without: without.filter((one) => !isTreeNut(one)) },
    });
  for (const allergen of without)
    if (!(hasAllNuts && isTreeNut(allergen)))
      active.push({
        name: withoutText(nameOfAllergen(allergen)),
        off: { without: without.filter((one) => one !== allergen) },
      });
  return active;
}
