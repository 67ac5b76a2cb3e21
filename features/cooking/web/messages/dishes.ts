export const dishText = {
  recipes: 'Recipes',
  serving: '1 serving',
  ownServing: '1 serving · Your recipe',
  unknown: 'energy unknown',
};
