// Diets and allergens are asked for alike here and in the household.
export { AllergenChips, DietChips } from '#features/recipes/web/public.ts';
