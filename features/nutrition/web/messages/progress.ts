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

export const nothingEaten = (unit: string) => `Nothing eaten, counts as 0 ${unit}`;

export const whenADayCounts =
  'A day counts if it has at least half your usual energy and every food’s energy is known. Mark a day complete if it has all you ate, and it counts as it is. With nothing logged, it then counts as nothing eaten.';

export const expenditureChart = (
  from: string,
  to: string,
  { first, last, likely }: { first: string; last: string; likely: string },
) =>
  `What you use from ${from} to ${to}: from ${first} to ${last} a day, now likely ${likely}. The table has every day.`;
