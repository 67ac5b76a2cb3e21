export const weekNotLoaded = 'Couldn’t load your week.';

export const nothingLoggedWeek = 'Nothing logged this week.';

export const averageAfterToday = 'Your average starts once today is over.';

export const lineIsTarget = 'The line is your target.';

export const weightNotLoaded = 'Couldn’t load your weight.';

export const noWeighInsYet = 'No weigh-ins yet. Your trend shows up here.';

/** What follows the figure: "kJ a day on 3 days, without today". */
export const perDayOn = (unit: string, days: number, withoutToday: boolean) =>
  `${unit} a day on ${days} ${days === 1 ? 'day' : 'days'}${withoutToday ? ', without today' : ''}`;
