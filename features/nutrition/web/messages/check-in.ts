export const asKnownThen = 'As known then. Later edits don’t change it.';

export const dataChangedSince =
  'Some of this data has changed since. Your next check-in uses the new data.';

export const daysBehindIt = (days: number) => `The ${days} days behind it`;

export const whatTheWeekRestsOn = (
  days: number,
  weighed: number,
  logged: string | number,
  low: string,
  high: string,
  unit: string,
  formula: string,
) =>
  `${days} days, ${weighed} of them weighed and ${logged} logged. Likely ${low}–${high} ${unit}. Formula: ${formula}.`;

export const weekAndTarget = 'Your week, and what it means for your target.';

export const checkInNotLoaded = 'Your check-in couldn’t be loaded';

export const needAgeHeightWeight = 'We need your age, height and weight to start.';

export const logCannotShowNeeds =
  'A food log can’t show what a baby or milk needs. For now, your target uses Australian reference values.';

export const nextCheckIn = (date: string) => `Next check-in: ${date}.`;

export const tooLittleLogged = 'Too little was logged lately. Your target stays the same.';

export const needMoreLoggedDays =
  'We need more logged days and weigh-ins first. Your target stays as it is.';

const switchToAdaptive = 'Switch to Adaptive for a new proposal each week.';

export const ownTarget = `You set your own. ${switchToAdaptive}`;

export const formulaTarget = `It uses the formula. ${switchToAdaptive}`;

export const checkInDone = 'Your weekly check-in is done';

export const targetSince = (date: string, figure: string, unit: string) =>
  `Since ${date} your target is ${figure} ${unit} a day.`;
