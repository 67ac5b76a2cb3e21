export const weekThatMeetsTargets =
  'A week of meals that meets your targets, with the recipes and the shopping done.';

export const withinYourTargets =
  'Energy and macros within your targets, around what you do and don’t eat.';

export const australianMeasures =
  'Amounts in Australian measures, and macros for what is on your plate.';

export const sortedByAisle = 'Everything added up and sorted by aisle, less what is in the pantry.';

export const logWhatYouEat = 'Log what you eat today';

export const energyAndMacros = 'Energy, protein, carbs and fat';
