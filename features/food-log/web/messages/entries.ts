export const changesAreHere = 'Your changes are still here';

export const thisIsOtherVersion = 'This is the other version';

export const reviewAiConfidence = (percent: number) =>
  `AI Confidence: ${percent}% - Please review and adjust if needed`;

export const entryChangedElsewhere = 'This entry was changed on another device';

export const isNow = (values: string) => `It’s now ${values}. Your changes are still here.`;

export const cannotConvert = (unit: string) =>
  `We can’t convert to ${unit}, so the values stay the same.`;

export const againInSameMeal = 'Again, in the same meal';

export const toAnotherMealOrDay = 'To another meal or day';

export const suggestedOnWeekdays = 'Suggested on the weekdays you choose';

export const whatDidYouEat = 'What did you eat?';

export const saveAgain = 'Your changes are still here. Check your connection and save again.';

export const entryNotOnDay = 'That entry is not on this day any more';

export const backToFoodLog = 'Back to the food log';

export const wasDeletedOrMoved = 'It was deleted or moved to another day.';

export const figuresOfAmount = 'For the amount you ate.';

export const figuresFollowAmount = `${figuresOfAmount} They change with the amount, unless you type one.`;

export const clearUnknown = 'Values start at 0. Clear what you don’t know: empty isn’t 0.';

export const leaveUnknownEmpty = 'Leave unknown fields empty. Empty isn’t 0.';
