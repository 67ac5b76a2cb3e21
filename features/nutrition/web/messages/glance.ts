export const weekNotLoaded = 'Couldn’t load your week.';

export const nothingLoggedWeek = 'Nothing logged this week.';

export const averageAfterFullDay = 'Averages start with your first full day.';

export const paleNotFull = 'Pale bars aren’t full days.';

export const notFullDay = 'not a full day';

export const lineIsTarget = 'The line is your target.';

export const weightNotLoaded = 'Couldn’t load your weight.';

export const noWeighInsYet = 'No weigh-ins yet. Your trend shows up here.';

/** What follows the figure: "kJ a day on 3 full days". */
export const perDayOn = (unit: string, days: number) =>
  `${unit} a day on ${days} full ${days === 1 ? 'day' : 'days'}`;
