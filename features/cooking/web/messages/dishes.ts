export const dishText = {
  recipes: 'Recipes',
  serving: '1 serve',
  ownServing: '1 serve · Your recipe',
  unknown: 'energy unknown',
};
