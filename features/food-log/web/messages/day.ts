export const chooseHowToLog = "Choose how you'd like to log your meal";

export const nothingLoggedYet = 'Nothing logged yet';

export const nothingLoggedDay = 'Nothing logged on this day';

export const nothingLoggedThere = 'Nothing logged there. Choose another day.';

export const copyMoveDeleteSeveral = 'To copy, move or delete several at once';

export const copyThisDay = 'Copy this day to…';

export const copyAllOfYesterday = 'Copy all of yesterday';

export const copyAllOfDayBefore = 'Copy all of the day before';

export const copyFromAnotherDay = 'Copy from another day…';

export const logAgainSentence = 'To log it again in one tap.';

export const notLoggedYet = 'Not logged yet. You can log it on the day.';

export const logAgainInOneTap = 'To log it again in one tap';

export const nothingWasLoggedFor = (what: string) => `Nothing was logged for ${what}`;

export const dateInFuture = 'The date can’t be in the future.';

export const isAlreadyThere = 'It’s already there. Choose another day or meal.';

export const saveSelectedAsMeal = 'Save the selected foods as a meal';

export const deleteFoodsOfMeal = (count: number) =>
  count === 1 ? 'Delete the food in it' : `Delete its ${count} foods`;

export const copyDayBefore = (meal: string, isToday: boolean) =>
  isToday ? `Copy yesterday’s ${meal}` : `Copy ${meal} of the day before`;

export const foodLogNotLoaded = 'The food log couldn’t be loaded';

export const foodLogIsSafe = 'Your food log is safe. Check your connection and try again.';

export const gentleModeIsOn = 'Gentle mode is on. Log as roughly as you like, or not at all.';
