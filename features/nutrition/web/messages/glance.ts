export const weekNotLoaded = 'Couldn’t load your week.';

export const nothingLoggedWeek = 'Nothing logged this week.';

export const lineIsTarget = 'The line is your target.';

export const weightNotLoaded = 'Couldn’t load your weight.';

export const noWeighInsYet = 'No weigh-ins yet. Your trend shows up here.';
