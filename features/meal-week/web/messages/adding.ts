export const addText = {
  title: 'Add a meal',
  to: (day: string): string => `To ${day}`,
  addTo: (day: string): string => `Add a meal to ${day}`,
  addSlot: (slot: string, day: string): string => `Add ${slot.toLowerCase()}, ${day}`,
  meal: 'Meal',
  what: 'What',
  recipe: 'Recipe',
  food: 'Food',
  out: 'Eating out',
  searchRecipes: 'Search recipes',
  searchFoods: 'Search foods',
  noRecipe: 'No recipe was found.',
  searching: 'Searching',
  cannotMeasure: 'This food has no amounts to plan with.',
  against: (diets: readonly string[], allergens: readonly string[]): string =>
    [
      ...diets.map((diet) => `Not ${diet.toLowerCase()}`),
      ...allergens.map((allergen) => `Has or may have ${allergen.toLowerCase()}`),
    ].join(' · '),
  other: 'Another food',
  add: 'Add to plan',
  where: 'Where',
  wherePlaceholder: 'Eating out',
  energy: 'Energy, if you know it',
  energyWrong: 'Enter a number, or nothing.',
  failed: 'That recipe couldn’t be added. Please try again.',
};

export const added = (title: string) => ({ title: 'Added to the plan', description: title });

export const dayText = {
  menu: (day: string): string => `More for ${day}`,
  add: 'Add a meal',
  rest: 'Plan the rest of today',
  restDetail: 'Around what you logged today',
  again: 'Plan this day again',
  againDetail: 'What is locked or eaten stays',
  note: 'Note for this day',
  templates: 'Templates',
  clear: 'Clear this day',
  clearDetail: 'What is eaten stays',
  saveNote: 'Save note',
  cleared: 'Day cleared',
};

export const weekText = {
  menu: 'More for this week',
  copyDetail: 'Days that are free',
  templates: 'Templates',
  templatesDetail: 'Keep this week, or plan by one you kept',
  calendar: 'Calendar',
  calendarDetail: 'Your meals in the calendar of your phone',
  print: 'Print',
  more: 'More for your plan',
  household: 'Household',
  householdDetail: 'Share the plan and the list',
  settings: 'Plan settings',
  settingsDetail: 'Meals, times, people, diets, wishes',
};
