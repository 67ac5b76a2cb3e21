export const noFoodInPeriod = 'No food logged in this period. Your energy shows up here.';

export const expenditureNotLoaded = 'Couldn’t load what you use.';

export const weighInToSeeExpenditure = 'Weigh in to see what you use.';

export const energyLatestFirst = (steps: string) => `Energy, ${steps}, the latest first`;

export const meanOfEachWeek = 'the mean of each week';

export const dayByDay = 'day by day';

export const formulasEstimate = (missing: string) => `This is the formula’s estimate. ${missing}`;

export const daysSinceFirstWeigh = 'Days since the first weigh-in';

export const tooFewDaysLogged = (logged: number, needed: number) =>
  `Only ${logged} of the last seven days are logged. We need ${needed}; until then your target stays the same.`;

export const followsHowYouLog =
  'This follows how you log: food you always skip isn’t counted here either. Training is already included.';

export const trendOfWeight = (from: string, to: string, unit: string) =>
  `The trend of your weight on the same days: from ${from} to ${to} ${unit}.`;

export const notLoaded = 'Couldn’t load this. Check your connection.';

export const noChartYet = 'No chart yet. It starts with your first weigh-in.';

export const stillLearning =
  'Still learning: the dotted line starts at the formula, and the range narrows each day.';

export const bandIsLikelyRange =
  'The band is the likely range. Dotted means still learning. A change to one day updates all later days.';

export const expenditureDayByDay = 'What you use, day by day, the latest first';

export const noMacrosInPeriod =
  'No food logged in this period. Protein, carbs and fat show up here.';

export const macrosLatestFirst = (steps: string) => `Macros, ${steps}, the latest first`;

export const whenADayCounts =
  'A day counts with at least half your usual energy and every food’s energy known. Or mark it complete.';

const tableHasEvery = (weeks: boolean) => `The table has every ${weeks ? 'week' : 'day'}.`;

export const energyChart = (
  from: string,
  to: string,
  { eaten, used, weeks }: { eaten: string; used: string; weeks: boolean },
) => `Energy from ${from} to ${to}, a day: eaten ${eaten}, used ${used}. ${tableHasEvery(weeks)}`;

export const macroChart = (from: string, to: string, grams: string, weeks: boolean) =>
  `Macros from ${from} to ${to}, grams a day: ${grams}. ${tableHasEvery(weeks)}`;

export const expenditureChart = (
  from: string,
  to: string,
  { first, last, likely }: { first: string; last: string; likely: string },
) =>
  `What you use from ${from} to ${to}: from ${first} to ${last} a day, now likely ${likely}. The table has every day.`;
