export const pastDaysStaySame = 'Past days stay the same.';

export const mealChangedElsewhere = 'This meal was changed on another device';

export const savedDataIsSafe = 'Your saved data is safe. Check your connection and try again.';

export const nameTheMeal = 'Name the meal.';

export const amountOf = (food: string, unit: string) => `Amount of ${food} in ${unit}`;

export const useMoreThanZero = 'Use more than 0.';

export const keepOneFood = 'Keep at least one food.';

export const savedMealsNotLoaded = 'Your saved meals couldn’t be loaded';

export const howToSaveMeal =
  'Log what you often eat together, then choose “Save as meal” from the actions of that meal.';

export const enterPortions = 'Enter a number from 0.01 to 20.';

export const chooseLaterDate = 'Choose a later date.';
