export const repeatChangedElsewhere = 'This was changed on another device';

export const suggestedOnTheseDays = 'We’ll suggest it on these days. Tap to log or skip it.';

export const chooseOneDay = 'Choose at least one day.';

export const enterNumber = 'Enter a number like 12.5.';

export const chooseDate = 'Choose a date.';

export const lastDayBeforeFirst = 'The last day can’t be before the first.';
